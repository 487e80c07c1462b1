#include "tfx/config/devices.h"

#include <cmath>
#include <cstdint>
#include <ostream>

#include "tfx/core/python_repr.h"

namespace tfx::config {
namespace {

std::string named(const std::string& type, const std::string& name,
                  const std::string& device_type) {
  return type + "(name=" + internal::str_repr(name) +
         ", device_type=" + internal::str_repr(device_type) + ")";
}

// Whole numbers are printed without a fraction, as users mostly write them.
std::string number(double value) {
  const bool whole = std::floor(value) == value && std::fabs(value) < 1e15;
  return whole ? std::to_string(static_cast<int64_t>(value))
               : internal::float_repr(value);
}

template <class T>
std::string or_none(const std::optional<T>& value) {
  return value ? number(*value) : "None";
}

template <class T>
std::ostream& print_list(std::ostream& stream, const std::vector<T>& values) {
  const char* separator = "";
  stream << '[';
  for (const T& value : values) {
    stream << separator << value.str();
    separator = ", ";
  }
  return stream << ']';
}

}  // namespace

std::string PhysicalDevice::str() const {
  return named("PhysicalDevice", name, device_type);
}

std::string LogicalDevice::str() const {
  return named("LogicalDevice", name, device_type);
}

std::string LogicalDeviceConfiguration::str() const {
  return "LogicalDeviceConfiguration(memory_limit=" + or_none(memory_limit) +
         ", experimental_priority=" + or_none(experimental_priority) +
         ", experimental_device_ordinal=" +
         or_none(experimental_device_ordinal) + ")";
}

std::ostream& operator<<(std::ostream& stream, const PhysicalDevice& device) {
  return stream << device.str();
}

std::ostream& operator<<(std::ostream& stream, const LogicalDevice& device) {
  return stream << device.str();
}

std::ostream& operator<<(std::ostream& stream,
                         const LogicalDeviceConfiguration& configuration) {
  return stream << configuration.str();
}

std::ostream& operator<<(std::ostream& stream,
                         const std::vector<PhysicalDevice>& devices) {
  return print_list(stream, devices);
}

std::ostream& operator<<(std::ostream& stream,
                         const std::vector<LogicalDevice>& devices) {
  return print_list(stream, devices);
}

}  // namespace tfx::config
