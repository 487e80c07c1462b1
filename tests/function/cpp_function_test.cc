#include "tfx/function/cpp_function.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "tests/function/testing.h"
#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/function.h"
#include "tfx/function/gradients.h"
#include "tfx/function/map_fn.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;
using Catch::Matchers::Contains;

// As a library without tensors would do it.
tf::Tensor halves(const tf::Tensor& x) {
  std::vector<float> result;
  for (const float each : x.data<float>()) result.push_back(each / 2);
  return tf::reshape(tf::constant(result), x.shape());
}

TEST_CASE("C++ code runs as an operation, eagerly and in functions") {
  const auto f = [](const tf::Tensor& x) {
    return tf::cpp_function(halves, {x}, tf::float32) + 1.0;
  };
  const tf::Tensor x = tf::constant({{2.0, 4.0}, {6.0, 8.0}});
  CHECK(floats(f(x)) == std::vector<float>{2, 3, 4, 5});
  const auto traced = tf::function(f);
  CHECK(floats(traced(x)) == std::vector<float>{2, 3, 4, 5});
  CHECK(floats(traced(x * 2.0)) == std::vector<float>{3, 5, 7, 9});
  CHECK(traced.experimental_get_tracing_count() == 1);
}

TEST_CASE("the callable takes and returns tensors in several ways") {
  const tf::Tensor a = tf::constant({1.0, 2.0});
  const tf::Tensor b = tf::constant(3);
  const auto both = [](const auto& run) {
    run();
    tf::function([&] { run(); })();
  };
  both([&] {
    const auto all = tf::cpp_function(
        [](const std::vector<tf::Tensor>& in) {
          CHECK(in[1].item<int32_t>() == 3);
          return std::vector{in[1], in[0]};
        },
        {a, b}, std::vector{tf::int32, tf::float32});
    CHECK(all[0].dtype() == tf::int32);
    CHECK(all[1].dtype() == tf::float32);
  });
  both([&] {
    const auto all =
        tf::cpp_function([](const tf::Tensor& x,
                            const tf::Tensor& y) { return std::tuple(y, x); },
                         {a, b}, std::vector{tf::int32, tf::float32});
    CHECK(all.size() == 2);
  });
  int calls = 0;
  both([&] {
    tf::cpp_function([&calls](const tf::Tensor&) { ++calls; }, {a},
                     std::vector<tf::DType>{});
  });
  CHECK(calls == 2);
  both([&] {
    CHECK(tf::cpp_function([] { return 2.5F; }, {}, tf::float32).dtype() ==
          tf::float32);
  });
  CHECK_THROWS_WITH(tf::cpp_function([](const tf::Tensor& x) { return x; },
                                     {a, b}, tf::float32),
                    Contains("takes 1 tensors, and is given 2"));
}

TEST_CASE("strings and other dtypes go in and out") {
  const auto f = tf::function([](const tf::Tensor& text, const tf::Tensor& z) {
    return std::tuple(
        tf::cpp_function(
            [](const tf::Tensor& x) {
              return tf::constant(std::string(x.item<std::string_view>()) +
                                  "!");
            },
            {text}, tf::string),
        tf::cpp_function([](const tf::Tensor& x) { return x; }, {z},
                         tf::complex64),
        tf::cpp_function(
            [](const tf::Tensor& x) { return tf::cast(x, tf::bfloat16); }, {z},
            tf::bfloat16),
        tf::cpp_function([] { return tf::constant(true); }, {}, tf::bool_));
  });
  const auto [text, z, small, yes] =
      f(tf::constant("Hello, a string that is long"),
        tf::cast(tf::constant({1.0, 2.0}), tf::complex64));
  CHECK(text.item<std::string>() == "Hello, a string that is long!");
  CHECK(z.dtype() == tf::complex64);
  CHECK(small.shape().as_list() == std::vector<int64_t>{2});
  CHECK(yes.item<bool>());
}

