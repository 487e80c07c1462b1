// tf.config: devices, threads and optimizers of the eager runtime.
//
// As in Python, settings of the runtime take effect when it is initialised, by
// the first operation or by list_logical_devices(); changing them later throws
// RuntimeError. Thread-safe.
#ifndef TFX_CONFIG_CONFIG_H_
#define TFX_CONFIG_CONFIG_H_

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/config/config_proto.h"
#include "tfx/config/devices.h"            // IWYU pragma: export
#include "tfx/config/optimizer_options.h"  // IWYU pragma: export

namespace tfx::config {

// All devices of the machine that TensorFlow can use, or those of a type:
// "CPU", "GPU". Does not initialise the runtime and takes no GPU memory: it is
// the library's own list, as in Python. Throws UnimplementedError if the
// library does not provide it.
std::vector<PhysicalDevice> list_physical_devices(
    std::string_view device_type = {});
// Initialises the runtime.
std::vector<LogicalDevice> list_logical_devices(
    std::string_view device_type = {});

// The physical devices that the runtime will use. Throws ValueError for a
// device that does not exist or is not of the type.
std::vector<PhysicalDevice> get_visible_devices(
    std::string_view device_type = {});
void set_visible_devices(const std::vector<PhysicalDevice>& devices,
                         std::string_view device_type = {});
template <std::same_as<PhysicalDevice> Device>
void set_visible_devices(const Device& device,
                         std::string_view device_type = {}) {
  set_visible_devices(std::vector<PhysicalDevice>{device}, device_type);
}

// Splits a device: set_logical_device_configuration(gpus[0],
// {{.memory_limit = 2048}, {.memory_limit = 2048}}). nullopt means that it is
// not split.
using LogicalDeviceConfigurations = std::vector<LogicalDeviceConfiguration>;
std::optional<LogicalDeviceConfigurations> get_logical_device_configuration(
    const PhysicalDevice& device);
void set_logical_device_configuration(
    const PhysicalDevice& device, LogicalDeviceConfigurations logical_devices);

// May be changed at any time.
bool get_soft_device_placement();
void set_soft_device_placement(bool enabled);

// Whether tf::function calls the function directly, without a graph.
void run_functions_eagerly(bool run_eagerly);
bool functions_run_eagerly();

namespace threading {

// 0 leaves it to TensorFlow.
int get_intra_op_parallelism_threads();
void set_intra_op_parallelism_threads(int num_threads);
int get_inter_op_parallelism_threads();
void set_inter_op_parallelism_threads(int num_threads);

}  // namespace threading

namespace optimizer {

// "autoclustering" or "": whether XLA automatically compiles what it can. This
// and the options below apply to functions that are called from then on.
std::string get_jit();
void set_jit(std::string_view enabled);
template <std::same_as<bool> Bool>
void set_jit(Bool enabled) {
  set_jit(enabled ? "autoclustering" : "");
}

// set_experimental_options({.constant_folding = false})
ExperimentalOptions get_experimental_options();
void set_experimental_options(const ExperimentalOptions& options);

}  // namespace optimizer

namespace experimental {

using config::get_visible_devices;
using config::list_logical_devices;
using config::list_physical_devices;
using config::set_visible_devices;
using VirtualDeviceConfiguration = LogicalDeviceConfiguration;
std::optional<LogicalDeviceConfigurations> get_virtual_device_configuration(
    const PhysicalDevice& device);
void set_virtual_device_configuration(
    const PhysicalDevice& device, LogicalDeviceConfigurations logical_devices);

// Whether a GPU's memory is allocated as needed; nullopt if it was not set.
// Throws KeyError or ValueError for a device without this setting.
std::optional<bool> get_memory_growth(const PhysicalDevice& device);
void set_memory_growth(const PhysicalDevice& device, bool enable);

// What to do with an input on another device than the operation: "silent",
// "silent_for_int32", "warn" or "explicit". Once the runtime is initialised,
// this applies to the calling thread only.
std::string get_device_policy();
void set_device_policy(std::optional<std::string_view> device_policy);

// Whether a call returns only when its operation is done. Once the runtime is
// initialised, this applies to the calling thread only.
bool get_synchronous_execution();
void set_synchronous_execution(bool enable);

// Operations give the same results each time, or throw UnimplementedError if
// they cannot. Cannot be undone, as in Python.
void enable_op_determinism();
bool is_op_determinism_enabled();

bool tensor_float_32_execution_enabled();
void enable_tensor_float_32_execution(bool enabled);

// Empty for a CPU. Throws UnimplementedError for other devices, because the C
// API does not provide their details.
struct DeviceDetails {
  std::optional<std::string> device_name = {};
  std::optional<std::pair<int, int>> compute_capability = {};
};
DeviceDetails get_device_details(const PhysicalDevice& device);

// In bytes. 0 for a CPU, for which TensorFlow does not count. Throws
// UnimplementedError for other devices, because the C API does not provide it.
// Initialises the runtime.
struct MemoryInfo {
  int64_t current = 0;
  int64_t peak = 0;
};
MemoryInfo get_memory_info(std::string_view device);
int64_t get_memory_usage(std::string_view device);
void reset_memory_stats(std::string_view device);

}  // namespace experimental

// The message that results from the settings (Python's
// context.context().config): the runtime is, or will be, initialised with it.
ConfigProto config_proto();

}  // namespace tfx::config

namespace tfx::debugging {

// Whether each operation logs its device to TensorFlow's log, which shows it at
// LogLevel::kInfo.
bool get_log_device_placement();
void set_log_device_placement(bool enabled);

}  // namespace tfx::debugging

namespace tfx::compat::v1 {

struct EnableEagerExecutionOptions {
  std::optional<ConfigProto> config = {};
};
// The settings of tf.config are applied on top of this configuration. Throws
// ValueError if another one was already set or the runtime is initialised.
void enable_eager_execution(const EnableEagerExecutionOptions& options = {});

}  // namespace tfx::compat::v1

#endif  // TFX_CONFIG_CONFIG_H_
