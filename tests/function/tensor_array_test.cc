#include "tfx/function/tensor_array.h"

#include <catch2/catch.hpp>
#include <tuple>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("what is written is read, eagerly and traced") {
  const auto f = [] {
    tf::TensorArray array(tf::float32, 3);
    array = array.write(0, 0.5);
    array = array.write(1, tf::constant(1.5));
    array = array.write(2, 2.5);
    return std::tuple(array.read(0), array.read(2), array.size());
  };
  const auto [a, b, n] = f();
  CHECK(a.numpy() == 0.5F);
  CHECK(b.numpy() == 2.5F);
  CHECK(n.numpy() == 3);
  const auto [c, d, m] = tf::function(f)();
  CHECK(c.numpy() == 0.5F);
  CHECK(d.numpy() == 2.5F);
  CHECK(m.numpy() == 3);
}

TEST_CASE("the whole of an array: stack, gather, concat, and the way in") {
  const tf::Tensor x = tf::constant({{1.0F, 2.0F}, {3.0F, 4.0F}, {5.0F, 6.0F}});
  const auto f = [](const tf::Tensor& x) {
    tf::TensorArray array(tf::float32, 3, {.clear_after_read = false});
    array = array.unstack(x);
    const tf::Tensor picked = array.gather({2, 0});
    array = array.scatter({0, 2}, tf::stack({array.read(2), array.read(0)}));
    tf::TensorArray parts(tf::float32, 2, {.infer_shape = false});
    parts = parts.split(x, {1, 2});
    return std::tuple(picked, array.stack(), array.concat(), parts.read(1),
                      parts.concat());
  };
  const auto check = [&](const auto& results) {
    const auto& [picked, swapped, joined, part, whole] = results;
    CHECK(picked.numpy().str() == "[[5. 6.]\n [1. 2.]]");
    CHECK(swapped.numpy().str() == "[[5. 6.]\n [3. 4.]\n [1. 2.]]");
    CHECK(joined.numpy().str() == "[5. 6. 3. 4. 1. 2.]");
    CHECK(part.numpy().str() == "[[3. 4.]\n [5. 6.]]");
    CHECK(whole.numpy().str() == "[[1. 2.]\n [3. 4.]\n [5. 6.]]");
  };
  check(f(x));
  check(tf::function(f)(x));
}

TEST_CASE("an array grows if it may, in a loop too") {
  const auto squares = [](const tf::Tensor& n) {
    const auto [i, array] = tf::while_loop(
        [&](const tf::Tensor& i, const tf::TensorArray&) { return i < n; },
        [](const tf::Tensor& i, const tf::TensorArray& array) {
          return std::tuple(i + 1, array.write(i, i * i));
        },
        std::tuple(0, tf::TensorArray(tf::int32, 0, {.dynamic_size = true})));
    return array.stack();
  };
  CHECK(squares(tf::constant(4)).numpy().str() == "[0 1 4 9]");
  const auto traced = tf::function(squares);
  CHECK(traced(tf::constant(4)).numpy().str() == "[0 1 4 9]");
  CHECK(traced(tf::constant(1)).numpy().str() == "[0]");
}

TEST_CASE("gradients go through arrays, in and out of loops") {
  // The sum over i of x_i * i, kept in an array on the way.
  const auto f = [](const tf::Tensor& x) {
    const tf::Tensor n = tf::shape(x)[0];
    tf::TensorArray in(tf::float32, n, {.clear_after_read = false});
    in = in.unstack(x);
    const auto [i, out] = tf::while_loop(
        [&](const tf::Tensor& i, const tf::TensorArray&) { return i < n; },
        [&](const tf::Tensor& i, const tf::TensorArray& out) {
          const tf::Tensor weight = tf::cast(i, tf::float32);
          return std::tuple(i + 1,
                            out.write(i, in.read(i) * in.read(i) * weight));
        },
        std::tuple(0, tf::TensorArray(tf::float32, n)));
    return tf::reduce_sum(out.stack());
  };
  const auto check = [](const auto& sum) {
    const tf::Tensor x = tf::constant({1.0F, 2.0F, 3.0F});
    tf::GradientTape outer;
    outer.watch(x);
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = sum(x);
    CHECK(y.numpy() == 22.0F);
    const tf::Tensor slope = tape.gradient(y, x).to_tensor();
    CHECK(slope.numpy().str() == "[ 0.  4. 12.]");
    CHECK(outer.gradient(slope, x).numpy().str() == "[0. 2. 4.]");
  };
  check(f);
  check(tf::function(f));
  const auto unknown = tf::function(
      f, {.input_signature = {{tf::TensorSpec({tf::kNone}, tf::float32)}}});
  check(unknown);
}

