#include "tfx/function/branches.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/function/differentiated.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/loop_values.h"
#include "tfx/function/operation_gradient.h"
#include "tfx/function/subgraphs.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/functional_ops.h"

namespace tfx::internal {
namespace {

using Functions = std::vector<std::shared_ptr<const GraphFunction>>;

std::string list_of(std::span<const Tensor> tensors) {
  if (tensors.size() == 1) return tensors[0].str();
  std::string text;
  for (const Tensor& tensor : tensors) {
    text += (text.empty() ? "" : ", ") + tensor.repr();
  }
  return "(" + text + ")";
}

// What tells outputs that differ.
std::string difference(std::span<const Tensor> expected,
                       std::span<const Tensor> found) {
  if (expected.size() != found.size()) {
    return "there are " + std::to_string(expected.size()) + " tensors, and " +
           std::to_string(found.size());
  }
  size_t i = 0;
  while (expected[i].dtype() == found[i].dtype()) ++i;
  return expected[i].str() + " and " + found[i].str() + " have different types";
}

void check_same_outputs(const Branching& branching, const Trace& first,
                        const Trace& other, size_t index) {
  const std::vector<DType> expected = dtypes_of(first.outputs());
  const std::vector<DType> found = dtypes_of(other.outputs());
  if (expected == found) return;
  const std::string& a = branching.branch_names[0];
  const std::string& b = branching.branch_names[index];
  throw TypeError(a + " and " + b + " arguments to tf." +
                  (branching.is_case ? "switch_case" : "cond") +
                  " must have the same number, type, and overall structure of "
                  "return values.\n\n" +
                  a + " output: " + list_of(first.outputs()) + "\n" + b +
                  " output: " + list_of(other.outputs()) +
                  "\n\nError details:\n" +
                  difference(first.outputs(), other.outputs()));
}

std::vector<TensorShape> common_shapes(
    std::span<const std::shared_ptr<Trace>> traces) {
  std::vector<TensorShape> shapes;
  for (const Tensor& output : traces[0]->outputs()) {
    shapes.push_back(output.shape());
  }
  for (const auto& trace : traces.subspan(1)) {
    for (size_t i = 0; i < shapes.size(); ++i) {
      shapes[i] =
          shapes[i].most_specific_compatible_shape(trace->outputs()[i].shape());
    }
  }
  return shapes;
}

// What a branch has computed, in the form in which other branches, which have
// not, can give it out too.
class Wrapping {
 public:
  explicit Wrapping(const Tensor& value)
      : dtype_(value.dtype()), shape_(value.shape()) {}

  static Tensor wrap(const Tensor& value) {
    if (FuncGraph::is_compiling()) return value;
    return raw_ops::OptionalFromValue({value});
  }
  // XLA has no optionals, but then nobody looks at the value.
  Tensor nothing() const {
    if (FuncGraph::is_compiling()) {
      return raw_ops::FakeParam(dtype_, without_unknown(shape_));
    }
    return raw_ops::OptionalNone();
  }
  Tensor unwrap(const Tensor& wrapped) const {
    if (FuncGraph::is_compiling()) return wrapped;
    return raw_ops::OptionalGetValue(wrapped, {dtype_}, {shape_})[0];
  }

 private:
  static TensorShape without_unknown(const TensorShape& shape) {
    if (!shape.known_rank()) return {};
    std::vector<int64_t> dims = shape.as_list();
    for (int64_t& dim : dims) dim = std::max<int64_t>(dim, 0);
    return dims;
  }

  DType dtype_;
  TensorShape shape_;
};

// A branching that is in a graph, and how to go back through it.
class BranchingGradient final : public OperationGradient {
 public:
  explicit BranchingGradient(const FunctionalOp& op);

  // The gradients of the selector, which has none, and of the inputs.
  std::vector<Gradient> go_back(std::span<const Gradient> grads) override;

 private:
  // The outputs, then what each branch has computed, wrapped.
  std::vector<Tensor> add_extended() const override;
  std::vector<Tensor> run_extended(size_t branch) const;
  // What the branch's forward function gives out.
  std::vector<Tensor> results_of(size_t branch,
                                 std::span<const Tensor> extended) const;
  // Dense gradients of those inputs that have one in any branch.
  std::vector<Tensor> go_back(size_t branch, std::span<const Gradient> grads,
                              std::span<const Tensor> extended) const;
  Tensor zeros_for(size_t input) const;

  std::span<const Tensor> computed_by(size_t branch) const {
    const auto& all = functions_[branch]->differentiated().forward->outputs();
    return std::span(all).subspan(results().size());
  }
  bool has_gradient(size_t input) const {
    return std::ranges::any_of(functions_, [&](const auto& function) {
      return function->differentiated().forms[input] !=
             Differentiated::Form::kNone;
    });
  }
  Branching with(const std::function<std::vector<Tensor>(size_t)>& run) const {
    Branching other = branching_;
    for (size_t i = 0; i < functions_.size(); ++i) {
      other.branches.emplace_back([run, i] { return run(i); });
    }
    return other;
  }

