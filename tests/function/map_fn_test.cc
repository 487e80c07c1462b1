#include "tfx/function/map_fn.h"

#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;

// What a function of a tensor gives, eagerly, traced, and traced without
// knowing the shape.
template <typename Function>
void check_everywhere(const Function& function, const tf::Tensor& x,
                      const std::string& expected) {
  CHECK(function(x).numpy().str() == expected);
  CHECK(tf::function(function)(x).numpy().str() == expected);
  const std::vector<int64_t> dims(static_cast<size_t>(x.rank()), tf::kNone);
  const auto unknown = tf::function(
      function, {.input_signature = {{tf::TensorSpec(dims, x.dtype())}}});
  CHECK(unknown(x).numpy().str() == expected);
}

template <typename Function>
void check_gradient(const Function& function, const tf::Tensor& x,
                    const std::string& expected) {
  const auto gradient = [&](const auto& f) {
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = f(x);
    return tape.gradient(y, x).numpy().str();
  };
  CHECK(gradient(function) == expected);
  CHECK(gradient(tf::function(function)) == expected);
}

TEST_CASE("map_fn maps rows") {
  const auto f = [](const tf::Tensor& xs) {
    return tf::map_fn([](const tf::Tensor& x) { return x * x + 1.0F; }, xs);
  };
  check_everywhere(f, tf::constant({1.0F, 2.0F, 3.0F}), "[ 2.  5. 10.]");
  check_everywhere(f, tf::constant({{1.0F, 2.0F}, {3.0F, 4.0F}}),
                   "[[ 2.  5.]\n [10. 17.]]");
  check_gradient(f, tf::constant({1.0F, 2.0F, 3.0F}), "[2. 4. 6.]");
  const auto any_rank = tf::function(
      f, {.input_signature = {
              {tf::TensorSpec(tf::TensorShape::unknown(), tf::float32)}}});
  CHECK(any_rank(tf::constant({{1.0F}})).numpy().str() == "[[2.]]");
}

TEST_CASE("map_fn over several tensors, to other dtypes") {
  const auto f = [](const tf::Tensor& xs) {
    const auto [sums, bigger] =
        tf::map_fn([](const tf::Tensor& a,
                      const tf::Tensor& b) { return std::tuple(a + b, a > b); },
                   std::tuple(xs, 6 - xs),
                   {.fn_output_signature = {tf::int32, tf::bool_}});
    return sums * 10 + tf::cast(bigger, tf::int32);
  };
  check_everywhere(f, tf::constant({1, 4, 5}), "[60 61 61]");
}

TEST_CASE("foldl and foldr accumulate") {
  const auto left = [](const tf::Tensor& xs) {
    return tf::foldl(
        [](const tf::Tensor& a, const tf::Tensor& x) { return a * 2.0F - x; },
        xs);
  };
  check_everywhere(left, tf::constant({1.0F, 2.0F, 3.0F}), "-3.0");
  check_gradient(left, tf::constant({1.0F, 2.0F, 3.0F}), "[ 4. -2. -1.]");
  const auto right = [](const tf::Tensor& xs) {
    return tf::foldr(
        [](const tf::Tensor& a, const tf::Tensor& x) { return a * 2.0F - x; },
        xs, tf::constant(10.0F));
  };
  check_everywhere(right, tf::constant({1.0F, 2.0F, 3.0F}), "63.0");
}

TEST_CASE("scan keeps what it accumulates") {
  const auto sums = [](const tf::Tensor& xs) {
    return tf::scan(
        [](const tf::Tensor& a, const tf::Tensor& x) { return a + x; }, xs);
  };
  check_everywhere(sums, tf::constant({1, 2, 3, 4}), "[ 1  3  6 10]");
  const auto back = [](const tf::Tensor& xs) {
    return tf::scan(
        [](const tf::Tensor& a, const tf::Tensor& x) { return a + x; }, xs,
        tf::constant(100), {.reverse = true});
  };
  check_everywhere(back, tf::constant({1, 2, 3, 4}), "[110 109 107 104]");
  const auto fibonacci = [](const tf::Tensor& xs) {
    const auto [a, b] = tf::scan(
        [](const std::tuple<tf::Tensor, tf::Tensor>& ab, const tf::Tensor&) {
          const auto& [a, b] = ab;
          return std::tuple(b, a + b);
        },
        xs, std::tuple(0, 1));
    return a;
  };
  check_everywhere(fibonacci, tf::zeros({7}), "[ 1  1  2  3  5  8 13]");
  const auto products = [](const tf::Tensor& xs) {
    return tf::scan(
        [](const tf::Tensor& a, const tf::Tensor& x) { return a * x; }, xs);
  };
  check_gradient(products, tf::constant({2.0F, 3.0F, 4.0F}), "[16. 10.  6.]");
}

