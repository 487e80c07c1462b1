#include "tfx/function/autograph.h"

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/function/code_writer.h"

namespace tfx::autograph {

std::string to_code(const ConcreteFunction& function) {
  // Constants are read by operations that run now.
  const InitScope now;
  return internal::CodeWriter(function.name()).code();
}

std::string to_code(const std::vector<ConcreteFunction>& functions) {
  if (functions.empty()) {
    throw ValueError(
        "the function has not been traced yet: call it, or its "
        "get_concrete_function, first");
  }
  std::string code;
  for (const ConcreteFunction& each : functions) {
    code += (code.empty() ? "" : "\n") + to_code(each);
  }
  return code;
}

}  // namespace tfx::autograph
