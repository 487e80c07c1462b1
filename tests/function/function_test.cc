#include "tfx/function/function.h"

#include <functional>
#include <stdexcept>
#include <thread>

#include "catch2/catch.hpp"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/image_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("a function is traced once for a dtype and shape") {
  int runs = 0;
  const auto f = tf::function([&](const tf::Tensor& x) {
    ++runs;
    CHECK(x.is_symbolic());
    return tf::square(x) + 1.0;
  });
  CHECK(f(tf::constant(3.0)).item<float>() == 10.0F);
  CHECK(f(tf::constant(4.0)).item<float>() == 17.0F);
  CHECK(runs == 1);
  CHECK(f(tf::constant({1.0, 2.0})).data<float>()[1] == 5.0F);
  CHECK(runs == 2);
  CHECK(f(tf::constant(2.0, {.dtype = tf::float64})).item<double>() == 5.0);
  CHECK(f.experimental_get_tracing_count() == 3);
}

TEST_CASE("numbers and strings count by their value") {
  int runs = 0;
  const auto f = tf::function([&](auto x, const std::string& name) {
    ++runs;
    return tf::constant(1.0F) * static_cast<float>(x + name.size());
  });
  CHECK(f(1, "ab").item<float>() == 3.0F);
  CHECK(f(1, "ab").item<float>() == 3.0F);
  CHECK(runs == 1);
  CHECK(f(2, "ab").item<float>() == 4.0F);
  CHECK(f(1, "abc").item<float>() == 4.0F);
  CHECK(f(1L, "ab").item<float>() == 3.0F);
  CHECK(runs == 4);
}

TEST_CASE("structures go in and out") {
  const auto f = tf::function(
      [](const std::vector<tf::Tensor>& xs, const tf::Structure& y) {
        return std::tuple(xs[0] + xs[1], y["a"].tensor() * 2.0, 7);
      });
  const auto [sum, twice, seven] =
      f(std::vector{tf::constant(1.0), tf::constant(2.0)},
        tf::Structure{{"a", tf::constant(5.0)}, {"b", tf::constant(6.0)}});
  CHECK(sum.item<float>() == 3.0F);
  CHECK(twice.item<float>() == 10.0F);
  CHECK(seven == 7);
}

TEST_CASE("variables are used as they are when it is called, in order") {
  const tf::Variable v(1.0);
  const auto f = tf::function([&](const tf::Tensor& x) {
    const tf::Tensor before = v.value();
    v.assign_add(x);
    const tf::Tensor after = v.value();
    v.assign(v * 10.0);
    return std::pair(before, after);
  });
  const auto [before, after] = f(tf::constant(2.0));
  CHECK(before.item<float>() == 1.0F);
  CHECK(after.item<float>() == 3.0F);
  CHECK(v.value().item<float>() == 30.0F);
  v.assign(0.0);
  CHECK(f(tf::constant(2.0)).second.item<float>() == 2.0F);
  CHECK(v.value().item<float>() == 20.0F);
}

TEST_CASE("a variable has its shape inside of functions") {
  const tf::Variable v(tf::zeros({2, 3}));
  const tf::Variable w(tf::zeros({1}), {.shape = tf::TensorShape({-1})});
  const auto inner = tf::function([&] {
    CHECK(v.value().shape() == tf::TensorShape({2, 3}));
    CHECK(w.value().shape() == tf::TensorShape({-1}));
    return tf::matmul(v, v, {.transpose_b = true});
  });
  const auto outer = tf::function([&](const tf::Tensor& x) {
    const tf::Tensor y = tf::matmul(x, v);
    CHECK(y.shape() == tf::TensorShape({4, 3}));
    return inner() + tf::reduce_sum(y);
  });
  CHECK(outer(tf::zeros({4, 2})).shape() == tf::TensorShape({2, 2}));
}

