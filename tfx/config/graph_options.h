// tf.compat.v1.GraphOptions: how graphs are transformed before they run, by the
// graph optimizers and by XLA.
#ifndef TFX_CONFIG_GRAPH_OPTIONS_H_
#define TFX_CONFIG_GRAPH_OPTIONS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx {

struct OptimizerOptions {
  enum Level : int { L1 = 0, L0 = -1 };
  // Whether XLA automatically compiles what it can.
  enum GlobalJitLevel : int { DEFAULT = 0, OFF = -1, ON_1 = 1, ON_2 = 2 };

  bool do_common_subexpression_elimination = false;
  bool do_constant_folding = false;
  int64_t max_folded_constant_in_bytes = 0;
  bool do_function_inlining = false;
  Level opt_level = L1;
  GlobalJitLevel global_jit_level = DEFAULT;
  bool cpu_global_jit = false;

  bool operator==(const OptimizerOptions&) const = default;
};

struct AutoParallelOptions {
  bool enable = false;
  int32_t num_replicas = 0;

  bool operator==(const AutoParallelOptions&) const = default;
};

struct ScopedAllocatorOptions {
  std::vector<std::string> enable_op = {};

  bool operator==(const ScopedAllocatorOptions&) const = default;
};

struct VerifierConfig {
  enum Toggle : int { DEFAULT = 0, ON = 1, OFF = 2 };

  int64_t verification_timeout_in_ms = 0;
  Toggle structure_verifier = DEFAULT;

  bool operator==(const VerifierConfig&) const = default;
};

// The message's parameter_map has no field here, but parse() preserves it.
struct CustomGraphOptimizer {
  std::string name = {};

  bool operator==(const CustomGraphOptimizer&) const = default;
};

// The switches of Grappler, TensorFlow's graph optimizer.
struct RewriterConfig {
  enum Toggle : int {
    DEFAULT = 0,
    ON = 1,
    OFF = 2,
    AGGRESSIVE = 3,
    EXPERIMENTAL_MLIR = 4,
    EXPERIMENTAL_BOTH = 5,
  };
  enum CpuLayout : int {
    NO_CONVERSION_ON_CPU = 0,
    NCHW_TO_NHWC = 1,
    NHWC_TO_NCHW = 2,
  };
  enum NumIterationsType : int { DEFAULT_NUM_ITERS = 0, ONE = 1, TWO = 2 };
  enum MemOptType : int {
    DEFAULT_MEM_OPT = 0,
    NO_MEM_OPT = 1,
    MANUAL = 2,
    SWAPPING_HEURISTICS = 4,
    RECOMPUTATION_HEURISTICS = 5,
    SCHEDULING_HEURISTICS = 6,
    HEURISTICS = 3,
  };

  CpuLayout cpu_layout_conversion = NO_CONVERSION_ON_CPU;
  Toggle layout_optimizer = DEFAULT;
  Toggle constant_folding = DEFAULT;
  Toggle shape_optimization = DEFAULT;
  Toggle remapping = DEFAULT;
  Toggle common_subgraph_elimination = DEFAULT;
  Toggle arithmetic_optimization = DEFAULT;
  Toggle dependency_optimization = DEFAULT;
  Toggle loop_optimization = DEFAULT;
  Toggle function_optimization = DEFAULT;
  Toggle debug_stripper = DEFAULT;
  bool disable_model_pruning = false;
  Toggle scoped_allocator_optimization = DEFAULT;
  Toggle pin_to_host_optimization = DEFAULT;
  Toggle implementation_selector = DEFAULT;
  Toggle auto_mixed_precision = DEFAULT;
  Toggle auto_mixed_precision_mkl = DEFAULT;
  Toggle auto_mixed_precision_onednn_bfloat16 = DEFAULT;
  Toggle auto_mixed_precision_cpu = DEFAULT;
  bool disable_meta_optimizer = false;
  bool disable_tfg_optimizer = false;
  Toggle use_plugin_optimizers = DEFAULT;
  Toggle experimental_conditional_code_motion = DEFAULT;
  NumIterationsType meta_optimizer_iterations = DEFAULT_NUM_ITERS;
  int32_t min_graph_nodes = 0;
  bool experimental_disable_compressed_tensor_optimization = false;
  bool experimental_disable_folding_quantization_emulation = false;
  MemOptType memory_optimization = DEFAULT_MEM_OPT;
  std::string memory_optimizer_target_node_name_scope = {};
  int64_t meta_optimizer_timeout_ms = 0;
  AutoParallelOptions auto_parallel = {};
  bool fail_on_optimizer_errors = false;
  ScopedAllocatorOptions scoped_allocator_opts = {};
  std::vector<std::string> optimizers = {};
  std::vector<CustomGraphOptimizer> custom_optimizers = {};
  VerifierConfig inter_optimizer_verifier_config = {};
  VerifierConfig post_optimization_verifier_config = {};

  bool operator==(const RewriterConfig&) const = default;
};

struct GraphOptions {
  bool enable_recv_scheduling = false;
  OptimizerOptions optimizer_options = {};
  int64_t build_cost_model = 0;
  int64_t build_cost_model_after = 0;
  bool infer_shapes = false;
  bool place_pruned_graph = false;
  bool enable_bfloat16_sendrecv = false;
  int32_t timeline_step = 0;
  RewriterConfig rewrite_options = {};

  bool operator==(const GraphOptions&) const = default;
};

}  // namespace tfx

#endif  // TFX_CONFIG_GRAPH_OPTIONS_H_
