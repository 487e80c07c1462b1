#include "tfx/config/process_settings.h"

#include "tfx/config/library_functions.h"
#include "tfx/core/context.h"

namespace tfx::config {
namespace {

// Never destroyed, like the runtime.
ContextSettings& process_settings() {
  static ContextSettings* settings = [] {
    auto* made = new ContextSettings(find_physical_devices, [] {
      return Context::instance().initialized();
    });
    Context::instance().set_options_source(
        [made] { return made->context_options(); });
    return made;
  }();
  return *settings;
}

}  // namespace

LockedSettings::LockedSettings()
    : settings_(process_settings()), lock_(Context::instance().lock()) {
  // The holder may change the settings, so the cached config is dropped.
  Context::instance().forget_function_config();
}

c::EagerContext* LockedSettings::runtime() const {
  Context& context = Context::instance();
  return context.initialized() ? &context.eager() : nullptr;
}

}  // namespace tfx::config
