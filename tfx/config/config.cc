#include "tfx/config/config.h"

#include <mutex>

#include "tfx/c/eager_context.h"
#include "tfx/config/context_settings.h"
#include "tfx/config/library_functions.h"
#include "tfx/config/process_settings.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"

namespace tfx::config {
namespace {

// Removes the prefix of the local task from the name; in a cluster, the name of
// the task is kept.
LogicalDevice logical_device(const c::Device& device) {
  constexpr std::string_view kLocal = "/job:localhost/replica:0/task:0";
  std::string name = device.name;
  if (name.starts_with(kLocal)) name.erase(0, kLocal.size());
  return {name, device.type};
}

}  // namespace

std::vector<PhysicalDevice> list_physical_devices(
    std::string_view device_type) {
  return LockedSettings()->physical_devices(device_type);
}

std::vector<LogicalDevice> list_logical_devices(std::string_view device_type) {
  std::vector<LogicalDevice> result;
  for (const c::Device& each : Context::instance().devices()) {
    if (device_type.empty() || each.type == device_type) {
      result.push_back(logical_device(each));
    }
  }
  return result;
}

std::vector<PhysicalDevice> get_visible_devices(std::string_view device_type) {
  return LockedSettings()->visible_devices(device_type);
}

void set_visible_devices(const std::vector<PhysicalDevice>& devices,
                         std::string_view device_type) {
  LockedSettings()->set_visible_devices(devices, device_type);
}

std::optional<LogicalDeviceConfigurations> get_logical_device_configuration(
    const PhysicalDevice& device) {
  return LockedSettings()->logical_devices(device);
}

void set_logical_device_configuration(
    const PhysicalDevice& device, LogicalDeviceConfigurations logical_devices) {
  LockedSettings()->set_logical_devices(device, std::move(logical_devices));
}

bool get_soft_device_placement() {
  return LockedSettings()->config().allow_soft_placement;
}

void set_soft_device_placement(bool enabled) {
  LockedSettings settings;
  if (auto* runtime = settings.runtime()) {
    runtime->set_soft_device_placement(enabled);
  }
  settings->soft_device_placement = enabled;
}

void run_functions_eagerly(bool run_eagerly) {
  Context::instance().run_functions_eagerly(run_eagerly);
}

bool functions_run_eagerly() {
  return Context::instance().functions_run_eagerly();
}

ConfigProto config_proto() { return LockedSettings()->config(); }

namespace threading {

int get_intra_op_parallelism_threads() {
  return LockedSettings()->config().intra_op_parallelism_threads;
}

void set_intra_op_parallelism_threads(int num_threads) {
  LockedSettings()->set_intra_op_parallelism_threads(num_threads);
}

int get_inter_op_parallelism_threads() {
  return LockedSettings()->config().inter_op_parallelism_threads;
}

void set_inter_op_parallelism_threads(int num_threads) {
  LockedSettings()->set_inter_op_parallelism_threads(num_threads);
}

}  // namespace threading

namespace optimizer {

std::string get_jit() {
  switch (LockedSettings()
              ->config()
              .graph_options.optimizer_options.global_jit_level) {
    case OptimizerOptions::ON_1:
    case OptimizerOptions::ON_2:
      return "autoclustering";
    default:
      return "";
  }
}

void set_jit(std::string_view enabled) {
  LockedSettings()->jit = enabled == "autoclustering";
}

ExperimentalOptions get_experimental_options() {
  return LockedSettings()->optimizer_options();
}

void set_experimental_options(const ExperimentalOptions& options) {
  LockedSettings()->set_optimizer_options(options);
}

}  // namespace optimizer

}  // namespace tfx::config

namespace tfx::debugging {

bool get_log_device_placement() {
  return config::LockedSettings()->config().log_device_placement;
}

void set_log_device_placement(bool enabled) {
  config::LockedSettings settings;
  if (auto* runtime = settings.runtime()) {
    runtime->set_log_device_placement(enabled);
  }
  settings->log_device_placement = enabled;
}

}  // namespace tfx::debugging

namespace tfx::compat::v1 {

void enable_eager_execution(const EnableEagerExecutionOptions& options) {
  if (!options.config) return;
  config::LockedSettings settings;
  if (settings->base() == options.config) return;
  if (settings->base() || settings.runtime() != nullptr) {
    throw ValueError(
        "Trying to change the options of an active eager execution. Context "
        "config: " +
        (settings->base() ? settings->base()->str() : "None") +
        ", specified config: " + options.config->str() + ".");
  }
  settings->set_base(*options.config);
}

}  // namespace tfx::compat::v1
