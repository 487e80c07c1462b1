#include "tfx/function/statements.h"

#include <catch2/catch.hpp>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/function/tensor_array.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("an if with an else") {
  const auto square_if_positive = [](tf::Tensor x) {
    tf::if_(x > 0, x).then([&] { x = x * x; }).else_([&] {
      x = tf::constant(0);
    });
    return x;
  };
  const auto traced = tf::function(square_if_positive);
  for (const auto& [in, out] : {std::pair(3, 9), {-3, 0}}) {
    CHECK(square_if_positive(tf::constant(in)).numpy() == out);
    CHECK(traced(tf::constant(in)).numpy() == out);
  }
}

TEST_CASE("an if without an else, and one with more branches") {
  const auto limit = [](tf::Tensor x, tf::Tensor was) {
    tf::if_(x > 10, x, was)
        .then([&] {
          was = x;
          x = tf::constant(10);
        })
        .end_if();
    return std::pair(x, was);
  };
  const auto traced = tf::function(limit);
  const tf::Tensor none = tf::constant(0);
  for (const int in : {5, 50}) {
    const auto [a, b] = limit(tf::constant(in), none);
    const auto [c, d] = traced(tf::constant(in), none);
    CHECK(a.numpy() == std::min(in, 10));
    CHECK(c.numpy() == std::min(in, 10));
    CHECK(b.numpy() == (in > 10 ? in : 0));
    CHECK(d.numpy() == (in > 10 ? in : 0));
  }
  const auto fizz = [](const tf::Tensor& n) {
    tf::Tensor text;
    tf::if_(tf::equal(n % 15, 0), text)
        .then([&] { text = tf::constant("FizzBuzz"); })
        .elif (tf::equal(n % 3, 0), [&] { text = tf::constant("Fizz"); })
        .elif (tf::equal(n % 5, 0), [&] { text = tf::constant("Buzz"); })
        .else_([&] { text = tf::constant("-"); });
    return text;
  };
  const auto traced_fizz = tf::function(fizz);
  for (const auto& [n, text] :
       {std::pair(30, "FizzBuzz"), {9, "Fizz"}, {10, "Buzz"}, {7, "-"}}) {
    CHECK(fizz(tf::constant(n)).item<std::string>() == text);
    CHECK(traced_fizz(tf::constant(n)).item<std::string>() == text);
  }
}

TEST_CASE("for over the rows of a tensor") {
  const auto f = [](const tf::Tensor& x, const tf::Tensor& n) {
    tf::Tensor sum = x * 0.0F;
    tf::TensorArray all(tf::float32, n);
    tf::for_(tf::range(n), sum, all).do_([&](const tf::Tensor& i) {
      sum = sum + x * tf::cast(i, tf::float32);
      all = all.write(i, sum);
    });
    return std::pair(sum, all.stack());
  };
  const auto check = [](const auto& function) {
    const tf::Tensor x = tf::constant(2.0F);
    tf::GradientTape tape;
    tape.watch(x);
    const auto [sum, all] = function(x, tf::constant(4));
    CHECK(sum.numpy() == 12.0F);
    CHECK(all.numpy().str() == "[ 0.  2.  6. 12.]");
    CHECK(tape.gradient(sum, x).numpy() == 6.0F);
  };
  check(f);
  check(tf::function(f));
  tf::Tensor unused = tf::constant(1);
  CHECK_THROWS_AS(
      tf::for_(tf::constant(1), unused).do_([](const tf::Tensor&) {}),
      TypeError);
}

TEST_CASE("while a condition holds") {
  const auto collatz = [](tf::Tensor n) {
    tf::Tensor steps = tf::constant(0);
    tf::while_([&] { return n > 1; }, n, steps).do_([&] {
      tf::if_(tf::equal(n % 2, 0), n).then([&] { n = n / 2; }).else_([&] {
        n = 3 * n + 1;
      });
      steps = steps + 1;
    });
    return steps;
  };
  const auto integers = [](tf::Tensor n) {
    tf::Tensor steps = tf::constant(0);
    tf::while_([&] { return n > 1; }, n, steps).do_([&] {
      tf::if_(tf::equal(n % 2, 0), n)
          .then([&] { n = tf::math::floordiv(n, 2); })
          .else_([&] { n = 3 * n + 1; });
      steps = steps + 1;
    });
    return steps;
  };
  CHECK(integers(tf::constant(27)).numpy() == 111);
  CHECK(tf::function(integers)(tf::constant(27)).numpy() == 111);
  // Python's / makes floats of integers: the loop is refused there too.
  CHECK_THROWS_AS(tf::function(collatz)(tf::constant(27)), TypeError);
}

TEST_CASE("a statement that throws leaves the variables as they were") {
  tf::Tensor x = tf::constant(1.0F);
  const auto f = tf::function([&](const tf::Tensor& p) {
    tf::if_(p > 0.0F, x)
        .then([&]() -> void {
          x = p * 2.0F;
          throw ValueError("no");
        })
        .end_if();
    return x;
  });
  CHECK_THROWS_WITH(f(tf::constant(1.0F)), "no");
  CHECK(x.numpy() == 1.0F);
}

TEST_CASE("a loop over rows that ends early") {
  // for i in range(n): total += i; if total > 10: break
  const auto sum_to_ten = [](const tf::Tensor& n) {
    auto total = tf::constant(0);
    auto rounds = tf::constant(0);
    tf::for_(tf::range(n), total, rounds).do_([&](const tf::Tensor& i) {
      total = total + i;
      rounds = rounds + 1;
      return tf::break_if(total > 10);
    });
    return std::pair(total, rounds);
  };
  const auto traced = tf::function(sum_to_ten);
  for (const auto& [n, sum, count] :
       {std::tuple(100, 15, 6), std::tuple(3, 3, 3), std::tuple(0, 0, 0)}) {
    const auto [a, b] = sum_to_ten(tf::constant(n));
    CHECK(a.numpy() == sum);
    CHECK(b.numpy() == count);
    const auto [c, d] = traced(tf::constant(n));
    CHECK(c.numpy() == sum);
    CHECK(d.numpy() == count);
  }
}

TEST_CASE("a while loop that ends early, and its gradient") {
  const auto grow = [](tf::Tensor x) {
    auto i = tf::constant(0);
    tf::while_([&] { return i < 10; }, i, x).do_([&] {
      i = i + 1;
      x = x * 2.0;
      return tf::break_if(x > 20.0);
    });
    return x;
  };
  const auto traced = tf::function(grow);
  const tf::Tensor x = tf::constant(3.0);
  CHECK(grow(x).numpy() == 24.0);
  tf::GradientTape tape;
  tape.watch(x);
  const tf::Tensor y = traced(x);
  CHECK(y.numpy() == 24.0);
  CHECK(tape.gradient(y, x).numpy() == 8.0);
}

TEST_CASE("a variable that one branch only sets") {
  const auto f = tf::function([](const tf::Tensor& x) {
    tf::Tensor y;
    tf::if_(x > 0, y).then([&] { y = x; }).end_if();
    return y;
  });
  CHECK_THROWS_AS(f(tf::constant(1.0)), tf::ValueError);
  CHECK_THROWS_WITH(
      f(tf::constant(1.0)),
      Catch::Contains("variable 1") && Catch::Contains("in all branches"));
}

}  // namespace
}  // namespace tfx
