// What a function uses from outside: see FuncGraph::capture().
#include <catch2/catch.hpp>

#include "tests/function/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/random_seed.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/function/gradients.h"
#include "tfx/function/statements.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/random/random_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("gradients go to small values from outside") {
  const tf::Tensor x = tf::constant(3.0);
  const auto f = tf::function([&] { return x * x; });
  // Traced before anyone watches.
  CHECK(number(f()) == 9.0F);
  tf::GradientTape tape;
  tape.watch(x);
  const tf::Tensor y = f();
  CHECK(number(tape.gradient(y, x)) == 6.0F);
  REQUIRE(f.get_concrete_function().captured_inputs().size() == 1);
  CHECK(f.get_concrete_function().captured_inputs()[0].is(x));
}

TEST_CASE("the value of a small tensor from outside tells shapes") {
  const tf::Tensor dims = tf::constant({2, 3});
  const auto f = tf::function([&](const tf::Tensor& x) {
    const tf::Tensor y = tf::reshape(x, dims);
    CHECK(y.shape().as_list() == std::vector<int64_t>{2, 3});
    return y;
  });
  CHECK(f(tf::zeros({6})).shape() == tf::TensorShape({2, 3}));
}

TEST_CASE("literals are no inputs") {
  const auto f = tf::function(
      [](const tf::Tensor& x) { return x * 2.0 + tf::constant(1.0); });
  CHECK(number(f(tf::constant(3.0))) == 7.0F);
  CHECK(f.concrete_functions()[0].captured_inputs().empty());
}

TEST_CASE("gradients go to constants that branches and loops use") {
  const auto chosen = tf::function([](const tf::Tensor& p) {
    const tf::Tensor c = tf::constant(3.0);
    tf::GradientTape tape;
    tape.watch(c);
    const tf::Tensor y = tf::cond(
        p, [&] { return c * c; }, [&] { return c; });
    return tape.gradient(y, c).to_tensor();
  });
  CHECK(number(chosen(tf::constant(true))) == 6.0F);
  CHECK(number(chosen(tf::constant(false))) == 1.0F);

  const auto looped = tf::function([](const tf::Tensor& n) {
    const tf::Tensor c = tf::constant(2.0);
    tf::Tensor y = tf::constant(1.0);
    tf::GradientTape tape;
    tape.watch(c);
    tf::for_(tf::range(n), y).do_([&](const tf::Tensor&) { y = y * c; });
    return tape.gradient(y, c).to_tensor();
  });
  CHECK(number(looped(tf::constant(3))) == 12.0F);
}

TEST_CASE("second derivatives go to values from outside") {
  const tf::Tensor x = tf::constant(2.0);
  const auto f = tf::function([&] { return x * x * x; });
  tf::GradientTape outer;
  outer.watch(x);
  tf::GradientTape inner;
  inner.watch(x);
  const tf::Tensor y = f();
  const tf::Tensor first = inner.gradient(y, x);
  CHECK(number(first) == 12.0F);
  CHECK(number(outer.gradient(first, x)) == 12.0F);
}

TEST_CASE("the device around a first call is not that of the function") {
  const auto f = tf::function([](const tf::Tensor& x) {
    const auto scope = tf::device("/CPU:0");
    return tf::negative(x);
  });
  const auto g = tf::function([](const tf::Tensor& x) { return x + 1.0; });
  {
    const auto scope = tf::device("/CPU:0");
    f(tf::constant(1.0));
    g(tf::constant(1.0));
  }
  for (const auto& op : g.concrete_functions()[0].graph().operations()) {
    CHECK(op.device().empty());
  }
  int on_device = 0;
  for (const auto& op : f.concrete_functions()[0].graph().operations()) {
    if (!op.device().empty()) ++on_device;
  }
  CHECK(on_device == 1);
}

TEST_CASE("init_scope has the seeds of the program") {
  // Python prints these.
  tf::random::set_seed(1);
  float inside = 0;
  const auto f = tf::function([&] {
    {
      const auto scope = tf::init_scope();
      inside = number(tf::random::uniform({}));
    }
    return tf::random::uniform({});
  });
  const float outside = number(f());
  CHECK(inside == 0.16513085F);
  CHECK(outside == 0.81269646F);
}

TEST_CASE("tapes do not see what is done in an init_scope") {
  const tf::Tensor x = tf::constant(3.0);
  tf::Tensor y;
  tf::GradientTape tape;
  tape.watch(x);
  {
    const auto scope = tf::init_scope();
    y = x * x;
    tf::GradientTape inside;
    inside.watch(x);
    const tf::Tensor z = x * x;
    CHECK(number(inside.gradient(z, x)) == 6.0F);
  }
  CHECK(tape.gradient(y, x).is_none());
}

TEST_CASE("a first value that would need effects is refused") {
  tf::Variable counter(1.0);
  tf::Variable lazy;
  const auto f = tf::function([&] {
    counter.assign_add(1.0);
    if (!lazy.has_value()) lazy = tf::Variable(counter * 10.0);
    return lazy.value();
  });
  CHECK_THROWS_AS(f(), tf::ValueError);
  CHECK(number(counter.value()) == 1.0F);
}

TEST_CASE("a function assigns a variable before anyone has") {
  const auto v = tf::Variable::uninitialized(
      {.dtype = tf::float32, .shape = tf::TensorShape{}});
  const auto f = tf::function([&](const tf::Tensor& x) {
    v.assign(x);
    return v.value() + 1.0;
  });
  CHECK(number(f(tf::constant(1.0))) == 2.0F);
}

TEST_CASE("variables that are only assigned are variables of the function") {
  const tf::Variable v(1.0);
  const auto f = tf::function([&] { v.assign_add(2.0); });
  f();
  REQUIRE(f.get_concrete_function().variables().size() == 1);
  CHECK(f.get_concrete_function().variables()[0].is(v));
  tf::GradientTape tape;
  v.assign(0.0);
  CHECK(tape.watched_variables().size() == 1);
}

}  // namespace
}  // namespace tfx
