// What every textbook differentiates, as Python does it.
#include <catch2/catch.hpp>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx {
namespace {

constexpr char kClassicsGolden[] = "autodiff/golden/classics";

TEST_CASE("linear regression by tape and by hand") {
  Transcript t(kClassicsGolden, "linear regression");
  const Tensor inputs = constant({-1.5, -0.5, 0.25, 1.0, 2.0});
  const Tensor outputs = constant({-2.4, -0.6, 1.3, 3.2, 4.9});
  const Variable w(5.0);
  const Variable b(0.0);
  for (int step = 0; step < 10; ++step) {
    const Tensor error = w * inputs + b - outputs;
    const auto dw_by_hand = reduce_mean(2.0 * error * inputs).item<float>();
    const auto db_by_hand = reduce_mean(2.0 * error).item<float>();
    GradientTape tape;
    const Tensor loss = reduce_mean(math::square(outputs - (w * inputs + b)));
    const auto [dw, db] = tape.gradient(loss, {w, b});
    w.assign_sub(0.1 * dw);
    b.assign_sub(0.1 * db);
    t.print(loss);
    t.print(dw);
    t.print(db);
    CHECK(dw.to_tensor().item<float>() == Approx(dw_by_hand));
    CHECK(db.to_tensor().item<float>() == Approx(db_by_hand));
  }
}

TEST_CASE("third derivative of tanh") {
  Transcript t(kClassicsGolden, "third derivative of tanh");
  const Tensor x = constant({-1.0, 0.0, 0.5, 3.0}, {.dtype = float64});
  GradientTape third;
  third.watch(x);
  GradientTape second;
  second.watch(x);
  GradientTape first;
  first.watch(x);
  const Gradient dy = first.gradient(math::tanh(x), x);
  const Gradient ddy = second.gradient(dy, x);
  const Gradient dddy = third.gradient(ddy, x);
  t.print(dy);
  t.print(ddy);
  t.print(dddy);
}

TEST_CASE("hessian of a network") {
  Transcript t(kClassicsGolden, "hessian of a network");
  const Tensor x =
      constant({{0.5, -1.0}, {1.5, 2.0}, {-0.75, 0.25}}, {.dtype = float64});
  const Tensor labels = constant({1, 0, 2});
  const VariableOptions options{.dtype = float64};
  const Variable w1({{0.1, -0.2}, {0.4, 0.3}}, options);
  const Variable b1({0.05, -0.1}, options);
  const Variable w2({{0.7, -0.3, 0.2}, {-0.5, 0.6, 0.1}}, options);
  const std::vector<Variable> all = {w1, b1, w2};
  GradientTape outer({.persistent = true});
  GradientTape inner;
  const Tensor hidden = math::tanh(matmul(x, w1) + b1);
  const Tensor loss = reduce_mean(
      raw_ops::SparseSoftmaxCrossEntropyWithLogits(matmul(hidden, w2), labels)
          .loss);
  const std::vector<Gradient> gradients = inner.gradient(loss, all);
  outer.stop();
  t.print(loss);
  for (const Gradient& gradient : gradients) t.print(gradient);
  for (const Gradient& gradient : gradients) {
    for (const Gradient& block : outer.jacobian(gradient, all)) t.print(block);
  }
}

}  // namespace
}  // namespace tfx
