// EagerContext: the eager runtime (TFE_Context).
//
// Thread-safe. A context must outlive the operations, executors and functions
// that use it; tensor handles may outlive it.
#ifndef TFX_C_EAGER_CONTEXT_H_
#define TFX_C_EAGER_CONTEXT_H_

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "tfx/c/buffer.h"
#include "tfx/c/device_list.h"
#include "tfx/c/errors.h"
#include "tfx/c/function.h"
#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

// How to treat an input on another device than the operation; the values of
// TFE_ContextDevicePlacementPolicy.
enum class DevicePlacementPolicy : int {
  kExplicit = 0,        // an error
  kWarn = 1,            // copied, with a log message
  kSilent = 2,          // copied
  kSilentForInt32 = 3,  // int32 copied, others an error
};

class EagerContextOptions : public Owner<TFE_ContextOptions> {
 public:
  EagerContextOptions();  ///< Wraps TFE_NewContextOptions
  // A serialised ConfigProto. Throws InvalidArgumentError if it does not parse.
  // Wraps TFE_ContextOptionsSetConfig.
  EagerContextOptions& set_config(std::string_view config_proto);
  // Wraps TFE_ContextOptionsSetAsync.
  EagerContextOptions& set_async(bool enable);
  // Wraps TFE_ContextOptionsSetDevicePlacementPolicy.
  EagerContextOptions& set_device_placement_policy(
      DevicePlacementPolicy policy);
};

class Executor;

// Options for joining a cluster.
struct ServerDefOptions {
  std::chrono::seconds keep_alive{600};
  // How long to wait for the other tasks to answer; zero waits for ever.
  // TensorFlow ignores it for a task that is not listening.
  std::chrono::milliseconds init_timeout{0};
  int retries = 0;
  bool clear_existing_contexts = false;
};

class EagerContext : public Owner<TFE_Context> {
 public:
  EagerContext();
  // Wraps TFE_NewContext.
  explicit EagerContext(const EagerContextOptions& options);

  DeviceList devices() const;  ///< Wraps TFE_ContextListDevices
  // 0 until the context belongs to a cluster.
  uint64_t id() const;  ///< Wraps TFE_GetContextId
  // The prefix of this process's device names: "/job:…/task:0".
  std::string host_address_space() const;  ///< Wraps TFE_HostAddressSpace

  // Drops the cached kernels: frees their memory and resets their state (random
  // number generators).
  void clear_caches();  ///< Wraps TFE_ContextClearCaches

  // The policy of the calling thread.
  // Wraps TFE_ContextSetThreadLocalDevicePlacementPolicy.
  void set_device_placement_policy(DevicePlacementPolicy policy);
  // Wraps TFE_ContextGetDevicePlacementPolicy.
  DevicePlacementPolicy device_placement_policy() const;
  // Wraps TFE_ContextSetSoftDevicePlacement.
  void set_soft_device_placement(bool enable);
  // Wraps TFE_ContextSetLogDevicePlacement.
  void set_log_device_placement(bool enable);
  // Wraps TFE_ContextSetRunEagerOpAsFunction.
  void set_run_eager_op_as_function(bool enable);
  // Wraps TFE_ContextSetJitCompileRewrite.
  void set_jit_compile_rewrite(bool enable);
  // Splits the CPU into `count` logical devices "<prefix>/device:CPU:i". The
  // context must not have run anything yet.
  // Wraps TFE_SetLogicalCpuDevices.
  void set_logical_cpu_devices(int count, ZString prefix);

  // Functions, callable by name like ops. A `function_def` is a serialised
  // FunctionDef.
  // Wraps TFE_ContextAddFunction.
  void add_function(const Function& function);
  // Wraps TFE_ContextAddFunctionDef.
  void add_function_def(std::string_view function_def);
  void remove_function(ZString name);       ///< Wraps TFE_ContextRemoveFunction
  bool has_function(ZString name) const;    ///< Wraps TFE_ContextHasFunction
  Function function(ZString name) const;    ///< Wraps TFE_ContextGetFunction
  Buffer function_def(ZString name) const;  ///< Wraps TFE_ContextGetFunctionDef

  // The executor of the calling thread. Each executor has its own queue. It
  // must outlive its use by the context.
  // Wraps TFE_ContextSetExecutorForThread.
  void set_executor_for_thread(Executor& executor);
  // Wraps TFE_ContextGetExecutorForThread.
  Executor executor_for_thread() const;
  // Waits for the asynchronous work of all threads.
  void async_wait();  ///< Wraps TFE_ContextAsyncWait

  // Collects graphs and run metadata, for profiles and TensorBoard.
  void enable_run_metadata();       ///< Wraps TFE_ContextEnableRunMetadata
  void disable_run_metadata();      ///< Wraps TFE_ContextDisableRunMetadata
  Buffer export_run_metadata();     ///< Wraps TFE_ContextExportRunMetadata
  void enable_graph_collection();   ///< Wraps TFE_ContextEnableGraphCollection
  void disable_graph_collection();  ///< Wraps TFE_ContextDisableGraphCollection
  void start_step();                ///< Wraps TFE_ContextStartStep
  void end_step();                  ///< Wraps TFE_ContextEndStep

  // Clusters. A `server_def` is a serialised ServerDef.
  // Wraps TFE_ContextSetServerDefWithTimeoutAndRetries.
  void set_server_def(std::string_view server_def,
                      const ServerDefOptions& options = {});
  // Ignores retries and clear_existing_contexts.
  // Wraps TFE_ContextUpdateServerDefWithTimeout.
  void update_server_def(std::string_view server_def,
                         const ServerDefOptions& options = {});
  bool check_alive(ZString worker) const;  ///< Wraps TFE_ContextCheckAlive
  // Wraps TFE_EnableCollectiveOps.
  void enable_collective_ops(std::string_view server_def);
  // Wraps TFE_AbortCollectiveOps.
  void abort_collective_ops(errors::Code code, ZString message);
  // Throws if the task does not answer in time.
  // Wraps TFE_CollectiveOpsCheckPeerHealth.
  void check_peer_health(ZString task, std::chrono::milliseconds timeout) const;

  // The cluster's key-value store.
  // Wraps TFE_InsertConfigKeyValue.
  void insert_config_value(ZString key, ZString value);
  // Wraps TFE_GetConfigKeyValue.
  std::string config_value(ZString key, std::chrono::milliseconds timeout);
  void delete_config_value(ZString key);  ///< Wraps TFE_DeleteConfigKeyValue
  // Wraps TFE_WaitAtBarrier.
  void wait_at_barrier(ZString name, std::chrono::milliseconds timeout);
  // Wraps TFE_ReportErrorToCluster.
  void report_error_to_cluster(errors::Code code, ZString message);
};

}  // namespace tfx::c

#endif  // TFX_C_EAGER_CONTEXT_H_
