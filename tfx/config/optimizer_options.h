// The options of tf::config::optimizer, a field for each key of Python's dict.
#ifndef TFX_CONFIG_OPTIMIZER_OPTIONS_H_
#define TFX_CONFIG_OPTIMIZER_OPTIONS_H_

#include <optional>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx::config::optimizer {

// Options that are not set keep their previous value.
struct ExperimentalOptions {
  std::optional<bool> layout_optimizer = {};
  std::optional<bool> constant_folding = {};
  std::optional<bool> shape_optimization = {};
  std::optional<bool> remapping = {};
  std::optional<bool> arithmetic_optimization = {};
  std::optional<bool> dependency_optimization = {};
  std::optional<bool> loop_optimization = {};
  std::optional<bool> function_optimization = {};
  std::optional<bool> debug_stripper = {};
  std::optional<bool> disable_model_pruning = {};
  std::optional<bool> scoped_allocator_optimization = {};
  std::optional<bool> pin_to_host_optimization = {};
  std::optional<bool> implementation_selector = {};
  std::optional<bool> auto_mixed_precision = {};
  std::optional<bool> use_plugin_optimizers = {};
  std::optional<bool> disable_meta_optimizer = {};
  std::optional<bool> auto_mixed_precision_onednn_bfloat16 = {};
  std::optional<bool> auto_mixed_precision_mkl = {};
  std::optional<int> min_graph_nodes = {};

  bool operator==(const ExperimentalOptions&) const = default;
};

}  // namespace tfx::config::optimizer

#endif  // TFX_CONFIG_OPTIMIZER_OPTIONS_H_
