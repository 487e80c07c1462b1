#include "tfx/function/tensor_array.h"

#include <catch2/catch.hpp>
#include <tuple>
#include <utility>

#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/cond.h"
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

TEST_CASE("what a function learns of an array, it learns of no other") {
  int runs = 0;
  const auto length = tf::function([&](const tf::TensorArray& array) {
    ++runs;
    return array.size();
  });
  // One trace, of arrays of any length.
  CHECK(length(tf::TensorArray(tf::float32, 2)).numpy() == 2);
  CHECK(length(tf::TensorArray(tf::float32, 3)).numpy() == 3);
  CHECK(runs == 1);
  // Others for other element shapes, and arrays that may grow.
  const tf::TensorArrayOptions pairs{.element_shape = tf::TensorShape{2}};
  CHECK(length(tf::TensorArray(tf::float32, 4, pairs)).numpy() == 4);
  CHECK(
      length(tf::TensorArray(tf::float32, 1, {.dynamic_size = true})).numpy() ==
      1);
  CHECK(runs == 3);

  // An array from outside is not changed by what is traced.
  tf::TensorArray array(tf::float32, 2);
  const auto write =
      tf::function([](const tf::TensorArray& each, const tf::Tensor& x) {
        return each.write(0, x);
      });
  CHECK(write(array, tf::constant({1.0F, 2.0F})).read(0).shape() ==
        tf::TensorShape{2});
  CHECK_FALSE(array.element_shape().known_rank());
  const auto captured = tf::function(
      [&](const tf::Tensor& x) { return array.write(1, x).stack(); });
  CHECK(captured(tf::constant(5.0F)).numpy().str() == "[0. 5.]");
  CHECK_FALSE(array.element_shape().known_rank());
  array = array.write(0, {1.0F, 2.0F, 3.0F});
  CHECK(array.element_shape() == tf::TensorShape{3});

  // The size of what a function returns is a number, not a tensor in it.
  const auto make = tf::function([](const tf::Tensor& x) {
    return tf::TensorArray(tf::float32, tf::shape(x)[0]).unstack(x);
  });
  CHECK(make(tf::zeros({3, 2})).size().numpy() == 3);
  CHECK(make(tf::ones({3, 2})).stack().shape() == tf::TensorShape{3, 2});
}

