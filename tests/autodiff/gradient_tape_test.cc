#include "tfx/autodiff/gradient_tape.h"

#include <catch2/catch.hpp>
#include <complex>
#include <thread>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/autodiff/registry.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/random_ops.h"

namespace tfx {
namespace {

using Catch::Contains;

constexpr char kGradientTapeGolden[] = "autodiff/golden/gradient_tape";

template <typename Gradients>
void print_all(Transcript& t, const Gradients& gradients) {
  for (const Gradient& gradient : gradients) t.print(gradient);
}

TEST_CASE("derivatives of first and higher order") {
  Transcript t(kGradientTapeGolden, "first and higher orders");
  const Tensor x = constant(3.0);
  {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = x * x;
    t.print(tape.gradient(y, x));
  }
  {
    GradientTape outer;
    outer.watch(x);
    GradientTape inner;
    inner.watch(x);
    const Tensor y = x * x * x;
    const Tensor first = inner.gradient(y, x);
    t.print(first);
    t.print(outer.gradient(first, x));
  }
  {
    GradientTape tape({.persistent = true});
    tape.watch(x);
    const Tensor y = x * x;
    const Tensor z = y * y;
    tape.stop();
    t.print(tape.gradient(z, x));
    t.print(tape.gradient(y, x));
  }
  {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = x * x;
    const Tensor z = y * y;
    print_all(t, tape.gradient(z, {x, y}));
  }
  {
    GradientTape tape({.persistent = true});
    tape.watch(x);
    const Tensor y = x * x;
    const Gradient first = tape.gradient(y, x);
    t.print(tape.gradient(first, x));
  }
  GradientTape tape;
  tape.watch(x);
  t.print(tape.gradient(x, x));
}

TEST_CASE("gradients with respect to variables") {
  Transcript t(kGradientTapeGolden, "variables");
  const Variable w({{1.0, 2.0}, {3.0, 4.0}}, {.name = "w"});
  const Variable b({1.0, -1.0}, {.name = "b"});
  const Variable fixed(2.0, {.trainable = false, .name = "fixed"});
  {
    GradientTape tape;
    const Tensor loss = square(w * fixed + b);
    print_all(t, tape.gradient(loss, {w, b, fixed}));
  }
  {
    GradientTape tape({.persistent = true});
    const Tensor loss = square(w + b);
    for (const Variable& variable : tape.watched_variables()) {
      t.print(variable.name());
    }
  }
  {
    GradientTape tape({.watch_accessed_variables = false});
    tape.watch(b);
    const Tensor loss = w * b;
    print_all(t, tape.gradient(loss, std::vector<Variable>{w, b}));
  }
  {
    GradientTape tape;
    const Tensor y = w.sparse_read({0, 1, 0});
    const Gradient gradient = tape.gradient(y, w);
    CHECK(gradient.is_indexed_slices());
    t.print(gradient);
  }
  {
    GradientTape tape;
    const Tensor y =
        add_n({w.sparse_read({0, 1}) * 2.0, w.sparse_read({1, 1})});
    t.print(tape.gradient(y, w));
  }
  GradientTape tape;
  const Tensor y = add_n({w.sparse_read({0, 1}) * 2.0, w * w});
  t.print(tape.gradient(y, w));
}

TEST_CASE("options of tapes and gradients") {
  Transcript t(kGradientTapeGolden, "options");
  const Tensor x = constant(3.0);
  {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = x * 2.0;
    t.print(tape.gradient(y, x, {.output_gradients = {constant(5.0)}}));
  }
  {
    const Tensor other = constant({1.0, 2.0});
    GradientTape tape({.persistent = true});
    tape.watch(x);
    const Tensor y = x * 2.0;
    t.print(tape.gradient(y, other));
    t.print(tape.gradient(
        y, other, {.unconnected_gradients = UnconnectedGradients::ZERO}));
  }
  {
    GradientTape tape;
    tape.watch(x);
    const std::vector<Tensor> both = {x * x, x * 3.0};
    t.print(tape.gradient(both, x));
  }
  {
    GradientTape tape;
    tape.watch(x);
    std::vector<Tensor> both = {x * x};
    {
      const auto pause = tape.stop_recording();
      both.push_back(x * 5.0);
    }
    t.print(tape.gradient(both, x));
  }
  {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = x * x;
    tape.reset();
    tape.watch(x);
    t.print(tape.gradient(x * x * x, x));
  }
  const Tensor i = constant(3);
  GradientTape tape;
  tape.watch(i);
  t.print(tape.gradient(i * i, i));
}

TEST_CASE("broadcast arguments get gradients of their own shape") {
  Transcript t(kGradientTapeGolden, "broadcasting");
  const Tensor a = constant({{1.0, 2.0, 3.0}});
  const Tensor c = constant({{2.0}, {4.0}});
  using Function =
      Tensor (*)(const TensorLike&, const TensorLike&, const NameOptions&);
  for (const Function function :
       {math::add, math::subtract, math::multiply, math::divide}) {
    const std::pair<Tensor, Tensor> pairs[] = {
        {a, c}, {a, constant(2.0)}, {constant(3.0), c}, {a, a}};
    for (const auto& [p, q] : pairs) {
      GradientTape tape;
      tape.watch({p, q});
      const Tensor y = function(p, q, {});
      if (p.is(q)) {
        t.print(tape.gradient(y, p));
      } else {
        print_all(t, tape.gradient(y, {p, q}));
      }
    }
  }
  const Tensor z =
      constant({std::complex<double>(1, 2), std::complex<double>(3, -1)});
  GradientTape tape;
  tape.watch(z);
  t.print(tape.gradient(z * z / (2.0 + z), z));
}

TEST_CASE("targets and sources may be structures") {
  Transcript t(kGradientTapeGolden, "structures");
  const Tensor x = constant(3.0);
  const Tensor y = constant({1.0, 2.0});
  const Tensor other = constant(1.0);
  const Structure sources = {{"x", x}, {"rest", {y, other}}};
  GradientTape tape({.persistent = true});
  tape.watch(sources);
  const Tensor product = x * y;
  const Structure targets = {product, {{"square", x * x}}};
  tape.stop();
  t.print(tape.gradient(product, sources));
  t.print(tape.gradient(targets, sources));
  t.print(tape.gradient(targets, x));
}

TEST_CASE("a tape that is not persistent answers once") {
  const Tensor x = constant(3.0);
  GradientTape tape;
  tape.watch(x);
  const Tensor y = x * x;
  CHECK_FALSE(tape.gradient(y, x).is_none());
  Transcript t(kGradientTapeGolden, "errors");
  t.error([&] { tape.gradient(y, x); });
}

TEST_CASE("an op without a gradient is named") {
  const Tensor x = constant(3.0);
  GradientTape tape;
  tape.watch(x);
  const Tensor y = raw_ops::IgammaGradA(x, x);
  CHECK_THROWS_WITH(
      tape.gradient(y, x),
      Contains("gradient registry has no entry for: IgammaGradA") &&
          Contains("RegisterGradient"));
}

TEST_CASE("users register gradients") {
  GradientRegistry& registry = GradientRegistry::instance();
  registry.add("DeepCopy",
               [](const RecordedOp& op, std::span<const Gradient> g) {
                 return std::vector<Gradient>{g[0] * op.input(0)};
               });
  CHECK_THROWS_AS(registry.add_none("DeepCopy"), KeyError);
  const Tensor x = constant(2.5);
  GradientTape tape;
  tape.watch(x);
  CHECK(tape.gradient(raw_ops::DeepCopy(x), x).to_tensor().item<float>() ==
        2.5F);
}

TEST_CASE("a gradient function that returns too few is refused") {
  RegisterGradient("RandomGammaGrad",
                   [](const RecordedOp&, std::span<const Gradient> g) {
                     return std::vector<Gradient>{g[0]};
                   });
  const Tensor x = constant(2.5);
  GradientTape tape;
  tape.watch(x);
  CHECK_THROWS_WITH(
      tape.gradient(raw_ops::RandomGammaGrad(x, x), x),
      "Num gradients 1 generated for op RandomGammaGrad do not match num "
      "inputs 2");
}

TEST_CASE("each thread has tapes of its own") {
  std::vector<float> results(4);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      const Tensor x = constant(static_cast<float>(i));
      for (int k = 0; k < 50; ++k) {
        GradientTape tape;
        tape.watch(x);
        results[i] = tape.gradient(x * x * x, x).to_tensor().item<float>();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(results == std::vector<float>{0, 3, 12, 27});
}

}  // namespace
}  // namespace tfx
