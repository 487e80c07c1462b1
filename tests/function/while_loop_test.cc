#include "tfx/function/while_loop.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/function/gradients.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

// x to the power of n, by multiplication.
tf::Tensor power(const tf::Tensor& x, const tf::Tensor& n) {
  const auto [i, y] = tf::while_loop(
      [&](const tf::Tensor& i, const tf::Tensor& /*y*/) { return i < n; },
      [&](const tf::Tensor& i, const tf::Tensor& y) {
        return std::tuple(i + 1, y * x);
      },
      std::tuple(0, tf::ones_like(x)));
  return y;
}

TEST_CASE("a loop runs eagerly and traced") {
  CHECK(power(tf::constant(2.0), tf::constant(10)).numpy() == 1024.0);
  const auto f = tf::function(power);
  CHECK(f(tf::constant(2.0), tf::constant(10)).numpy() == 1024.0);
  CHECK(f(tf::constant(2.0), tf::constant(0)).numpy() == 1.0);
  CHECK(f.experimental_get_tracing_count() == 1);
}

TEST_CASE("gradients of loops, of any order, from inside and outside") {
  const auto f = tf::function(power);
  const tf::Tensor x = tf::constant(2.0);
  tf::GradientTape third_tape;
  third_tape.watch(x);
  tf::GradientTape second_tape;
  second_tape.watch(x);
  tf::GradientTape first_tape;
  first_tape.watch(x);
  const tf::Tensor y = f(x, tf::constant(5));
  const tf::Tensor first = first_tape.gradient(y, x).to_tensor();
  const tf::Tensor second = second_tape.gradient(first, x).to_tensor();
  const tf::Tensor third = third_tape.gradient(second, x).to_tensor();
  CHECK(first.numpy() == 80.0);
  CHECK(second.numpy() == 160.0);
  CHECK(third.numpy() == 240.0);

  const auto inside = tf::function([](const tf::Tensor& at) {
    const tf::Tensor y = power(at, tf::constant(5));
    const tf::Gradient first = tf::gradients({y}, {at})[0];
    const tf::Gradient second = tf::gradients({first}, {at})[0];
    return std::tuple(first, second, tf::gradients({second}, {at})[0]);
  });
  const auto [a, b, c] = inside(x);
  CHECK(a.numpy() == 80.0);
  CHECK(b.numpy() == 160.0);
  CHECK(c.numpy() == 240.0);
}

TEST_CASE("variables, captures and effects in a loop") {
  const tf::Variable w({1.0, 2.0});
  tf::Variable rounds(0);
  const auto f = tf::function([&](const tf::Tensor& x) {
    tf::GradientTape tape;
    const tf::Tensor y = tf::while_loop(
        [](const tf::Tensor& v) { return tf::reduce_sum(v) < 100.0; },
        [&](const tf::Tensor& v) {
          rounds.assign_add(1);
          return v * w + x;
        },
        tf::zeros_like(x));
    return std::pair(y, tape.gradient(y, w));
  });
  // v: 0, (1, 1), (2, 3), (3, 7), (4, 15), (5, 31), (6, 63), (7, 127)
  const auto [y, slope] = f(tf::constant({1.0, 1.0}));
  CHECK(y.numpy()[0] == 7.0);
  CHECK(y.numpy()[1] == 127.0);
  CHECK(rounds.numpy() == 7);
  // Of sum over k < 7 of w^k: sum over k of k w^(k-1).
  double expected[] = {0, 0};
  for (int k = 1; k < 7; ++k) {
    expected[0] += k;
    expected[1] += k * std::pow(2.0, k - 1);
  }
  CHECK(slope.numpy()[0] == expected[0]);
  CHECK(slope.numpy()[1] == expected[1]);
}

