// The fields of ConfigProto and of its parts, with their names in the message.
// For config_proto.cc.
#ifndef TFX_CONFIG_CONFIG_PROTO_FIELDS_H_
#define TFX_CONFIG_CONFIG_PROTO_FIELDS_H_

#include <cstdint>
#include <string>

#include "tfx/config/config_proto.h"
#include "tfx/config/graph_options_fields.h"
#include "tfx/config/message_codec.h"
#include "tfx/proto/core/protobuf/cluster.pb.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx::internal {

template <Of<GPUVirtualDevices> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("memory_limit_mb", options.memory_limit_mb);
  visit("priority", options.priority);
  visit("device_ordinal", options.device_ordinal);
}

template <Of<GPUStreamMergeOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("merge_host_to_device_stream", options.merge_host_to_device_stream);
  visit("merge_device_to_host_stream", options.merge_device_to_host_stream);
  visit("merge_device_to_device_stream", options.merge_device_to_device_stream);
}

template <Of<GPUOptionsExperimental> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("virtual_devices", options.virtual_devices);
  visit("num_virtual_devices_per_gpu", options.num_virtual_devices_per_gpu);
  visit("use_unified_memory", options.use_unified_memory);
  visit("num_dev_to_dev_copy_streams", options.num_dev_to_dev_copy_streams);
  visit("collective_ring_order", options.collective_ring_order);
  visit("timestamped_allocator", options.timestamped_allocator);
  visit("kernel_tracker_max_interval", options.kernel_tracker_max_interval);
  visit("kernel_tracker_max_bytes", options.kernel_tracker_max_bytes);
  visit("kernel_tracker_max_pending", options.kernel_tracker_max_pending);
  visit("internal_fragmentation_fraction",
        options.internal_fragmentation_fraction);
  visit("use_cuda_malloc_async", options.use_cuda_malloc_async);
  visit("disallow_retry_on_allocation_failure",
        options.disallow_retry_on_allocation_failure);
  visit("gpu_host_mem_limit_in_mb", options.gpu_host_mem_limit_in_mb);
  visit("gpu_host_mem_disallow_growth", options.gpu_host_mem_disallow_growth);
  visit("gpu_system_memory_size_in_mb", options.gpu_system_memory_size_in_mb);
  visit("populate_pjrt_gpu_client_creation_info",
        options.populate_pjrt_gpu_client_creation_info);
  visit("node_id", options.node_id);
  visit("stream_merge_options", options.stream_merge_options);
}

template <Of<GPUOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("per_process_gpu_memory_fraction",
        options.per_process_gpu_memory_fraction);
  visit("allow_growth", options.allow_growth);
  visit("allocator_type", options.allocator_type);
  visit("deferred_deletion_bytes", options.deferred_deletion_bytes);
  visit("visible_device_list", options.visible_device_list);
  visit("polling_active_delay_usecs", options.polling_active_delay_usecs);
  visit("polling_inactive_delay_msecs", options.polling_inactive_delay_msecs);
  visit("force_gpu_compatible", options.force_gpu_compatible);
  visit("experimental", options.experimental);
}

template <Of<RPCOptions> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("use_rpc_for_inprocess_master", options.use_rpc_for_inprocess_master);
  visit("compression_algorithm", options.compression_algorithm);
  visit("compression_level", options.compression_level);
  visit("cache_rpc_response", options.cache_rpc_response);
  visit("disable_session_connection_sharing",
        options.disable_session_connection_sharing);
  visit("num_channels_per_target", options.num_channels_per_target);
}

template <Of<JobDef> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("name", options.name);
  visit("tasks", options.tasks);
}

template <Of<ClusterDef> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("job", options.job);
}

template <Of<CoordinatedJob> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("name", options.name);
  visit("num_tasks", options.num_tasks);
}

template <Of<CoordinationServiceConfig> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("service_type", options.service_type);
  visit("service_leader", options.service_leader);
  visit("enable_health_check", options.enable_health_check);
  visit("cluster_register_timeout_in_ms",
        options.cluster_register_timeout_in_ms);
  visit("cluster_register_with_barrier", options.cluster_register_with_barrier);
  visit("heartbeat_timeout_in_ms", options.heartbeat_timeout_in_ms);
  visit("coordinated_job_list", options.coordinated_job_list);
  visit("shutdown_barrier_timeout_in_ms",
        options.shutdown_barrier_timeout_in_ms);
  visit("agent_destruction_without_shutdown",
        options.agent_destruction_without_shutdown);
  visit("recoverable_jobs", options.recoverable_jobs);
  visit("allow_new_incarnation_to_reconnect",
        options.allow_new_incarnation_to_reconnect);
  visit("force_disable", options.force_disable);
  visit("poll_for_error_from_service_at_startup",
        options.poll_for_error_from_service_at_startup);
}

