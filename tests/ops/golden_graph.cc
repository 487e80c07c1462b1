#include "tests/ops/golden_graph.h"

#include <algorithm>

#include "tfx/c/graph.h"
#include "tfx/c/operation.h"

namespace tfx {
namespace {

// These look at shapes alone.
const std::set<std::string> kOfShapes = {"OnesLike", "Rank", "Shape",
                                         "ShapeN",   "Size", "ZerosLike"};

}  // namespace

std::set<std::string> value_operations(const ConcreteFunction& function) {
  std::set<std::string> results;
  for (const Tensor& output : function.outputs()) {
    const std::string name = output.name();
    results.insert(name.substr(0, name.find(':')));
  }
  std::set<std::string> dependent;
  std::set<std::string> found;
  for (const c::Operation& operation : function.graph().operations()) {
    const std::string name = operation.name();
    const std::string type = operation.op_type();
    if (type == "Placeholder") {
      dependent.insert(name);
      continue;
    }
    const std::vector<c::Output> inputs = operation.inputs();
    if (kOfShapes.contains(type) ||
        std::ranges::none_of(inputs, [&](const c::Output& input) {
          return dependent.contains(input.operation.name());
        })) {
      continue;
    }
    dependent.insert(name);
    // A check has no result: this stands for it where it is waited for.
    const bool is_check =
        type == "Identity" && name.ends_with("Assert/Identity");
    const bool is_handed_out = type == "Identity" && results.contains(name) &&
                               name.starts_with("Identity") &&
                               name.find('/') == std::string::npos;
    if (!is_handed_out && !is_check) found.insert(name + ":" + type);
  }
  return found;
}

}  // namespace tfx