TEST_CASE("shapes are not known while a function is traced") {
  const auto f = tf::function([](const tf::Tensor& x) {
    const tf::Tensor y = tf::cpp_function(
        [](const tf::Tensor& v) {
          return tf::concat({v, v}, 0);
        },
        {x}, tf::float32);
    CHECK_FALSE(y.shape().known_rank());
    return y;
  });
  CHECK(f(tf::constant({1.0, 2.0})).shape().as_list() ==
        std::vector<int64_t>{4});
}

TEST_CASE("results of another number or dtype are refused") {
  const tf::Tensor x = tf::constant(1.0);
  const auto is_refused = [&](const auto& function, const auto& Tout,
                              const std::string& text) {
    const auto run = [&] { tf::cpp_function(function, {x}, Tout); };
    CHECK_THROWS_AS(run(), tf::errors::InvalidArgumentError);
    CHECK_THROWS_WITH(run(), Contains(text));
    CHECK_THROWS_AS(tf::function(run)(), tf::errors::InvalidArgumentError);
    CHECK_THROWS_WITH(tf::function(run)(), Contains(text));
  };
  is_refused([](const tf::Tensor& v) { return tf::cast(v, tf::float64); },
             tf::float32,
             "0-th value returned by cpp_function is float64, but expects "
             "float32");
  is_refused(
      [](const tf::Tensor& v) {
        return std::vector{v, v};
      },
      tf::float32,
      "cpp_function returns 2 values, but expects to see 1 values.");
  is_refused([](const tf::Tensor& v) { return v; },
             std::vector{tf::float32, tf::float32},
             "cpp_function returns 1 values, but expects to see 2 values.");
  is_refused([](const tf::Tensor&) {}, tf::float32,
             "cpp_function returns 0 values, but expects to see 1 values.");
}

template <typename Error>
auto throwing() {
  return [] {
    tf::cpp_function([]() -> tf::Tensor { throw Error("it is the weather"); },
                     {}, tf::float32);
  };
}

TEST_CASE("exceptions of the callable arrive") {
  CHECK_THROWS_AS(throwing<tf::ValueError>()(), tf::ValueError);
  CHECK_THROWS_AS(throwing<std::logic_error>()(), std::logic_error);
  CHECK_THROWS_AS(tf::function(throwing<tf::errors::NotFoundError>())(),
                  tf::errors::NotFoundError);
  CHECK_THROWS_AS(tf::function(throwing<tf::errors::OutOfRangeError>())(),
                  tf::errors::OutOfRangeError);
  CHECK_THROWS_AS(tf::function(throwing<tf::ValueError>())(),
                  tf::errors::InvalidArgumentError);
  CHECK_THROWS_AS(tf::function(throwing<tf::TypeError>())(),
                  tf::errors::InvalidArgumentError);
  CHECK_THROWS_AS(tf::function(throwing<tf::NotImplementedError>())(),
                  tf::errors::UnimplementedError);
  CHECK_THROWS_AS(tf::function(throwing<std::runtime_error>())(),
                  tf::errors::UnknownError);
  CHECK_THROWS_AS(tf::function(throwing<tf::KeyError>())(),
                  tf::errors::UnknownError);
  CHECK_THROWS_WITH(tf::function(throwing<std::runtime_error>())(),
                    Contains("it is the weather"));
}

