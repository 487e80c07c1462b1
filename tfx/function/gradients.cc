#include "tfx/function/gradients.h"

#include <string>
#include <tuple>
#include <utility>

#include "tfx/autodiff/backprop.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/tensor_array.h"
#include "tfx/function/trace.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {
namespace {

std::vector<BackpropTarget> targets_of(const std::vector<Differentiable>& ys,
                                       const std::vector<Tensor>& grad_ys) {
  if (!grad_ys.empty() && grad_ys.size() != ys.size()) {
    throw ValueError("Length mismatch. Passed " +
                     std::to_string(grad_ys.size()) + " grad_ys for " +
                     std::to_string(ys.size()) + " ys");
  }
  std::vector<BackpropTarget> targets;
  for (size_t i = 0; i < ys.size(); ++i) {
    if (!is_trainable(ys[i].dtype())) continue;
    const bool is_given = !grad_ys.empty() && grad_ys[i].has_value();
    targets.push_back({ys[i].tensor(),
                       is_given ? Gradient(grad_ys[i])
                                : Gradient(raw_ops::OnesLike(ys[i].value()))});
  }
  return targets;
}

Tensor dense(const Gradient& gradient) {
  if (gradient.is_none()) throw ValueError("None values not supported.");
  return gradient.to_tensor();
}

// The gradients of each element of a gradient by x.
Tensor hessian(const Tensor& gradient, const Differentiable& x) {
  const Tensor value = x.value();
  const Tensor flat = reshape(gradient, {-1});
  const Tensor count = size(value);
  // The loop goes back through what is outside of it.
  const std::vector<GraphOperation> operations =
      operations_of(internal::Trace::current()->graphs_with_outer());
  const Tensor source[] = {x.tensor()};
  const auto rows = while_loop(
      [&](const Tensor& i, const TensorArray&) { return i < count; },
      [&](const Tensor& i, const TensorArray& array) {
        const Tensor start = one_hot(i, count, {.dtype = flat.dtype()});
        const std::vector<Gradient> row =
            backpropagate(operations, {{flat, Gradient(start)}}, source);
        return std::tuple(i + 1, array.write(i, dense(row[0])));
      },
      std::tuple(constant(0), TensorArray(value.dtype(), count)));
  const Tensor sizes = shape(value);
  return reshape(std::get<1>(rows).stack(), concat({sizes, sizes}, 0));
}

}  // namespace

std::vector<Gradient> gradients(const Differentiables& ys,
                                const Differentiables& xs,
                                const GradientsOptions& options) {
  const internal::Trace* const trace = internal::Trace::current();
  if (trace == nullptr) {
    throw RuntimeError(
        "tf.gradients is not supported when eager execution is enabled. Use "
        "tf.GradientTape instead.");
  }
  // Before the targets, whose own operations are none of those in between.
  const std::vector<GraphOperation> operations =
      operations_of(trace->graphs_with_outer(), options.stop_gradients);
  std::vector<Tensor> sources;
  for (const Differentiable& x : xs.all()) sources.push_back(x.tensor());
  const NameScope scope = name_scope(options.name, "gradients");
  std::vector<Gradient> all =
      backpropagate(operations, targets_of(ys.all(), options.grad_ys), sources);
  if (options.unconnected_gradients == UnconnectedGradients::NONE) return all;
  for (size_t i = 0; i < all.size(); ++i) {
    if (all[i].is_none()) all[i] = raw_ops::ZerosLike(xs.all()[i].value());
  }
  return all;
}

std::vector<Tensor> hessians(const Differentiables& ys,
                             const Differentiables& xs,
                             const NameOptions& options) {
  const std::vector<Gradient> first = gradients(ys, xs);
  const NameScope scope = name_scope(options.name, "hessians");
  std::vector<Tensor> all;
  for (size_t i = 0; i < xs.all().size(); ++i) {
    all.push_back(hessian(dense(first[i]), xs.all()[i]));
  }
  return all;
}

}  // namespace tfx
