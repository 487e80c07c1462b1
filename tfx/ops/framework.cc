#include "tfx/ops/framework.h"

#include <stdexcept>

#include "tfx/c/library.h"
#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/literal.h"
#include "tfx/core/name_scope.h"

namespace tfx {

std::string version() { return libtensorflow::load().version; }

bool executing_eagerly() { return GraphBuilder::current() == nullptr; }

bool inside_function() { return FuncGraph::current() != nullptr; }

bool is_symbolic_tensor(const Tensor& tensor) { return tensor.is_symbolic(); }

std::optional<np::NDArray> get_static_value(const Tensor& tensor) {
  const std::optional<Tensor> value = constant_value(tensor);
  if (!value) return std::nullopt;
  return value->numpy();
}

TensorSpec type_spec_from_value(const TensorLike& value) {
  try {
    return TensorSpec::from_tensor(value.to_tensor());
  } catch (const std::invalid_argument&) {
    const Literal* const literal = value.literal();
    if (literal == nullptr) throw;
    throw TypeError("Could not build a TypeSpec for " + literal->repr() +
                    " of unsupported type <class 'list'>.");
  }
}

std::string get_current_name_scope() {
  std::string scope = current_name_scope();
  if (!scope.empty()) scope.pop_back();
  return scope;
}

}  // namespace tfx
