#include "tfx/saved_model/control_flow_execution.h"

#include "tfx/core/errors.h"
#include "tfx/function/branches.h"
#include "tfx/function/while_loop.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

// Without what says that it has no effects.
std::string_view kind_of(const proto::NodeDef& node) {
  std::string_view op = node.op();
  constexpr std::string_view kStateless = "Stateless";
  if (op.starts_with(kStateless)) op.remove_prefix(kStateless.size());
  return op;
}

const proto::AttrValue& attr(const proto::NodeDef& node, const char* name) {
  const auto found = node.attr().find(name);
  if (found != node.attr().end()) return found->second;
  throw errors::DataLossError("node " + node.name() +
                              " of the model has no attribute " + name);
}

std::string last_part(const std::string& name) {
  return name.substr(name.rfind('/') + 1);
}

std::vector<Tensor> choose(const proto::NodeDef& node,
                           std::span<const Tensor> inputs,
                           const CallFunction& call) {
  std::vector<std::string> functions;
  const bool is_case = kind_of(node) == "Case";
  if (is_case) {
    for (const auto& each : attr(node, "branches").list().func()) {
      functions.push_back(each.name());
    }
  } else {
    functions = {attr(node, "then_branch").func().name(),
                 attr(node, "else_branch").func().name()};
  }
  internal::Branching branching{.selector = inputs[0],
                                .branch_names = functions,
                                .is_case = is_case,
                                .name = last_part(node.name())};
  for (const std::string& function : functions) {
    branching.branches.emplace_back(
        [&, function] { return call(function, inputs.subspan(1)); });
  }
  return internal::add_branching(branching);
}

// The loop's variables are all of its inputs; here resources are none, because
// they do not change.
class Variables {
 public:
  explicit Variables(std::span<const Tensor> inputs)
      : inputs_(inputs.begin(), inputs.end()) {}

  bool changes(size_t place) const {
    return inputs_[place].dtype() != resource;
  }
  std::vector<Tensor> changing(std::span<const Tensor> all) const {
    std::vector<Tensor> some;
    for (size_t i = 0; i < all.size(); ++i) {
      if (changes(i)) some.push_back(all[i]);
    }
    return some;
  }
  std::vector<Tensor> all(std::span<const Tensor> changing) const {
    std::vector<Tensor> all = inputs_;
    size_t next = 0;
    for (size_t i = 0; i < all.size(); ++i) {
      if (changes(i)) all[i] = changing[next++];
    }
    return all;
  }

 private:
  const std::vector<Tensor> inputs_;
};

std::vector<Tensor> repeat(const proto::NodeDef& node,
                           std::span<const Tensor> inputs,
                           const CallFunction& call) {
  const Variables variables(inputs);
  const std::string test = attr(node, "cond").func().name();
  const std::string body = attr(node, "body").func().name();
  WhileLoopOptions options{.name = last_part(node.name())};
  // Attributes are left out if they are the op's own.
  const auto parallel = node.attr().find("parallel_iterations");
  if (parallel != node.attr().end()) {
    options.parallel_iterations = parallel->second.i();
  }
  proto::AttrValue shapes_attr;
  const auto said = node.attr().find("output_shapes");
  if (said != node.attr().end()) shapes_attr = said->second;
  const auto& shapes = shapes_attr.list().shape();
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!variables.changes(i)) continue;
    const bool is_said = i < static_cast<size_t>(shapes.size());
    options.shape_invariants.push_back(
        is_said ? read_shape(shapes[static_cast<int>(i)])
                : TensorShape::unknown());
  }
  const std::vector<Tensor> last = internal::while_loop(
      [&](std::span<const Tensor> now) {
        return call(test, variables.all(now)).at(0);
      },
      [&](std::span<const Tensor> now) {
        return variables.changing(call(body, variables.all(now)));
      },
      variables.changing(inputs), options);
  return variables.all(last);
}

}  // namespace

bool is_control_flow(const proto::NodeDef& node) {
  const std::string_view kind = kind_of(node);
  return kind == "If" || kind == "Case" || kind == "While";
}

std::vector<Tensor> execute_control_flow(const proto::NodeDef& node,
                                         std::span<const Tensor> inputs,
                                         const CallFunction& call) {
  return kind_of(node) == "While" ? repeat(node, inputs, call)
                                  : choose(node, inputs, call);
}

}  // namespace tfx::saved_model