TEST_CASE("what cannot be mapped is refused") {
  const auto same = [](const tf::Tensor& x) { return x; };
  CHECK_THROWS_AS(tf::map_fn(same, tf::constant(1.0)), ValueError);
  CHECK_THROWS_AS(
      tf::map_fn([](const tf::Tensor& a, const tf::Tensor&) { return a; },
                 std::tuple(tf::zeros({2}), tf::zeros({3}))),
      ValueError);
  const auto other = tf::function([](const tf::Tensor& xs) {
    return tf::map_fn([](const tf::Tensor& x) { return x > 0.0F; }, xs);
  });
  CHECK_THROWS_AS(other(tf::constant({1.0F})), errors::InvalidArgumentError);
}

TEST_CASE("nothing to map, nothing to fold") {
  const auto f = tf::function([](const tf::Tensor& xs) {
    return tf::map_fn([](const tf::Tensor& x) { return x * 2.0F; }, xs);
  });
  CHECK(f(tf::zeros({0, 3})).shape() == tf::TensorShape{0, 3});
  const auto two = [](const tf::Tensor& xs) {
    return tf::map_fn(
        [](const tf::Tensor& x) {
          return std::vector{x, x};
        },
        xs, {.fn_output_signature = {tf::float32, tf::float32}});
  };
  CHECK(tf::function(two)(tf::zeros({0, 3}))[1].shape() ==
        tf::TensorShape{0, 3});
  // Eagerly Python does not know what the function would have returned.
  CHECK(two(tf::zeros({0, 3})).size() == 2);
  CHECK(two(tf::zeros({0, 3}))[1].shape() == tf::TensorShape{0});
  const auto named = [](const tf::Tensor& xs) {
    return tf::map_fn(
        [](const tf::Tensor& x) {
          return std::map<std::string, tf::Tensor>{{"x", x}};
        },
        xs);
  };
  CHECK_THROWS_WITH(named(tf::zeros({0, 3})), Catch::Contains("no rows"));
  const auto sum = tf::function([](const tf::Tensor& xs) {
    return tf::foldl(
        [](const tf::Tensor& a, const tf::Tensor& x) { return a + x; }, xs,
        tf::constant(5.0F));
  });
  CHECK(sum(tf::zeros({0})).numpy() == 5.0F);
}

TEST_CASE("vectorized_map gives what map_fn gives, of any dtypes") {
  int runs = 0;
  const auto f = [&](const tf::Tensor& xs, const tf::Tensor& ys) {
    return tf::vectorized_map(
        [&](const tf::Tensor& x, const tf::Tensor& y) {
          ++runs;
          return std::pair(tf::reduce_sum(x * y), x > 2.0F);
        },
        std::tuple(xs, ys));
  };
  const tf::Tensor xs = tf::constant({{1.0F, 2.0F}, {3.0F, 4.0F}});
  const tf::Tensor ys = tf::constant({{1.0F, 10.0F}, {1.0F, 1.0F}});
  const auto check = [&](const auto& map) {
    const auto [sums, greater] = map(xs, ys);
    CHECK(sums.numpy().str() == "[21.  7.]");
    CHECK(greater.numpy().str() == "[[False False]\n [ True  True]]");
    // One row goes with all.
    CHECK(map(xs, ys[tf::Slice(0, 1)]).first.numpy().str() == "[21. 43.]");
    CHECK(map(xs[tf::Slice(0, 1)], ys).first.numpy().str() == "[21.  3.]");
  };
  const auto check_no_rows = [&](const auto& map) {
    const auto [none, nothing] = map(tf::zeros({0, 2}), tf::zeros({0, 2}));
    CHECK(none.shape() == tf::TensorShape{0});
    CHECK(nothing.shape() == tf::TensorShape{0, 2});
  };
  check_no_rows(f);
  check_no_rows(tf::function(f));
  check(f);
  check(tf::function(f));
  check(tf::function(
      f, {.input_signature = {{tf::TensorSpec({tf::kNone, tf::kNone}),
                               tf::TensorSpec({tf::kNone, tf::kNone})}}}));
  runs = 0;
  tf::function(f)(xs, ys);
  CHECK(runs == 1);
  CHECK_THROWS_AS(f(tf::constant(1.0F), ys), ValueError);
}

