// The fields of GraphOptions and of its parts, with their names in the message.
// For config_proto_fields.h.
#ifndef TFX_CONFIG_GRAPH_OPTIONS_FIELDS_H_
#define TFX_CONFIG_GRAPH_OPTIONS_FIELDS_H_

#include "tfx/config/graph_options.h"
#include "tfx/config/message_codec.h"

namespace tfx::internal {

template <Of<OptimizerOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("do_common_subexpression_elimination",
        options.do_common_subexpression_elimination);
  visit("do_constant_folding", options.do_constant_folding);
  visit("max_folded_constant_in_bytes", options.max_folded_constant_in_bytes);
  visit("do_function_inlining", options.do_function_inlining);
  visit("opt_level", options.opt_level);
  visit("global_jit_level", options.global_jit_level);
  visit("cpu_global_jit", options.cpu_global_jit);
}

template <Of<AutoParallelOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("enable", options.enable);
  visit("num_replicas", options.num_replicas);
}

template <Of<ScopedAllocatorOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("enable_op", options.enable_op);
}

template <Of<VerifierConfig> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("verification_timeout_in_ms", options.verification_timeout_in_ms);
  visit("structure_verifier", options.structure_verifier);
}

template <Of<CustomGraphOptimizer> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("name", options.name);
}

template <Of<RewriterConfig> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("cpu_layout_conversion", options.cpu_layout_conversion);
  visit("layout_optimizer", options.layout_optimizer);
  visit("constant_folding", options.constant_folding);
  visit("shape_optimization", options.shape_optimization);
  visit("remapping", options.remapping);
  visit("common_subgraph_elimination", options.common_subgraph_elimination);
  visit("arithmetic_optimization", options.arithmetic_optimization);
  visit("dependency_optimization", options.dependency_optimization);
  visit("loop_optimization", options.loop_optimization);
  visit("function_optimization", options.function_optimization);
  visit("debug_stripper", options.debug_stripper);
  visit("disable_model_pruning", options.disable_model_pruning);
  visit("scoped_allocator_optimization", options.scoped_allocator_optimization);
  visit("pin_to_host_optimization", options.pin_to_host_optimization);
  visit("implementation_selector", options.implementation_selector);
  visit("auto_mixed_precision", options.auto_mixed_precision);
  visit("auto_mixed_precision_mkl", options.auto_mixed_precision_mkl);
  visit("auto_mixed_precision_onednn_bfloat16",
        options.auto_mixed_precision_onednn_bfloat16);
  visit("auto_mixed_precision_cpu", options.auto_mixed_precision_cpu);
  visit("disable_meta_optimizer", options.disable_meta_optimizer);
  visit("disable_tfg_optimizer", options.disable_tfg_optimizer);
  visit("use_plugin_optimizers", options.use_plugin_optimizers);
  visit("experimental_conditional_code_motion",
        options.experimental_conditional_code_motion);
  visit("meta_optimizer_iterations", options.meta_optimizer_iterations);
  visit("min_graph_nodes", options.min_graph_nodes);
  visit("experimental_disable_compressed_tensor_optimization",
        options.experimental_disable_compressed_tensor_optimization);
  visit("experimental_disable_folding_quantization_emulation",
        options.experimental_disable_folding_quantization_emulation);
  visit("memory_optimization", options.memory_optimization);
  visit("memory_optimizer_target_node_name_scope",
        options.memory_optimizer_target_node_name_scope);
  visit("meta_optimizer_timeout_ms", options.meta_optimizer_timeout_ms);
  visit("auto_parallel", options.auto_parallel);
  visit("fail_on_optimizer_errors", options.fail_on_optimizer_errors);
  visit("scoped_allocator_opts", options.scoped_allocator_opts);
  visit("optimizers", options.optimizers);
  visit("custom_optimizers", options.custom_optimizers);
  visit("inter_optimizer_verifier_config",
        options.inter_optimizer_verifier_config);
  visit("post_optimization_verifier_config",
        options.post_optimization_verifier_config);
}

template <Of<GraphOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("enable_recv_scheduling", options.enable_recv_scheduling);
  visit("optimizer_options", options.optimizer_options);
  visit("build_cost_model", options.build_cost_model);
  visit("build_cost_model_after", options.build_cost_model_after);
  visit("infer_shapes", options.infer_shapes);
  visit("place_pruned_graph", options.place_pruned_graph);
  visit("enable_bfloat16_sendrecv", options.enable_bfloat16_sendrecv);
  visit("timeline_step", options.timeline_step);
  visit("rewrite_options", options.rewrite_options);
}

}  // namespace tfx::internal

#endif  // TFX_CONFIG_GRAPH_OPTIONS_FIELDS_H_