TEST_CASE("close lets go of the elements") {
  tf::TensorArray array(tf::float32, 2);
  array = array.write(0, 1.0);
  array.close();
  CHECK(array.size().numpy() == 0);
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
  const auto other = tf::function([](const tf::Tensor& x) {
    return tf::TensorArray(tf::float32, 2).write(0, x).stack();
  });
  CHECK_THROWS_WITH(
      other(tf::constant(1)),
      Catch::Contains(
          "Invalid data types; op elements int32 but list elements float"));
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

tf::TensorArray array_of(int size, const TensorArrayOptions& options = {}) {
  return {tf::float32, size, options};
}
tf::TensorArray parts() { return array_of(2, {.infer_shape = false}); }

Tensor read_twice(const Tensor& x) {
  const tf::TensorArray array = array_of(1).write(0, x);
  const Tensor first = array.read(0);
  return array.read(0);
}

TEST_CASE("arrays give what Python's give") {
  const TensorArrayOptions grows{.dynamic_size = true};
  const TensorArrayOptions pairs{.element_shape = tf::TensorShape{2}};
  const TensorArrayOptions scalars{.element_shape = tf::TensorShape{}};
  const Tensor none = tf::zeros({0}, {.dtype = tf::int32});
  check_golden(
      "function/tensor_array",
      {
          GOLDEN("write",
                 array_of(3).write(0, in[0]).write(2, in[0] * in[0]).stack()),
          GOLDEN("write/again",
                 array_of(1).write(0, in[0]).write(0, in[0] * in[0]).read(0)),
          GOLDEN("write/grow", array_of(1, grows).write(3, in[0]).stack()),
          GOLDEN("read/unwritten", array_of(2, pairs).write(0, in[0]).read(1)),
          GOLDEN("stack/none",
                 array_of(0, {.element_shape = tf::TensorShape{3}}).stack()),
          GOLDEN("unstack", array_of(3).unstack(in[0]).read(1) * 2.0),
          GOLDEN("unstack/dynamic", array_of(0, grows).unstack(in[0]).stack()),
          GOLDEN("gather", array_of(3).unstack(in[0]).gather({2, 0, 2})),
          GOLDEN("gather/part", array_of(3).write(0, in[0]).gather({0, 1})),
          GOLDEN("gather/none", array_of(3).unstack(in[0]).gather(none)),
          GOLDEN("scatter", array_of(4).scatter({2, 0, 1}, in[0]).stack()),
          GOLDEN("scatter/twice",
                 array_of(3).scatter({2, 2, 0}, in[0]).stack()),
          GOLDEN("split", parts().split(in[0], {1, 2}).read(1)),
          GOLDEN("split/concat", parts().split(in[0], {0, 3}).concat()),
          GOLDEN("concat",
                 array_of(2).write(0, in[0]).write(1, in[0] * in[0]).concat()),
          GOLDEN("concat/part", array_of(2).write(0, in[0]).concat()),
          GOLDEN("size", {array_of(2).size(),
                          array_of(2, grows).write(4, in[0]).size()}),
          GOLDEN("name", array_of(2)
                             .write(0, in[0], {.name = "put"})
                             .write(1, in[0])
                             .stack({.name = "all"})),
          GOLDEN("name/read", array_of(3)
                                  .unstack(in[0], {.name = "rows"})
                                  .read(1, {.name = "row"})),
          GOLDEN("name/gather", array_of(3)
                                    .scatter({2, 0, 1}, in[0], {.name = "some"})
                                    .gather({1, 0}, {.name = "found"})),
          GOLDEN("name/concat", parts()
                                    .split(in[0], {1, 2}, {.name = "parts"})
                                    .concat({.name = "whole"})),
          GOLDEN("name/size",
                 array_of(2, grows).write(4, in[0]).size({.name = "count"})),
          GOLDEN("string",
                 tf::TensorArray(tf::string, 2).write(0, in[0]).stack()),
          GOLDEN("read/twice", read_twice(in[0])),
          GOLDEN("read/unknown", array_of(2).read(1)),
          GOLDEN("read/partly known",
                 array_of(2, {.element_shape = tf::TensorShape{tf::kNone}})
                     .read(1)),
          GOLDEN("read/negative", array_of(2).read(-1)),
          GOLDEN("read/beyond", array_of(2, scalars).read(2)),
          GOLDEN("write/negative", array_of(2).write(-1, in[0]).stack()),
          GOLDEN("write/beyond", array_of(2).write(2, in[0]).stack()),
          GOLDEN("write/dtype", array_of(2).write(0, in[0]).stack()),
          GOLDEN("write/shape",
                 array_of(2).write(0, 1.0).write(1, in[0]).stack()),
          GOLDEN("write/element_shape",
                 array_of(2, pairs).write(0, in[0]).stack()),
          GOLDEN("stack/shapes",
                 parts().write(0, {1.0}).write(1, {1.0, 2.0}).stack()),
          GOLDEN("stack/nothing", array_of(2).stack()),
          GOLDEN("gather/beyond", array_of(3).unstack(in[0]).gather({3})),
          GOLDEN("unstack/more", array_of(2).unstack(in[0]).stack()),
          GOLDEN("unstack/scalar", array_of(2).unstack(in[0]).stack()),
          GOLDEN("scatter/beyond", array_of(2).scatter({2}, in[0]).stack()),
          GOLDEN("scatter/negative", array_of(2).scatter({-1}, in[0]).stack()),
          GOLDEN("scatter/dtype", array_of(2).scatter({0}, in[0]).stack()),
          GOLDEN("split/sum", parts().split(in[0], {1, 1}).concat()),
          GOLDEN("split/count", parts().split(in[0], {1, 1, 1}).concat()),
          GOLDEN("split/lengths", parts().split(in[0], 3).concat()),
          GOLDEN("split/scalar", parts().split(in[0], {1, 1}).concat()),
          GOLDEN("concat/scalars", array_of(2).unstack(in[0]).concat()),
          GOLDEN("concat/nothing", array_of(2).concat()),
      });
}

TEST_CASE("arrays of one type have their own sizes inside of functions") {
  const auto inner =
      tf::function([](const tf::TensorArray& array) { return array.size(); });
  const auto outer = tf::function([&] {
    return std::pair(inner(tf::TensorArray(tf::float32, 2)),
                     inner(tf::TensorArray(tf::float32, 5)));
  });
  const auto [two, five] = outer();
  CHECK(two.item<int32_t>() == 2);
  CHECK(five.item<int32_t>() == 5);

  const auto make = tf::function([](const tf::Tensor& x) {
    return tf::TensorArray(tf::float32, tf::shape(x)[0]).unstack(x);
  });
  const auto size =
      tf::function([&](const tf::Tensor& x) { return make(x).size(); });
  CHECK(size(tf::zeros({3, 2})).item<int32_t>() == 3);
}

TEST_CASE("branches return arrays of several sizes") {
  const auto f = tf::function([](const tf::Tensor& p) {
    const tf::TensorArray array = tf::cond(
        p,
        [] {
          return tf::TensorArray(tf::float32, 2)
              .unstack(tf::constant({1.0, 2.0}));
        },
        [] {
          return tf::TensorArray(tf::float32, 3)
              .unstack(tf::constant({1.0, 2.0, 3.0}));
        });
    return std::pair(array.size(), array.stack());
  });
  const auto [two, some] = f(tf::constant(true));
  CHECK(two.item<int32_t>() == 2);
  CHECK(some.shape() == tf::TensorShape({2}));
  CHECK(f(tf::constant(false)).second.shape() == tf::TensorShape({3}));
}

TEST_CASE("an array that a branch writes to keeps its size") {
  const auto f = tf::function([](const tf::Tensor& p) {
    tf::TensorArray array(tf::float32, 2);
    array = array.write(0, tf::constant(1.0));
    array = tf::cond(
        p, [&] { return array.write(1, tf::constant(2.0)); },
        [&] { return array.write(1, tf::constant(3.0)); });
    const tf::Tensor all = array.stack();
    CHECK(all.shape() == tf::TensorShape({2}));
    return all;
  });
  CHECK(f(tf::constant(true)).data<float>()[1] == 2.0F);
  CHECK(f(tf::constant(false)).data<float>()[1] == 3.0F);
}

}  // namespace
}  // namespace tfx
