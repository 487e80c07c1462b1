// tf.device: where operations run.
#ifndef TFX_CORE_DEVICE_H_
#define TFX_CORE_DEVICE_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "tfx/core/thread_list.h"

namespace tfx {

// While it lives, operations of this thread run on the device it names.
// Scopes nest; outer scopes decide what the inner one leaves unspecified.
class [[nodiscard]] DeviceScope
    : private ThreadList<DeviceScope, &internal::ThreadState::device_scopes> {
 public:
  explicit DeviceScope(std::string device);

 private:
  friend ThreadList;
  friend const std::string& current_device();

  const std::string device_;
};

// `auto scope = tf::device("/CPU:1");` is `with tf.device("/CPU:1"):`. The
// name is as Python takes it: "/GPU:0", "CPU:1", "/device:CPU:0",
// "/job:worker/task:1". Throws ValueError if it is not a device name.
DeviceScope device(std::string_view name);
// No device: those of enclosing scopes do not apply either.
DeviceScope device(std::nullptr_t);

// The full name of this thread's current device; empty if there is none.
const std::string& current_device();

}  // namespace tfx

#endif  // TFX_CORE_DEVICE_H_