TEST_CASE("the shapes of variables are known while a function is traced") {
  const tf::Variable v(tf::constant({{1.0, 2.0, 3.0}}));
  const tf::Variable any({1.0}, {.shape = tf::TensorShape({-1})});
  const auto f = tf::function([&](const tf::Tensor& x) {
    CHECK(v.value().shape() == tf::TensorShape({1, 3}));
    CHECK(v.sparse_read({0, 0}).shape() == tf::TensorShape({2, 3}));
    CHECK(tf::matmul(x, v).shape() == tf::TensorShape({2, 3}));
    CHECK(any.value().shape() == tf::TensorShape({-1}));
  });
  f(tf::ones({2, 1}));
}

TEST_CASE("what changes a variable runs though nothing is returned") {
  const tf::Variable v(0.0);
  const auto f = tf::function([&] { v.assign_add(1.0); });
  f();
  f();
  CHECK(v.value().item<float>() == 2.0F);
}

TEST_CASE("a variable is made while the function is first traced") {
  tf::Variable v;
  const auto f = tf::function([&](const tf::Tensor& x) {
    if (!v.has_value()) v = tf::Variable(tf::zeros({2}) + 3.0);
    v.assign_add(x);
    return v.value();
  });
  CHECK(f(tf::constant({1.0, 1.0})).data<float>()[0] == 4.0F);
  CHECK(f(tf::constant({1.0, 1.0})).data<float>()[1] == 5.0F);
  // Once to make it, and once as it is from then on, as in Python.
  CHECK(f.experimental_get_tracing_count() == 2);
}

TEST_CASE("a function may not make a variable in each call") {
  const auto f =
      tf::function([](const tf::Tensor& x) { return tf::Variable(1.0) + x; });
  CHECK_THROWS_AS(f(tf::constant(1.0)), ValueError);
  CHECK_THROWS_AS(f(tf::constant({1.0})), ValueError);
  const auto g =
      tf::function([](const tf::Tensor& /*x*/) { return tf::Variable(1.0); });
  CHECK_THROWS_WITH(g(tf::constant(1.0)),
                    Catch::Contains("singleton tf.Variables"));
  std::vector<tf::Variable> made;
  const auto h = tf::function([&](const tf::Tensor& x) {
    if (made.empty()) made.emplace_back(1.0);
    if (x.rank() == 1) return tf::Variable(2.0).value();
    return made[0] + x;
  });
  CHECK(h(tf::constant(1.0)).item<float>() == 2.0F);
  CHECK_THROWS_AS(h(tf::constant({1.0})), ValueError);
}

TEST_CASE("a symbolic tensor is no C++ value") {
  const auto f = tf::function([](const tf::Tensor& x) {
    if (x > 0.0) return x;
    return -x;
  });
  CHECK_THROWS_WITH(f(tf::constant(1.0)), Catch::Contains("'Greater:0'") &&
                                              Catch::Contains("C++ bool") &&
                                              Catch::Contains("'function'") &&
                                              Catch::Contains("tf::cond"));
  // And nothing is left of the trace.
  CHECK(tf::constant(1.0).item<float>() == 1.0F);
}

TEST_CASE("a tensor that leaks out of a function is refused") {
  tf::Tensor leaked;
  const auto f = tf::function([&](const tf::Tensor& x) { leaked = x * 2.0; });
  f(tf::constant(1.0));
  CHECK_THROWS_WITH(leaked + 1.0, Catch::Contains("out of scope"));
  const auto g = tf::function([&] { return leaked + 1.0; });
  CHECK_THROWS_WITH(g(), Catch::Contains("out of scope"));
}

TEST_CASE("exceptions leave while it is traced, and it can be traced again") {
  bool fail = true;
  const auto f = tf::function([&](const tf::Tensor& x) {
    if (fail) throw std::runtime_error("no");
    return x + 1.0;
  });
  CHECK_THROWS_WITH(f(tf::constant(1.0)), "no");
  fail = false;
  CHECK(f(tf::constant(1.0)).item<float>() == 2.0F);
}

