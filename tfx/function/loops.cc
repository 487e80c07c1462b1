#include "tfx/function/loops.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/function/differentiated.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/loop_values.h"
#include "tfx/function/operation_gradient.h"
#include "tfx/function/subgraphs.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/list_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::internal {
namespace {

template <typename T>
Tensor scalar(T value) {
  return Tensor(c::Tensor::scalar(value));
}

// The variable that counts, and the one that says how far at most.
constexpr size_t kCounter = 0;
constexpr size_t kMaximum = 1;

// While operations with these two variables have it, in Python too.
constexpr const char* kCounted = "_num_original_outputs";

// Whether the body gives out one of its inputs as it is: operations take what
// loops capture round with them in this way, and resources that are variables.
bool is_invariant(const GraphFunction& body, size_t input) {
  const Tensor& output = body.outputs()[input];
  const FuncGraph& graph = body.trace().graph();
  const size_t arguments = graph.arguments().size();
  const Tensor& inside = input < arguments
                             ? graph.arguments()[input]
                             : graph.captures()[input - arguments].inner;
  c::Output from = output.symbol()->output;
  while (output.dtype() == resource && from.operation.op_type() == "Identity") {
    from = from.operation.input(0);
  }
  return from == inside.symbol()->output;
}

// A loop that is in a graph, and how to go back through it.
//
// What the way back needs of an iteration is kept in lists, one for each
// tensor, which are variables of the loop. The way back is another loop, which
// takes the last elements off.
class LoopGradient final : public OperationGradient {
 public:
  explicit LoopGradient(const FunctionalOp& op);

  std::vector<Gradient> go_back(std::span<const Gradient> grads) override;

 private:
  const Differentiated& gradient() const { return body_->differentiated(); }
  // Which results of the body's forward function the way back needs.
  std::set<size_t> kept() const;
  // Whether the body gives an input a gradient. Those of inputs that do not
  // change are added up over the iterations.
  bool has_gradient(size_t input) const {
    return gradient().forms[input] != Differentiated::Form::kNone;
  }
  // All inputs of the functions.
  std::vector<Tensor> with_invariants(std::span<const Tensor> variables) const;
  // What extended loops have behind the variables of this one: lists, and a
  // counter if it has none.
  std::vector<Tensor> add_extended() const override;
  Loop backward_loop(std::span<const Gradient> grads,
                     std::span<const Tensor> extended) const;
  // One iteration of the way back.
  std::vector<Tensor> step_back(std::span<const Tensor> variables) const;

