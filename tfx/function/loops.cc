#include "tfx/function/loops.h"

#include <memory>
#include <set>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/function/differentiated.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/loop_values.h"
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

// The variable that counts.
constexpr size_t kCounter = 0;

// A loop that is in a graph, and how to go back through it.
//
// What the way back needs of an iteration is kept in lists, one for each
// tensor, which are variables of the loop. The way back is another loop, which
// takes the last elements off.
class LoopGradient {
 public:
  LoopGradient(Loop loop, std::shared_ptr<const GraphFunction> test,
               std::shared_ptr<const GraphFunction> round,
               std::vector<Tensor> captured, std::vector<Tensor> results)
      : loop_(std::move(loop)),
        test_(std::move(test)),
        round_(std::move(round)),
        captured_(std::move(captured)),
        results_(std::move(results)) {
    // They have been traced, and may refer to what will not live as long.
    loop_.test = nullptr;
    loop_.body = nullptr;
  }

  // The gradients of the variables and of what is captured.
  std::vector<Gradient> go_back(std::span<const Gradient> grads);

 private:
  size_t count() const { return loop_.variables.size(); }
  const Differentiated& gradient() const { return body_->differentiated(); }
  // Which results of the body's forward function the way back needs.
  std::set<size_t> kept() const;
  bool has_gradient(size_t captured) const {
    return gradient().forms[count() + captured] != Differentiated::Form::kNone;
  }
  std::vector<Tensor> with_captured(std::span<const Tensor> variables) const;

  // The variables, then the lists.
  std::vector<Tensor> add_extended() const;
  Loop backward_loop(std::span<const Gradient> grads,
                     std::span<const Tensor> extended) const;
  // One iteration of the way back.
  std::vector<Tensor> step_back(std::span<const Tensor> variables) const;

  Loop loop_;
  const std::shared_ptr<const GraphFunction> test_;
  // The body with all that goes round, and without what is captured.
  const std::shared_ptr<const GraphFunction> round_;
  std::shared_ptr<const GraphFunction> body_;
  const std::vector<Tensor> captured_;
  LateResults results_;
};

std::set<size_t> LoopGradient::kept() const {
  std::set<size_t> kept;
  for (const auto [from, index] : gradient().sources) {
    if (from == Differentiated::From::kResults) kept.insert(index);
  }
  return kept;
}

std::vector<Tensor> LoopGradient::with_captured(
    std::span<const Tensor> variables) const {
  std::vector<Tensor> all(variables.begin(), variables.end());
  all.insert(all.end(), captured_.begin(), captured_.end());
  return all;
}

