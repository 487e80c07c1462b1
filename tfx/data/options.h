// tf.data.Options: how TensorFlow runs a dataset.
//
//   tf::data::Options options;
//   options.deterministic = false;
//   options.threading.private_threadpool_size = 4;
//   dataset = dataset.with_options(options);
//
// What is not set is TensorFlow's default, or what an option of a dataset
// before says.
#ifndef TFX_DATA_OPTIONS_H_
#define TFX_DATA_OPTIONS_H_

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"

namespace tfx::data {

enum class AutoShardPolicy { OFF = -1, AUTO = 0, FILE = 1, DATA = 2, HINT = 3 };
enum class AutotuneAlgorithm {
  DEFAULT = 0,
  HILL_CLIMB = 1,
  GRADIENT_DESCENT = 2,
  MAX_PARALLELISM = 3,
  STAGE_BASED = 4,
};
enum class ExternalStatePolicy { WARN = 0, IGNORE = 1, FAIL = 2 };

struct AutotuneOptions {
  ByName by_name{};
  std::optional<AutotuneAlgorithm> autotune_algorithm = std::nullopt;
  std::optional<int> cpu_budget = std::nullopt;
  std::optional<bool> enabled = std::nullopt;
  std::optional<int64_t> initial_parallelism = std::nullopt;
  std::optional<int64_t> min_parallelism = std::nullopt;
  std::optional<int64_t> ram_budget = std::nullopt;
};

struct DistributeOptions {
  ByName by_name{};
  std::optional<AutoShardPolicy> auto_shard_policy = std::nullopt;
  std::optional<int> num_devices = std::nullopt;
};

struct OptimizationOptions {
  ByName by_name{};
  std::optional<bool> apply_default_optimizations = std::nullopt;
  std::optional<bool> filter_fusion = std::nullopt;
  std::optional<bool> filter_parallelization = std::nullopt;
  std::optional<bool> inject_prefetch = std::nullopt;
  std::optional<bool> map_and_batch_fusion = std::nullopt;
  std::optional<bool> map_and_filter_fusion = std::nullopt;
  std::optional<bool> map_fusion = std::nullopt;
  std::optional<bool> map_parallelization = std::nullopt;
  std::optional<bool> noop_elimination = std::nullopt;
  std::optional<bool> parallel_batch = std::nullopt;
  std::optional<bool> seq_interleave_prefetch = std::nullopt;
  std::optional<bool> shuffle_and_repeat_fusion = std::nullopt;
};

struct ServiceOptions {
  ByName by_name{};
  std::optional<bool> pinned = std::nullopt;
};

struct ThreadingOptions {
  ByName by_name{};
  std::optional<int> max_intra_op_parallelism = std::nullopt;
  std::optional<int> private_threadpool_size = std::nullopt;
};

struct Options {
  ByName by_name{};
  AutotuneOptions autotune = {};
  std::optional<std::string> dataset_name = std::nullopt;
  std::optional<bool> deterministic = std::nullopt;
  DistributeOptions experimental_distribute = {};
  std::optional<ExternalStatePolicy> experimental_external_state_policy =
      std::nullopt;
  OptimizationOptions experimental_optimization = {};
  ServiceOptions experimental_service = {};
  std::optional<bool> experimental_slack = std::nullopt;
  std::optional<bool> experimental_symbolic_checkpoint = std::nullopt;
  std::optional<bool> experimental_warm_start = std::nullopt;
  std::vector<std::string> framework_type = {};
  ThreadingOptions threading = {};

  // These options with those that are set in `other` instead.
  Options merge(const Options& other) const;
  // The bytes of TensorFlow's message Options.
  std::string serialized() const;
};

namespace experimental {
using data::AutoShardPolicy;
using data::AutotuneAlgorithm;
using data::AutotuneOptions;
using data::DistributeOptions;
using data::ExternalStatePolicy;
using data::OptimizationOptions;
using data::ServiceOptions;
using data::ThreadingOptions;
}  // namespace experimental

}  // namespace tfx::data

#endif  // TFX_DATA_OPTIONS_H_
