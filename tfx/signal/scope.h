// The scope of a function's operations; for the sources of this folder.
#ifndef TFX_SIGNAL_SCOPE_H_
#define TFX_SIGNAL_SCOPE_H_

#include <string>

#include "tfx/core/name_scope.h"

namespace tfx::signal {

inline NameScope scope_of(const std::string& name, const char* by_default) {
  return name_scope(name.empty() ? by_default : name);
}

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_SCOPE_H_
