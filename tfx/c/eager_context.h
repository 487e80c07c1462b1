// EagerContext: the eager runtime (TFE_Context).
//
// One context serves any number of threads. It must outlive the operations,
// executors and functions that use it; tensor handles may outlive it.
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

// What happens to an input that is on another device than the operation; the
// numbers of TFE_ContextDevicePlacementPolicy.
enum class DevicePlacementPolicy : int {
  kExplicit = 0,  // an error
  kWarn = 1,      // copied, with a line in the log
  kSilent = 2,    // copied
  kSilentForInt32 = 3,
};

class EagerContextOptions : public Owner<TFE_ContextOptions> {
 public:
  EagerContextOptions();
  // A serialised ConfigProto. Throws InvalidArgumentError if it is none.
  EagerContextOptions& set_config(std::string_view config_proto);
  EagerContextOptions& set_async(bool enable);
  EagerContextOptions& set_device_placement_policy(
      DevicePlacementPolicy policy);
};

class Executor;

// How to meet the other tasks of a cluster.
struct ServerDefOptions {
  std::chrono::seconds keep_alive{600};
  // How long to wait for the other tasks to answer; zero waits for ever. For a
  // task that does not listen TensorFlow waits without regard to it.
  std::chrono::milliseconds init_timeout{0};
  int retries = 0;
  bool clear_existing_contexts = false;
};

class EagerContext : public Owner<TFE_Context> {
 public:
  EagerContext();
  explicit EagerContext(const EagerContextOptions& options);

  DeviceList devices() const;
  // 0 until the context belongs to a cluster.
  uint64_t id() const;
  // What this process's devices are called in front: "/job:…/task:0".
  std::string host_address_space() const;

  // Forgets compiled kernels: frees their memory, and restarts their state
  // (random numbers).
  void clear_caches();

  // For the calling thread.
  void set_device_placement_policy(DevicePlacementPolicy policy);
  DevicePlacementPolicy device_placement_policy() const;
  void set_soft_device_placement(bool enable);
  void set_log_device_placement(bool enable);
  void set_run_eager_op_as_function(bool enable);
  void set_jit_compile_rewrite(bool enable);
  // Splits the CPU into `count` logical devices "<prefix>/device:CPU:i", of a
  // context that has run nothing yet.
  void set_logical_cpu_devices(int count, ZString prefix);

  // Functions, callable by their name as if they were ops.
  void add_function(const Function& function);
  void add_function_def(std::string_view function_def);
  void remove_function(ZString name);
  bool has_function(ZString name) const;
  Function function(ZString name) const;
  Buffer function_def(ZString name) const;

  // The executor of the calling thread. Where several are given out, each has
  // its own queue. The executor must outlive its use here.
  void set_executor_for_thread(Executor& executor);
  Executor executor_for_thread() const;
  // Waits for all asynchronous work of all threads.
  void async_wait();

  // Collecting graphs and run metadata, for profiles and TensorBoard.
  void enable_run_metadata();
  void disable_run_metadata();
  Buffer export_run_metadata();
  void enable_graph_collection();
  void disable_graph_collection();
  void start_step();
  void end_step();

  // Clusters. The definitions are serialised ServerDefs.
  void set_server_def(std::string_view server_def,
                      const ServerDefOptions& options = {});
  void update_server_def(std::string_view server_def,
                         const ServerDefOptions& options = {});
  bool check_alive(ZString worker) const;
  void enable_collective_ops(std::string_view server_def);
  void abort_collective_ops(errors::Code code, ZString message);
  // Throws if the task does not answer in time.
  void check_peer_health(ZString task, std::chrono::milliseconds timeout) const;

  // The cluster's key-value store.
  void insert_config_value(ZString key, ZString value);
  std::string config_value(ZString key, std::chrono::milliseconds timeout);
  void delete_config_value(ZString key);
  void wait_at_barrier(ZString name, std::chrono::milliseconds timeout);
  void report_error_to_cluster(errors::Code code, ZString message);
};

}  // namespace tfx::c

#endif  // TFX_C_EAGER_CONTEXT_H_
