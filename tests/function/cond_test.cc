#include "tfx/function/cond.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <tuple>

#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
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

TEST_CASE("cond runs one function eagerly, and traces both") {
  int runs = 0;
  const auto choose = [&](const tf::Tensor& x) {
    const auto square = [&] {
      ++runs;
      return x * x;
    };
    const auto negative = [&] {
      ++runs;
      return -x;
    };
    return tf::cond(x > 0.0, square, negative);
  };
  CHECK(choose(tf::constant(3.0)).numpy() == 9.0);
  CHECK(runs == 1);
  const auto traced = tf::function(choose);
  CHECK(traced(tf::constant(3.0)).numpy() == 9.0);
  CHECK(traced(tf::constant(-2.0)).numpy() == 2.0);
  CHECK(runs == 3);
}

TEST_CASE("a gradient is that of the branch which ran") {
  const tf::Variable w(2.0);
  const auto f = tf::function([&](const tf::Tensor& x) {
    return tf::cond(
        x > 0.0, [&] { return tf::exp(w * x); }, [&] { return x * 3.0; });
  });
  const auto gradients = [&](double at) {
    const tf::Tensor x = tf::constant(at);
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = f(x);
    return tape.gradient(y, {x, w});
  };
  auto there = gradients(1.0);
  CHECK(there[0].to_tensor().item<float>() == Approx(2 * std::exp(2.0)));
  CHECK(there[1].to_tensor().item<float>() == Approx(std::exp(2.0)));
  there = gradients(-1.0);
  CHECK(there[0].numpy() == 3.0);
  CHECK(there[1].numpy() == 0.0);
}

TEST_CASE("branches within branches, and gradients of gradients") {
  // x^3 above 1, x^2 above 0, sin x below.
  const auto f = [](const tf::Tensor& x) {
    return tf::cond(
        x > 0.0,
        [&] {
          return tf::cond(
              x > 1.0, [&] { return x * x * x; }, [&] { return x * x; });
        },
        [&] { return tf::sin(x); });
  };
  const auto second = tf::function([&](const tf::Tensor& x) {
    const tf::Gradient first = tf::gradients({f(x)}, {x})[0];
    return tf::gradients({first}, {x})[0];
  });
  CHECK(second(tf::constant(2.0)).numpy() == 12.0);
  CHECK(second(tf::constant(0.5)).numpy() == 2.0);
  CHECK(second(tf::constant(-2.0)).to_tensor().item<float>() ==
        Approx(std::sin(2.0)));

  const auto traced = tf::function(f);
  const auto outside = [&](double at) {
    const tf::Tensor x = tf::constant(at);
    tf::GradientTape outer;
    outer.watch(x);
    tf::GradientTape inner;
    inner.watch(x);
    const tf::Tensor y = traced(x);
    const tf::Gradient first = inner.gradient(y, x);
    return outer.gradient(first.to_tensor(), x);
  };
  CHECK(outside(2.0).numpy() == 12.0);
  CHECK(outside(0.5).numpy() == 2.0);
  CHECK(outside(-2.0).to_tensor().item<float>() == Approx(std::sin(2.0)));
}

TEST_CASE("a branch that has effects has them once, gradients or not") {
  tf::Variable count(0.0);
  const auto f = tf::function([&](const tf::Tensor& x) {
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = tf::cond(
        x > 0.0,
        [&] {
          count.assign_add(1.0);
          return x * x * count;
        },
        [&] { return x * count; });
    const tf::Tensor after = count.read_value();
    return std::pair(tape.gradient(y, x), after);
  });
  const auto [gradient, after] = f(tf::constant(3.0));
  CHECK(after.numpy() == 1.0);
  CHECK(gradient.numpy() == 6.0);
  CHECK(count.numpy() == 1.0);
  CHECK(f(tf::constant(-1.0)).first.numpy() == 1.0);
  CHECK(count.numpy() == 1.0);
}