TEST_CASE("it runs in loops, and each time if it is stateful") {
  std::atomic<int> calls = 0;
  const auto f = tf::function([&](const tf::Tensor& n) {
    return tf::while_loop(
        [&](const tf::Tensor& i, const tf::Tensor&) { return i < n; },
        [&](const tf::Tensor& i, const tf::Tensor& sum) {
          return std::tuple(i + 1, sum + tf::cpp_function(
                                             [&](const tf::Tensor& v) {
                                               ++calls;
                                               return tf::cast(v, tf::float32);
                                             },
                                             {i}, tf::float32));
        },
        std::tuple(0, tf::constant(0.0)),
        {.shape_invariants = {{}, tf::TensorShape::unknown()}});
  });
  CHECK(std::get<1>(f(tf::constant(5))).item<float>() == 10.0F);
  CHECK(calls == 5);
  CHECK(std::get<1>(f(tf::constant(3))).item<float>() == 3.0F);
  CHECK(calls == 8);

  int effects = 0;
  const auto g = tf::function([&] {
    tf::cpp_function([&effects] { ++effects; }, {}, std::vector<tf::DType>{});
    tf::cpp_function([&effects] { effects *= 10; }, {},
                     std::vector<tf::DType>{});
    tf::cpp_function([&effects] { ++effects; }, {}, std::vector<tf::DType>{});
  });
  g();
  CHECK(effects == 11);
}

TEST_CASE("what is not stateful runs only for its result") {
  int calls = 0;
  const auto f = tf::function([&](const tf::Tensor& x) {
    tf::cpp_function(
        [&calls](const tf::Tensor& v) {
          ++calls;
          return v;
        },
        {x}, tf::float32, {.stateful = false});
    return x;
  });
  f(tf::constant(1.0));
  CHECK(calls == 0);
}

TEST_CASE("callables live as long as the graphs that call them") {
  const auto owned = std::make_shared<int>(7);
  const auto add = [](const std::shared_ptr<int>& number) {
    return [number](const tf::Tensor& x) {
      return tf::cpp_function(
          [number](const tf::Tensor& v) {
            return v + static_cast<float>(*number);
          },
          {x}, tf::float32, {.differentiable = true});
    };
  };
  const tf::Tensor x = tf::constant(1.0);
  CHECK(add(owned)(x).item<float>() == 8.0F);
  CHECK(owned.use_count() == 1);
  {
    std::optional inner = tf::function(add(owned));
    const auto outer = tf::function([f = *inner](const tf::Tensor& v) {
      return tf::map_fn([&](const tf::Tensor& row) { return f(row); }, v);
    });
    const tf::Tensor rows = tf::constant({1.0, 2.0});
    {
      tf::GradientTape tape;
      tape.watch(rows);
      const tf::Tensor y = outer(rows);
      CHECK(floats(y) == std::vector<float>{8, 9});
      CHECK(floats(tape.gradient(y, rows)) == std::vector<float>{1, 1});
    }
    inner.reset();
    CHECK(owned.use_count() > 1);
    CHECK(floats(outer(rows)) == std::vector<float>{8, 9});
  }
  CHECK(owned.use_count() == 1);
}

TEST_CASE("nothing goes back through it unless that is asked for") {
  const tf::Tensor x = tf::constant(3.0);
  const auto f = [](const tf::Tensor& v) {
    return tf::cpp_function([](const tf::Tensor& u) { return u; }, {v},
                            tf::float32);
  };
  const auto traced = tf::function(f);
  tf::GradientTape tape({.persistent = true});
  tape.watch(x);
  const tf::Tensor eager = f(x);
  const tf::Tensor y = traced(x);
  CHECK(tape.gradient(eager, x).is_none());
  CHECK(tape.gradient(y, x).is_none());
}

