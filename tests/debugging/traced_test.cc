#include <catch2/catch.hpp>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/debugging/debugging.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace d = tfx::debugging;

using Check = std::function<void(const Tensor& x)>;
using PairCheck = std::function<void(const Tensor& x, const Tensor& y)>;

// What is known of the shapes of arguments.
enum class Known { kShape, kRank, kNothing };

std::string user_text(std::string text) {
  if (text.starts_with("{{function_node")) text.erase(0, text.find("}} ") + 3);
  return text.substr(0, text.find("\n\t [[{{"));
}

std::string failure_of(const std::function<void()>& function) {
  try {
    function();
  } catch (const ValueError& error) {
    return std::string("ValueError: ") + error.what();
  } catch (const TypeError& error) {
    return std::string("TypeError: ") + error.what();
  } catch (const errors::InvalidArgumentError& error) {
    return "InvalidArgumentError: " + user_text(error.message());
  }
  return "no failure";
}

TensorSpec spec_of(const Tensor& tensor, Known known) {
  if (known == Known::kNothing) {
    return {TensorShape::unknown(), tensor.dtype()};
  }
  if (known == Known::kShape) return {tensor.shape(), tensor.dtype()};
  return {TensorShape(std::vector<int64_t>(size_t(tensor.rank()), kNone)),
          tensor.dtype()};
}

std::string fails(const Check& check, const TensorLike& x,
                  Known known = Known::kShape) {
  const Tensor tensor = x.to_tensor();
  const auto traced = tf::function(
      [&](const Tensor& a) {
        check(a);
        return a;
      },
      {.input_signature = {{spec_of(tensor, known)}}});
  return failure_of([&] { traced(tensor); });
}

std::string fails(const PairCheck& check, const TensorLike& x,
                  const TensorLike& y, Known known = Known::kShape) {
  const Tensor first = x.to_tensor();
  const Tensor second = y.to_tensor();
  const auto traced = tf::function(
      [&](const Tensor& a, const Tensor& b) {
        check(a, b);
        return a;
      },
      {.input_signature = {{spec_of(first, known), spec_of(second, known)}}});
  return failure_of([&] { traced(first, second); });
}

// NOLINTNEXTLINE(bugprone-macro-parentheses): a call
#define CHECK_XY(call) [](const Tensor& x, const Tensor& y) { call; }
// NOLINTNEXTLINE(bugprone-macro-parentheses): a call
#define CHECK_X(call) [](const Tensor& x) { call; }

TEST_CASE("comparisons in functions say what Python's say") {
  Transcript t("debugging/golden/traced", "comparisons");
  t.print(fails(CHECK_XY(d::assert_equal(x, y)), {1, 2, 3, 4}, {1, 2, 3, 5}));
  t.print(fails(CHECK_XY(d::assert_equal(x, y)), {1.0, 2.0, 3.0, 4.0},
                {1.0, 2.0, 3.0, 5.0}));
  const auto with_message = [](const Tensor& x, const Tensor& y) {
    d::assert_equal(x, y, {.message = "not the same", .summarize = 2});
  };
  t.print(fails(with_message, {1, 2, 3, 4}, {1, 2, 3, 5}));
  const auto with_all = [](const Tensor& x, const Tensor& y) {
    d::assert_less(x, y, {.summarize = -1});
  };
  t.print(fails(with_all, {1, 2, 3, 4}, {1, 2, 3, 5}));
  t.print(fails(CHECK_XY(d::assert_less_equal(x, y)), {2.5}, {1.5}));
  t.print(fails(CHECK_XY(d::assert_greater(x, y)), {1}, {1}));
  t.print(fails(CHECK_XY(d::assert_greater_equal(x, y)), {1.0}, {2.0}));
  t.print(fails(CHECK_XY(d::assert_none_equal(x, y)), {true, false},
                {false, false}));
  t.print(fails(CHECK_X(d::assert_positive(x)), {1, -2}));
  t.print(
      fails([](const Tensor& x) { d::assert_negative(x, {.message = "sign"}); },
            {-1.0, 2.0}));
  t.print(fails(CHECK_X(d::assert_non_negative(x)), {-1.0, 2.0}));
  t.print(fails(CHECK_X(d::assert_non_positive(x)), {-1.0, 2.0}));
  t.print(
      fails([](const Tensor& x,
               const Tensor& y) { d::assert_near(x, y, {.message = "far"}); },
            {1.0}, {2.0}));
  t.print(fails([](const Tensor& x) { d::assert_all_finite(x, "no number"); },
                {1.0, std::numeric_limits<double>::quiet_NaN()}));
  t.print(fails(
      [](const Tensor& x) {
        d::Assert(tf::reduce_all(x > 1), {x, "text", 7});
      },
      {1.0, 2.0, 3.0, 4.0}));
  t.print(fails(
      [](const Tensor& x) {
        d::Assert(tf::reduce_all(x > 1), {x}, {.summarize = 1});
      },
      {1, 2}));
}

