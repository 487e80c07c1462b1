#include "tfx/ops/control_flow_ops.h"

#include <algorithm>
#include <iterator>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/name_scope.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/control_flow_ops.h"

namespace tfx {
namespace {

std::vector<Tensor> present(TensorSpan tensors) {
  std::vector<Tensor> found;
  std::ranges::copy_if(tensors, std::back_inserter(found), &Tensor::has_value);
  return found;
}

std::string name_or(const std::string& name, const std::string& otherwise) {
  return name.empty() ? otherwise : name;
}

}  // namespace

void group(TensorSpan inputs, const NameOptions& options) {
  // Eager operations have run already.
  if (GraphBuilder::current() == nullptr) return;
  const std::vector<Tensor> all = present(inputs);
  const auto after = control_dependencies(all);
  no_op({.name = name_or(options.name, "group_deps")});
}

std::vector<Tensor> tuple(const std::vector<Tensor>& tensors,
                          const TupleOptions& options) {
  // Eager tensors have all been computed.
  if (GraphBuilder::current() == nullptr) return tensors;
  std::vector<Tensor> all = present(tensors);
  std::ranges::copy(options.control_inputs, std::back_inserter(all));
  if (all.empty()) {
    std::string nothing;
    for (size_t i = 0; i < tensors.size(); ++i) {
      nothing += i == 0 ? "None" : ", None";
    }
    throw ValueError("'tensors' must have at least one Tensor. Received: [" +
                     nothing + "].");
  }
  const auto scope = name_scope(name_or(options.name, "tuple"));
  const auto after = control_dependencies(all);
  std::vector<Tensor> result;
  for (const Tensor& each : tensors) {
    result.push_back(
        each.has_value()
            ? raw_ops::Identity(each, {.name = "control_dependency"})
            : Tensor());
  }
  return result;
}

void no_op(const NameOptions& options) {
  raw_ops::NoOp({.name = options.name});
}

std::vector<Tensor> identity_n(const TensorsLike& input,
                               const NameOptions& options) {
  return raw_ops::IdentityN(input.tensors(), {.name = options.name});
}

}  // namespace tfx
