// Private: steps that functions which read files have in common.
#ifndef TFX_DATA_SHUFFLE_AND_REPEAT_H_
#define TFX_DATA_SHUFFLE_AND_REPEAT_H_

#include <cstdint>
#include <optional>

#include "tfx/data/dataset.h"
#include "tfx/data/element_call.h"

namespace tfx::data::internal {

struct ShuffleAndRepeatOptions {
  bool shuffle = true;
  int64_t buffer_size = 0;
  std::optional<int64_t> seed = std::nullopt;
  std::optional<int64_t> num_epochs = std::nullopt;  // without end
};
Dataset shuffle_and_repeat(const Dataset& dataset,
                           const ShuffleAndRepeatOptions& options);

// The elements of the datasets that `read` makes of files' names; so many files
// at once, or AUTOTUNE.
Dataset read_by_turns(const Dataset& files, const ElementCall& read,
                      int64_t num_parallel_reads, bool sloppy);

}  // namespace tfx::data::internal

#endif  // TFX_DATA_SHUFFLE_AND_REPEAT_H_
