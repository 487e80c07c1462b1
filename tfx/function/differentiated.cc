#include "tfx/function/differentiated.h"

#include <algorithm>
#include <utility>

#include "tfx/autodiff/backprop.h"
#include "tfx/autodiff/gradient_branches.h"
#include "tfx/core/device.h"
#include "tfx/function/cond.h"
#include "tfx/function/operation_gradient.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::internal {
namespace {

// Who traces a function links this file.
const bool kGradientsHaveControlFlow = [] {
  gradient_hooks::set_cond(
      [](const Tensor& pred, const Branch& true_fn, const Branch& false_fn) {
        return cond(pred, true_fn, false_fn, "cond");
      });
  gradient_hooks::set_functional_gradient(functional_gradient);
  return true;
}();

using Form = Differentiated::Form;
using From = Differentiated::From;

// Its place in `tensors`; their number if it is not there.
size_t find(std::span<const Tensor> tensors, const Tensor& tensor) {
  const auto found = std::ranges::find_if(
      tensors, [&](const Tensor& each) { return each.is(tensor); });
  return static_cast<size_t>(found - tensors.begin());
}

size_t width(Form form) {
  switch (form) {
    case Form::kNone:
      return 0;
    case Form::kTensor:
      return 1;
    case Form::kSlices:
      return 2;
    case Form::kSlicesOfShape:
      return 3;
  }
  return 0;
}

// Appends the gradient's tensors; says what they are.
Form flatten(const Gradient& gradient, std::vector<Tensor>& flat) {
  if (gradient.is_none()) return Form::kNone;
  if (!gradient.is_indexed_slices()) {
    flat.push_back(gradient.to_tensor());
    return Form::kTensor;
  }
  const IndexedSlices& slices = gradient.indexed_slices();
  flat.push_back(slices.values());
  flat.push_back(slices.indices());
  if (!slices.dense_shape().has_value()) return Form::kSlices;
  flat.push_back(slices.dense_shape());
  return Form::kSlicesOfShape;
}

Gradient unflatten(Form form, std::span<const Tensor> flat) {
  switch (form) {
    case Form::kNone:
      return {};
    case Form::kTensor:
      return flat[0];
    case Form::kSlices:
      return IndexedSlices(flat[0], flat[1], Tensor());
    case Form::kSlicesOfShape:
      return IndexedSlices(flat[0], flat[1], flat[2]);
  }
  return {};
}

// The trace of the way back through `function`; fills in the forms.
std::shared_ptr<Trace> trace_backward(const GraphFunction& function,
                                      std::vector<Form>& forms) {
  const FuncGraph& graph = function.trace().graph();
  const DeviceScope anywhere = device(nullptr);
  const auto body = [&](FuncGraph& backward) {
    std::vector<BackpropTarget> targets;
    for (const Tensor& output : function.outputs()) {
      if (!is_trainable(output.dtype())) continue;
      targets.push_back({output, backward.add_argument_like(
                                     output, output.shape(), "gradients")});
    }
    std::vector<Tensor> sources = graph.arguments();
    for (const auto& input : graph.captures()) sources.push_back(input.outer);
    const GraphBuilder* const graphs[] = {&graph};
    std::vector<Gradient> gradients =
        backpropagate(operations_of(graphs), std::move(targets), sources);
    const std::vector<bool>& changing = function.options().changing;
    for (size_t i = 0; i < changing.size(); ++i) {
      if (!changing[i] || !is_trainable(sources[i].dtype())) continue;
      gradients[i] = gradients[i].is_none() ? raw_ops::ZerosLike(sources[i])
                                            : gradients[i].to_tensor();
    }
    std::vector<Tensor> flat;
    for (const Gradient& gradient : gradients) {
      forms.push_back(flatten(gradient, flat));
    }
    return flat;
  };
  return Trace::of(std::make_unique<FuncGraph>(function.base(), graph), body);
}

}  // namespace

std::vector<Tensor> Differentiated::backward_inputs(
    std::span<const Gradient> grads, std::span<const Tensor> inputs,
    std::span<const Tensor> results) const {
  std::vector<Tensor> all;
  for (size_t i = 0; i < grads.size(); ++i) {
    if (!is_trainable(forward->outputs()[i].dtype())) continue;
    all.push_back(grads[i].is_none() ? raw_ops::ZerosLike(results[i])
                                     : grads[i].to_tensor());
  }
  const auto& captures = backward->trace().graph().captures();
  for (size_t i = 0; i < captures.size(); ++i) {
    const auto [from, index] = sources[i];
    all.push_back(from == From::kResults  ? results[index]
                  : from == From::kInputs ? inputs[index]
                                          : captures[i].outer);
  }
  return all;
}

std::vector<Gradient> Differentiated::go_back(
    std::span<const Gradient> grads, std::span<const Tensor> inputs,
    std::span<const Tensor> results) const {
  const std::vector<Tensor> flat =
      backward->call(backward_inputs(grads, inputs, results));
  std::vector<Gradient> gradients;
  std::span<const Tensor> rest = flat;
  for (const Form form : forms) {
    gradients.push_back(unflatten(form, rest));
    rest = rest.subspan(width(form));
  }
  return gradients;
}

DType Differentiated::gradient_dtype(size_t input) const {
  size_t place = 0;
  for (size_t i = 0; i < input; ++i) place += width(forms[i]);
  return backward->outputs()[place].dtype();
}

std::unique_ptr<const Differentiated> differentiate(
    const GraphFunction& function) {
  auto result = std::make_unique<Differentiated>();
  const std::shared_ptr<Trace> backward =
      trace_backward(function, result->forms);
  const FuncGraph& graph = function.trace().graph();
  std::vector<Tensor> results = function.outputs();
  const std::vector<Tensor> outside = function.captured();
  const std::vector<bool>& changing = function.options().changing;
  for (const auto& capture : backward->graph().captures()) {
    if (graph.contains(capture.outer)) {
      const size_t argument = find(graph.arguments(), capture.outer);
      if (argument < graph.arguments().size() && argument < changing.size() &&
          !changing[argument]) {
        result->sources.push_back({From::kInputs, argument});
        continue;
      }
      const size_t place = find(results, capture.outer);
      if (place == results.size()) results.push_back(capture.outer);
      result->sources.push_back({From::kResults, place});
      continue;
    }
    const size_t place = find(outside, capture.outer);
    const bool is_input = place < outside.size();
    result->sources.push_back({is_input ? From::kInputs : From::kOutside,
                               graph.arguments().size() + place});
  }
  result->forward = function.with_outputs(std::move(results), "__forward_");
  result->backward = std::make_shared<GraphFunction>(
      backward, backward->outputs(), function.base(), "__backward_",
      GraphFunctionOptions{.jit_compile = function.options().jit_compile});
  return result;
}

}  // namespace tfx::internal