TEST_CASE("loops in loops, with a branch inside, have gradients") {
  // Adds x for odd i and x * x for even i, n times n.
  const auto f = [](const tf::Tensor& x, const tf::Tensor& n) {
    const auto outer = tf::while_loop(
        [&](const tf::Tensor& i, const tf::Tensor&) { return i < n; },
        [&](const tf::Tensor& i, const tf::Tensor& s) {
          const auto inner = tf::while_loop(
              [&](const tf::Tensor& j, const tf::Tensor&) { return j < n; },
              [&](const tf::Tensor& j, const tf::Tensor& t) {
                return std::tuple(
                    j + 1, t + tf::cond(
                                   tf::equal(i % 2, 0), [&] { return x * x; },
                                   [&] { return x; }));
              },
              std::tuple(0, s));
          return std::tuple(i + 1, std::get<1>(inner));
        },
        std::tuple(0, tf::zeros_like(x)));
    return std::get<1>(outer);
  };
  const auto traced = tf::function(f);
  const tf::Tensor x = tf::constant(3.0);
  const tf::Tensor n = tf::constant(3);
  tf::GradientTape outer;
  outer.watch(x);
  tf::GradientTape tape;
  tape.watch(x);
  const tf::Tensor y = traced(x, n);
  CHECK(y.numpy() == 6 * 9.0 + 3 * 3.0);
  CHECK(f(x, n).numpy() == 6 * 9.0 + 3 * 3.0);
  const tf::Tensor slope = tape.gradient(y, x).to_tensor();
  CHECK(slope.numpy() == 6 * 6.0 + 3.0);
  CHECK(outer.gradient(slope, x).numpy() == 12.0);
}

TEST_CASE("maximum_iterations ends a loop") {
  const auto f = [](const tf::Tensor& x) {
    return tf::while_loop([](const tf::Tensor&) { return true; },
                          [](const tf::Tensor& v) { return v * 2.0; }, x,
                          {.maximum_iterations = 3});
  };
  CHECK(f(tf::constant(1.0)).numpy() == 8.0);
  CHECK(tf::function(f)(tf::constant(1.0)).numpy() == 8.0);
}

TEST_CASE("shapes stay, unless invariants allow them to change") {
  const auto grow = [](bool allow) {
    return tf::function([allow](const tf::Tensor& x) {
      tf::WhileLoopOptions options;
      if (allow) options.shape_invariants = {tf::TensorShape{tf::kNone}};
      return tf::while_loop(
          [](const tf::Tensor& v) { return tf::size(v) < 10; },
          [](const tf::Tensor& v) {
            return tf::concat({v, v * 2.0}, 0);
          },
          x, options);
    });
  };
  const tf::Tensor x = tf::constant({1.0, 2.0});
  CHECK_THROWS_WITH(
      grow(false)(x),
      Catch::Contains("enters the loop with shape (2,), but has shape (4,) "
                      "after one iteration"));
  const auto f = grow(true);
  tf::GradientTape tape;
  tape.watch(x);
  const tf::Tensor y = f(x);
  CHECK(y.shape() == tf::TensorShape{16});
  // Each round adds twice what was there.
  CHECK(tape.gradient(y, x).numpy()[1] == 27.0);
}

TEST_CASE("a loop that changes a dtype is refused") {
  const auto f = tf::function([](const tf::Tensor& x) {
    return tf::while_loop(
        [](const tf::Tensor&) { return true; },
        [](const tf::Tensor& v) { return tf::cast(v, tf::float64); }, x);
  });
  CHECK_THROWS_WITH(
      f(tf::constant(1)),
      "Loop var args_0:0 enters the loop with type <dtype: 'int32'> but has "
      "type <dtype: 'float64'> after 1 iteration. args_0:0 type should remain "
      "constant.");
}

TEST_CASE("a loop that changes a structure is refused") {
  const auto f = tf::function([](const tf::Tensor& x) {
    return tf::while_loop(
        [](const std::vector<tf::Tensor>& v) { return v[0] < 10.0; },
        [](const std::vector<tf::Tensor>& v) {
          return std::vector{v[0], v[0]};
        },
        std::vector{x});
  });
  CHECK_THROWS_WITH(
      f(tf::constant(1.0)),
      Catch::StartsWith(
          "The two structures don't have the same nested structure"));
  CHECK_THROWS_AS(f(tf::constant(1.0)), ValueError);
}