TEST_CASE("functions call functions") {
  const tf::Variable w(2.0);
  const auto inner = tf::function([&](const tf::Tensor& x) { return x * w; });
  const auto outer = tf::function(
      [&](const tf::Tensor& x) { return inner(x) + inner(x + 1.0); });
  CHECK(outer(tf::constant(3.0)).item<float>() == 14.0F);
  w.assign(10.0);
  CHECK(outer(tf::constant(3.0)).item<float>() == 70.0F);
}

TEST_CASE("what a function returns is there after all its effects") {
  const tf::Variable v(0.0);
  const auto checked = tf::function([](const tf::Tensor& x) {
    tf::raw_ops::Assert(tf::constant(false), {x});
    return x + 1.0;
  });
  const auto f =
      tf::function([&](const tf::Tensor& x) { v.assign(checked(x)); });
  for (int i = 0; i < 100; ++i) {
    CHECK_THROWS_AS(f(tf::constant(1.0)), errors::InvalidArgumentError);
  }
  CHECK(v.value().item<float>() == 0.0F);
}

TEST_CASE("recursion that ends is unrolled") {
  std::function<tf::Tensor(const tf::Tensor&, int)> self;
  const auto f = tf::function([&](const tf::Tensor& x, int n) {
    return n == 0 ? x : self(x * 2.0, n - 1);
  });
  self = [&](const tf::Tensor& x, int n) { return f(x, n); };
  CHECK(f(tf::constant(1.0), 3).item<float>() == 8.0F);
  CHECK(f.experimental_get_tracing_count() == 4);
  // Without an end: another one each time.
  const auto endless =
      tf::function([&](const tf::Tensor& x, int n) { return self(x, n + 1); });
  self = [&](const tf::Tensor& x, int n) { return endless(x, n); };
  CHECK_THROWS_WITH(endless(tf::constant(1.0), 0),
                    Catch::Contains("calls itself 100 times"));
}

TEST_CASE("a signature means the values of variables and numbers") {
  const auto f =
      tf::function([](const tf::Tensor& x) { return x * 2.0; },
                   {.input_signature = {{tf::TensorSpec({}, tf::float32)}}});
  const tf::Variable v(3.0);
  CHECK(f(v).item<float>() == 6.0F);
  v.assign(4.0);
  CHECK(f(v).item<float>() == 8.0F);
  CHECK(f(2.5).item<float>() == 5.0F);
  CHECK(f.experimental_get_tracing_count() == 1);
  // Without one numbers are tensors too, where those are wanted.
  const auto g = tf::function([](const tf::Tensor& x) { return x + 1.0; });
  CHECK(g(2.0).item<float>() == 3.0F);
  CHECK(g(3.0).item<float>() == 4.0F);
  CHECK(g.experimental_get_tracing_count() == 1);
}

TEST_CASE("a concrete function is asked for by specs") {
  const auto f = tf::function([](const tf::Tensor& x, const tf::Tensor& y) {
    return tf::reduce_sum(x) + y;
  });
  const auto concrete =
      f.get_concrete_function(tf::TensorSpec({tf::kNone}, tf::float32),
                              tf::TensorSpec({}, tf::float32));
  CHECK(concrete.input_signature()[0].shape().as_list() ==
        std::vector<int64_t>{tf::kNone});
  CHECK(concrete({tf::constant({1.0, 2.0}), tf::constant(0.5)})[0]
            .item<float>() == 3.5F);
  // Calls that it describes use it.
  CHECK(f(tf::constant({1.0, 2.0, 3.0}), tf::constant(1.0)).item<float>() ==
        7.0F);
  CHECK(f.experimental_get_tracing_count() == 1);
  CHECK_THROWS_AS(f.get_concrete_function(), tf::ValueError);

  const auto g = tf::function(
      [](const tf::Tensor& x, const tf::Tensor& y) { return x + y; },
      {.input_signature = {{tf::TensorSpec({tf::kNone}, tf::float32),
                            tf::TensorSpec({}, tf::float32)}}});
  CHECK(g.get_concrete_function().input_signature().size() == 2);
  CHECK(g(tf::constant({1.0}), tf::constant(2.0)).data<float>()[0] == 3.0F);
  CHECK(g.experimental_get_tracing_count() == 1);
}