Tensor square(const Tensor& row) { return row * row; }

Outputs sum_and_more(const Tensor& xs, const Tensor& ys) {
  const auto [sum, more] = tf::vectorized_map(
      [](const Tensor& x, const Tensor& y) {
        return std::pair(tf::reduce_sum(x * y), x + 2.0 * y);
      },
      std::tuple(xs, ys));
  return {sum, more};
}

Tensor square_above_one(const Tensor& row) {
  return tf::cond(
      row > 1.0, [&] { return row * row; }, [&] { return -row; });
}

Outputs product_and_greater(const Tensor& xs, const Tensor& ys) {
  const auto [product, greater] = tf::map_fn(
      [](const Tensor& x, const Tensor& y) { return std::pair(x * y, x > y); },
      std::tuple(xs, ys), {.fn_output_signature = {xs.dtype(), tf::bool_}});
  return {product, greater};
}

Tensor totals(const Tensor& xs) {
  return tf::map_fn([](const Tensor& row) { return tf::reduce_sum(row); }, xs,
                    {.fn_output_signature = {tf::TensorSpec({}, tf::float32)}});
}

Tensor same(const Tensor& row) { return row; }
Tensor up_to(const Tensor& row) { return tf::range(row); }
Tensor minus(const Tensor& a, const Tensor& row) { return a * 2 - row; }
Tensor times_minus(const Tensor& a, const Tensor& row) { return a * row - row; }

using Two = std::tuple<Tensor, Tensor>;

Two sum_and_product(const Two& a, const Two& row) {
  return {std::get<0>(a) + std::get<0>(row), std::get<1>(a) * std::get<1>(row)};
}
Tensor add_product(const Tensor& a, const Two& row) {
  return a + std::get<0>(row) * std::get<1>(row);
}
Outputs flat(const Two& two) { return {std::get<0>(two), std::get<1>(two)}; }

