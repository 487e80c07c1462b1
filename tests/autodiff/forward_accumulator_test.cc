#include "tfx/autodiff/forward_accumulator.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx {
namespace {

using autodiff::ForwardAccumulator;

TEST_CASE("a Jacobian times a vector") {
  // f(x) = (x0 * x1, sin(x0)) at (2, 3), along (1, 10).
  const Tensor x = constant({2.0, 3.0});
  ForwardAccumulator acc(x, {1.0, 10.0});
  const Tensor y = stack({x[0] * x[1], sin(x[0])});
  const Tensor product = acc.jvp(y);
  CHECK(float(product[0]) == Approx(3.0 + 20.0));
  CHECK(float(product[1]) == Approx(std::cos(2.0)));
}

TEST_CASE("variables, and several primals") {
  const Variable w({{1.0, 2.0}, {3.0, 4.0}});
  const Tensor x = constant({{1.0}, {1.0}});
  ForwardAccumulator acc(
      {w, x}, {constant({{1.0, 0.0}, {0.0, 0.0}}), constant({{0.0}, {1.0}})});
  const Tensor product = acc.jvp(matmul(w, x));
  // dw x + w dx = (1, 0) + (2, 4)
  CHECK(float(product[0][0]) == 3.0F);
  CHECK(float(product[1][0]) == 4.0F);
}

TEST_CASE("products of several results") {
  const Tensor x = constant(3.0);
  ForwardAccumulator acc(x, 1.0);
  const std::vector<Tensor> products = acc.jvp({x * x, x * x * x});
  CHECK(float(products[0]) == 6.0F);
  CHECK(float(products[1]) == 27.0F);
}

TEST_CASE("a second derivative, forward over forward and over reverse") {
  const Tensor x = constant(2.0);
  {
    ForwardAccumulator outer(x, 1.0);
    ForwardAccumulator inner(x, 1.0);
    const Tensor y = x * x * x;
    CHECK(float(outer.jvp(inner.jvp(y))) == 12.0F);
  }
  ForwardAccumulator acc(x, 1.0);
  GradientTape tape;
  tape.watch(x);
  const Tensor y = x * x * x;
  CHECK(float(acc.jvp(tape.gradient(y, x))) == 12.0F);
}

TEST_CASE("what does not depend on the primals") {
  const Tensor x = constant(2.0);
  const Tensor other = constant({1.0, 2.0});
  ForwardAccumulator acc(x, 1.0);
  CHECK_FALSE(acc.jvp(other * 2.0).has_value());
  const Tensor zeros = acc.jvp(other * 2.0, UnconnectedGradients::ZERO);
  CHECK(zeros.shape() == TensorShape({2}));
  CHECK(float(reduce_sum(zeros)) == 0.0F);
  CHECK_FALSE(acc.jvp(constant(1)).has_value());
}

TEST_CASE("tangents have to fit their primals") {
  const Tensor x = constant({1.0, 2.0});
  CHECK_THROWS_AS(ForwardAccumulator(x, constant({1.0})), ValueError);
  CHECK_THROWS_AS(ForwardAccumulator(constant({1, 2}), {1, 2}), ValueError);
  CHECK_THROWS_AS(ForwardAccumulator({x, x}, {x}), ValueError);
}

}  // namespace
}  // namespace tfx
