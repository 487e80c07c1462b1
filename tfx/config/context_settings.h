// The settings of tf.config for the eager runtime, and the ConfigProto that
// results from them. Checks and error messages are Python's. Not thread-safe:
// callers must hold the lock.
#ifndef TFX_CONFIG_CONTEXT_SETTINGS_H_
#define TFX_CONFIG_CONTEXT_SETTINGS_H_

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/c/eager_context.h"
#include "tfx/config/config_proto.h"
#include "tfx/config/devices.h"
#include "tfx/config/library_functions.h"
#include "tfx/config/optimizer_options.h"
#include "tfx/core/context.h"

namespace tfx::config {

class ContextSettings {
 public:
  using Discover = std::function<std::optional<PhysicalDevices>()>;
  using Initialized = std::function<bool()>;

  ContextSettings(Discover discover, Initialized initialized)
      : discover_(std::move(discover)), initialized_(std::move(initialized)) {}

  // The configuration on top of which the settings are applied. Call it before
  // the runtime is initialised.
  void set_base(ConfigProto config);
  const std::optional<ConfigProto>& base() const { return base_; }

  ConfigProto config();
  ContextOptions context_options();

  // An empty type matches all.
  std::vector<PhysicalDevice> physical_devices(std::string_view type);
  std::vector<PhysicalDevice> visible_devices(std::string_view type);
  void set_visible_devices(const std::vector<PhysicalDevice>& wanted,
                           std::string_view type);
  std::optional<bool> memory_growth(const PhysicalDevice& wanted);
  void set_memory_growth(const PhysicalDevice& wanted, bool enable);
  using Logical = std::vector<LogicalDeviceConfiguration>;
  std::optional<Logical> logical_devices(const PhysicalDevice& wanted);
  void set_logical_devices(const PhysicalDevice& wanted, Logical logical);

  void set_intra_op_parallelism_threads(int count);
  void set_inter_op_parallelism_threads(int count);
  void set_optimizer_options(const optimizer::ExperimentalOptions& options);
  optimizer::ExperimentalOptions optimizer_options();

  // These may change at any time.
  std::optional<bool> jit;
  std::optional<bool> soft_device_placement;
  std::optional<bool> log_device_placement;
  // These are the initial values of a new runtime.
  c::DevicePlacementPolicy device_policy = c::DevicePlacementPolicy::kSilent;
  bool async = false;

 private:
  struct Device {
    PhysicalDevice physical;
    bool pluggable = false;
    std::optional<bool> memory_growth = {};
    std::optional<Logical> logical = {};
  };

  // Whether the devices are known; discovers them on the first call.
  bool discovered();
  void import_base();
  // Throws ValueError if there is no such device.
  Device& device(const PhysicalDevice& wanted);
  std::vector<Device>& devices();
  bool is_visible(const PhysicalDevice& device) const;
  bool any_logical() const;
  void count_devices(ConfigProto& config) const;
  void merge_device_options(GPUOptions& options, bool pluggable) const;
  void fail_if_initialized(const char* message) const;

  Discover discover_;
  Initialized initialized_;
  std::optional<ConfigProto> base_;
  std::optional<std::vector<Device>> devices_;
  std::vector<PhysicalDevice> visible_;
  std::optional<int> intra_op_parallelism_threads_;
  std::optional<int> inter_op_parallelism_threads_;
  optimizer::ExperimentalOptions optimizer_options_;
};

}  // namespace tfx::config

#endif  // TFX_CONFIG_CONTEXT_SETTINGS_H_
