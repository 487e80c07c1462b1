// The devices of tf.config: physical ones of the machine, logical ones of the
// runtime.
#ifndef TFX_CONFIG_DEVICES_H_
#define TFX_CONFIG_DEVICES_H_

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx::config {

// A device of the machine: PhysicalDevice(name='/physical_device:CPU:0',
// device_type='CPU').
struct PhysicalDevice {
  std::string name = {};
  std::string device_type = {};

  std::string str() const;
  bool operator==(const PhysicalDevice&) const = default;
};

// A device of the runtime, for tf::device(d.name).
struct LogicalDevice {
  std::string name = {};
  std::string device_type = {};

  std::string str() const;
  bool operator==(const LogicalDevice&) const = default;
};

// One of the logical devices that a physical one is split into. For a GPU the
// memory limit, in MB, is required; for a CPU nothing may be set.
struct LogicalDeviceConfiguration {
  std::optional<double> memory_limit = {};
  std::optional<int> experimental_priority = {};
  std::optional<int> experimental_device_ordinal = {};

  std::string str() const;
  bool operator==(const LogicalDeviceConfiguration&) const = default;
};

std::ostream& operator<<(std::ostream& stream, const PhysicalDevice& device);
std::ostream& operator<<(std::ostream& stream, const LogicalDevice& device);
std::ostream& operator<<(std::ostream& stream,
                         const LogicalDeviceConfiguration& configuration);
// As Python prints a list of them.
std::ostream& operator<<(std::ostream& stream,
                         const std::vector<PhysicalDevice>& devices);
std::ostream& operator<<(std::ostream& stream,
                         const std::vector<LogicalDevice>& devices);

}  // namespace tfx::config

#endif  // TFX_CONFIG_DEVICES_H_