template <Of<ThreadPoolOptionProto> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("num_threads", options.num_threads);
  visit("global_name", options.global_name);
}

template <Of<SessionMetadata> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("name", options.name);
  visit("version", options.version);
}

template <Of<ConfigProtoExperimental> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("collective_group_leader", options.collective_group_leader);
  visit("executor_type", options.executor_type);
  visit("recv_buf_max_chunk", options.recv_buf_max_chunk);
  visit("use_numa_affinity", options.use_numa_affinity);
  visit("collective_deterministic_sequential_execution",
        options.collective_deterministic_sequential_execution);
  visit("collective_nccl", options.collective_nccl);
  visit("share_session_state_in_clusterspec_propagation",
        options.share_session_state_in_clusterspec_propagation);
  visit("disable_thread_spinning", options.disable_thread_spinning);
  visit("share_cluster_devices_in_session",
        options.share_cluster_devices_in_session);
  visit("session_metadata", options.session_metadata);
  visit("optimize_for_static_graph", options.optimize_for_static_graph);
  visit("enable_mlir_bridge", options.enable_mlir_bridge);
  visit("mlir_bridge_rollout", options.mlir_bridge_rollout);
  visit("enable_mlir_graph_optimization",
        options.enable_mlir_graph_optimization);
  visit("disable_output_partition_graphs",
        options.disable_output_partition_graphs);
  visit("xla_fusion_autotuner_thresh", options.xla_fusion_autotuner_thresh);
  visit("use_tfrt", options.use_tfrt);
  visit("enable_multi_host", options.enable_multi_host);
  visit("tfrt_use_ifrt", options.tfrt_use_ifrt);
  visit("backend_server_port", options.backend_server_port);
  visit("target_tpu", options.target_tpu);
  visit("target_gpu", options.target_gpu);
  visit("stream_merge_threshold", options.stream_merge_threshold);
  visit("disable_functional_ops_lowering",
        options.disable_functional_ops_lowering);
  visit("xla_prefer_single_graph_cluster",
        options.xla_prefer_single_graph_cluster);
  visit("coordination_config", options.coordination_config);
  visit("disable_optimize_for_static_graph",
        options.disable_optimize_for_static_graph);
  visit("disable_eager_executor_streaming_enqueue",
        options.disable_eager_executor_streaming_enqueue);
  visit("finalize_function_library_runtime",
        options.finalize_function_library_runtime);
  visit("finalize_resource_manager", options.finalize_resource_manager);
  visit("tf2xla_dump_dir", options.tf2xla_dump_dir);
  visit("online_cost_analysis", options.online_cost_analysis);
}

template <Of<ConfigProto> S, class Visitor>
void visit_fields(S& options, Visitor& visit) {
  visit("device_count", options.device_count);
  visit("intra_op_parallelism_threads", options.intra_op_parallelism_threads);
  visit("inter_op_parallelism_threads", options.inter_op_parallelism_threads);
  visit("use_per_session_threads", options.use_per_session_threads);
  visit("session_inter_op_thread_pool", options.session_inter_op_thread_pool);
  visit("placement_period", options.placement_period);
  visit("device_filters", options.device_filters);
  visit("gpu_options", options.gpu_options);
  visit("pluggable_device_options", options.pluggable_device_options);
  visit("allow_soft_placement", options.allow_soft_placement);
  visit("log_device_placement", options.log_device_placement);
  visit("graph_options", options.graph_options);
  visit("operation_timeout_in_ms", options.operation_timeout_in_ms);
  visit("rpc_options", options.rpc_options);
  visit("cluster_def", options.cluster_def);
  visit("isolate_session_state", options.isolate_session_state);
  visit("share_cluster_devices_in_session",
        options.share_cluster_devices_in_session);
  visit("experimental", options.experimental);
}

}  // namespace tfx::internal

#endif  // TFX_CONFIG_CONFIG_PROTO_FIELDS_H_