TEST_CASE("branches return structures, numbers, or nothing") {
  const auto f = tf::function([](const tf::Tensor& x) {
    return tf::cond(
        x > 0.0,
        [&] {
          return std::tuple(x, std::vector{x, x + 1.0});
        },
        [&] {
          return std::tuple(0.0 * x, std::vector{x, x});
        });
  });
  const auto [a, b] = f(tf::constant(2.0));
  CHECK(a.numpy() == 2.0);
  CHECK(b[1].numpy() == 3.0);

  const auto zero = tf::function([](const tf::Tensor& x) {
    return tf::cond(
        x > 0, [&] { return x * x; }, [] { return 0; });
  });
  CHECK(zero(tf::constant(-3)).numpy() == 0);
  CHECK(zero(tf::constant(3)).numpy() == 9);

  tf::Variable seen(0);
  const auto effect = tf::function([&](const tf::Tensor& x) {
    tf::cond(
        x > 0, [&] { seen.assign(x); }, [&] { seen.assign(-x); });
  });
  effect(tf::constant(-5));
  CHECK(seen.numpy() == 5);
}

TEST_CASE("branches that differ are refused") {
  const auto f = tf::function([](const tf::Tensor& x) {
    return tf::cond(
        x > 0.0, [&] { return x; }, [] { return tf::constant(1); });
  });
  CHECK_THROWS_AS(f(tf::constant(1.0)), TypeError);
  const auto g = tf::function([](const tf::Tensor& x) {
    return tf::cond(
        x > 0.0, [&] { return std::vector{x}; },
        [&] {
          return std::vector{x, x};
        });
  });
  CHECK_THROWS_AS(g(tf::constant(1.0)), TypeError);
}

TEST_CASE("shapes that the branches do not share are unknown") {
  const auto f = tf::function([](const tf::Tensor& x) {
    const tf::Tensor y = tf::cond(
        x > 0.0,
        [] {
          return tf::constant({1.0, 2.0});
        },
        [] {
          return tf::constant({1.0, 2.0, 3.0});
        });
    CHECK(y.shape() == tf::TensorShape{tf::kNone});
    return y;
  });
  CHECK(f(tf::constant(1.0)).shape() == tf::TensorShape{2});
  CHECK(f(tf::constant(-1.0)).shape() == tf::TensorShape{3});
}

TEST_CASE("switch_case chooses by an index, the last out of range") {
  const auto f = [](const tf::Tensor& i, const tf::Tensor& x) {
    return tf::switch_case(i, {[&] { return x; }, [&] { return x * x; },
                               [&] { return x * x * x; }});
  };
  const auto traced = tf::function(f);
  const double expected[] = {2.0, 4.0, 8.0, 8.0};
  for (const int i : {0, 1, 2, 7}) {
    const tf::Tensor x = tf::constant(2.0);
    CHECK(f(tf::constant(i), x).numpy() == expected[std::min(i, 3)]);
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = traced(tf::constant(i), x);
    CHECK(y.numpy() == expected[std::min(i, 3)]);
    const double slopes[] = {1.0, 4.0, 12.0, 12.0};
    CHECK(tape.gradient(y, x).numpy() == slopes[std::min(i, 3)]);
  }
  CHECK(traced(tf::constant(-1), tf::constant(2.0)).numpy() == 8.0);
}

TEST_CASE("switch_case with keys and a default") {
  using Functions = std::vector<std::pair<int, std::function<tf::Tensor()>>>;
  const Functions functions = {{1, [] { return tf::constant(11); }},
                               {0, [] { return tf::constant(10); }}};
  const auto f = tf::function([&](const tf::Tensor& i) {
    return tf::switch_case(i, functions,
                           {.default_ = [] { return tf::constant(99); }});
  });
  CHECK(f(tf::constant(0)).numpy() == 10);
  CHECK(f(tf::constant(1)).numpy() == 11);
  CHECK(f(tf::constant(2)).numpy() == 99);
  const Functions wrong = {{0, functions[0].second}, {2, functions[0].second}};
  CHECK_THROWS_WITH(
      tf::switch_case(tf::constant(0), wrong),
      "branch indices (keys) must form contiguous range of [0 to 2) but found "
      "{0,2}");
}

