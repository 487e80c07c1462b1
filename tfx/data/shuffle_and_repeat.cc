#include "tfx/data/shuffle_and_repeat.h"

#include "tfx/core/tensor_like.h"
#include "tfx/data/parallel_interleave.h"

namespace tfx::data::internal {

Dataset shuffle_and_repeat(const Dataset& dataset,
                           const ShuffleAndRepeatOptions& options) {
  Dataset result = dataset;
  if (options.shuffle) {
    result = result.shuffle(options.buffer_size, {.seed = options.seed});
  }
  if (options.num_epochs == 1) return result;
  return result.repeat(options.num_epochs.value_or(-1));
}

Dataset read_by_turns(const Dataset& files, const ElementCall& read,
                      int64_t num_parallel_reads, bool sloppy) {
  if (num_parallel_reads != AUTOTUNE) {
    return parallel_interleave(
        files, read,
        {.cycle_length = TensorLike(num_parallel_reads).to_tensor(),
         .block_length = TensorLike(int64_t{1}).to_tensor(),
         .sloppy = sloppy});
  }
  const Dataset elements =
      files.interleave(read, {.num_parallel_calls = num_parallel_reads});
  Options options;
  options.deterministic = !sloppy;
  return elements.with_options(options);
}

}  // namespace tfx::data::internal