TEST_CASE("gradients go through it, of any order, if that is asked for") {
  const auto cube = [](const tf::Tensor& x, const tf::Tensor& n) {
    return tf::cpp_function(
        [](const tf::Tensor& v, const tf::Tensor& times) {
          tf::Tensor product = tf::ones_like(v);
          for (int i = 0; i < times.item<int32_t>(); ++i) product = product * v;
          return std::tuple(product, times);
        },
        {x, n}, std::vector{tf::float32, tf::int32},
        {.differentiable = true})[0];
  };
  const auto check = [&](const auto& f) {
    const tf::Tensor x = tf::constant({2.0, 3.0});
    tf::GradientTape outer;
    outer.watch(x);
    tf::Tensor first;
    {
      tf::GradientTape inner;
      inner.watch(x);
      const tf::Tensor y = f(x, tf::constant(3));
      CHECK(floats(y) == std::vector<float>{8, 27});
      first = inner.gradient(y, x);
    }
    CHECK(floats(first) == std::vector<float>{12, 27});
    CHECK(floats(outer.gradient(first, x)) == std::vector<float>{12, 18});
  };
  check(cube);
  check(tf::function(cube));
  // The tape inside of the function, and a loop around it.
  const auto inside = tf::function([&](const tf::Tensor& xs) {
    return tf::map_fn(
        [&](const tf::Tensor& x) {
          tf::GradientTape tape;
          tape.watch(x);
          return tape.gradient(cube(x, tf::constant(3)), x).to_tensor();
        },
        xs);
  });
  CHECK(floats(inside(tf::constant({1.0, 2.0, 3.0}))) ==
        std::vector<float>{3, 12, 27});
  const auto outside = tf::function([&](const tf::Tensor& xs) {
    const tf::Tensor ys = tf::map_fn(
        [&](const tf::Tensor& x) {
          return tf::ensure_shape(cube(x, tf::constant(3)), {});
        },
        xs);
    return tf::gradients({ys}, {xs})[0].to_tensor();
  });
  CHECK(floats(outside(tf::constant({1.0, 2.0, 3.0}))) ==
        std::vector<float>{3, 12, 27});
}

TEST_CASE("many run at once, and call functions") {
  const auto square = tf::function([](const tf::Tensor& x) { return x * x; });
  std::atomic<int> calls = 0;
  const auto f = tf::function([&](const tf::Tensor& x) {
    std::vector<tf::Tensor> all;
    for (int i = 0; i < 16; ++i) {
      all.push_back(tf::cpp_function(
          [&](const tf::Tensor& v) {
            ++calls;
            return square(v);
          },
          {x + static_cast<float>(i)}, tf::float32, {.stateful = false}));
    }
    return tf::reduce_sum(tf::stack(all));
  });
  constexpr int kThreads = 16;
  constexpr int kRuns = 5;
  std::atomic<int> right = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&] {
      for (int k = 0; k < kRuns; ++k) {
        if (f(tf::constant(0.0)).item<float>() == 1240.0F) ++right;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(right == kThreads * kRuns);
  CHECK(calls == 16 * kThreads * kRuns);
}

TEST_CASE(
    "a callable in a graph inherits nothing from the thread that runs it") {
  const auto where = [] {
    return tf::constant(tfx::current_device() + tfx::current_name_scope());
  };
  const auto traced =
      tf::function([&] { return tf::cpp_function(where, {}, tf::string); });
  const auto device = tf::device("/CPU:0");
  const auto scope = tf::name_scope("layer");
  CHECK(traced().item<std::string>().empty());
}

TEST_CASE("C++ code gives what Python code gives") {
  const auto square = [](const Tensor& x) { return x * x; };
  const auto two = [](const Tensor& a, const Tensor& b) {
    return std::vector{a + b, a > b};
  };
  const auto products = [](const Tensor& a, const Tensor& b) {
    return std::vector{a * b, a + 2.0 * b};
  };
  check_golden(
      "function/cpp_function",
      {
          GOLDEN("numpy_function",
                 tf::cpp_function(halves, {in[0]}, tf::float32)),
          GOLDEN("py_function", tf::cpp_function(square, {in[0]}, tf::float32,
                                                 {.differentiable = true})),
          GOLDEN("numpy_function/options",
                 tf::cpp_function(halves, {in[0]}, tf::float32,
                                  {.stateful = false, .name = "mine"})),
          GOLDEN("numpy_function/two",
                 tf::cpp_function(two, {in[0], in[1]},
                                  std::vector{tf::float32, tf::bool_})),
          GOLDEN("py_function/two",
                 tf::cpp_function(products, {in[0], in[1]},
                                  std::vector{tf::float32, tf::float32},
                                  {.name = "mine", .differentiable = true})),
      });
}

}  // namespace
}  // namespace tfx
