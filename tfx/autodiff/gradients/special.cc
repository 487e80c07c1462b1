// Gradients of special functions.
#include <numbers>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

constexpr double kPi = std::numbers::pi;
constexpr double kInvSqrtPi = std::numbers::inv_sqrtpi;

Result erf(const RecordedOp& op, Grads grads) {
  return {grads[0] * (2 * kInvSqrtPi) * ops::Exp(-ops::Square(op.input(0)))};
}

Result erfc(const RecordedOp& op, Grads grads) {
  return {grads[0] * (-2 * kInvSqrtPi) * ops::Exp(-ops::Square(op.input(0)))};
}

Result erfinv(const RecordedOp& op, Grads grads) {
  return {grads[0] * (0.5 / kInvSqrtPi) * ops::Exp(ops::Square(op.output(0)))};
}

Result ndtri(const RecordedOp& op, Grads grads) {
  return {grads[0] * (std::numbers::sqrt2 / kInvSqrtPi) *
          ops::Exp(ops::Square(op.output(0)) / 2.0)};
}

Result lgamma(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Digamma(op.input(0))};
}

Result digamma(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  return {grads[0] * ops::Polygamma(number(1, x.dtype()), x)};
}

// The order has no gradient.
Result polygamma(const RecordedOp& op, Grads grads) {
  const Tensor slope = ops::Polygamma(op.input(0) + 1, op.input(1));
  return unbroadcast(op, {}, slope * grads[0]);
}

// x has no gradient.
Result zeta(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  return unbroadcast(op, {}, -x * ops::Zeta(x + 1, op.input(1)) * grads[0]);
}

// The gradient of the lower incomplete gamma function; that of the upper one is
// its negative.
Result igamma(const RecordedOp& op, Grads grads) {
  const Tensor& a = op.input(0);
  const Tensor& x = op.input(1);
  return unbroadcast(
      op, if_wanted(op, 0, [&] { return ops::IgammaGradA(a, x) * grads[0]; }),
      if_wanted(op, 1, [&] {
        // Computed by logarithms, because the factors may overflow.
        return ops::Exp(-x + (a - 1) * ops::Log(x) - ops::Lgamma(a)) * grads[0];
      }));
}

Result igammac(const RecordedOp& op, Grads grads) {
  Result result = igamma(op, grads);
  for (Gradient& gradient : result) {
    if (!gradient.is_none()) gradient = -gradient;
  }
  return result;
}

// Only x has a gradient. a and b have the same shape; they or x may be scalars.
Result betainc(const RecordedOp& op, Grads grads) {
  const Tensor& a = op.input(0);
  const Tensor& b = op.input(1);
  const Tensor& x = op.input(2);
  const Tensor log_beta = ops::Lgamma(a) + ops::Lgamma(b) - ops::Lgamma(a + b);
  const Tensor slope =
      ops::Exp(ops::Xlog1py(b - 1, -x) + ops::Xlogy(a - 1, x) - log_beta);
  return {{}, {}, sum_to_input(op, 2, slope * grads[0])};
}

Result dawsn(const RecordedOp& op, Grads grads) {
  return {grads[0] * (1.0 - 2 * op.input(0) * op.output(0))};
}

Result expint(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  return {grads[0] * ops::Exp(x) / x};
}

Result fresnel_cos(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Cos(kPi / 2 * ops::Square(op.input(0)))};
}

Result fresnel_sin(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Sin(kPi / 2 * ops::Square(op.input(0)))};
}

Result spence(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  const Tensor slope = ops::Log(x) / (1 - x);
  // The slope is 0 / 0 at 1.
  const Tensor at_one = -ops::OnesLike(x);
  return {grads[0] * ops::SelectV2(x == 1.0, at_one, slope)};
}

}  // namespace

void register_special(GradientRegistry& registry) {
  registry.add("Erf", erf, kKeepsInputs);
  registry.add("Erfc", erfc, kKeepsInputs);
  registry.add("Erfinv", erfinv, kKeepsOutputs);
  registry.add("Ndtri", ndtri, kKeepsOutputs);
  registry.add("Lgamma", lgamma, kKeepsInputs);
  registry.add("Digamma", digamma, kKeepsInputs);
  registry.add("Polygamma", polygamma, kKeepsInputs);
  registry.add("Zeta", zeta, kKeepsInputs);
  registry.add("Igamma", igamma, kKeepsInputs);
  registry.add("Igammac", igammac, kKeepsInputs);
  registry.add("Betainc", betainc, kKeepsInputs);
  registry.add("Dawsn", dawsn);
  registry.add("Expint", expint, kKeepsInputs);
  registry.add("FresnelCos", fresnel_cos, kKeepsInputs);
  registry.add("FresnelSin", fresnel_sin, kKeepsInputs);
  registry.add("Spence", spence, kKeepsInputs);
}

}  // namespace tfx::gradients
