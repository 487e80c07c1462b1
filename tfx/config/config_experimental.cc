// tf.config.experimental.
#include <algorithm>
#include <optional>
#include <utility>

#include "tfx/c/eager_context.h"
#include "tfx/c/executor.h"
#include "tfx/config/config.h"
#include "tfx/config/library_functions.h"
#include "tfx/config/process_settings.h"
#include "tfx/core/context.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"

namespace tfx::config::experimental {
namespace {

using c::DevicePlacementPolicy;

constexpr std::pair<std::string_view, DevicePlacementPolicy> kPolicies[] = {
    {"silent", DevicePlacementPolicy::kSilent},
    {"silent_for_int32", DevicePlacementPolicy::kSilentForInt32},
    {"warn", DevicePlacementPolicy::kWarn},
    {"explicit", DevicePlacementPolicy::kExplicit},
};

DevicePlacementPolicy policy_of(std::string_view name) {
  for (const auto& [known, policy] : kPolicies) {
    if (known == name) return policy;
  }
  throw ValueError(
      "Invalid argument `device_policy`: " + internal::str_repr(name) +
      ". Please refer to https://www.tensorflow.org/api_docs/python/tf/config/"
      "experimental/set_device_policy for valid `device_policy` arguments.");
}

// Expands "CPU:0" to "/device:CPU:0"; throws Python's ValueError for an invalid
// name.
std::string full_name(std::string_view device_name) {
  std::string full;
  try {
    const auto no_outer = device(nullptr);
    const auto scope = device(device_name);
    full = current_device();
  } catch (const ValueError&) {
  }
  // The index is the last part; it is "*" if it was not given.
  const size_t type = full.find("/device:");
  if (type == std::string::npos || full.back() == '*') {
    throw ValueError(
        "Failed parsing device name: " + internal::str_repr(device_name) +
        ". Note a valid device string should at least contain a "
        "device type and a device index, like \"GPU:0\".");
  }
  return full;
}

// Whether the name contains every part of `wanted`.
bool matches(const std::string& name, std::string_view wanted) {
  while (!wanted.empty()) {
    const size_t next = std::min(wanted.find('/', 1), wanted.size());
    const std::string part = std::string(wanted.substr(0, next)) + "/";
    if ((name + "/").find(part) == std::string::npos) return false;
    wanted.remove_prefix(next);
  }
  return true;
}

// Throws ValueError if there is no such device, and UnimplementedError if it is
// not a CPU: TensorFlow counts the memory of other devices.
void check_counts_nothing(std::string_view device_name) {
  const std::string wanted = full_name(device_name);
  for (const c::Device& each : Context::instance().devices()) {
    if (!matches(each.name, wanted)) continue;
    if (each.type == "CPU") return;
    throw errors::UnimplementedError(
        "TensorFlow's C API does not tell how much memory is in use on " +
        each.name);
  }
  throw ValueError("No matching devices found for " +
                   internal::str_repr(device_name));
}

}  // namespace

std::optional<LogicalDeviceConfigurations> get_virtual_device_configuration(
    const PhysicalDevice& device) {
  return get_logical_device_configuration(device);
}

void set_virtual_device_configuration(
    const PhysicalDevice& device, LogicalDeviceConfigurations logical_devices) {
  set_logical_device_configuration(device, std::move(logical_devices));
}

std::optional<bool> get_memory_growth(const PhysicalDevice& device) {
  return LockedSettings()->memory_growth(device);
}

void set_memory_growth(const PhysicalDevice& device, bool enable) {
  LockedSettings()->set_memory_growth(device, enable);
}

std::string get_device_policy() {
  const LockedSettings settings;
  const c::EagerContext* runtime = settings.runtime();
  const DevicePlacementPolicy current = runtime != nullptr
                                            ? runtime->device_placement_policy()
                                            : settings->device_policy;
  for (const auto& [name, policy] : kPolicies) {
    if (policy == current) return std::string(name);
  }
  throw errors::InternalError("Got an invalid device policy: " +
                              std::to_string(static_cast<int>(current)) + ".");
}

void set_device_policy(std::optional<std::string_view> device_policy) {
  const DevicePlacementPolicy policy =
      policy_of(device_policy.value_or("silent"));
  const LockedSettings settings;
  if (c::EagerContext* runtime = settings.runtime()) {
    runtime->set_device_placement_policy(policy);
  } else {
    settings->device_policy = policy;
  }
}

bool get_synchronous_execution() {
  const LockedSettings settings;
  const c::EagerContext* runtime = settings.runtime();
  return runtime != nullptr ? !runtime->executor_for_thread().is_async()
                            : !settings->async;
}

void set_synchronous_execution(bool enable) {
  c::EagerContext* runtime = nullptr;
  {
    const LockedSettings settings;
    runtime = settings.runtime();
    if (runtime == nullptr) {
      settings->async = !enable;
      return;
    }
  }
  c::Executor current = runtime->executor_for_thread();
  if (current.is_async() != enable) return;
  // Throws errors of pending operations before anything is changed.
  current.wait();
  thread_local std::optional<c::Executor> own;
  c::Executor next({.async = !enable});
  runtime->set_executor_for_thread(next);
  own = std::move(next);
}

void enable_op_determinism() { enable_determinism(true); }

bool is_op_determinism_enabled() { return determinism_enabled(); }

bool tensor_float_32_execution_enabled() { return tensor_float_32_enabled(); }

void enable_tensor_float_32_execution(bool enabled) {
  enable_tensor_float_32(enabled);
}

DeviceDetails get_device_details(const PhysicalDevice& device) {
  bool known = false;
  for (const PhysicalDevice& each : list_physical_devices()) {
    known = known || each == device;
  }
  if (!known) {
    throw ValueError(
        "The PhysicalDevice must be one obtained from calling "
        "`tf.config.list_physical_devices`, but got: " +
        device.str());
  }
  if (device.device_type == "CPU") return {};
  throw errors::UnimplementedError(
      "TensorFlow's C API does not tell the details of " + device.name);
}

MemoryInfo get_memory_info(std::string_view device) {
  check_counts_nothing(device);
  return {};
}

int64_t get_memory_usage(std::string_view device) {
  return get_memory_info(device).current;
}

void reset_memory_stats(std::string_view device) {
  check_counts_nothing(device);
}

}  // namespace tfx::config::experimental
