#include "tfx/data/options.h"

#include "tfx/proto/core/framework/dataset_options.pb.h"

namespace tfx::data {
namespace {

// Calls visit(field…) for each field, with the same field of all `options`.
template <typename Visit, typename... T>
void visit_fields(const Visit& visit, T&... options) {
  visit(options.autotune.autotune_algorithm...);
  visit(options.autotune.cpu_budget...);
  visit(options.autotune.enabled...);
  visit(options.autotune.initial_parallelism...);
  visit(options.autotune.min_parallelism...);
  visit(options.autotune.ram_budget...);
  visit(options.dataset_name...);
  visit(options.deterministic...);
  visit(options.experimental_distribute.auto_shard_policy...);
  visit(options.experimental_distribute.num_devices...);
  visit(options.experimental_external_state_policy...);
  visit(options.experimental_optimization.apply_default_optimizations...);
  visit(options.experimental_optimization.filter_fusion...);
  visit(options.experimental_optimization.filter_parallelization...);
  visit(options.experimental_optimization.inject_prefetch...);
  visit(options.experimental_optimization.map_and_batch_fusion...);
  visit(options.experimental_optimization.map_and_filter_fusion...);
  visit(options.experimental_optimization.map_fusion...);
  visit(options.experimental_optimization.map_parallelization...);
  visit(options.experimental_optimization.noop_elimination...);
  visit(options.experimental_optimization.parallel_batch...);
  visit(options.experimental_optimization.seq_interleave_prefetch...);
  visit(options.experimental_optimization.shuffle_and_repeat_fusion...);
  visit(options.experimental_service.pinned...);
  visit(options.experimental_slack...);
  visit(options.experimental_symbolic_checkpoint...);
  visit(options.experimental_warm_start...);
  visit(options.threading.max_intra_op_parallelism...);
  visit(options.threading.private_threadpool_size...);
}

}  // namespace

Options Options::merge(const Options& other) const {
  Options merged = *this;
  visit_fields(
      [](auto& mine, const auto& theirs) {
        if (theirs) mine = theirs;
      },
      merged, other);
  merged.framework_type.insert(merged.framework_type.end(),
                               other.framework_type.begin(),
                               other.framework_type.end());
  return merged;
}

std::string Options::serialized() const {
  proto::data::Options message;
  // Python writes these with every set of options.
  auto& tune = *message.mutable_autotune_options();
  auto& distribute = *message.mutable_distribute_options();
  auto& optimize = *message.mutable_optimization_options();
  auto& service = *message.mutable_service_options();
  auto& threads = *message.mutable_threading_options();
  const auto set = [](const auto& value, const auto& setter) {
    if (value) setter(*value);
  };
#define TFX_SET(message, field, value) \
  set(value, [&](const auto& given) { (message).set_##field(given); })
#define TFX_SET_ENUM(message, field, type, value)                      \
  set(value, [&](const auto& given) {                                  \
    (message).set_##field(static_cast<type>(static_cast<int>(given))); \
  })
  TFX_SET_ENUM(tune, autotune_algorithm, proto::data::model::AutotuneAlgorithm,
               autotune.autotune_algorithm);
  TFX_SET(tune, cpu_budget, autotune.cpu_budget);
  TFX_SET(tune, enabled, autotune.enabled);
  TFX_SET(tune, initial_parallelism, autotune.initial_parallelism);
  TFX_SET(tune, min_parallelism, autotune.min_parallelism);
  TFX_SET(tune, ram_budget, autotune.ram_budget);
  TFX_SET(message, dataset_name, dataset_name);
  TFX_SET(message, deterministic, deterministic);
  TFX_SET_ENUM(distribute, auto_shard_policy, proto::data::AutoShardPolicy,
               experimental_distribute.auto_shard_policy);
  TFX_SET(distribute, num_devices, experimental_distribute.num_devices);
  TFX_SET_ENUM(message, external_state_policy, proto::data::ExternalStatePolicy,
               experimental_external_state_policy);
  const OptimizationOptions& given = experimental_optimization;
  TFX_SET(optimize, apply_default_optimizations,
          given.apply_default_optimizations);
  TFX_SET(optimize, filter_fusion, given.filter_fusion);
  TFX_SET(optimize, filter_parallelization, given.filter_parallelization);
  TFX_SET(optimize, inject_prefetch, given.inject_prefetch);
  TFX_SET(optimize, map_and_batch_fusion, given.map_and_batch_fusion);
  TFX_SET(optimize, map_and_filter_fusion, given.map_and_filter_fusion);
  TFX_SET(optimize, map_fusion, given.map_fusion);
  TFX_SET(optimize, map_parallelization, given.map_parallelization);
  TFX_SET(optimize, noop_elimination, given.noop_elimination);
  TFX_SET(optimize, parallel_batch, given.parallel_batch);
  TFX_SET(optimize, seq_interleave_prefetch, given.seq_interleave_prefetch);
  TFX_SET(optimize, shuffle_and_repeat_fusion, given.shuffle_and_repeat_fusion);
  TFX_SET(service, pinned, experimental_service.pinned);
  TFX_SET(message, slack, experimental_slack);
  TFX_SET(message, symbolic_checkpoint, experimental_symbolic_checkpoint);
  TFX_SET(message, warm_start, experimental_warm_start);
  TFX_SET(threads, max_intra_op_parallelism,
          threading.max_intra_op_parallelism);
  TFX_SET(threads, private_threadpool_size, threading.private_threadpool_size);
#undef TFX_SET_ENUM
#undef TFX_SET
  for (const std::string& type : framework_type) {
    message.add_framework_type(type);
  }
  return message.SerializeAsString();
}

}  // namespace tfx::data