TEST_CASE("functions over rows give what Python's give") {
  check_golden(
      "function/map_fn",
      {
          GOLDEN("vectorized_map/square", tf::vectorized_map(square, in[0])),
          GOLDEN("vectorized_map/norm", tf::vectorized_map(
                                            [](const Tensor& row) {
                                              return tf::sqrt(
                                                  tf::reduce_sum(square(row)));
                                            },
                                            in[0])),
          GOLDEN("vectorized_map/greater",
                 tf::vectorized_map([](const Tensor& row) { return row > 0; },
                                    in[0])),
          GOLDEN("vectorized_map/constant", tf::vectorized_map(
                                                [](const Tensor&) {
                                                  return tf::constant({1, 2});
                                                },
                                                in[0])),
          GOLDEN("vectorized_map/matmul", tf::vectorized_map(
                                              [&](const Tensor& row) {
                                                return tf::linalg::matvec(in[1],
                                                                          row);
                                              },
                                              in[0])),
          GOLDEN("vectorized_map/two", sum_and_more(in[0], in[1])),
          GOLDEN("vectorized_map/cond",
                 tf::vectorized_map(
                     square_above_one, in[0],
                     {.fallback_to_while_loop = true, .warn = false})),
          GOLDEN("map_fn/square", tf::map_fn(square, in[0])),
          GOLDEN(
              "map_fn/empty",
              tf::map_fn([](const Tensor& row) { return row * 2.0; }, in[0])),
          GOLDEN("map_fn/two", product_and_greater(in[0], in[1])),
          GOLDEN("map_fn/spec", totals(in[0])),
          GOLDEN("map_fn/options",
                 tf::map_fn([](const Tensor& row) { return row + 1.0; }, in[0],
                            {.parallel_iterations = 0,
                             .infer_shape = false,
                             .name = "mine"})),
          GOLDEN("map_fn/scalar", tf::map_fn(same, in[0])),
          GOLDEN("map_fn/nothing",
                 tf::map_fn([](const std::vector<Tensor>& row) { return row; },
                            std::vector<Tensor>())),
          GOLDEN("map_fn/lengths",
                 tf::map_fn([](const Tensor& x, const Tensor&) { return x; },
                            std::tuple(in[0], in[1]),
                            {.fn_output_signature = tf::float32})),
          GOLDEN(
              "map_fn/dtype",
              tf::map_fn([](const Tensor& row) { return row > 0.0; }, in[0])),
          GOLDEN("map_fn/shape", tf::map_fn(up_to, in[0])),
          GOLDEN("map_fn/no one shape",
                 tf::map_fn(up_to, in[0], {.infer_shape = false})),
          GOLDEN("map_fn/other spec",
                 tf::map_fn(same, in[0],
                            {.fn_output_signature = {tf::TensorSpec(
                                 {2}, tf::float32)}})),

          GOLDEN("foldl", tf::foldl(minus, in[0])),
          GOLDEN("foldl/initializer",
                 tf::foldl(times_minus, in[0], tf::constant(10.0),
                           {.parallel_iterations = 2, .name = "mine"})),
          GOLDEN("foldl/two",
                 flat(tf::foldl(sum_and_product, std::tuple(in[0], in[0])))),
          GOLDEN("foldl/no rows", tf::foldl(minus, in[0])),
          GOLDEN("foldl/lengths",
                 tf::foldl(add_product, std::tuple(in[0], in[1]),
                           tf::constant(0.0))),
          GOLDEN("foldl/longer",
                 tf::foldl(add_product, std::tuple(in[0], in[1]),
                           tf::constant(0.0))),
          GOLDEN("foldl/parallel",
                 tf::foldl(minus, in[0], {.parallel_iterations = 0})),
          GOLDEN("foldr", tf::foldr(minus, in[0])),
          GOLDEN("foldr/initializer",
                 tf::foldr(times_minus, in[0], tf::constant(10.0),
                           {.parallel_iterations = 2, .name = "mine"})),
          GOLDEN("foldr/two",
                 flat(tf::foldr(sum_and_product, std::tuple(in[0], in[0])))),
          GOLDEN("foldr/no rows", tf::foldr(minus, in[0])),
          GOLDEN("foldr/lengths",
                 tf::foldr(add_product, std::tuple(in[0], in[1]),
                           tf::constant(0.0))),
          GOLDEN("foldr/parallel",
                 tf::foldr(minus, in[0], {.parallel_iterations = 0})),
          GOLDEN("scan", tf::scan(minus, in[0])),
          GOLDEN("scan/initializer",
                 tf::scan(times_minus, in[0], tf::constant(10.0),
                          {.parallel_iterations = 2, .name = "mine"})),
          GOLDEN("scan/two",
                 flat(tf::scan(sum_and_product, std::tuple(in[0], in[0])))),
          GOLDEN("scan/no rows", tf::scan(minus, in[0])),
          GOLDEN("scan/lengths", tf::scan(add_product, std::tuple(in[0], in[1]),
                                          tf::constant(0.0))),
          GOLDEN("scan/parallel",
                 tf::scan(minus, in[0], {.parallel_iterations = 0})),
          GOLDEN("scan/reverse", tf::scan(minus, in[0], {.reverse = true})),
          GOLDEN("scan/reverse initializer",
                 tf::scan(minus, in[0], tf::constant(1.0),
                          {.infer_shape = false, .reverse = true})),
          GOLDEN("scan/shape", tf::scan(
                                   [](const Tensor& a, const Tensor& row) {
                                     return tf::concat({a, row}, 0);
                                   },
                                   in[0])),
          GOLDEN("scan/dtype",
                 tf::scan([](const Tensor& a,
                             const Tensor&) { return tf::cast(a, tf::int32); },
                          in[0])),
      });
}

TEST_CASE("gradients go through vectorized_map") {
  const tf::Variable w(2.0F);
  const auto f = [&](const tf::Tensor& xs) {
    return tf::vectorized_map([&](const tf::Tensor& x) { return x * x * w; },
                              xs);
  };
  const auto check = [&](const auto& map) {
    const tf::Tensor xs = tf::constant({1.0F, 2.0F, 3.0F});
    tf::GradientTape tape({.persistent = true});
    tape.watch(xs);
    const tf::Tensor ys = map(xs);
    CHECK(tape.gradient(ys, xs).numpy().str() == "[ 4.  8. 12.]");
    CHECK(tape.gradient(ys, w).numpy() == 14.0F);
  };
  check(f);
  check(tf::function(f));
}

}  // namespace
}  // namespace tfx
