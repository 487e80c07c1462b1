// tf.data.experimental, as far as it is not a method of Dataset's.
//
//   dataset = dataset.apply(tf::data::experimental::assert_cardinality(42));
//   auto element = tf::data::experimental::at(dataset, 3);
#ifndef TFX_DATA_EXPERIMENTAL_H_
#define TFX_DATA_EXPERIMENTAL_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/structure.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/data/csv.h"  // IWYU pragma: export
#include "tfx/data/dataset.h"
#include "tfx/data/element_call.h"
#include "tfx/data/method_options.h"
#include "tfx/io/features.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::data::experimental {

// What Dataset::apply() takes.
using Transformation = Callable<Dataset(const Dataset&)>;

// ---- Sources ----

// Rows of a database, "sqlite", as scalars of `output_types`, a structure of
// dtypes.
Dataset SqlDataset(const TensorLike& driver_name,
                   const TensorLike& data_source_name, const TensorLike& query,
                   const StructuredSpec& output_types);
// Elements of equal types. Throws ValueError if there are none.
Dataset from_list(const std::vector<Structure>& elements,
                  const NameOptions& options = {});

struct BatchedFeaturesOptions {
  ByName by_name{};
  // Reads a file: TFRecordDataset by default.
  Callable<Dataset(const Tensor& filename)> reader = {};
  std::optional<std::string> label_key = std::nullopt;
  std::optional<int64_t> num_epochs = std::nullopt;  // without end
  bool shuffle = true;
  int64_t shuffle_buffer_size = 10000;
  std::optional<int64_t> shuffle_seed = std::nullopt;
  int64_t prefetch_buffer_size = AUTOTUNE;
  int64_t reader_num_threads = 1;
  int64_t parser_num_threads = 2;
  bool sloppy_ordering = false;
  bool drop_final_batch = false;
};
// Batches of parsed tf.train.Examples: dicts, or (dict, label). Throws
// ValueError if the label is no feature.
Dataset make_batched_features_dataset(
    const TensorLike& file_pattern, int64_t batch_size,
    const io::Features& features, const BatchedFeaturesOptions& options = {});

// The dataset in a variant, and the reverse.
Dataset from_variant(const Tensor& variant, const StructuredSpec& structure);
Tensor to_variant(const Dataset& dataset);

// ---- Of a dataset ----

Tensor cardinality(const Dataset& dataset);
StructuredSpec get_structure(const Dataset& dataset);
Structure get_single_element(const Dataset& dataset);
Optional get_next_as_optional(const Iterator& iterator);
// The element at an index. Throws UnimplementedError for datasets that can only
// be read in order, and OutOfRangeError.
Structure at(const Dataset& dataset, const TensorLike& index);

// ---- Transformations ----

// Iterating throws FailedPreconditionError for another number of elements.
Transformation assert_cardinality(const TensorLike& expected_cardinality);

struct PadToCardinalityOptions {
  ByName by_name{};
  std::string mask_key = "valid";
};
// Adds elements of zeros to a dataset of dicts, and the key to all elements:
// whether they were there.
Transformation pad_to_cardinality(const TensorLike& cardinality,
                                  const PadToCardinalityOptions& options = {});

Transformation dense_to_ragged_batch(const TensorLike& batch_size,
                                     const RaggedBatchOptions& options = {});
Transformation dense_to_sparse_batch(const TensorLike& batch_size,
                                     const TensorShape& row_shape);
struct EnumerateDatasetOptions {
  ByName by_name{};
  TensorOption start = 0;
};
Transformation enumerate_dataset(const EnumerateDatasetOptions& options = {});
Transformation ignore_errors(const IgnoreErrorsOptions& options = {});
Transformation unbatch();
Transformation unique();

struct ShuffleAndRepeatOptions {
  ByName by_name{};
  TensorOption count = -1;
  std::optional<int64_t> seed = std::nullopt;
};
Transformation shuffle_and_repeat(const TensorLike& buffer_size,
                                  const ShuffleAndRepeatOptions& options = {});

// Parses a dataset of batches of serialised tf.train.Examples.
struct ParseExampleDatasetOptions {
  ByName by_name{};
  TensorOption num_parallel_calls = 1;
  std::optional<bool> deterministic = std::nullopt;
};
Transformation parse_example_dataset(
    const io::Features& features,
    const ParseExampleDatasetOptions& options = {});

// How group_by_reducer() makes one element of those with the same key.
class Reducer {
 public:
  // init_func(key) returns a state, reduce_func(state, element) the next one,
  // and finalize_func(state) an element.
  template <typename Init, typename Reduce, typename Finalize>
  Reducer(Init init_func, Reduce reduce_func, Finalize finalize_func)
      : init_(data::internal::element_call(std::move(init_func))),
        reduce_(data::internal::element_call(std::move(reduce_func))),
        finalize_(data::internal::element_call(std::move(finalize_func))) {}

  const data::internal::ElementCall& init() const { return init_; }
  const data::internal::ElementCall& reduce() const { return reduce_; }
  const data::internal::ElementCall& finalize() const { return finalize_; }

 private:
  data::internal::ElementCall init_;
  data::internal::ElementCall reduce_;
  data::internal::ElementCall finalize_;
};

namespace internal {
Transformation group_by_reducer(data::internal::ElementCall key,
                                const Reducer& reducer);
}  // namespace internal

// An element for each key; key_func returns an int64.
template <typename Key>
Transformation group_by_reducer(Key key_func, const Reducer& reducer) {
  return internal::group_by_reducer(
      data::internal::element_call<data::internal::Int64>(std::move(key_func)),
      reducer);
}

struct ParallelInterleaveOptions {
  ByName by_name{};
  TensorOption block_length = 1;
  std::optional<bool> sloppy = false;
  TensorOption buffer_output_elements = {};
  TensorOption prefetch_input_elements = {};
};

namespace internal {
Transformation parallel_interleave(data::internal::ElementCall call,
                                   const TensorLike& cycle_length,
                                   const ParallelInterleaveOptions& options);
}  // namespace internal

// interleave() with a thread for each dataset that is read.
template <typename F>
Transformation parallel_interleave(
    F map_func, const TensorLike& cycle_length,
    const ParallelInterleaveOptions& options = {}) {
  return internal::parallel_interleave(
      data::internal::element_call(std::move(map_func)), cycle_length, options);
}

struct MapAndBatchOptions {
  ByName by_name{};
  TensorOption num_parallel_calls = {};  // the batch size by default
  bool drop_remainder = false;
};
// map() and batch().
template <typename F>
Transformation map_and_batch(F map_func, int64_t batch_size,
                             const MapAndBatchOptions& options = {}) {
  return [=](const Dataset& dataset) {
    return dataset
        .map(map_func,
             {.num_parallel_calls = options.num_parallel_calls.is_none()
                                        ? TensorOption(batch_size)
                                        : options.num_parallel_calls})
        .batch(batch_size, {.drop_remainder = options.drop_remainder});
  };
}
template <typename F>
Transformation take_while(F predicate) {
  return [=](const Dataset& dataset) { return dataset.take_while(predicate); };
}
template <typename State, typename F>
Transformation scan(const State& initial_state, F scan_func) {
  return [=](const Dataset& dataset) {
    return dataset.scan(initial_state, scan_func);
  };
}

}  // namespace tfx::data::experimental

#endif  // TFX_DATA_EXPERIMENTAL_H_