TEST_CASE("checks of shapes in functions say what Python's say") {
  Transcript t("debugging/golden/traced", "shapes");
  for (const Known known : {Known::kShape, Known::kNothing}) {
    t.print(fails(CHECK_X(d::assert_rank(x, 2)), {1.0, 2.0}, known));
    t.print(fails(
        [](const Tensor& x) {
          d::assert_rank_at_least(x, 2, {.message = "few"});
        },
        {1.0, 2.0}, known));
    t.print(fails(
        [](const Tensor& x) {
          d::assert_rank_in(x, {0, 2}, {.message = "odd"});
        },
        {1.0, 2.0}, known));
  }
  t.print(fails(CHECK_XY(d::assert_rank(x, y)), {1.0, 2.0}, 2));
  t.print(fails([](const Tensor& x) { d::assert_rank(x, {1}); }, {1.0, 2.0}));
  t.print(fails(CHECK_XY(d::assert_rank(x, y)), {1.0, 2.0}, {1}));
  t.print(
      fails(CHECK_XY(d::assert_rank(x, y)), {1.0, 2.0}, {1}, Known::kNothing));
  t.print(fails(CHECK_X(d::assert_scalar(x)), {1.0}));
  t.print(fails(CHECK_X(d::assert_scalar(x)), 1.0, Known::kNothing));
  t.print(
      fails([](const Tensor& x) { d::assert_integer(x, {.message = "whole"}); },
            {1.0}));
  t.print(fails(CHECK_X(d::assert_type(x, tf::int64)), {1.0}));
  t.print(fails(
      [](const Tensor& x, const Tensor& y) {
        d::assert_same_float_dtype({x, y});
      },
      {1.0}, {2}));
  for (const Known known : {Known::kShape, Known::kRank, Known::kNothing}) {
    t.print(fails(
        [](const Tensor& x) {
          d::assert_shapes({{x, {3}}});
        },
        {1.0, 2.0}, known));
    t.print(fails(
        [](const Tensor& x, const Tensor& y) {
          d::assert_shapes({{x, "AB"}, {y, "BC"}}, {.message = "odd"});
        },
        {{1.0, 2.0}}, {{1.0, 2.0}}, known));
    t.print(fails(
        [](const Tensor& x, const Tensor& y) {
          d::assert_shapes(
              {{x, {tf::ellipsis, 2, "N"}}, {y, {std::nullopt, "N"}}});
        },
        {{1.0, 2.0}, {3.0, 4.0}}, {{1.0, 2.0, 3.0}}, known));
  }
  t.print(fails(
      [](const Tensor& x) {
        d::assert_shapes({{x, {3}}}, {.data = {"here", x}, .summarize = 1});
      },
      {1.0, 2.0}, Known::kRank));
}
#undef CHECK_XY
#undef CHECK_X

TEST_CASE("what is known while a function is traced fails then") {
  const auto f = tf::function([](const Tensor& x) {
    d::assert_less({1, 2}, {1, 3});
    return x;
  });
  CHECK(failure_of([&] { f(tf::constant(1)); }) ==
        "InvalidArgumentError: Condition x < y did not hold element-wise:\n"
        "x (assert_less/x:0) = \n[1 2]\ny (assert_less/y:0) = \n[1 3]");
}

TEST_CASE("what waits for a check does not run if it fails") {
  const tf::Variable count(0);
  const auto f = tf::function([&](const Tensor& x) {
    const auto scope = tf::control_dependencies(
        {d::assert_positive(x), d::assert_rank(x, 0), d::assert_equal(x, x)});
    count.assign_add(1);
    return x;
  });
  CHECK(f(tf::constant(1.0)).item<float>() == 1.0F);
  CHECK_THROWS_AS(f(tf::constant(-1.0)), errors::InvalidArgumentError);
  CHECK(count.value().item<int>() == 1);
}

}  // namespace
}  // namespace tfx
