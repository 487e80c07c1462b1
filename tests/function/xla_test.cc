// Functions that XLA compiles: FunctionOptions::jit_compile.
#include <catch2/catch.hpp>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/function/statements.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ops/string_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;

const tf::FunctionOptions kCompiled = {.name = "compiled", .jit_compile = true};

TEST_CASE("XLA compiles functions that ask for it, for each shape") {
  const auto f = tf::function(
      [](const tf::Tensor& x) { return tf::square(x) + 1.0; }, kCompiled);
  CHECK(f(tf::constant(3.0)).item<float>() == 10.0F);
  CHECK(f(tf::constant(4.0)).item<float>() == 17.0F);
  CHECK(f(tf::constant({1.0, 2.0})).data<float>()[1] == 5.0F);

  auto options = kCompiled;
  options.input_signature = {{tf::TensorSpec({-1, 2}, tf::float32)}};
  const auto g = tf::function(
      [](const tf::Tensor& x) {
        return tf::reduce_sum(tf::matmul(x, x, {.transpose_a = true}));
      },
      options);
  // The sum of what columns and columns have in common: n + n + n + n.
  CHECK(g(tf::ones({3, 2})).item<float>() == 12.0F);
  CHECK(g(tf::ones({5, 2})).item<float>() == 20.0F);
  CHECK(g.experimental_get_tracing_count() == 1);
}

TEST_CASE("compiled functions read and change variables") {
  const tf::Variable w({1.0, 2.0});
  const auto f = tf::function(
      [&](const tf::Tensor& x) {
        w.assign_add(x);
        return w * 2.0;
      },
      kCompiled);
  f(tf::constant({1.0, 1.0}));
  CHECK(f(tf::constant({1.0, 1.0})).data<float>()[1] == 8.0F);
  CHECK(w.value().data<float>()[0] == 3.0F);
}

TEST_CASE("tapes go back through compiled functions") {
  const tf::Variable w(3.0);
  const auto f = tf::function(
      [&](const tf::Tensor& x) { return w * w * tf::square(x); }, kCompiled);
  const tf::Tensor x = tf::constant(2.0);
  tf::GradientTape tape;
  tape.watch(x);
  const tf::Tensor y = f(x);
  const auto [dx, dw] = tape.gradient(y, {x, w});
  CHECK(y.item<float>() == 36.0F);
  CHECK(dx.numpy() == 36.0);
  CHECK(dw.numpy() == 24.0);
}

TEST_CASE("compiled functions are called by others") {
  const auto inner =
      tf::function([](const tf::Tensor& x) { return x * 3.0; }, kCompiled);
  const auto outer = tf::function(
      [&](const tf::Tensor& x) { return inner(x) + inner(x + 1.0); });
  CHECK(outer(tf::constant(1.0)).item<float>() == 9.0F);
  const auto compiled = tf::function(
      [&](const tf::Tensor& x) { return inner(x) + 1.0; }, kCompiled);
  CHECK(compiled(tf::constant(1.0)).item<float>() == 4.0F);
}

TEST_CASE("a function with branches and loops goes with XLA and without") {
  // x^2 above 0, -x below; then doubled three times.
  const auto inner = tf::function([](const tf::Tensor& x) {
    tf::Tensor y = tf::cond(
        x > 0.0, [&] { return x * x; }, [&] { return -x; });
    tf::for_(tf::constant({1, 2, 3}), y).do_([&](const tf::Tensor& /*i*/) {
      y = y * 2.0;
    });
    return y;
  });
  const auto slope = [&](const tf::Tensor& x) {
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = inner(x);
    return tape.gradient(y, x);
  };
  const tf::Tensor x = tf::constant(3.0);
  CHECK(slope(x).numpy() == 48.0);
  CHECK(tf::function(slope)(x).numpy() == 48.0);
  CHECK(tf::function(slope, kCompiled)(x).numpy() == 48.0);
  CHECK(tf::function(slope, kCompiled)(-x).numpy() == -8.0);
  CHECK(slope(-x).numpy() == -8.0);
}

TEST_CASE("an operation that XLA does not have is named by its error") {
  const auto f = tf::function(
      [](const tf::Tensor& x) { return tf::strings::as_string(x); }, kCompiled);
  for (int i = 0; i < 2; ++i) {
    try {
      f(tf::constant(1.0));
      FAIL("XLA does not have AsString");
    } catch (const errors::InvalidArgumentError& error) {
      CHECK_THAT(
          error.message(),
          Catch::Contains("Detected unsupported operations when trying to "
                          "compile graph __inference_compiled_") &&
              Catch::Contains("XLA_CPU_JIT: AsString"));
    }
  }
  // Also if a function that is not compiled calls it.
  const auto outer = tf::function([&](const tf::Tensor& x) { return f(x); });
  CHECK_THROWS_AS(outer(tf::constant(1.0)), errors::InvalidArgumentError);
  // The same without XLA.
  const auto plain = tf::function(
      [](const tf::Tensor& x) { return tf::strings::as_string(x); });
  CHECK(plain(tf::constant(1)).numpy() == "1");
}

}  // namespace
}  // namespace tfx