TEST_CASE("case_ takes the first that is true") {
  const auto f = [](const tf::Tensor& x) {
    return tf::case_(
        {{x > 2.0, [&] { return x * 100.0; }}, {x > 1.0, [&] { return x; }}},
        {.default_ = [&] { return -x; }});
  };
  const auto traced = tf::function(f);
  CHECK(f(tf::constant(3.0)).numpy() == 300.0);
  CHECK(traced(tf::constant(3.0)).numpy() == 300.0);
  CHECK(traced(tf::constant(2.0)).numpy() == 2.0);
  CHECK(traced(tf::constant(0.5)).numpy() == -0.5);

  const auto none = tf::function([](const tf::Tensor& x) {
    return tf::case_(
        {{x > 2.0, [&] { return x * 100.0; }}, {x > 1.0, [&] { return x; }}});
  });
  CHECK(none(tf::constant(1.5)).numpy() == 1.5);
  CHECK_THROWS_AS(none(tf::constant(0.0)), errors::InvalidArgumentError);
  const auto exclusive = tf::function([](const tf::Tensor& x) {
    return tf::case_(
        {{x > 2.0, [&] { return x * 100.0; }}, {x > 1.0, [&] { return x; }}},
        {.exclusive = true});
  });
  CHECK_THROWS_AS(exclusive(tf::constant(3.0)), errors::InvalidArgumentError);
}

TEST_CASE("an index is an int32 in functions, and a predicate a bool") {
  const auto f = tf::function([](const tf::Tensor& i) {
    return tf::switch_case(
        i, {[] { return tf::constant(1); }, [] { return tf::constant(2); }});
  });
  CHECK_THROWS_AS(f(tf::constant(1, {.dtype = tf::int64})), TypeError);
  CHECK_THROWS_WITH(f(tf::constant(1.0)),
                    "'branch_index' must be an integer Tensor, got <dtype: "
                    "'float32'>");
  const auto g = [](const tf::Tensor& x) {
    return tf::case_({{x, [&] { return x; }}}, {.default_ = [&] { return x; }});
  };
  CHECK_THROWS_AS(g(tf::constant(1.0)), TypeError);
  CHECK_THROWS_WITH(tf::function(g)(tf::constant(1.0)),
                    "pred must be Tensor of type bool: args_0:0");
}

TEST_CASE("which branch returns what is said if they differ") {
  const auto text = [](const auto& function) -> std::string {
    try {
      tf::function(function)(tf::constant(1.0));
    } catch (const TypeError& error) {
      return error.what();
    }
    return "";
  };
  // As in Python, but for the names.
  CHECK_THAT(
      text([](const tf::Tensor& x) {
        return tf::cond(
            x > 0.0, [&] { return x; }, [] { return tf::constant(1); });
      }),
      Catch::StartsWith(
          "true_fn and false_fn arguments to tf.cond must have the same "
          "number, type, and overall structure of return values.\n\n"
          "true_fn output: Tensor(\"") &&
          Catch::Contains(", shape=(), dtype=float32)\nfalse_fn output: "
                          "Tensor(\"") &&
          Catch::Contains(", shape=(), dtype=int32)\n\nError details:\n"
                          "Tensor(\"") &&
          Catch::EndsWith(", shape=(), dtype=int32) have different types"));
  CHECK_THAT(text([](const tf::Tensor& x) {
               return tf::switch_case(
                   tf::cast(x, tf::int32),
                   {[&] { return x; }, [] { return tf::constant(1); }});
             }),
             Catch::StartsWith("branches[0] and branches[1] arguments to "
                               "tf.switch_case must have the same number"));
}

using Functions = std::vector<std::pair<int, std::function<Tensor()>>>;

Tensor one_of_three(const Tensor& index, const Tensor& x) {
  return tf::switch_case(
      index, {[&] { return x; }, [&] { return x * x; }, [&] { return -x; }});
}

Tensor with_keys(const Inputs& in, int first, int second) {
  return tf::switch_case(in[0], Functions{{first, [&] { return in[1]; }},
                                          {second, [&] { return -in[1]; }}});
}

Outputs structures(const Tensor& x) {
  const auto [a, b] = tf::cond(
      x > 0.0,
      [&] {
        return std::tuple(x, std::vector{x, x + 1.0});
      },
      [&] {
        return std::tuple(0.0 * x, std::vector{x, x});
      });
  return {a, b[0], b[1]};
}

