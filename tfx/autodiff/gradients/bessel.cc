// Gradients of Bessel functions. Those of order 1 divide by x; where they are
// finite at 0, that value is inserted.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Tensor except_at_zero(const Tensor& x, double limit, const Tensor& slope) {
  return ops::SelectV2(x == 0.0, number(limit, x.dtype()), slope);
}

Result i0(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::BesselI1(op.input(0))};
}

Result i0e(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  return {grads[0] * (ops::BesselI1e(x) - ops::Sign(x) * op.output(0))};
}

Result i1(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  const Tensor slope = ops::BesselI0(x) - op.output(0) / x;
  return {grads[0] * except_at_zero(x, 1, slope)};
}

Result i1e(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  const Tensor slope =
      ops::BesselI0e(x) - op.output(0) * (ops::Sign(x) + ops::Reciprocal(x));
  return {grads[0] * except_at_zero(x, 0.5, slope)};
}

Result k0(const RecordedOp& op, Grads grads) {
  return {grads[0] * -ops::BesselK1(op.input(0))};
}

Result k0e(const RecordedOp& op, Grads grads) {
  return {grads[0] * (op.output(0) - ops::BesselK1e(op.input(0)))};
}

Result k1(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  return {grads[0] * (-ops::BesselK0(x) - op.output(0) / x)};
}

Result k1e(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  return {grads[0] *
          (op.output(0) * (1.0 - ops::Reciprocal(x)) - ops::BesselK0e(x))};
}

Result j0(const RecordedOp& op, Grads grads) {
  return {grads[0] * -ops::BesselJ1(op.input(0))};
}

Result j1(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  const Tensor slope = ops::BesselJ0(x) - op.output(0) / x;
  return {grads[0] * except_at_zero(x, 0.5, slope)};
}

Result y0(const RecordedOp& op, Grads grads) {
  return {grads[0] * -ops::BesselY1(op.input(0))};
}

Result y1(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  return {grads[0] * (ops::BesselY0(x) - op.output(0) / x)};
}

}  // namespace

void register_bessel(GradientRegistry& registry) {
  registry.add("BesselI0", i0, kKeepsInputs);
  registry.add("BesselI0e", i0e);
  registry.add("BesselI1", i1);
  registry.add("BesselI1e", i1e);
  registry.add("BesselK0", k0, kKeepsInputs);
  registry.add("BesselK0e", k0e);
  registry.add("BesselK1", k1);
  registry.add("BesselK1e", k1e);
  registry.add("BesselJ0", j0, kKeepsInputs);
  registry.add("BesselJ1", j1);
  registry.add("BesselY0", y0, kKeepsInputs);
  registry.add("BesselY1", y1);
}

}  // namespace tfx::gradients
