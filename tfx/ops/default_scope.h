// The scope of a function that is made of several operations.
#ifndef TFX_OPS_DEFAULT_SCOPE_H_
#define TFX_OPS_DEFAULT_SCOPE_H_

#include <string>
#include <string_view>

#include "tfx/core/name_scope.h"

namespace tfx::internal {

// What Python has as ops.name_scope(name, default_name): the scope that the
// caller names, or else the function's own.
NameScope default_scope(const std::string& name, std::string_view default_name);

}  // namespace tfx::internal

#endif  // TFX_OPS_DEFAULT_SCOPE_H_
