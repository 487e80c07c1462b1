// tf.compat.v1.ConfigProto: the configuration of a session or the eager
// runtime.
//
//   tf::ConfigProto config;
//   config.gpu_options.allow_growth = true;
//   config.gpu_options.per_process_gpu_memory_fraction = 0.4;
//
// or in one expression, {.gpu_options = {.allow_growth = true}}. The fields and
// their order are the message's; TensorFlow chooses the value of fields that
// are not set. The serialised form equals Python's, except that a submessage is
// written only if something in it is set.
#ifndef TFX_CONFIG_CONFIG_PROTO_H_
#define TFX_CONFIG_CONFIG_PROTO_H_

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/config/cluster_options.h"  // IWYU pragma: export
#include "tfx/config/gpu_options.h"      // IWYU pragma: export
#include "tfx/config/graph_options.h"    // IWYU pragma: export

namespace tfx {

struct ThreadPoolOptionProto {
  int32_t num_threads = 0;
  std::string global_name = {};

  bool operator==(const ThreadPoolOptionProto&) const = default;
};

struct SessionMetadata {
  std::string name = {};
  int64_t version = 0;

  bool operator==(const SessionMetadata&) const = default;
};

struct ConfigProtoExperimental {
  enum MlirBridgeRollout : int {
    MLIR_BRIDGE_ROLLOUT_UNSPECIFIED = 0,
    MLIR_BRIDGE_ROLLOUT_ENABLED = 1,
    MLIR_BRIDGE_ROLLOUT_DISABLED = 2,
  };

  std::string collective_group_leader = {};
  std::string executor_type = {};
  int32_t recv_buf_max_chunk = 0;
  bool use_numa_affinity = false;
  bool collective_deterministic_sequential_execution = false;
  bool collective_nccl = false;
  bool share_session_state_in_clusterspec_propagation = false;
  bool disable_thread_spinning = false;
  bool share_cluster_devices_in_session = false;
  SessionMetadata session_metadata = {};
  bool optimize_for_static_graph = false;
  bool enable_mlir_bridge = false;
  MlirBridgeRollout mlir_bridge_rollout = MLIR_BRIDGE_ROLLOUT_UNSPECIFIED;
  bool enable_mlir_graph_optimization = false;
  bool disable_output_partition_graphs = false;
  int64_t xla_fusion_autotuner_thresh = 0;
  bool use_tfrt = false;
  bool enable_multi_host = false;
  bool tfrt_use_ifrt = false;
  int32_t backend_server_port = 0;
  bool target_tpu = false;
  bool target_gpu = false;
  int32_t stream_merge_threshold = 0;
  bool disable_functional_ops_lowering = false;
  bool xla_prefer_single_graph_cluster = false;
  CoordinationServiceConfig coordination_config = {};
  bool disable_optimize_for_static_graph = false;
  bool disable_eager_executor_streaming_enqueue = false;
  bool finalize_function_library_runtime = false;
  bool finalize_resource_manager = false;
  std::string tf2xla_dump_dir = {};
  bool online_cost_analysis = false;

  bool operator==(const ConfigProtoExperimental&) const = default;
};

struct ConfigProto {
  using Experimental = ConfigProtoExperimental;

  // The maximal number of devices of each type: {{"CPU", 4}} splits the one CPU
  // into four logical ones, {{"GPU", 0}} uses no GPU.
  std::map<std::string, int32_t> device_count = {};
  // Threads within one operation. The first session or context of a process
  // determines it for all.
  int32_t intra_op_parallelism_threads = 0;
  // Threads for independent operations; if negative, all run in the caller's.
  int32_t inter_op_parallelism_threads = 0;
  bool use_per_session_threads = false;
  std::vector<ThreadPoolOptionProto> session_inter_op_thread_pool = {};
  int32_t placement_period = 0;
  std::vector<std::string> device_filters = {};
  GPUOptions gpu_options = {};
  GPUOptions pluggable_device_options = {};
  // An operation without a kernel for its device runs on another.
  bool allow_soft_placement = false;
  bool log_device_placement = false;
  GraphOptions graph_options = {};
  int64_t operation_timeout_in_ms = 0;
  RPCOptions rpc_options = {};
  ClusterDef cluster_def = {};
  bool isolate_session_state = false;
  bool share_cluster_devices_in_session = false;
  Experimental experimental = {};
  // Fields that parse() read and that are not declared above, serialised.
  std::string unknown_fields = {};

  std::string serialize() const;
  // Throws ValueError for bytes that are not such a message.
  static ConfigProto parse(std::string_view bytes);
  // The message as text, as Python prints it.
  std::string str() const;

  bool operator==(const ConfigProto&) const = default;
};

namespace compat::v1 {
using tfx::ConfigProto;
using tfx::GPUOptions;
using tfx::GraphOptions;
using tfx::OptimizerOptions;
}  // namespace compat::v1

}  // namespace tfx

#endif  // TFX_CONFIG_CONFIG_PROTO_H_