TEST_CASE("branches give what Python's give") {
  const auto one = [] { return 1; };
  const auto two = [] { return 2; };
  check_golden(
      "function/cond",
      {
          GOLDEN("cond",
                 tf::cond(
                     tf::reduce_sum(in[0]) > 0, [&] { return in[0] * in[0]; },
                     [&] { return -in[0]; })),
          GOLDEN("cond/name",
                 tf::cond(
                     in[0] > 0.0, [&] { return in[0]; },
                     [&] { return 2.0 * in[0]; }, {.name = "mine"})),
          GOLDEN("cond/structure", structures(in[0])),
          GOLDEN("cond/number", tf::cond(
                                    in[0] > 0, [&] { return in[0] * in[0]; },
                                    [] { return 0; })),
          GOLDEN("cond/pred", tf::cond(in[0], one, two)),
          GOLDEN("switch_case", one_of_three(in[0], in[1])),
          GOLDEN("switch_case/default",
                 tf::switch_case(in[0], {[&] { return in[1]; }},
                                 {.default_ = [&] { return in[1] * 100.0; },
                                  .name = "mine"})),
          GOLDEN("switch_case/keys", with_keys(in, 1, 0)),
          GOLDEN("switch_case/index", one_of_three(in[0], in[1])),
          GOLDEN(
              "switch_case/none",
              tf::switch_case(in[0], std::vector<std::function<Tensor()>>())),
          GOLDEN("switch_case/gap", with_keys(in, 2, 0)),
          GOLDEN("switch_case/twice", with_keys(in, 0, 0)),
          GOLDEN("case",
                 tf::case_({{in[0] > 10.0, [&] { return in[0] * 100.0; }},
                            {in[0] > 1.0, [&] { return in[0] * 10.0; }}},
                           {.default_ = [&] { return in[0]; }})),
          GOLDEN("case/no default",
                 tf::case_({{in[0] > 10.0, [&] { return in[0] * 100.0; }},
                            {in[0] > 1.0, [&] { return in[0] * 10.0; }}})),
          GOLDEN("case/exclusive",
                 tf::case_(
                     {{in[0] > 1.0, [&] { return in[0] * 9.0; }},
                      {in[0] < 0.0, [&] { return in[0]; }}},
                     {.default_ = [&] { return in[0]; }, .exclusive = true})),
          GOLDEN("case/empty",
                 tf::case_({{tf::size(in[0]) > 0, [&] { return in[0] * 2.0; }}},
                           {.default_ = [&] { return in[0]; }})),
          GOLDEN("case/none true",
                 tf::case_({{in[0] > 10.0, [&] { return in[0] * 100.0; }},
                            {in[0] > 1.0, [&] { return in[0] * 10.0; }}},
                           {.name = "mine"})),
          GOLDEN("case/one",
                 tf::case_({{in[0] > 10.0, [&] { return in[0]; }}})),
          GOLDEN("case/both", tf::case_({{in[0] > 1.0, [&] { return in[0]; }},
                                         {in[0] > 0.0, [&] { return in[0]; }}},
                                        {.default_ = [&] { return in[0]; },
                                         .exclusive = true})),
          GOLDEN("case/vector",
                 tf::case_({{in[0] > 1.0, [&] { return in[0]; }}},
                           {.default_ = [&] { return in[0]; }})),
      });
}

TEST_CASE("XLA compiles branches and their gradients") {
  const auto f = tf::function(
      [](const tf::Tensor& x) {
        tf::GradientTape tape;
        tape.watch(x);
        const tf::Tensor y = tf::cond(
            tf::reduce_sum(x) > 0.0F, [&] { return tf::exp(x); },
            [&] { return x * x; });
        return tape.gradient(y, x);
      },
      {.jit_compile = true});
  CHECK(f(tf::constant({-1.0F, -3.0F})).numpy()[1] == -6.0F);
  CHECK(f(tf::constant({1.0F, 0.0F})).numpy()[1] == 1.0F);
}

}  // namespace
}  // namespace tfx
