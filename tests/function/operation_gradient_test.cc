// Gradients of operations that run functions by their names.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/function/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/function/gradients.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/functional_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

// First and second derivative of f at x, outside of a function and inside.
template <typename Function>
void check_derivatives(const Function& f, const std::vector<float>& first,
                       const std::vector<float>& second) {
  const tf::Tensor x = tf::constant({2.0, 3.0});
  const auto check = [&](const auto& function) {
    tf::GradientTape outer;
    outer.watch(x);
    tf::Tensor gradient;
    {
      tf::GradientTape inner;
      inner.watch(x);
      gradient = inner.gradient(function(x), x).to_tensor();
    }
    CHECK(floats(gradient) == first);
    CHECK(floats(outer.gradient(gradient, x).to_tensor()) == second);
  };
  check(f);
  check(tf::function(f));
  const auto inside = tf::function(
      [&](const tf::Tensor& at) {
        const tf::Tensor gradient = tf::gradients({f(at)}, {at})[0].to_tensor();
        return std::pair(gradient,
                         tf::gradients({gradient}, {at})[0].to_tensor());
      },
      {.input_signature = {{tf::TensorSpec({tf::kNone})}}});
  const auto both = inside(x);
  CHECK(floats(both.first) == first);
  CHECK(floats(both.second) == second);
}

TEST_CASE("gradients of branches that are given by name") {
  const tf::Tensor x = tf::constant({2.0, 3.0});
  const auto cube = tf::function(
      [](const tf::Tensor& v, const tf::Tensor& c) { return v * v * v * c; });
  const auto square = tf::function(
      [](const tf::Tensor& v, const tf::Tensor&) { return v * v; });
  const tf::Tensor c = tf::constant(2.0);
  const auto then = cube.get_concrete_function(x, c);
  const auto otherwise = square.get_concrete_function(x, c);
  const auto branch = [&](const auto& op, const tf::Tensor& chosen) {
    return [&, chosen](const tf::Tensor& v) {
      return op(chosen, {v, c}, {tf::float32}, {then.name()},
                {otherwise.name()}, {})[0];
    };
  };
  const std::vector<float> cubed = {24, 54};
  const std::vector<float> cubed_again = {24, 36};
  const std::vector<float> squared = {4, 6};
  const std::vector<float> squared_again = {2, 2};
  check_derivatives(branch(raw_ops::If, tf::constant(true)), cubed,
                    cubed_again);
  check_derivatives(branch(raw_ops::If, tf::constant(false)), squared,
                    squared_again);
  check_derivatives(branch(raw_ops::StatelessIf, tf::constant(true)), cubed,
                    cubed_again);
  const auto one_of = [&](const auto& op, int chosen) {
    return [&, chosen](const tf::Tensor& v) {
      return op(tf::constant(chosen), {v, c}, {tf::float32},
                {{then.name()}, {otherwise.name()}}, {})[0];
    };
  };
  check_derivatives(one_of(raw_ops::Case, 0), cubed, cubed_again);
  check_derivatives(one_of(raw_ops::Case, 7), squared, squared_again);
  check_derivatives(one_of(raw_ops::StatelessCase, 1), squared, squared_again);
}

TEST_CASE("gradients of loops that are given by name") {
  const tf::Tensor x = tf::constant({2.0, 3.0});
  const tf::Tensor zero = tf::constant(0);
  const auto test = tf::function([](const tf::Tensor& i, const tf::Tensor&,
                                    const tf::Tensor&) { return i < 2; });
  const auto step = tf::function(
      [](const tf::Tensor& i, const tf::Tensor& y, const tf::Tensor& v) {
        return std::tuple(i + 1, y * v, v);
      });
  const auto cond = test.get_concrete_function(zero, x, x);
  const auto body = step.get_concrete_function(zero, x, x);
  // The cube of v.
  const auto loop = [&](const auto& op) {
    return [&](const tf::Tensor& v) {
      return op({zero, v, v}, {cond.name()}, {body.name()}, {})[1];
    };
  };
  check_derivatives(loop(raw_ops::While), {12, 27}, {12, 18});
  check_derivatives(loop(raw_ops::StatelessWhile), {12, 27}, {12, 18});
}

TEST_CASE("functions that are not known, or have effects, have no gradient") {
  const tf::Variable count(0.0);
  const auto counted = tf::function([&](const tf::Tensor& v) {
    count.assign_add(1.0);
    return v * v;
  });
  const tf::Tensor x = tf::constant(2.0);
  const auto branch = counted.get_concrete_function(x);
  REQUIRE(branch.captured_inputs().size() == 1);
  tf::GradientTape tape;
  tape.watch(x);
  const tf::Tensor y =
      raw_ops::If(tf::constant(true), {x, branch.captured_inputs()[0]},
                  {tf::float32}, {branch.name()}, {branch.name()})[0];
  CHECK(y.item<float>() == 4.0F);
  CHECK_THROWS_AS(tape.gradient(y, x), tf::NotImplementedError);
  CHECK(count.value().item<float>() == 1.0F);
}

}  // namespace
}  // namespace tfx