  // Without the branches, which have been traced.
  Branching branching_;
  Functions functions_;
  std::vector<Tensor> inputs_;
};

BranchingGradient::BranchingGradient(const FunctionalOp& op)
    : OperationGradient(op.outputs),
      branching_{.selector = op.inputs[0],
                 .is_case = op.op.type().ends_with("Case"),
                 .name = op.name},
      inputs_(op.inputs.begin() + 1, op.inputs.end()) {
  const std::vector<std::string> names =
      branching_.is_case ? op.op.attr<std::vector<std::string>>("branches")
                         : std::vector{op.op.attr<std::string>("then_branch"),
                                       op.op.attr<std::string>("else_branch")};
  for (const std::string& name : names) {
    branching_.branch_names.push_back("branch" +
                                      std::to_string(functions_.size()));
    functions_.push_back(op.function(name, inputs_));
  }
}

std::vector<Tensor> BranchingGradient::run_extended(size_t branch) const {
  const GraphFunction& forward = *functions_[branch]->differentiated().forward;
  std::vector<Tensor> computed = forward.call(inputs_);
  const size_t outputs = results().size();
  std::vector<Tensor> all(computed.begin(),
                          computed.begin() + static_cast<ptrdiff_t>(outputs));
  for (size_t i = 0; i < functions_.size(); ++i) {
    const auto theirs = computed_by(i);
    for (size_t k = 0; k < theirs.size(); ++k) {
      all.push_back(i == branch ? Wrapping::wrap(computed[outputs + k])
                                : Wrapping(theirs[k]).nothing());
    }
  }
  return all;
}

std::vector<Tensor> BranchingGradient::add_extended() const {
  return add_branching(with([this](size_t i) { return run_extended(i); }));
}

std::vector<Tensor> BranchingGradient::results_of(
    size_t branch, std::span<const Tensor> extended) const {
  size_t begin = results().size();
  std::vector<Tensor> results = this->results();
  for (size_t i = 0; i < branch; ++i) begin += computed_by(i).size();
  for (const Tensor& inner : computed_by(branch)) {
    results.push_back(Wrapping(inner).unwrap(extended[begin++]));
  }
  return results;
}

Tensor BranchingGradient::zeros_for(size_t input) const {
  for (const auto& function : functions_) {
    const Differentiated& gradient = function->differentiated();
    if (gradient.forms[input] == Differentiated::Form::kNone) continue;
    return zeros_like_gradient(inputs_[input], gradient.gradient_dtype(input));
  }
  return {};
}

std::vector<Tensor> BranchingGradient::go_back(
    size_t branch, std::span<const Gradient> grads,
    std::span<const Tensor> extended) const {
  const std::vector<Gradient> gradients =
      functions_[branch]->differentiated().go_back(
          grads, inputs_, results_of(branch, extended));
  std::vector<Tensor> dense;
  for (size_t i = 0; i < inputs_.size(); ++i) {
    if (!has_gradient(i)) continue;
    dense.push_back(gradients[i].is_none() ? zeros_for(i)
                                           : gradients[i].to_tensor());
  }
  return dense;
}

std::vector<Gradient> BranchingGradient::go_back(
    std::span<const Gradient> grads) {
  for (const auto& function : functions_) function->differentiated();
  const std::vector<Tensor>& extended = this->extended();
  std::vector<Gradient> dense;
  for (const Gradient& grad : grads) {
    dense.push_back(grad.is_none() ? Gradient() : Gradient(grad.to_tensor()));
  }
  const std::vector<Tensor> found = add_branching(
      with([&](size_t i) { return go_back(i, dense, extended); }));
  std::vector<Gradient> gradients(1);
  size_t next = 0;
  for (size_t i = 0; i < inputs_.size(); ++i) {
    gradients.push_back(has_gradient(i) ? Gradient(found[next++]) : Gradient());
  }
  return gradients;
}

std::vector<Tensor> add_operation(const Branching& branching,
                                  const Functions& functions,
                                  const std::vector<Tensor>& inputs,
                                  std::vector<TensorShape> shapes) {
  const std::vector<DType> in = dtypes_of(inputs);
  const std::vector<DType> out = dtypes_of(functions[0]->outputs());
  std::vector<Attr> attrs = {{"Tin", std::span<const DType>(in)},
                             {"Tout", std::span<const DType>(out)}};
  std::vector<FunctionName> names;
  for (const auto& function : functions) names.push_back({function->name()});
  if (branching.is_case) {
    attrs.push_back({"branches", std::span<const FunctionName>(names)});
  } else {
    attrs.push_back({"then_branch", names[0]});
    attrs.push_back({"else_branch", names[1]});
  }
  const Argument arguments[] = {branching.selector, TensorSpan(inputs)};
  return add_subgraph_op({.op = branching.is_case ? "Case" : "If",
                          .name = branching.name,
                          .functions = functions,
                          .shapes = std::move(shapes)},
                         arguments, std::move(attrs));
}

}  // namespace

std::vector<Tensor> add_branching(const Branching& branching) {
  std::vector<std::shared_ptr<Trace>> traces;
  for (size_t i = 0; i < branching.branches.size(); ++i) {
    auto graph = std::make_unique<FuncGraph>(branching.name + "_" +
                                             branching.branch_names[i]);
    traces.push_back(Trace::of(std::move(graph), [&](FuncGraph& /*graph*/) {
      return branching.branches[i]();
    }));
    check_same_outputs(branching, *traces[0], *traces[i], i);
  }
  const std::vector<Tensor> inputs = unite_captures(traces);
  Functions functions;
  for (const auto& trace : traces) {
    functions.push_back(std::make_shared<GraphFunction>(
        trace, trace->outputs(), trace->graph().name(), "",
        GraphFunctionOptions{}));
  }
  return add_operation(branching, functions, inputs, common_shapes(traces));
}

std::shared_ptr<OperationGradient> make_branching_gradient(
    const FunctionalOp& op) {
  return std::make_shared<BranchingGradient>(op);
}

}  // namespace tfx::internal
