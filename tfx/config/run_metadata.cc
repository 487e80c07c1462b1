#include "tfx/config/run_metadata.h"

#include "tfx/config/message_codec.h"
#include "tfx/proto/core/framework/step_stats.pb.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx::internal {

template <Of<AllocatorMemoryUsed> S, class Visitor>
void visit_fields(S& memory, Visitor& visit) {
  visit("allocator_name", memory.allocator_name);
  visit("total_bytes", memory.total_bytes);
  visit("peak_bytes", memory.peak_bytes);
  visit("live_bytes", memory.live_bytes);
  visit("allocator_bytes_in_use", memory.allocator_bytes_in_use);
}

template <Of<NodeExecStats> S, class Visitor>
void visit_fields(S& node, Visitor& visit) {
  visit("node_name", node.node_name);
  visit("all_start_micros", node.all_start_micros);
  visit("op_start_rel_micros", node.op_start_rel_micros);
  visit("op_end_rel_micros", node.op_end_rel_micros);
  visit("all_end_rel_micros", node.all_end_rel_micros);
  visit("memory", node.memory);
  visit("timeline_label", node.timeline_label);
  visit("scheduled_micros", node.scheduled_micros);
  visit("thread_id", node.thread_id);
  visit("all_start_nanos", node.all_start_nanos);
  visit("op_start_rel_nanos", node.op_start_rel_nanos);
  visit("op_end_rel_nanos", node.op_end_rel_nanos);
  visit("all_end_rel_nanos", node.all_end_rel_nanos);
  visit("scheduled_nanos", node.scheduled_nanos);
}

template <Of<DeviceStepStats> S, class Visitor>
void visit_fields(S& device, Visitor& visit) {
  visit("device", device.device);
  visit("node_stats", device.node_stats);
  visit("thread_names", device.thread_names);
}

template <Of<StepStats> S, class Visitor>
void visit_fields(S& stats, Visitor& visit) {
  visit("dev_stats", stats.dev_stats);
}

template <Of<RunMetadata> S, class Visitor>
void visit_fields(S& metadata, Visitor& visit) {
  visit("step_stats", metadata.step_stats);
}

}  // namespace tfx::internal

namespace tfx {

std::string RunMetadata::serialize() const {
  return internal::to_message<proto::RunMetadata>(*this).SerializeAsString();
}

RunMetadata RunMetadata::parse(std::string_view bytes) {
  return internal::from_message<RunMetadata, proto::RunMetadata>(bytes);
}

std::string RunMetadata::str() const {
  return internal::text_of(internal::to_message<proto::RunMetadata>(*this));
}

}  // namespace tfx
