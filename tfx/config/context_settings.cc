#include "tfx/config/context_settings.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"

namespace tfx::config {
namespace {

bool of_type(const PhysicalDevice& device, std::string_view type) {
  return type.empty() || device.device_type == type;
}

[[noreturn]] void fail_unrecognized(const PhysicalDevice& device) {
  throw ValueError("Unrecognized device: " + device.str());
}

void check_cpu(const LogicalDeviceConfiguration& logical) {
  if (logical.memory_limit) {
    throw ValueError(
        "Setting memory limit on CPU virtual devices is currently not "
        "supported");
  }
  // The two spaces in these messages are Python's.
  if (logical.experimental_priority) {
    throw ValueError(
        "Setting experimental_priority on CPU virtual  devices is currently "
        "not supported");
  }
  if (logical.experimental_device_ordinal) {
    throw ValueError(
        "Setting experimental_device_ordinal on CPU virtual  devices is "
        "currently not supported");
  }
}

void check_logical(const std::string& type,
                   const ContextSettings::Logical& devices) {
  if (type != "CPU" && type != "GPU") {
    throw ValueError("Virtual devices are not supported for " + type);
  }
  for (const LogicalDeviceConfiguration& each : devices) {
    if (type == "CPU") check_cpu(each);
    if (type == "GPU" && !each.memory_limit) {
      throw ValueError(
          "Setting memory limit is required for GPU virtual devices");
    }
  }
}

size_t parse_index(const std::string& text) {
  size_t index = 0;
  const char* end = text.data() + text.size();
  if (std::from_chars(text.data(), end, index).ptr != end || text.empty()) {
    throw ValueError("invalid literal for int() with base 10: " +
                     internal::str_repr(text));
  }
  return index;
}

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> parts(1);
  for (const char c : list) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

}  // namespace

void ContextSettings::set_base(ConfigProto config) {
  base_ = std::move(config);
  devices_.reset();
}

void ContextSettings::fail_if_initialized(const char* message) const {
  if (initialized_()) throw RuntimeError(message);
}

bool ContextSettings::discovered() {
  if (devices_) return true;
  const std::optional<PhysicalDevices> found = discover_();
  if (!found) return false;
  std::vector<Device>& all = devices_.emplace();
  for (const PhysicalDevice& each : found->all) {
    const auto& plugged = found->pluggable;
    all.push_back({.physical = each,
                   .pluggable = std::find(plugged.begin(), plugged.end(),
                                          each) != plugged.end()});
  }
  visible_ = found->all;
  import_base();
  return true;
}

void ContextSettings::import_base() {
  if (!base_) return;
  const auto count = base_->device_count.find("CPU");
  if (count != base_->device_count.end() && count->second == 0) {
    set_visible_devices({}, "CPU");
  } else if (count != base_->device_count.end() && count->second > 1) {
    set_logical_devices(physical_devices("CPU").front(),
                        Logical(static_cast<size_t>(count->second)));
  }
  // GPU options are ignored if there is no GPU.
  const std::vector<PhysicalDevice> gpus = physical_devices("GPU");
  if (gpus.empty()) return;
  std::vector<PhysicalDevice> visible = gpus;
  if (!base_->gpu_options.visible_device_list.empty()) {
    visible.clear();
    for (const auto& index : split(base_->gpu_options.visible_device_list)) {
      if (parse_index(index) >= gpus.size()) {
        throw ValueError("Invalid visible device index: " + index);
      }
      visible.push_back(gpus[parse_index(index)]);
    }
  }
  const auto limit = base_->device_count.find("GPU");
  if (limit != base_->device_count.end() && limit->second >= 0 &&
      static_cast<size_t>(limit->second) < visible.size()) {
    visible.resize(static_cast<size_t>(limit->second));
  }
  set_visible_devices(visible, "GPU");
}

std::vector<ContextSettings::Device>& ContextSettings::devices() {
  if (!discovered()) {
    throw errors::UnimplementedError(
        "this libtensorflow does not tell which physical devices there are");
  }
  return *devices_;
}

ContextSettings::Device& ContextSettings::device(const PhysicalDevice& wanted) {
  for (Device& each : devices()) {
    if (each.physical == wanted) return each;
  }
  fail_unrecognized(wanted);
}

std::vector<PhysicalDevice> ContextSettings::physical_devices(
    std::string_view type) {
  std::vector<PhysicalDevice> result;
  for (const Device& each : devices()) {
    if (of_type(each.physical, type)) result.push_back(each.physical);
  }
  return result;
}

std::vector<PhysicalDevice> ContextSettings::visible_devices(
    std::string_view type) {
  devices();
  std::vector<PhysicalDevice> result;
  for (const PhysicalDevice& each : visible_) {
    if (of_type(each, type)) result.push_back(each);
  }
  return result;
}

void ContextSettings::set_visible_devices(
    const std::vector<PhysicalDevice>& wanted, std::string_view type) {
  for (const PhysicalDevice& each : wanted) {
    device(each);
    if (!of_type(each, type)) fail_unrecognized(each);
  }
  std::vector<PhysicalDevice> visible;
  for (const PhysicalDevice& each : visible_devices({})) {
    if (!of_type(each, type)) visible.push_back(each);
  }
  visible.insert(visible.end(), wanted.begin(), wanted.end());
  if (visible == visible_) return;
  fail_if_initialized(
      "Visible devices cannot be modified after being initialized");
  visible_ = std::move(visible);
}

std::optional<bool> ContextSettings::memory_growth(
    const PhysicalDevice& wanted) {
  const Device& found = device(wanted);
  if (wanted.device_type != "GPU" && !found.pluggable) {
    throw KeyError(wanted.str());
  }
  return found.memory_growth;
}

void ContextSettings::set_memory_growth(const PhysicalDevice& wanted,
                                        bool enable) {
  Device& found = device(wanted);
  if (found.logical) {
    throw ValueError(
        "Cannot set memory growth on device when virtual devices configured");
  }
  if (wanted.device_type != "GPU" && !found.pluggable) {
    throw ValueError(
        "Cannot set memory growth on non-GPU and non-Pluggable devices");
  }
  if (found.memory_growth == enable) return;
  fail_if_initialized(
      "Physical devices cannot be modified after being initialized");
  found.memory_growth = enable;
}

std::optional<ContextSettings::Logical> ContextSettings::logical_devices(
    const PhysicalDevice& wanted) {
  return device(wanted).logical;
}

void ContextSettings::set_logical_devices(const PhysicalDevice& wanted,
                                          Logical logical) {
  Device& found = device(wanted);
  check_logical(wanted.device_type, logical);
  if (found.logical == logical) return;
  fail_if_initialized(
      "Virtual devices cannot be modified after being initialized");
  found.logical = std::move(logical);
}

void ContextSettings::set_intra_op_parallelism_threads(int count) {
  if (intra_op_parallelism_threads_ == count) return;
  fail_if_initialized(
      "Intra op parallelism cannot be modified after initialization.");
  intra_op_parallelism_threads_ = count;
}

void ContextSettings::set_inter_op_parallelism_threads(int count) {
  if (inter_op_parallelism_threads_ == count) return;
  fail_if_initialized(
      "Inter op parallelism cannot be modified after initialization.");
  inter_op_parallelism_threads_ = count;
}

}  // namespace tfx::config
