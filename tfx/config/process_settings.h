// The settings of this process's runtime.
#ifndef TFX_CONFIG_PROCESS_SETTINGS_H_
#define TFX_CONFIG_PROCESS_SETTINGS_H_

#include <mutex>

#include "tfx/c/eager_context.h"
#include "tfx/config/context_settings.h"

namespace tfx::config {

// Holds the lock while it lives: no other thread has access, and no runtime is
// being initialised.
class LockedSettings {
 public:
  LockedSettings();

  ContextSettings* operator->() const { return &settings_; }
  // Null until it is initialised.
  c::EagerContext* runtime() const;

 private:
  ContextSettings& settings_;
  std::unique_lock<std::mutex> lock_;
};

}  // namespace tfx::config

#endif  // TFX_CONFIG_PROCESS_SETTINGS_H_
