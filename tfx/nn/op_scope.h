// The name scope of a function that is made of several operations. For the
// sources here.
#ifndef TFX_NN_OP_SCOPE_H_
#define TFX_NN_OP_SCOPE_H_

#include <string>
#include <string_view>

#include "tfx/core/name_scope.h"

namespace tfx::nn::internal {

// Under the name that the caller gave, or else under the function's own.
inline NameScope op_scope(const std::string& name, std::string_view own) {
  return name_scope(name.empty() ? own : std::string_view(name));
}

}  // namespace tfx::nn::internal

#endif  // TFX_NN_OP_SCOPE_H_
