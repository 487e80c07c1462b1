// Functions of the TensorFlow library that Python calls and that are not in the
// C API.
//
// The C API lists the devices of a session or context only. Creating one just
// to list the devices would fix the number of threads and the GPU memory policy
// of the whole process before tf.config can set them. So this calls the C++
// functions that Python itself calls. libtensorflow_framework exports them for
// op libraries; tfx supports only one release series of TensorFlow, so their
// mangled names are stable. If a library lacks one of them, that part of
// tf.config throws UnimplementedError and the rest works.
#ifndef TFX_CONFIG_LIBRARY_FUNCTIONS_H_
#define TFX_CONFIG_LIBRARY_FUNCTIONS_H_

#include <optional>
#include <vector>

#include "tfx/config/devices.h"

namespace tfx::config {

struct PhysicalDevices {
  std::vector<PhysicalDevice> all;
  // The subset that comes from plug-ins (c::load_pluggable_device_library).
  std::vector<PhysicalDevice> pluggable;
};

// nullopt if the library does not provide the list.
std::optional<PhysicalDevices> find_physical_devices();

void enable_determinism(bool enabled);
bool determinism_enabled();
void enable_tensor_float_32(bool enabled);
bool tensor_float_32_enabled();

}  // namespace tfx::config

#endif  // TFX_CONFIG_LIBRARY_FUNCTIONS_H_
