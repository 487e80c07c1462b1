#include "tfx/autodiff/forward_accumulator.h"

#include <utility>

#include "tfx/core/errors.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::autodiff {
namespace {

TensorShape shape_of(const Differentiable& primal) {
  return primal.is_variable() ? primal.variable().shape()
                              : primal.tensor().shape();
}

void check_tangents(const std::vector<Differentiable>& primals,
                    const std::vector<Tensor>& tangents) {
  if (primals.size() != tangents.size()) {
    throw ValueError("there are " + std::to_string(primals.size()) +
                     " primals and " + std::to_string(tangents.size()) +
                     " tangents: each primal has one tangent");
  }
  for (size_t i = 0; i < primals.size(); ++i) {
    const DType dtype = primals[i].dtype();
    if (!dtype.is_floating() && !dtype.is_complex()) {
      throw ValueError("a primal has dtype " + dtype.name() +
                       ": only floating-point and complex numbers have "
                       "derivatives");
    }
    if (tangents[i].dtype() != dtype ||
        !tangents[i].shape().is_compatible_with(shape_of(primals[i]))) {
      throw ValueError("Expected a tangent of dtype " + dtype.name() +
                       " and shape " + shape_of(primals[i]).str() +
                       " for its primal, but got dtype " +
                       tangents[i].dtype().name() + " and shape " +
                       tangents[i].shape().str());
    }
  }
}

}  // namespace

ForwardAccumulator::ForwardAccumulator(const Differentiable& primals,
                                       const TensorLike& tangents)
    : ForwardAccumulator(std::vector<Differentiable>{primals},
                         {tangents.to_tensor(primals.dtype())}) {}

ForwardAccumulator::ForwardAccumulator(std::vector<Differentiable> primals,
                                       std::vector<Tensor> tangents)
    : primals_(std::move(primals)),
      tangents_(std::move(tangents)),
      tape_({.persistent = true, .watch_accessed_variables = false}) {
  check_tangents(primals_, tangents_);
  for (const Differentiable& primal : primals_) {
    if (primal.is_variable()) {
      tape_.watch(primal.variable());
    } else {
      tape_.watch(primal.tensor());
    }
  }
}

Tensor ForwardAccumulator::jvp(const Tensor& primals,
                               UnconnectedGradients unconnected_gradients) {
  const auto paused = tape_.stop_recording();
  const bool wants_zeros = unconnected_gradients == UnconnectedGradients::ZERO;
  const Tensor nothing = wants_zeros ? raw_ops::ZerosLike(primals) : Tensor();
  if (!primals.dtype().is_floating() && !primals.dtype().is_complex()) {
    return nothing;
  }
  // J^T u for any u, whose derivative along the tangents is J times these.
  GradientTape second;
  const Tensor arriving = raw_ops::OnesLike(primals);
  second.watch(arriving);
  const std::vector<Gradient> first =
      tape_.gradient(primals, primals_, {.output_gradients = {arriving}});
  std::vector<Tensor> targets;
  std::vector<Tensor> tangents;
  for (size_t i = 0; i < first.size(); ++i) {
    if (first[i].is_none()) continue;
    targets.push_back(first[i].to_tensor());
    tangents.push_back(tangents_[i]);
  }
  if (targets.empty()) return nothing;
  const Gradient product =
      second.gradient(targets, arriving, {.output_gradients = tangents});
  return product.is_none() ? nothing : product.to_tensor();
}

std::vector<Tensor> ForwardAccumulator::jvp(
    const std::vector<Tensor>& primals,
    UnconnectedGradients unconnected_gradients) {
  std::vector<Tensor> products;
  products.reserve(primals.size());
  for (const Tensor& each : primals) {
    products.push_back(jvp(each, unconnected_gradients));
  }
  return products;
}

}  // namespace tfx::autodiff