TEST_CASE("no iterations are allowed, eagerly and traced") {
  const auto f = [](const tf::Tensor& most) {
    return tf::while_loop([](const tf::Tensor& i) { return i < 5; },
                          [](const tf::Tensor& i) { return i + 1; },
                          tf::constant(0), {.maximum_iterations = most});
  };
  for (const int most : {-1, 0, 3, 9}) {
    const int expected = std::max(0, std::min(most, 5));
    CHECK(f(tf::constant(most)).numpy() == expected);
    CHECK(tf::function(f)(tf::constant(most)).numpy() == expected);
  }
}

Tensor doubled(const Tensor& x, const Tensor& most) {
  return tf::while_loop([](const Tensor& y) { return tf::reduce_sum(y) < 1e6; },
                        [](const Tensor& y) { return y * 2.0; }, x,
                        {.maximum_iterations = most});
}

Tensor grown(const Tensor& x) {
  return tf::while_loop([](const Tensor& y) { return tf::size(y) < 10; },
                        [](const Tensor& y) {
                          return tf::concat({y, y * 2.0}, 0);
                        },
                        x, {.shape_invariants = {tf::TensorShape{tf::kNone}}});
}

Tensor nested(const Tensor& x, const Tensor& n) {
  const auto inner = [&](const Tensor& i, const Tensor& s) {
    return std::get<1>(
        tf::while_loop([&](const Tensor& j, const Tensor&) { return j < i; },
                       [&](const Tensor& j, const Tensor& t) {
                         return std::tuple(j + 1, t * x + s);
                       },
                       std::tuple(0, s), {.parallel_iterations = 1}));
  };
  return std::get<1>(
      tf::while_loop([&](const Tensor& i, const Tensor&) { return i < n; },
                     [&](const Tensor& i, const Tensor& s) {
                       return std::tuple(i + 1, inner(i, s));
                     },
                     std::tuple(0, x), {.name = "outer"}));
}

Outputs with_names(const Tensor& n) {
  using Named = std::map<std::string, Tensor>;
  const Named last =
      tf::while_loop([&](const Named& d) { return d.at("i") < n; },
                     [](const Named& d) {
                       return Named{{"i", d.at("i") + 1}, {"x", d.at("x") * 2}};
                     },
                     Named{{"i", tf::constant(0)}, {"x", tf::constant(1)}});
  return {last.at("i"), last.at("x")};
}

// From `n` on, as long as the condition holds.
template <typename Condition>
Tensor counted(const Tensor& n, const Condition& condition,
               const WhileLoopOptions& options = {}) {
  return tf::while_loop(
      condition, [](const Tensor& i) { return i + 1; }, n, options);
}

TEST_CASE("loops give what Python's give") {
  const auto both = [](const Tensor& i) { return tf::stack({i < 2, i < 3}); };
  check_golden(
      "function/while_loop",
      {
          GOLDEN("power", power(in[0], in[1])),
          GOLDEN("maximum_iterations", doubled(in[0], in[1])),
          GOLDEN("shape_invariants", grown(in[0])),
          GOLDEN("nested", nested(in[0], in[1])),
          GOLDEN("condition",
                 counted(in[0], [](const Tensor& i) { return i - 3; })),
          GOLDEN("dict", with_names(in[0])),
          GOLDEN("condition/vector", counted(in[0], both)),
          GOLDEN("maximum_iterations/vector", doubled(in[0], in[1])),
          GOLDEN("parallel_iterations",
                 counted(in[0], [](const Tensor& i) { return i < 3; },
                         {.parallel_iterations = 0})),
      });
}

TEST_CASE("XLA compiles a loop, and its gradient if the rounds are bounded") {
  const auto f = tf::function(
      [](const tf::Tensor& x) {
        const tf::Tensor y =
            tf::while_loop([](const tf::Tensor& v) { return v < 1000.0F; },
                           [&](const tf::Tensor& v) { return v * x; }, x,
                           {.maximum_iterations = 4});
        return std::pair(y, tf::gradients({y}, {x})[0]);
      },
      {.jit_compile = true});
  const auto [y, slope] = f(tf::constant(2.0F));
  CHECK(y.numpy() == 32.0F);
  CHECK(slope.numpy() == 80.0F);
}

}  // namespace
}  // namespace tfx
