// The parts of ConfigProto about the other tasks of a cluster.
#ifndef TFX_CONFIG_CLUSTER_OPTIONS_H_
#define TFX_CONFIG_CLUSTER_OPTIONS_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx {

struct RPCOptions {
  bool use_rpc_for_inprocess_master = false;
  std::string compression_algorithm = {};
  int32_t compression_level = 0;
  bool cache_rpc_response = false;
  bool disable_session_connection_sharing = false;
  int32_t num_channels_per_target = 0;

  bool operator==(const RPCOptions&) const = default;
};

struct JobDef {
  std::string name = {};
  std::map<int32_t, std::string> tasks = {};  // {0, "host:port"}

  bool operator==(const JobDef&) const = default;
};

struct ClusterDef {
  std::vector<JobDef> job = {};

  bool operator==(const ClusterDef&) const = default;
};

struct CoordinatedJob {
  std::string name = {};
  int32_t num_tasks = 0;

  bool operator==(const CoordinatedJob&) const = default;
};

struct CoordinationServiceConfig {
  std::string service_type = {};
  std::string service_leader = {};
  bool enable_health_check = false;
  int64_t cluster_register_timeout_in_ms = 0;
  bool cluster_register_with_barrier = false;
  int64_t heartbeat_timeout_in_ms = 0;
  std::vector<CoordinatedJob> coordinated_job_list = {};
  int64_t shutdown_barrier_timeout_in_ms = 0;
  bool agent_destruction_without_shutdown = false;
  std::vector<std::string> recoverable_jobs = {};
  bool allow_new_incarnation_to_reconnect = false;
  bool force_disable = false;
  bool poll_for_error_from_service_at_startup = false;

  bool operator==(const CoordinationServiceConfig&) const = default;
};

}  // namespace tfx

#endif  // TFX_CONFIG_CLUSTER_OPTIONS_H_
