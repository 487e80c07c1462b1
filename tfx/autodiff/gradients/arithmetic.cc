// Gradients of + - * / and related functions.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result add(const RecordedOp& op, Grads grads) {
  return unbroadcast(op, grads[0], grads[0]);
}

Result subtract(const RecordedOp& op, Grads grads) {
  return unbroadcast(op, grads[0], if_wanted(op, 1, [&] { return -grads[0]; }));
}

Result add_n(const RecordedOp& op, Grads grads) {
  return Result(op.input_count(), grads[0]);
}

Result multiply(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  return unbroadcast(
      op, if_wanted(op, 0, [&] { return ops::Mul(grad, conj(op.input(1))); }),
      if_wanted(op, 1, [&] { return ops::Mul(grad, conj(op.input(0))); }));
}

Result multiply_no_nan(const RecordedOp& op, Grads grads) {
  return unbroadcast(op, ops::MulNoNan(grads[0], op.input(1)),
                     ops::MulNoNan(op.input(0), grads[0]));
}

// For the division ops, which differ in the result of x / 0.
template <auto Divide>
Result divide(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor y = conj(op.input(1));
  return unbroadcast(op, if_wanted(op, 0, [&] { return Divide(grad, y, {}); }),
                     if_wanted(op, 1, [&] {
                       const Tensor x = conj(op.input(0));
                       return grad * Divide(Divide(-x, y, {}), y, {});
                     }));
}

Result floor_mod(const RecordedOp& op, Grads grads) {
  return unbroadcast(op, grads[0], if_wanted(op, 1, [&] {
                       return grads[0] *
                              -ops::FloorDiv(op.input(0), op.input(1));
                     }));
}

// log(x) where it is defined in x's dtype, and 0 elsewhere.
Tensor log_or_zero(const Tensor& x) {
  const Tensor zero = number(0, x.dtype());
  const Tensor has_log =
      x.dtype().is_complex() ? ops::NotEqual(x, zero) : ops::Greater(x, zero);
  const Tensor safe = ops::SelectV2(has_log, x, ops::OnesLike(x));
  return ops::SelectV2(has_log, ops::Log(safe), ops::ZerosLike(x));
}

Result power(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor x = conj(op.input(0));
  return unbroadcast(op,
                     if_wanted(op, 0,
                               [&] {
                                 const Tensor y = conj(op.input(1));
                                 return grad * y * ops::Pow(x, y - 1);
                               }),
                     if_wanted(op, 1, [&] {
                       return grad * conj(op.output(0)) * log_or_zero(x);
                     }));
}

// Passes the gradient to the first input where `first_is_chosen`, to the second
// elsewhere.
Result choose(const RecordedOp& op, const Tensor& grad,
              const Tensor& first_is_chosen) {
  const Tensor zeros = ops::ZerosLike(grad);
  return unbroadcast(
      op,
      if_wanted(op, 0,
                [&] { return ops::SelectV2(first_is_chosen, grad, zeros); }),
      if_wanted(op, 1,
                [&] { return ops::SelectV2(first_is_chosen, zeros, grad); }));
}

Result maximum(const RecordedOp& op, Grads grads) {
  return choose(op, grads[0], ops::GreaterEqual(op.input(0), op.input(1)));
}

Result minimum(const RecordedOp& op, Grads grads) {
  return choose(op, grads[0], ops::LessEqual(op.input(0), op.input(1)));
}

Result squared_difference(const RecordedOp& op, Grads grads) {
  const Tensor first = 2.0 * grads[0] * (op.input(0) - op.input(1));
  return unbroadcast(op, first, if_wanted(op, 1, [&] { return -first; }));
}

Result negate(const RecordedOp&, Grads grads) { return {-grads[0]}; }

Result absolute(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Sign(op.input(0))};
}

Result sign(const RecordedOp& op, Grads) {
  return {ops::ZerosLike(op.input(0))};
}

Result square(const RecordedOp& op, Grads grads) {
  const Tensor x = conj(op.input(0));
  return {ops::Mul(grads[0], ops::Mul(x, number(2, x.dtype())))};
}

// The result moves with the first input; the second only gives the direction.
Result next_after(const RecordedOp& op, Grads grads) {
  return unbroadcast(op, grads[0], grads[0] * 0.0);
}

}  // namespace

void register_arithmetic(GradientRegistry& registry) {
  registry.add("Add", add, kKeepsNothing);
  registry.add("AddV2", add, kKeepsNothing);
  registry.add("AddN", add_n, kKeepsNothing);
  registry.add("AccumulateNV2", add_n, kKeepsNothing);
  registry.add("Sub", subtract, kKeepsNothing);
  registry.add("Mul", multiply, kKeepsInputs);
  registry.add("MulNoNan", multiply_no_nan, kKeepsInputs);
  registry.add("Div", divide<ops::RealDiv>, kKeepsInputs);
  registry.add("RealDiv", divide<ops::RealDiv>, kKeepsInputs);
  registry.add("DivNoNan", divide<ops::DivNoNan>, kKeepsInputs);
  registry.add("FloorMod", floor_mod, kKeepsInputs);
  registry.add("Pow", power);
  registry.add("Maximum", maximum, kKeepsInputs);
  registry.add("Minimum", minimum, kKeepsInputs);
  registry.add("SquaredDifference", squared_difference, kKeepsInputs);
  registry.add("Neg", negate, kKeepsNothing);
  registry.add("Abs", absolute, kKeepsInputs);
  registry.add("Sign", sign, kKeepsInputs);
  registry.add("Square", square, kKeepsInputs);
  registry.add("NextAfter", next_after, kKeepsNothing);
}

}  // namespace tfx::gradients
