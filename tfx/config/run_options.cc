#include "tfx/config/run_options.h"

#include "tfx/config/message_codec.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx::internal {

template <Of<DebugTensorWatch> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("node_name", options.node_name);
  visit("output_slot", options.output_slot);
  visit("debug_ops", options.debug_ops);
  visit("debug_urls", options.debug_urls);
  visit("tolerate_debug_op_creation_failures",
        options.tolerate_debug_op_creation_failures);
}

template <Of<DebugOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("debug_tensor_watch_opts", options.debug_tensor_watch_opts);
  visit("global_step", options.global_step);
  visit("reset_disk_byte_usage", options.reset_disk_byte_usage);
}

template <Of<RunHandlerPoolOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("priority", options.priority);
}

template <Of<RunOptionsExperimental> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("collective_graph_key", options.collective_graph_key);
  visit("use_run_handler_pool", options.use_run_handler_pool);
  visit("run_handler_pool_options", options.run_handler_pool_options);
}

template <Of<RunOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("trace_level", options.trace_level);
  visit("timeout_in_ms", options.timeout_in_ms);
  visit("inter_op_thread_pool", options.inter_op_thread_pool);
  visit("output_partition_graphs", options.output_partition_graphs);
  visit("debug_options", options.debug_options);
  visit("report_tensor_allocations_upon_oom",
        options.report_tensor_allocations_upon_oom);
  visit("experimental", options.experimental);
}

}  // namespace tfx::internal

namespace tfx {

std::string RunOptions::serialize() const {
  return internal::to_message<proto::RunOptions>(*this).SerializeAsString();
}

RunOptions RunOptions::parse(std::string_view bytes) {
  return internal::from_message<RunOptions, proto::RunOptions>(bytes);
}

std::string RunOptions::str() const {
  return internal::text_of(internal::to_message<proto::RunOptions>(*this));
}

}  // namespace tfx