TEST_CASE("a recursive function is refused") {
  std::function<tf::Tensor(const tf::Tensor&)> self;
  const auto f = tf::function([&](const tf::Tensor& x) { return self(x); });
  self = [&](const tf::Tensor& x) { return f(x); };
  CHECK_THROWS_WITH(f(tf::constant(1.0)), Catch::Contains("calls itself"));
}

TEST_CASE("tapes go back through functions") {
  const tf::Variable w(3.0);
  const auto f =
      tf::function([&](const tf::Tensor& x) { return w * w * tf::square(x); });
  const tf::Tensor x = tf::constant(2.0);
  for (int i = 0; i < 2; ++i) {
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = f(x);
    const auto [dx, dw] = tape.gradient(y, {x, w});
    CHECK(y.item<float>() == 36.0F);
    CHECK(dx.numpy() == 36.0);
    CHECK(dw.numpy() == 24.0);
  }
}

TEST_CASE("tapes go back through functions that only call functions") {
  const auto inner =
      tf::function([](const tf::Tensor& x) { return tf::square(x); });
  const auto outer =
      tf::function([&](const tf::Tensor& x) { return inner(x); });
  const tf::Tensor x = tf::constant(3.0);
  CHECK(inner(x).item<float>() == 9.0F);
  tf::GradientTape tape;
  tape.watch(x);
  const tf::Tensor y = outer(x);
  CHECK(tape.gradient(y, x).numpy() == 6.0);
}

TEST_CASE("what comes after a function that is traced meanwhile counts too") {
  const auto inner =
      tf::function([](const tf::Tensor& x) { return tf::square(x); });
  const auto outer =
      tf::function([&](const tf::Tensor& x, const tf::Tensor& z) {
        return inner(x) + tf::square(z);
      });
  const tf::Tensor x = tf::constant(3.0);
  const tf::Tensor z = tf::constant(4.0);
  tf::GradientTape tape;
  tape.watch({x, z});
  const tf::Tensor y = outer(x, z);
  const auto [dx, dz] = tape.gradient(y, {x, z});
  CHECK(dx.numpy() == 6.0);
  CHECK(dz.numpy() == 8.0);
}

TEST_CASE("a missing gradient is an error for those who ask for it") {
  const auto f = tf::function([](const tf::Tensor& x) {
    return tf::raw_ops::AdjustContrastv2(x, tf::constant(0.0));
  });
  const tf::Tensor x = tf::constant({{{1.0}, {3.0}}});
  for (int i = 0; i < 2; ++i) {
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = f(x);
    CHECK(y.data<float>()[0] == 2.0F);
    CHECK_THROWS_AS(tape.gradient(y, x), LookupError);
  }
}

TEST_CASE("derivatives of higher order go through functions") {
  const auto f =
      tf::function([](const tf::Tensor& x) { return tf::math::pow(x, 4.0); });
  const tf::Tensor x = tf::constant(2.0);
  tf::GradientTape third;
  third.watch(x);
  tf::GradientTape second;
  second.watch(x);
  tf::GradientTape first;
  first.watch(x);
  const tf::Tensor y = f(x);
  const tf::Gradient dy = first.gradient(y, x);
  CHECK(dy.numpy() == 32.0);
  const tf::Gradient d2y = second.gradient(dy, x);
  CHECK(d2y.numpy() == 48.0);
  CHECK(third.gradient(d2y, x).numpy() == 48.0);
}