std::vector<Tensor> LoopGradient::add_extended() const {
  const GraphFunction& forward = *gradient().forward;
  const std::set<size_t> kept = this->kept();
  Loop loop = loop_;
  for (const size_t index : kept) {
    const Tensor& inner = forward.outputs()[index];
    const Tensor most = loop_.maximum_iterations.has_value()
                            ? loop_.maximum_iterations
                            : scalar<int32_t>(-1);
    loop.variables.push_back(raw_ops::EmptyTensorList(
        element_shape_argument(inner.shape()), most, inner.dtype()));
    loop.shapes.emplace_back();
  }
  loop.test = [&](std::span<const Tensor> variables) {
    return test_->call(with_captured(variables.first(count())))[0];
  };
  loop.body = [&](std::span<const Tensor> variables) {
    const std::vector<Tensor> computed =
        forward.call(with_captured(variables.first(count())));
    std::vector<Tensor> next(
        computed.begin(), computed.begin() + static_cast<ptrdiff_t>(count()));
    size_t list = count();
    for (const size_t index : kept) {
      next.push_back(
          raw_ops::TensorListPushBack(variables[list++], computed[index]));
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
      raw_ops::AddV2(variables[kCounter], scalar<int32_t>(1))};
  size_t at = 1;
  std::vector<Gradient> grads;
  for (size_t i = 0; i < count(); ++i) {
    const bool has_one = is_trainable(loop_.variables[i].dtype());
    grads.push_back(has_one ? Gradient(variables[at++]) : Gradient());
  }
  const std::vector<Gradient> found =
      gradient().go_back(grads, with_captured(loop_.variables), results);
  for (size_t i = 0; i < count(); ++i) {
    if (!is_trainable(loop_.variables[i].dtype())) continue;
    next.push_back(found[i].to_tensor());
    next.back().set_shape(loop_.shapes[i]);
  }
  for (size_t i = 0; i < captured_.size(); ++i) {
    if (!has_gradient(i)) continue;
    const Gradient sum[] = {variables[at++], found[count() + i].to_tensor()};
    next.push_back(add_gradients(sum).to_tensor());
    next.back().set_shape(sum[0].to_tensor().shape());
  }
  next.insert(next.end(), shorter.begin(), shorter.end());
  return next;
}

Loop LoopGradient::backward_loop(std::span<const Gradient> grads,
                                 std::span<const Tensor> extended) const {
  Loop loop{.maximum_iterations = loop_.maximum_iterations,
            .parallel_iterations = loop_.parallel_iterations,
            .name = loop_.name + "_grad"};
  const auto add = [&](const Tensor& first, const TensorShape& shape) {
    loop.variables.push_back(first);
    loop.shapes.push_back(shape);
  };
  add(scalar<int32_t>(0), {});
  for (size_t i = 0; i < count(); ++i) {
    if (!is_trainable(loop_.variables[i].dtype())) continue;
    add(grads[i].is_none() ? raw_ops::ZerosLike(extended[i])
                           : grads[i].to_tensor(),
        loop_.shapes[i]);
  }
  for (size_t i = 0; i < captured_.size(); ++i) {
    if (!has_gradient(i)) continue;
    const Tensor zeros = zeros_like_gradient(
        captured_[i], gradient().gradient_dtype(count() + i));
    add(zeros, zeros.shape());
  }
  for (const Tensor& list : extended.subspan(count())) add(list, {});
  loop.test = [total = extended[kCounter]](std::span<const Tensor> variables) {
    return raw_ops::Less(variables[kCounter], total);
  };
  loop.body = [this](std::span<const Tensor> variables) {
    return step_back(variables);
  };
  return loop;
}

std::vector<Gradient> LoopGradient::go_back(std::span<const Gradient> grads) {
  if (body_ == nullptr) {
    body_ = round_->with_outputs(round_->trace().outputs(), "");
  }
  gradient();
  const std::vector<Tensor>& extended =
      results_.extended([this] { return add_extended(); });
  const std::vector<Tensor> last = add_loop(backward_loop(grads, extended));
  std::vector<Gradient> gradients;
  size_t at = 1;
  for (const Tensor& variable : loop_.variables) {
    const bool has_one = is_trainable(variable.dtype());
    gradients.push_back(has_one ? Gradient(last[at++]) : Gradient());
  }
  for (size_t i = 0; i < captured_.size(); ++i) {
    gradients.push_back(has_gradient(i) ? Gradient(last[at++]) : Gradient());
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
    return std::make_shared<const GraphFunction>(
        trace, std::move(outputs), trace->graph().name(), "",
        GraphFunctionOptions{.is_loop_body = true});
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
  std::vector<Tensor> results =
      add_subgraph_op({.op = "While",
                       .name = loop.name,
                       .functions = {test, round},
                       .shapes = std::move(shapes)},
                      arguments,
                      {{"T", std::span<const DType>(dtypes)},
                       {"cond", FunctionName{test->name()}},
                       {"body", FunctionName{round->name()}},
                       {"parallel_iterations", loop.parallel_iterations}});
  results.resize(loop.variables.size());
  const std::string name = loop.name;
  const auto gradient = std::make_shared<LoopGradient>(
      std::move(loop), test, round, captured, results);
  Tape::record(
      name, inputs, results,
      [gradient](const RecordedOp& /*op*/, std::span<const Gradient> grads) {
        return gradient->go_back(grads);
      },
      ~uint64_t{0});
  return results;
}

}  // namespace tfx::internal
