// Derivatives of derivatives, of functions inside of functions.
#include <catch2/catch.hpp>

#include "tests/function/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/function/gradients.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/random/random_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

tf::Tensor cube(const tf::Tensor& x) { return x * x * x; }

TEST_CASE("a second derivative does not run the function again") {
  const tf::Variable count(0.0);
  const auto inner = tf::function(cube);
  const auto f = tf::function([&](const tf::Tensor& x) {
    count.assign_add(1.0);
    return inner(x);
  });
  const tf::Tensor x = tf::constant(2.0);
  tf::GradientTape second;
  second.watch(x);
  tf::GradientTape first;
  first.watch(x);
  const tf::Tensor y = f(x);
  const tf::Tensor slope = first.gradient(y, x);
  CHECK(number(slope) == 12.0F);
  CHECK(number(second.gradient(slope, x)) == 12.0F);
  CHECK(number(count.value()) == 1.0F);
}

TEST_CASE("a third derivative does not either") {
  const tf::Variable count(0.0);
  const auto inner = tf::function(cube);
  const auto f = tf::function([&](const tf::Tensor& x) {
    count.assign_add(1.0);
    return inner(x);
  });
  const tf::Tensor x = tf::constant(2.0);
  tf::GradientTape third;
  third.watch(x);
  tf::GradientTape second;
  second.watch(x);
  tf::GradientTape first;
  first.watch(x);
  const tf::Tensor y = f(x);
  const tf::Tensor d1 = first.gradient(y, x);
  const tf::Tensor d2 = second.gradient(d1, x);
  CHECK(number(third.gradient(d2, x)) == 6.0F);
  CHECK(number(count.value()) == 1.0F);
}

TEST_CASE("second derivatives are of the random numbers that were drawn") {
  const auto f = tf::function([](const tf::Tensor& x) {
    const tf::Tensor u =
        tf::random::uniform({}, {.minval = 1.0, .maxval = 2.0});
    return tf::cond(
        x > 0.0, [&] { return u * cube(x); }, [&] { return x; });
  });
  const tf::Tensor x = tf::constant(2.0);
  for (int i = 0; i < 5; ++i) {
    tf::GradientTape second;
    second.watch(x);
    tf::GradientTape first;
    first.watch(x);
    const tf::Tensor y = f(x);
    const tf::Tensor slope = first.gradient(y, x);
    const tf::Tensor bend = second.gradient(slope, x);
    // 3 u x^2 and 6 u x.
    CHECK(number(bend) == Approx(number(slope)));
  }
}

TEST_CASE("a persistent tape is asked for second derivatives") {
  const tf::Variable count(0.0);
  const auto inner = tf::function(cube);
  const auto f = tf::function([&](const tf::Tensor& x) {
    count.assign_add(1.0);
    return inner(x);
  });
  const tf::Tensor x = tf::constant(2.0);
  tf::GradientTape tape({.persistent = true});
  tape.watch(x);
  const tf::Tensor y = f(x);
  const tf::Tensor slope = tape.gradient(y, x);
  CHECK(number(tape.gradient(slope, x)) == 12.0F);
  CHECK(number(count.value()) == 1.0F);
}

TEST_CASE("a gradient taken in a branch is differentiated outside of it") {
  const auto inner = tf::function(cube);
  const auto f = tf::function([&](const tf::Tensor& x, const tf::Tensor& p) {
    tf::GradientTape second;
    second.watch(x);
    tf::GradientTape first;
    first.watch(x);
    const tf::Tensor y = inner(x);
    const tf::Tensor slope = tf::cond(
        p, [&] { return first.gradient(y, x).to_tensor(); }, [&] { return x; });
    return second.gradient(slope, x).to_tensor();
  });
  CHECK(number(f(tf::constant(2.0), tf::constant(true))) == 12.0F);
  CHECK(number(f(tf::constant(2.0), tf::constant(false))) == 1.0F);
}

TEST_CASE("tf::gradients in a branch goes back to what is outside") {
  const auto f = tf::function([](const tf::Tensor& x, const tf::Tensor& p) {
    const tf::Tensor y = x * x;
    return tf::cond(
        p, [&] { return tf::gradients({y}, {x})[0].to_tensor(); },
        [&] { return x; });
  });
  CHECK(number(f(tf::constant(3.0), tf::constant(true))) == 6.0F);
}

}  // namespace
}  // namespace tfx
