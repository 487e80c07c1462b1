#include "tfx/function/gradients.h"

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/variables/variable.h"

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
  CHECK_THROWS_WITH(tf::hessians({x}, {x}),
                    "tf.gradients is not supported when eager execution is "
                    "enabled. Use tf.GradientTape instead.");
  const auto f = tf::function([](const tf::Tensor& y) {
    return tf::gradients({y}, {y}, {.grad_ys = {y, y}});
  });
  CHECK_THROWS_AS(f(x), ValueError);
}

TEST_CASE("second derivatives of each element by each") {
  const auto f = tf::function([](const tf::Tensor& x, const tf::Tensor& y) {
    // x0 x1 x2 + y^3
    const tf::Tensor sum = x[0] * x[1] * x[2] + y * y * y;
    return tf::hessians({sum}, {x, y});
  });
  const auto check = [&](const auto& function) {
    const std::vector<tf::Tensor> both =
        function(tf::constant({1.0, 2.0, 3.0}), tf::constant(2.0));
    CHECK(both[0].numpy().str() == "[[0. 3. 2.]\n [3. 0. 1.]\n [2. 1. 0.]]");
    CHECK(both[1].numpy() == 12.0);
  };
  check(f);
  check(tf::function(
      [](const tf::Tensor& x, const tf::Tensor& y) {
        return tf::hessians({tf::reduce_prod(x) + y * y * y}, {x, y});
      },
      {.input_signature = {
           {tf::TensorSpec({tf::kNone}), tf::TensorSpec({})}}}));
  // A matrix, and a variable.
  const tf::Variable w({{1.0, 2.0}}, {.name = "w"});
  const auto g = tf::function(
      [&] { return tf::hessians({tf::reduce_sum(w * w * w)}, {w})[0]; });
  CHECK(g().shape() == tf::TensorShape{1, 2, 1, 2});
  CHECK(tf::reshape(g(), {4}).numpy().str() == "[ 6.  0.  0. 12.]");
  CHECK_THROWS_AS(tf::hessians({tf::constant(1.0)}, {tf::constant(1.0)}),
                  tf::RuntimeError);
  const auto linear = tf::function(
      [](const tf::Tensor& x) { return tf::hessians({x * 3.0}, {x})[0]; });
  CHECK_THROWS_AS(linear(tf::constant(1.0)), tf::ValueError);
}

Tensor sum_of_cubes(const Tensor& x) { return tf::reduce_sum(x * x * x); }

// What a C++ function returns when it is traced and run: tensors.
template <typename Function>
Outputs inside(const Function& function, const Inputs& in) {
  std::vector<Tensor> tensors;
  const auto traced =
      tf::function([&](const Inputs& x) { return function(x); });
  for (const auto& each : traced(in)) tensors.push_back(Gradient(each));
  return tensors;
}

TEST_CASE("they are what Python's are") {
  const auto zero = tf::UnconnectedGradients::ZERO;
  const auto gradients = [](const Inputs& x) {
    return tf::gradients({x[0] * x[0] * x[0]}, {x[0]});
  };
  const auto several = [](const Inputs& x) {
    return tf::gradients({x[0] * x[1], x[0] + x[1]}, {x[0], x[1]});
  };
  const auto grad_ys = [](const Inputs& x) {
    return tf::gradients({x[0] * x[0]}, {x[0]}, {.grad_ys = {x[1]}});
  };
  const auto stopped = [](const Inputs& x) {
    const Tensor a = x[0] * x[0];
    return tf::gradients({a * x[0]}, {x[0]}, {.stop_gradients = {a}});
  };
  const auto unconnected = [&](const Inputs& x) {
    return tf::gradients({x[0] * x[0]}, {x[1]},
                         {.unconnected_gradients = zero});
  };
  const auto too_few = [](const Inputs& x) {
    return tf::gradients({x[0], x[0]}, {x[0]}, {.grad_ys = {x[0]}});
  };
  const auto hessians = [](const Inputs& x) {
    return tf::hessians({sum_of_cubes(x[0])}, {x[0]});
  };
  const auto linear = [](const Inputs& x) {
    return tf::hessians({x[0] * 2.0}, {x[0]});
  };
  check_golden("function/gradients",
               {
                   GOLDEN("gradients", inside(gradients, in)),
                   GOLDEN("gradients/several", inside(several, in)),
                   GOLDEN("gradients/grad_ys", inside(grad_ys, in)),
                   GOLDEN("gradients/stop_gradients", inside(stopped, in)),
                   GOLDEN("gradients/unconnected", inside(unconnected, in)),
                   GOLDEN("hessians", inside(hessians, in)),
                   GOLDEN("gradients/lengths", inside(too_few, in)),
                   GOLDEN("hessians/linear", inside(linear, in)),
               });
}

TEST_CASE("single tensors stand without braces") {
  const auto f = tf::function([](const tf::Tensor& x) {
    const tf::Tensor y = x * x * x;
    const tf::Tensor slope = tf::gradients(y, x)[0];
    return std::pair(slope, tf::hessians(y, x)[0]);
  });
  const auto [slope, bend] = f(tf::constant(2.0));
  CHECK(slope.item<float>() == 12.0F);
  CHECK(bend.item<float>() == 12.0F);
}

}  // namespace
}  // namespace tfx
