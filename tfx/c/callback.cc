#include "tfx/c/callback.h"

namespace tfx::c::internal {

void run_callback(void (*body)(void* argument),
                  void (*on_error)(void* argument) noexcept,
                  void* argument) noexcept {
  try {
    body(argument);
  } catch (...) {
    on_error(argument);
  }
}

}  // namespace tfx::c::internal
