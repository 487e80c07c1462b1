// The options of Dataset's methods, in Python's order.
#ifndef TFX_DATA_METHOD_OPTIONS_H_
#define TFX_DATA_METHOD_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/structure.h"
#include "tfx/core/structure_like.h"
#include "tfx/core/structured_spec.h"
#include "tfx/data/structured_shapes.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::data {

// Has TensorFlow choose a number, by measuring while the dataset is read.
inline constexpr int64_t AUTOTUNE = -1;
inline constexpr int64_t INFINITE_CARDINALITY = -1;
inline constexpr int64_t UNKNOWN_CARDINALITY = -2;

namespace experimental {
using data::AUTOTUNE;
using data::INFINITE_CARDINALITY;
using data::UNKNOWN_CARDINALITY;
}  // namespace experimental

struct RangeOptions {
  ByName by_name{};
  DType output_type = int64;
  std::string name = {};
};

struct RandomOptions {
  ByName by_name{};
  std::optional<int64_t> seed = std::nullopt;
  // Whether each iteration has other numbers.
  std::optional<bool> rerandomize_each_iteration = std::nullopt;
  std::string name = {};
};

struct CounterOptions {
  ByName by_name{};
  TensorOption start = 0;
  TensorOption step = 1;
  DType dtype = int64;
  std::string name = {};
};

struct ListFilesOptions {
  ByName by_name{};
  bool shuffle = true;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

struct SampleOptions {
  ByName by_name{};
  // A number for each dataset, as a list or a tensor, or a dataset of such
  // vectors; all alike by default.
  StructureLike weights = {};
  std::optional<int64_t> seed = std::nullopt;
  bool stop_on_empty_dataset = false;
  std::optional<bool> rerandomize_each_iteration = std::nullopt;
};

struct ChooseOptions {
  ByName by_name{};
  bool stop_on_empty_dataset = true;
};

struct MapOptions {
  ByName by_name{};
  // How many elements are worked on at once; AUTOTUNE.
  TensorOption num_parallel_calls = {};
  // Whether elements keep their order; the dataset's options decide by default.
  std::optional<bool> deterministic = std::nullopt;
  std::optional<bool> synchronous = std::nullopt;
  bool use_unbounded_threadpool = false;
  std::string name = {};
};

struct InterleaveOptions {
  ByName by_name{};
  // How many inputs are read by turns, and how many elements of each at a time.
  TensorOption cycle_length = {};
  TensorOption block_length = {};
  TensorOption num_parallel_calls = {};
  std::optional<bool> deterministic = std::nullopt;
  std::string name = {};
};

struct BatchOptions {
  ByName by_name{};
  bool drop_remainder = false;
  TensorOption num_parallel_calls = {};
  std::optional<bool> deterministic = std::nullopt;
  std::string name = {};
};

struct PaddedBatchOptions {
  ByName by_name{};
  // A structure of tf::TensorShape({…}). By default, and where a
  // dimension is unknown, elements are padded to the longest of their batch.
  StructuredShapes padded_shapes = {};
  // A structure of values, or one for all; 0 and "" by default.
  StructureLike padding_values = {};
  bool drop_remainder = false;
  std::string name = {};
};

struct RaggedBatchOptions {
  ByName by_name{};
  bool drop_remainder = false;
  DType row_splits_dtype = int64;
  std::string name = {};
};

struct RebatchOptions {
  ByName by_name{};
  bool drop_remainder = false;
  std::string name = {};
};

struct WindowOptions {
  ByName by_name{};
  TensorOption shift = {};  // the size by default
  TensorOption stride = 1;
  bool drop_remainder = false;
  std::string name = {};
};

struct ShuffleOptions {
  ByName by_name{};
  std::optional<int64_t> seed = std::nullopt;
  bool reshuffle_each_iteration = true;
  std::string name = {};
};

struct EnumerateOptions {
  ByName by_name{};
  TensorOption start = 0;
  std::string name = {};
};

struct IgnoreErrorsOptions {
  ByName by_name{};
  bool log_warning = false;
  std::string name = {};
};

struct GroupByWindowOptions {
  ByName by_name{};
  // How many elements of a key make a window. One of the two has to be given;
  // the function gets the key and returns an int64 tensor.
  TensorOption window_size = {};
  Callable<Structure(const Structure&)> window_size_func = {};
  std::string name = {};
};

struct BucketOptions {
  ByName by_name{};
  StructuredShapes padded_shapes = {};
  StructureLike padding_values = {};
  bool pad_to_bucket_boundary = false;
  bool no_padding = false;
  bool drop_remainder = false;
  std::string name = {};
};

struct SnapshotOptions {
  ByName by_name{};
  std::string compression = "AUTO";
  // Gets a dataset of datasets, one for each shard, and returns one.
  Callable<Structure(const Structure&)> reader_func = {};
  // Gets an element, and returns the number of its shard.
  Callable<Structure(const Structure&)> shard_func = {};
  std::string name = {};
};

struct RejectionResampleOptions {
  ByName by_name{};
  TensorOption initial_dist = {};
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

struct SaveOptions {
  ByName by_name{};
  std::string compression = {};  // "GZIP"
  // As in SnapshotOptions.
  Callable<Structure(const Structure&)> shard_func = {};
};

struct LoadOptions {
  ByName by_name{};
  // Read from the files by default.
  std::optional<StructuredSpec> element_spec = std::nullopt;
  std::string compression = {};  // that of save()
  // As in SnapshotOptions.
  Callable<Structure(const Structure&)> reader_func = {};
};

}  // namespace tfx::data

#endif  // TFX_DATA_METHOD_OPTIONS_H_
