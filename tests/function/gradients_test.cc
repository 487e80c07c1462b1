#include "tfx/function/gradients.h"

#include <catch2/catch.hpp>

#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("derivatives of any order inside a function") {
  const auto f = tf::function([](const tf::Tensor& x) {
    const tf::Tensor y = x * x * x;
    const tf::Gradient first = tf::gradients({y}, {x})[0];
    const tf::Gradient second = tf::gradients({first}, {x})[0];
    return std::pair(first, second);
  });
  const auto [first, second] = f(tf::constant(2.0));
  CHECK(first.numpy() == 12.0);
  CHECK(second.numpy() == 12.0);
}

TEST_CASE("of several with respect to several, variables and constants too") {
  const tf::Variable w(3.0);
  const auto f = tf::function([&](const tf::Tensor& x) {
    const tf::Tensor c = tf::constant(5.0);
    const tf::Tensor y = x * w * c;
    const tf::Tensor z = x + w;
    return tf::gradients({y, z}, {x, w, c});
  });
  const std::vector<tf::Gradient> all = f(tf::constant(2.0));
  CHECK(all[0].numpy() == 16.0);
  CHECK(all[1].numpy() == 11.0);
  CHECK(all[2].numpy() == 6.0);
}

TEST_CASE("gradients that arrive, stops, and what is not connected") {
  const auto f = tf::function([](const tf::Tensor& x, const tf::Tensor& u) {
    const tf::Tensor a = x * 2.0;
    const tf::Tensor y = a * x;
    const tf::Gradient stopped =
        tf::gradients({y}, {x}, {.stop_gradients = {a}})[0];
    const tf::Gradient scaled =
        tf::gradients({y}, {x}, {.grad_ys = {tf::constant(10.0)}})[0];
    const tf::Gradient none = tf::gradients({y}, {u})[0];
    const tf::Gradient zero = tf::gradients(
        {y}, {u}, {.unconnected_gradients = tf::UnconnectedGradients::ZERO})[0];
    return std::tuple(stopped, scaled, none, zero);
  });
  const auto [stopped, scaled, none, zero] =
      f(tf::constant(3.0), tf::constant(1.0));
  CHECK(stopped.numpy() == 6.0);
  CHECK(scaled.numpy() == 120.0);
  CHECK(none.is_none());
  CHECK(zero.numpy() == 0.0);
}

TEST_CASE("outside of a function there is the tape") {
  const tf::Tensor x = tf::constant(1.0);
  CHECK_THROWS_AS(tf::gradients({x}, {x}), RuntimeError);
  const auto f = tf::function([](const tf::Tensor& y) {
    return tf::gradients({y}, {y}, {.grad_ys = {y, y}});
  });
  CHECK_THROWS_AS(f(x), ValueError);
}

}  // namespace
}  // namespace tfx
