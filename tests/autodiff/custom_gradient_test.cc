#include "tfx/autodiff/custom_gradient.h"

#include <catch2/catch.hpp>
#include <tuple>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx {
namespace {

constexpr char kCustomGradientGolden[] = "autodiff/golden/custom_gradient";

const auto log1pexp = custom_gradient([](const Tensor& x) {
  const Tensor e = math::exp(x);
  return std::pair(math::log(1.0 + e), [e](const Tensor& upstream) {
    return upstream * (1.0 - 1.0 / (1.0 + e));
  });
});

TEST_CASE("the gradient is the one that the function gives") {
  Transcript t(kCustomGradientGolden, "first order");
  for (const double value : {100.0, 0.5}) {
    const Tensor x = constant(value);
    GradientTape tape;
    tape.watch(x);
    const Tensor z = log1pexp(x) * 3.0;
    t.print(z);
    t.print(tape.gradient(z, x));
  }
}

TEST_CASE("higher orders go through the gradient function") {
  Transcript t(kCustomGradientGolden, "higher order");
  const Tensor x = constant(0.5);
  GradientTape outer;
  outer.watch(x);
  GradientTape inner;
  inner.watch(x);
  const Gradient first = inner.gradient(log1pexp(x), x);
  t.print(first);
  t.print(outer.gradient(first, x));
}

TEST_CASE("several inputs, several results") {
  Transcript t(kCustomGradientGolden, "several");
  const auto product = custom_gradient([](const Tensor& x, const Tensor& y) {
    return std::pair(x * y, [x, y](const Tensor& upstream) {
      return std::pair(10.0 * upstream * y, 20.0 * upstream * x);
    });
  });
  const auto both = custom_gradient([](const Tensor& x) {
    return std::pair(
        std::tuple(x * x, x + 1.0),
        [](const Tensor& a, const Tensor& b) { return a * 2.0 + b * 3.0; });
  });
  const Tensor x = constant(0.5);
  const Tensor y = constant({1.0, 2.0});
  GradientTape tape({.persistent = true});
  tape.watch({x, y});
  const Tensor z = product(x, y);
  const auto [a, b] = both(y);
  for (const Gradient& gradient : tape.gradient(z, {x, y})) t.print(gradient);
  t.print(tape.gradient(a, y));
  t.print(tape.gradient(b, y));
  t.print(tape.gradient(std::vector<Tensor>{a, b}, y));
}

TEST_CASE("vectors of results give vectors of gradients") {
  const auto split = custom_gradient([](const std::vector<Tensor>& inputs) {
    return std::pair(std::vector<Tensor>{inputs[0] * 1.0, inputs[1] * 1.0},
                     [](const std::vector<Gradient>& grads) {
                       return std::vector<Gradient>{grads[1], grads[0]};
                     });
  });
  const std::vector<Tensor> inputs = {constant(2.0), constant(3.0)};
  GradientTape tape;
  tape.watch({inputs[0], inputs[1]});
  const std::vector<Tensor> outputs = split(inputs);
  const std::vector<Gradient> gradients =
      tape.gradient(outputs[0] * 5.0, inputs);
  CHECK(gradients[0].to_tensor().item<float>() == 0.0F);
  CHECK(gradients[1].to_tensor().item<float>() == 5.0F);
}

TEST_CASE("an input may have no gradient; other arguments are passed on") {
  const auto power =
      custom_gradient([](const Tensor& x, const Tensor& y, int times) {
        return std::pair(x * y * times, [](const Tensor& upstream) {
          return std::tuple(upstream, std::nullopt);
        });
      });
  const Tensor x = constant(2.0);
  const Tensor y = constant(3.0);
  GradientTape tape;
  tape.watch({x, y});
  const Tensor z = power(x, y, 4);
  CHECK(z.item<float>() == 24.0F);
  const auto [dx, dy] = tape.gradient(z, {x, y});
  CHECK(dx.to_tensor().item<float>() == 1.0F);
  CHECK(dy.is_none());
}

TEST_CASE("custom gradients nest") {
  Transcript t(kCustomGradientGolden, "nested");
  const auto outside = custom_gradient([](const Tensor& x) {
    const Tensor inside = log1pexp(x);
    return std::pair(inside * 2.0, [inside](const Tensor& upstream) {
      return upstream * inside;
    });
  });
  const Tensor x = constant(0.5);
  GradientTape outer;
  outer.watch(x);
  GradientTape inner;
  inner.watch(x);
  const Gradient first = inner.gradient(outside(x), x);
  t.print(first);
  t.print(outer.gradient(first, x));
}

TEST_CASE("variables that the function reads") {
  Transcript t(kCustomGradientGolden, "variables");
  const Variable weights(ones({2}));
  const auto linear_poly = custom_gradient([&](const Tensor& x) {
    const Tensor poly = weights.value()[1] * x + weights.value()[0];
    return std::pair(poly, [&, x](const Tensor& upstream,
                                  const std::vector<Variable>& variables) {
      const Tensor slopes = upstream * stack({x, ones_like(x)});
      t.print(variables.size());
      return std::pair(upstream * weights.value()[1],
                       std::vector<Tensor>{reduce_sum(slopes, {.axis = 1})});
    });
  });
  const Tensor x = constant({1.0, 2.0, 3.0});
  {
    GradientTape tape;
    tape.watch(x);
    const Tensor z = linear_poly(x);
    for (const Gradient& gradient : tape.gradient(z, {x, weights})) {
      t.print(gradient);
    }
  }
  const auto of_variable = custom_gradient([](const Variable& v) {
    return std::pair(v * 2.0,
                     [](const Tensor& upstream) { return upstream * 7.0; });
  });
  GradientTape tape;
  t.print(tape.gradient(of_variable(weights), weights));
}

TEST_CASE("gradient functions that do not fit are refused") {
  Transcript t(kCustomGradientGolden, "errors");
  const Variable variable(2.0, {.name = "v"});
  const Tensor x = constant({1.0, 2.0, 3.0});
  const auto gradient_of = [&](const auto& function) {
    GradientTape tape;
    tape.watch(x);
    return tape.gradient(function(x), x);
  };
  t.error([&] {
    gradient_of(custom_gradient([](const Tensor& x) {
      return std::pair(x * x, [](const Tensor& upstream) {
        return std::pair(upstream, upstream);
      });
    }));
  });
  t.error([&] {
    gradient_of(custom_gradient([&](const Tensor& x) {
      return std::pair(x * variable,
                       [](const Tensor& upstream) { return upstream; });
    }));
  });
  t.error([&] {
    gradient_of(custom_gradient([&](const Tensor& x) {
      return std::pair(x * variable, [](const Tensor& upstream,
                                        const std::vector<Variable>&) {
        return std::pair(upstream, std::vector<Tensor>());
      });
    }));
  });
}

TEST_CASE("what is recomputed is not kept") {
  Transcript t(kCustomGradientGolden, "recompute_grad");
  const Variable variable(2.0);
  const Tensor x = constant({1.0, 2.0, 3.0});
  int calls = 0;
  const auto recomputed = recompute_grad([&](const Tensor& x) {
    ++calls;
    return math::exp(x) * variable;
  });
  GradientTape tape;
  tape.watch(x);
  const Tensor z = recomputed(recomputed(x * 0.1));
  t.print(calls);
  for (const Gradient& gradient : tape.gradient(z, {x, variable})) {
    t.print(gradient);
  }
  t.print(calls);
}

TEST_CASE("what is recomputed has gradients of higher order") {
  const Tensor x = constant(3.0);
  const auto cube = recompute_grad([](const Tensor& x) { return x * x * x; });
  GradientTape outer;
  outer.watch(x);
  GradientTape inner;
  inner.watch(x);
  const Gradient first = inner.gradient(cube(x), x);
  CHECK(first.to_tensor().item<float>() == 27.0F);
  CHECK(outer.gradient(first, x).to_tensor().item<float>() == 18.0F);
}

TEST_CASE("a gradient may pass through") {
  Transcript t(kCustomGradientGolden, "grad_pass_through");
  const Tensor x = constant({1.0, 2.0, 3.0});
  const auto rounded =
      grad_pass_through([](const Tensor& x) { return math::round(x); });
  GradientTape tape;
  tape.watch(x);
  const Tensor z = rounded(x * 1.25);
  t.print(z);
  t.print(tape.gradient(z, x));
}

// The result, and its gradient by an input without elements.
template <typename Function>
void print_empty(Transcript& t, const Function& function) {
  const Tensor empty = zeros({0, 2});
  GradientTape tape;
  tape.watch(empty);
  const Tensor z = function(empty);
  t.print(z);
  t.print(tape.gradient(z, empty));
}

TEST_CASE("nothing has a gradient too") {
  Transcript t(kCustomGradientGolden, "empty");
  print_empty(t, log1pexp);
  print_empty(t, recompute_grad([](const Tensor& x) { return x * x; }));
  print_empty(
      t, grad_pass_through([](const Tensor& x) { return math::round(x); }));
  print_empty(t, [](const Tensor& x) { return stop_gradient(x); });
}

TEST_CASE("a gradient may stop") {
  Transcript t(kCustomGradientGolden, "stop_gradient");
  const Tensor x = constant({1.0, 2.0, 3.0});
  GradientTape tape({.persistent = true});
  tape.watch(x);
  const Tensor stopped = stop_gradient(x * x);
  const Tensor z = stopped * x;
  t.print(tape.gradient(stopped, x));
  t.print(tape.gradient(z, x));
}

}  // namespace
}  // namespace tfx