TEST_CASE("gradients of every way in and out") {
  const auto f = [](const tf::Tensor& x) {
    tf::TensorArray array(tf::float32, 2, {.clear_after_read = false});
    array = array.scatter({1, 0}, x);
    const tf::Tensor gathered = tf::reduce_sum(array.gather({0}) * 10.0F);
    tf::TensorArray parts(tf::float32, 2, {.infer_shape = false});
    parts = parts.split(tf::concat({x[0], x[1]}, 0), {1, 3});
    return gathered + tf::reduce_sum(parts.concat() * parts.concat());
  };
  const auto check = [](const auto& function) {
    const tf::Tensor x = tf::constant({{1.0F, 2.0F}, {3.0F, 4.0F}});
    tf::GradientTape tape;
    tape.watch(x);
    const tf::Tensor y = function(x);
    CHECK(y.numpy() == 100.0F);
    CHECK(tape.gradient(y, x).numpy().str() == "[[ 2.  4.]\n [16. 18.]]");
  };
  check(f);
  check(tf::function(f));
}

TEST_CASE("an array as an argument and a result of a function") {
  const auto twice = tf::function([](const tf::TensorArray& array) {
    return array.write(1, array.read(0) * 2.0F);
  });
  tf::TensorArray array(tf::float32, 2, {.element_shape = tf::TensorShape{}});
  array = array.write(0, 4.0);
  const tf::TensorArray result = twice(array);
  CHECK(result.read(1).numpy() == 8.0F);
  CHECK(result.stack().numpy().str() == "[4. 8.]");
}

TEST_CASE("wrong indices, dtypes and shapes are refused") {
  tf::TensorArray array(tf::float32, 2);
  CHECK_THROWS_WITH(array.read(2),
                    "Tried to read from index 2 but array size "
                    "is: 2 ");
  CHECK_THROWS_AS(array.read(-1), errors::OutOfRangeError);
  CHECK_THROWS_AS(array.write(2, 1.0), errors::OutOfRangeError);
  CHECK_THROWS_AS(array.write(0, tf::constant(1)),
                  errors::InvalidArgumentError);
  array = array.write(0, 1.0);
  CHECK_THROWS_AS(array.write(1, {1.0, 2.0}), ValueError);
  CHECK(array.read(0).numpy() == 1.0F);
  CHECK_THROWS_WITH(array.read(0), Catch::Contains("twice"));
  CHECK(array.read(1).numpy() == 0.0F);

  const auto beyond = tf::function([](const tf::Tensor& i) {
    tf::TensorArray small(tf::float32, 2);
    return small.write(i, 1.0F).stack();
  });
  CHECK(beyond(tf::constant(1)).numpy().str() == "[0. 1.]");
  CHECK_THROWS_AS(beyond(tf::constant(2)), errors::InvalidArgumentError);
  const auto shapes = tf::function([] {
    tf::TensorArray small(tf::float32, 2);
    return small.write(0, 1.0F).write(1, {1.0F, 2.0F}).stack();
  });
  CHECK_THROWS_AS(shapes(), ValueError);
}

TEST_CASE("no elements, and elements of no size") {
  const tf::TensorArray none(tf::float32, 0,
                             {.element_shape = tf::TensorShape{2}});
  CHECK(none.stack().shape() == tf::TensorShape{0, 2});
  const auto f = tf::function([] {
    return tf::TensorArray(tf::float32, 0,
                           {.element_shape = tf::TensorShape{2}})
        .stack();
  });
  CHECK(f().shape() == tf::TensorShape{0, 2});
  tf::TensorArray strings(tf::string, 1);
  strings = strings.write(0, "a");
  CHECK(strings.read(0).item<std::string>() == "a");
}

}  // namespace
}  // namespace tfx