  std::string name_;
  int64_t parallel_iterations_;
  bool is_counted_;
  std::vector<Tensor> inputs_;
  std::vector<TensorShape> shapes_;
  // Of each input whether it is another in each iteration.
  std::vector<bool> is_changing_;
  // How many are variables: what follows is captured.
  size_t count_ = 0;
  std::shared_ptr<const GraphFunction> test_;
  // The next values of what changes.
  std::shared_ptr<const GraphFunction> body_;
};

LoopGradient::LoopGradient(const FunctionalOp& op)
    : OperationGradient(op.outputs),
      name_(op.name),
      parallel_iterations_(op.op.attr<int64_t>("parallel_iterations")),
      is_counted_(op.outputs[0].symbol()->output.operation.has_attr(kCounted)),
      inputs_(op.inputs),
      shapes_(op.op.attr<std::vector<TensorShape>>("output_shapes")),
      test_(op.function(op.op.attr<std::string>("cond"), inputs_)) {
  shapes_.resize(inputs_.size(), TensorShape::unknown());
  const auto round = op.function(op.op.attr<std::string>("body"), inputs_);
  std::vector<Tensor> next;
  for (size_t i = 0; i < inputs_.size(); ++i) {
    is_changing_.push_back(!is_invariant(*round, i));
    if (!is_changing_[i]) continue;
    count_ = i + 1;
    next.push_back(round->outputs()[i]);
  }
  // Nobody looks at what counted loops give out of captured values.
  count_ = is_counted_ ? std::max(count_, kMaximum + 1) : inputs_.size();
  GraphFunctionOptions options = round->options();
  options.changing = is_changing_;
  body_ = round->with_outputs(std::move(next), "", std::move(options));
}

std::set<size_t> LoopGradient::kept() const {
  std::set<size_t> kept;
  for (const auto [from, index] : gradient().sources) {
    if (from == Differentiated::From::kResults) kept.insert(index);
  }
  return kept;
}

std::vector<Tensor> LoopGradient::with_invariants(
    std::span<const Tensor> variables) const {
  std::vector<Tensor> all = inputs_;
  std::copy_n(variables.begin(), count_, all.begin());
  return all;
}

std::vector<Tensor> LoopGradient::add_extended() const {
  const GraphFunction& forward = *gradient().forward;
  const std::set<size_t> kept = this->kept();
  const auto last = static_cast<ptrdiff_t>(count_);
  Loop loop{.variables = {inputs_.begin(), inputs_.begin() + last},
            .shapes = {shapes_.begin(), shapes_.begin() + last},
            .is_counted = is_counted_,
            .parallel_iterations = parallel_iterations_,
            .name = name_};
  const Tensor most = is_counted_ ? inputs_[kMaximum] : scalar<int32_t>(-1);
  for (const size_t index : kept) {
    const Tensor& inner = forward.outputs()[index];
    loop.variables.push_back(raw_ops::EmptyTensorList(
        element_shape_argument(inner.shape()), most, inner.dtype()));
    loop.shapes.emplace_back();
  }
  if (!is_counted_) {
    loop.variables.push_back(scalar<int32_t>(0));
    loop.shapes.emplace_back();
  }
  loop.test = [&](std::span<const Tensor> variables) {
    return test_->call(with_invariants(variables))[0];
  };
  loop.body = [&](std::span<const Tensor> variables) {
    const std::vector<Tensor> computed =
        forward.call(with_invariants(variables));
    std::vector<Tensor> next(variables.begin(), variables.end());
    size_t at = 0;
    for (size_t i = 0; i < count_; ++i) {
      if (is_changing_[i]) next[i] = computed[at++];
    }
    size_t list = count_;
    for (const size_t index : kept) {
      next[list] =
          raw_ops::TensorListPushBack(variables[list], computed[index]);
      ++list;
    }
    if (!is_counted_) {
      next.back() = raw_ops::AddV2(next.back(), scalar<int32_t>(1));
    }
    return next;
  };
  return add_loop(std::move(loop));
}

std::vector<Tensor> LoopGradient::step_back(
    std::span<const Tensor> variables) const {
  const GraphFunction& forward = *gradient().forward;
  const std::set<size_t> kept = this->kept();
  std::span<const Tensor> lists = variables.last(kept.size());
  std::vector<Tensor> results(forward.outputs().size());
  std::vector<Tensor> shorter;
  for (const size_t index : kept) {
    const Tensor& inner = forward.outputs()[index];
    const auto popped = raw_ops::TensorListPopBack(
        lists.front(), element_shape_argument(inner.shape()), inner.dtype());
    popped.tensor.set_shape(inner.shape());
    results[index] = popped.tensor;
    shorter.push_back(popped.output_handle);
    lists = lists.subspan(1);
  }
  std::vector<Tensor> next = {
      raw_ops::AddV2(variables[kCounter], scalar<int32_t>(1)),
      variables[kMaximum]};
  std::vector<Tensor> now(inputs_.size());
  size_t at = next.size();
  std::vector<Gradient> grads;
  for (size_t i = 0; i < inputs_.size(); ++i) {
    if (has_gradient(i)) now[i] = variables[at++];
    if (!is_changing_[i]) continue;
    grads.push_back(has_gradient(i) ? Gradient(now[i]) : Gradient());
  }
  const std::vector<Gradient> found =
      gradient().go_back(grads, inputs_, results);
  for (size_t i = 0; i < inputs_.size(); ++i) {
    if (!has_gradient(i)) continue;
    const Gradient sum[] = {now[i], found[i].to_tensor()};
    next.push_back(is_changing_[i] ? sum[1].to_tensor()
                                   : add_gradients(sum).to_tensor());
    next.back().set_shape(is_changing_[i] ? shapes_[i] : now[i].shape());
  }
  next.insert(next.end(), shorter.begin(), shorter.end());
  return next;
}

Loop LoopGradient::backward_loop(std::span<const Gradient> grads,
                                 std::span<const Tensor> extended) const {
  Loop loop{.parallel_iterations = parallel_iterations_,
            .name = name_ + "_grad"};
  const auto add = [&](const Tensor& first, const TensorShape& shape) {
    loop.variables.push_back(first);
    loop.shapes.push_back(shape);
  };
  add(scalar<int32_t>(0), {});
  add(is_counted_ ? inputs_[kMaximum] : scalar<int32_t>(-1), {});
  for (size_t i = 0; i < inputs_.size(); ++i) {
    if (!has_gradient(i)) continue;
    const Tensor first =
        !grads[i].is_none() ? grads[i].to_tensor()
        : is_changing_[i]
            ? raw_ops::ZerosLike(extended[i])
            : zeros_like_gradient(inputs_[i], gradient().gradient_dtype(i));
    add(first, is_changing_[i] ? shapes_[i] : first.shape());
  }
  const size_t lists = kept().size();
  for (const Tensor& list : extended.subspan(count_, lists)) add(list, {});
  const Tensor total =
      is_counted_ ? extended[kCounter] : extended[count_ + lists];
  loop.test = [total](std::span<const Tensor> variables) {
    return raw_ops::Less(variables[kCounter], total);
  };
  loop.body = [this](std::span<const Tensor> variables) {
    return step_back(variables);
  };
  return loop;
}

std::vector<Gradient> LoopGradient::go_back(std::span<const Gradient> grads) {
  gradient();
  const std::vector<Tensor>& extended = this->extended();
  const std::vector<Tensor> last = add_loop(backward_loop(grads, extended));
  std::vector<Gradient> gradients(grads.begin(), grads.end());
  size_t at = kMaximum + 1;
  for (size_t i = 0; i < inputs_.size(); ++i) {
    if (has_gradient(i)) gradients[i] = last[at++];
  }
  return gradients;
}

std::shared_ptr<Trace> trace_part(
    const Loop& loop, const char* part,
    const std::function<std::vector<Tensor>(std::span<const Tensor>)>& run) {
  auto graph = std::make_unique<FuncGraph>(loop.name + part);
  return Trace::of(std::move(graph), [&](FuncGraph& building) {
    std::vector<Tensor> arguments;
    for (size_t i = 0; i < loop.variables.size(); ++i) {
      arguments.push_back(building.add_argument_like(
          loop.variables[i], loop.shapes[i], "arg" + std::to_string(i)));
    }
    return run(arguments);
  });
}

void check_body(const Loop& loop, const std::vector<Tensor>& next) {
  if (next.size() != loop.variables.size()) {
    throw ValueError("the body of the loop returns " +
                     std::to_string(next.size()) + " tensors for " +
                     std::to_string(loop.variables.size()) + " loop variables");
  }
  for (size_t i = 0; i < next.size(); ++i) {
    const Tensor& first = loop.variables[i];
    const std::string name = first.is_symbolic() ? first.name() : first.repr();
    if (first.dtype() != next[i].dtype()) {
      throw TypeError("Loop var " + name + " enters the loop with type " +
                      first.dtype().str() + " but has type " +
                      next[i].dtype().str() + " after 1 iteration. " + name +
                      " type should remain constant.");
    }
    if (!next[i].shape().is_subtype_of(loop.shapes[i])) {
      throw ValueError(
          "Input tensor `" + name + "` enters the loop with shape " +
          loop.shapes[i].str() + ", but has shape " + next[i].shape().str() +
          " after one iteration. To allow the shape to vary across iterations, "
          "use the `shape_invariants` argument of tf.while_loop to specify a "
          "less-specific shape.");
    }
  }
}

}  // namespace

