// What Python's TensorFlow asks of its library beside the C API.
//
// The C API lists the devices of a session or context only. Making one to see
// the devices would settle for the whole process how many threads there are and
// how GPU memory is taken, before tf.config has had its say. So this calls the
// C++ functions that Python itself calls. libtensorflow_framework exports them,
// as libraries of ops need; tfx accepts one series of TensorFlow only, so their
// names hold. Where a library lacks one, that part of tf.config throws
// UnimplementedError and the rest works.
#ifndef TFX_CONFIG_LIBRARY_FUNCTIONS_H_
#define TFX_CONFIG_LIBRARY_FUNCTIONS_H_

#include <optional>
#include <vector>

#include "tfx/config/devices.h"

namespace tfx::config {

struct PhysicalDevices {
  std::vector<PhysicalDevice> all;
  // Those of them that a plug-in brought (c::load_pluggable_device_library).
  std::vector<PhysicalDevice> pluggable;
};

// Nothing where the library does not tell.
std::optional<PhysicalDevices> find_physical_devices();

void enable_determinism(bool enabled);
bool determinism_enabled();
void enable_tensor_float_32(bool enabled);
bool tensor_float_32_enabled();

}  // namespace tfx::config

#endif  // TFX_CONFIG_LIBRARY_FUNCTIONS_H_
