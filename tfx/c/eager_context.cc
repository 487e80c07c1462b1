#include "tfx/c/eager_context.h"

#include "tensorflow/c/c_api_experimental.h"
#include "tensorflow/c/eager/c_api.h"
#include "tensorflow/c/eager/c_api_experimental.h"
#include "tfx/c/executor.h"
#include "tfx/c/status.h"

namespace tfx::c {

void destroy(TFE_ContextOptions* object) noexcept {
  TFE_DeleteContextOptions(object);
}

void destroy(TFE_Context* object) noexcept { TFE_DeleteContext(object); }

EagerContextOptions::EagerContextOptions() : Owner(TFE_NewContextOptions()) {}

EagerContextOptions& EagerContextOptions::set_config(
    std::string_view config_proto) {
  Status status;
  TFE_ContextOptionsSetConfig(get(), config_proto.data(), config_proto.size(),
                              status.get());
  status.check();
  return *this;
}

EagerContextOptions& EagerContextOptions::set_async(bool enable) {
  TFE_ContextOptionsSetAsync(get(), enable ? 1 : 0);
  return *this;
}

EagerContextOptions& EagerContextOptions::set_device_placement_policy(
    DevicePlacementPolicy policy) {
  TFE_ContextOptionsSetDevicePlacementPolicy(
      get(), static_cast<TFE_ContextDevicePlacementPolicy>(policy));
  return *this;
}

EagerContext::EagerContext() : EagerContext(EagerContextOptions()) {}

EagerContext::EagerContext(const EagerContextOptions& options) {
  Status status;
  adopt(TFE_NewContext(options.get(), status.get()));
  status.check();
}

DeviceList EagerContext::devices() const {
  Status status;
  DeviceList list(TFE_ContextListDevices(get(), status.get()));
  status.check();
  return list;
}

uint64_t EagerContext::id() const { return TFE_GetContextId(get()); }

std::string EagerContext::host_address_space() const {
  const Buffer buffer;
  TFE_HostAddressSpace(get(), buffer.get());
  return buffer.str();
}

void EagerContext::clear_caches() { TFE_ContextClearCaches(get()); }

void EagerContext::set_device_placement_policy(DevicePlacementPolicy policy) {
  TFE_ContextSetThreadLocalDevicePlacementPolicy(
      get(), static_cast<TFE_ContextDevicePlacementPolicy>(policy));
}

DevicePlacementPolicy EagerContext::device_placement_policy() const {
  return static_cast<DevicePlacementPolicy>(
      TFE_ContextGetDevicePlacementPolicy(get()));
}

void EagerContext::set_soft_device_placement(bool enable) {
  Status status;
  TFE_ContextSetSoftDevicePlacement(get(), enable ? 1 : 0, status.get());
  status.check();
}

void EagerContext::set_log_device_placement(bool enable) {
  Status status;
  TFE_ContextSetLogDevicePlacement(get(), enable ? 1 : 0, status.get());
  status.check();
}

void EagerContext::set_run_eager_op_as_function(bool enable) {
  Status status;
  TFE_ContextSetRunEagerOpAsFunction(get(), enable ? 1 : 0, status.get());
  status.check();
}

void EagerContext::set_jit_compile_rewrite(bool enable) {
  Status status;
  TFE_ContextSetJitCompileRewrite(get(), enable ? 1 : 0, status.get());
  status.check();
}

void EagerContext::set_logical_cpu_devices(int count, ZString prefix) {
  Status status;
  TFE_SetLogicalCpuDevices(get(), count, prefix.c_str(), status.get());
  status.check();
}

void EagerContext::add_function(const Function& function) {
  Status status;
  TFE_ContextAddFunction(get(), function.get(), status.get());
  status.check();
}

void EagerContext::add_function_def(std::string_view function_def) {
  Status status;
  TFE_ContextAddFunctionDef(get(), function_def.data(), function_def.size(),
                            status.get());
  status.check();
}

void EagerContext::remove_function(ZString name) {
  Status status;
  TFE_ContextRemoveFunction(get(), name.c_str(), status.get());
  status.check();
}

bool EagerContext::has_function(ZString name) const {
  return TFE_ContextHasFunction(get(), name.c_str()) != 0;
}

Function EagerContext::function(ZString name) const {
  Status status;
  Function found(TFE_ContextGetFunction(get(), name.c_str(), status.get()));
  status.check();
  return found;
}

Buffer EagerContext::function_def(ZString name) const {
  Buffer definition;
  Status status;
  TFE_ContextGetFunctionDef(get(), name.c_str(), definition.get(),
                            status.get());
  status.check();
  return definition;
}

void EagerContext::set_executor_for_thread(Executor& executor) {
  TFE_ContextSetExecutorForThread(get(), executor.get());
}

Executor EagerContext::executor_for_thread() const {
  return Executor(TFE_ContextGetExecutorForThread(get()));
}

void EagerContext::async_wait() {
  Status status;
  TFE_ContextAsyncWait(get(), status.get());
  status.check();
}

void EagerContext::enable_run_metadata() {
  TFE_ContextEnableRunMetadata(get());
}

void EagerContext::disable_run_metadata() {
  TFE_ContextDisableRunMetadata(get());
}

Buffer EagerContext::export_run_metadata() {
  Buffer metadata;
  Status status;
  TFE_ContextExportRunMetadata(get(), metadata.get(), status.get());
  status.check();
  return metadata;
}

void EagerContext::enable_graph_collection() {
  TFE_ContextEnableGraphCollection(get());
}

void EagerContext::disable_graph_collection() {
  TFE_ContextDisableGraphCollection(get());
}

void EagerContext::start_step() { TFE_ContextStartStep(get()); }

void EagerContext::end_step() { TFE_ContextEndStep(get()); }

void EagerContext::set_server_def(std::string_view server_def,
                                  const ServerDefOptions& options) {
  Status status;
  TFE_ContextSetServerDefWithTimeoutAndRetries(
      get(), static_cast<int>(options.keep_alive.count()), server_def.data(),
      server_def.size(), options.init_timeout.count(), options.retries,
      status.get(), options.clear_existing_contexts);
  status.check();
}

void EagerContext::update_server_def(std::string_view server_def,
                                     const ServerDefOptions& options) {
  Status status;
  TFE_ContextUpdateServerDefWithTimeout(
      get(), static_cast<int>(options.keep_alive.count()), server_def.data(),
      server_def.size(), options.init_timeout.count(), status.get());
  status.check();
}

bool EagerContext::check_alive(ZString worker) const {
  Status status;
  const bool alive = TFE_ContextCheckAlive(get(), worker.c_str(), status.get());
  status.check();
  return alive;
}

void EagerContext::enable_collective_ops(std::string_view server_def) {
  Status status;
  TFE_EnableCollectiveOps(get(), server_def.data(), server_def.size(),
                          status.get());
  status.check();
}

void EagerContext::abort_collective_ops(errors::Code code, ZString message) {
  Status reason;
  reason.set(code, message);
  TFE_AbortCollectiveOps(get(), reason.get());
}

void EagerContext::check_peer_health(ZString task,
                                     std::chrono::milliseconds timeout) const {
  Status status;
  TFE_CollectiveOpsCheckPeerHealth(get(), task.c_str(), timeout.count(),
                                   status.get());
  status.check();
}

void EagerContext::insert_config_value(ZString key, ZString value) {
  Status status;
  TFE_InsertConfigKeyValue(get(), key.c_str(), value.c_str(), status.get());
  status.check();
}

std::string EagerContext::config_value(ZString key,
                                       std::chrono::milliseconds timeout) {
  const Buffer value;
  Status status;
  TFE_GetConfigKeyValue(get(), key.c_str(), timeout.count(), value.get(),
                        status.get());
  status.check();
  return value.str();
}

void EagerContext::delete_config_value(ZString key) {
  Status status;
  TFE_DeleteConfigKeyValue(get(), key.c_str(), status.get());
  status.check();
}

void EagerContext::wait_at_barrier(ZString name,
                                   std::chrono::milliseconds timeout) {
  Status status;
  TFE_WaitAtBarrier(get(), name.c_str(), timeout.count(), status.get());
  status.check();
}

void EagerContext::report_error_to_cluster(errors::Code code, ZString message) {
  Status status;
  TFE_ReportErrorToCluster(get(), static_cast<int>(code), message.c_str(),
                           status.get());
  status.check();
}

}  // namespace tfx::c