std::vector<Tensor> add_loop(Loop loop) {
  const std::shared_ptr<Trace> traces[] = {
      trace_part(loop, "_cond",
                 [&](std::span<const Tensor> variables) {
                   return std::vector{loop.test(variables)};
                 }),
      trace_part(loop, "_body", [&](std::span<const Tensor> variables) {
        std::vector<Tensor> next = loop.body(variables);
        check_body(loop, next);
        return next;
      })};
  const std::vector<Tensor> captured = unite_captures(traces);
  const Trace& body_trace = *traces[1];
  const auto make = [](const std::shared_ptr<Trace>& trace,
                       std::vector<Tensor> outputs) {
    return std::make_shared<const GraphFunction>(trace, std::move(outputs),
                                                 trace->graph().name(), "",
                                                 GraphFunctionOptions{});
  };
  // In the operation, what is captured goes round too.
  std::vector<Tensor> outputs = body_trace.outputs();
  for (const auto& capture : body_trace.graph().captures()) {
    outputs.push_back(capture.inner);
  }
  const auto test = make(traces[0], traces[0]->outputs());
  const auto round = make(traces[1], std::move(outputs));

  std::vector<Tensor> inputs = loop.variables;
  inputs.insert(inputs.end(), captured.begin(), captured.end());
  std::vector<TensorShape> shapes = loop.shapes;
  for (const Tensor& tensor : captured) shapes.push_back(tensor.shape());
  const std::vector<DType> dtypes = dtypes_of(inputs);
  const Argument arguments[] = {TensorSpan(inputs)};
  std::vector<Attr> attrs = {{"T", std::span<const DType>(dtypes)},
                             {"cond", FunctionName{test->name()}},
                             {"body", FunctionName{round->name()}},
                             {"parallel_iterations", loop.parallel_iterations}};
  if (loop.is_counted) {
    attrs.push_back({kCounted, static_cast<int64_t>(inputs.size())});
  }
  std::vector<Tensor> results = add_subgraph_op({.op = "While",
                                                 .name = loop.name,
                                                 .functions = {test, round},
                                                 .shapes = std::move(shapes)},
                                                arguments, std::move(attrs));
  results.resize(loop.variables.size());
  return results;
}

std::shared_ptr<OperationGradient> make_loop_gradient(const FunctionalOp& op) {
  return std::make_shared<LoopGradient>(op);
}

}  // namespace tfx::internal