TEST_CASE("a tape inside a function") {
  const tf::Variable w(tf::constant({{1.0}, {2.0}}));
  const auto step = tf::function([&](const tf::Tensor& x, const tf::Tensor& y) {
    tf::GradientTape tape;
    const tf::Tensor loss = tf::reduce_mean(tf::square(tf::matmul(x, w) - y));
    const tf::Gradient dw = tape.gradient(loss, w);
    w.assign_sub(tf::Tensor(dw) * 0.1);
    return loss;
  });
  const tf::Tensor x = tf::constant({{1.0, 0.0}, {0.0, 1.0}});
  const tf::Tensor y = tf::constant({{0.0}, {0.0}});
  CHECK(step(x, y).item<float>() == 2.5F);
  // The loss falls by what plain gradient descent gives: w *= 0.9.
  CHECK(w.value().data<float>()[0] == Approx(0.9F));
  CHECK(step(x, y).item<float>() == Approx(2.025F));
}

TEST_CASE("an input signature serves all that fits it") {
  const auto f = tf::function(
      [](const tf::Tensor& x) {
        CHECK(x.shape() == tf::TensorShape({-1}));
        return tf::reduce_sum(x);
      },
      {.input_signature = {{tf::TensorSpec({-1}, tf::float32)}}});
  CHECK(f(tf::constant({1.0, 2.0})).item<float>() == 3.0F);
  CHECK(f(tf::constant({1.0, 2.0, 3.0})).item<float>() == 6.0F);
  CHECK(f.experimental_get_tracing_count() == 1);
  CHECK_THROWS_AS(f(tf::constant(1.0)), TypeError);
  CHECK_THROWS_AS(f(tf::constant({1, 2})), TypeError);
}

TEST_CASE("fewer traces if shapes may be relaxed") {
  const auto f = tf::function([](const tf::Tensor& x) { return x + 1.0; },
                              {.reduce_retracing = true});
  for (int64_t n = 1; n < 6; ++n) f(tf::zeros({n}));
  CHECK(f.experimental_get_tracing_count() == 2);
}

TEST_CASE("concrete functions can be looked at and called") {
  const tf::Variable w(2.0);
  const auto f = tf::function([&](const tf::Tensor& x) { return x * w; },
                              {.name = "scale"});
  const tf::ConcreteFunction g = f.get_concrete_function(tf::constant(1.0));
  CHECK_THAT(g.name(), Catch::StartsWith("__inference_scale_"));
  CHECK(g.inputs().size() == 1);
  CHECK(g.outputs().size() == 1);
  CHECK(g.captured_inputs().size() == 1);
  CHECK(g.variables().size() == 1);
  CHECK(g({tf::constant(4.0)})[0].item<float>() == 8.0F);
  CHECK_THROWS_AS(g({tf::constant(4)}), TypeError);
  CHECK(!g.graph_def().empty());
  CHECK(!g.function_def().empty());
}

TEST_CASE("functions can be told to run eagerly") {
  int runs = 0;
  const auto f = tf::function([&](const tf::Tensor& x) {
    ++runs;
    CHECK(!x.is_symbolic());
    return x + 1.0;
  });
  Context::instance().run_functions_eagerly(true);
  f(tf::constant(1.0));
  CHECK(f(tf::constant(2.0)).item<float>() == 3.0F);
  Context::instance().run_functions_eagerly(false);
  CHECK(runs == 2);
  CHECK(f.experimental_get_tracing_count() == 0);
}

TEST_CASE("many threads may call first") {
  const tf::Variable w(2.0);
  const auto f = tf::function([&](const tf::Tensor& x) { return x * w; });
  std::vector<std::thread> threads;
  std::atomic<int> wrong = 0;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 50; ++i) {
        if (f(tf::constant(3.0)).item<float>() != 6.0F) ++wrong;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK(f.experimental_get_tracing_count() == 1);
}

}  // namespace
}  // namespace tfx
