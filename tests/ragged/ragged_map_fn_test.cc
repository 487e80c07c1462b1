// What is expected here, Python's tf.map_fn gave.
#include "tfx/ragged/ragged_map_fn.h"

#include <catch2/catch.hpp>
#include <string>
#include <tuple>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged.h"

namespace tfx {
namespace {

namespace tf = tfx;
using Catch::Matchers::Contains;

tf::RaggedTensor rows() { return tf::ragged::constant({{1, 2, 3}, {}, {4}}); }
tf::RaggedTensor cube() {
  return tf::ragged::constant({{{1}, {2, 3}}, {}, {{4, 5, 6}}});
}
const tf::RaggedTensorSpec kVector({tf::kNone}, tf::int32);

// Of a function of a tensor or ragged tensor: eagerly, and traced.
template <typename Function, typename T>
void check_everywhere(const Function& function, const T& x,
                      const std::string& expected) {
  CHECK(function(x).str() == expected);
  CHECK(tf::function(function)(x).str() == expected);
}

TEST_CASE("rows of a ragged tensor become rows of a tensor") {
  const auto sums = [](const tf::RaggedTensor& rt) -> tf::Tensor {
    return tf::map_fn([](const tf::Tensor& row) { return tf::reduce_sum(row); },
                      rt, {.fn_output_signature = tf::int32});
  };
  check_everywhere(sums, rows(), "tf.Tensor([6 0 4], shape=(3,), dtype=int32)");
  const auto counts = [](const tf::RaggedTensor& rt) -> tf::Tensor {
    return tf::map_fn([](const tf::RaggedTensor& row) { return row.nrows(); },
                      rt,
                      {.fn_output_signature = tf::TensorSpec({}, tf::int64)});
  };
  check_everywhere(counts, cube(),
                   "tf.Tensor([2 0 1], shape=(3,), dtype=int64)");
}

TEST_CASE("several tensors for a row") {
  const auto [sums, sizes] = tf::map_fn(
      [](const tf::Tensor& row) {
        return std::tuple(tf::reduce_sum(row), tf::size(row));
      },
      rows(), {.fn_output_signature = {tf::int32, tf::int32}});
  CHECK(sums.numpy().str() == "[6 0 4]");
  CHECK(sizes.numpy().str() == "[3 0 1]");
}

TEST_CASE("rows of a tensor become rows of a ragged one") {
  const auto ranges = [](const tf::Tensor& ns) {
    return tf::map_fn([](const tf::Tensor& n) { return tf::range(n); }, ns,
                      {.fn_output_signature = kVector});
  };
  check_everywhere(ranges, tf::constant({3, 0, 1}),
                   "<tf.RaggedTensor [[0, 1, 2], [], [0]]>");
  const auto same = [](const tf::Tensor& x) {
    return tf::map_fn([](const tf::Tensor& row) { return row; }, x,
                      {.fn_output_signature = kVector});
  };
  check_everywhere(same, tf::constant({{1, 2}, {3, 4}}),
                   "<tf.RaggedTensor [[1, 2],\n [3, 4]]>");
  CHECK(tf::map_fn(
            [](const tf::Tensor& from, const tf::Tensor& count) {
              return from + tf::range(count);
            },
            std::tuple(tf::constant({10, 20}), tf::constant({2, 1})),
            {.fn_output_signature = kVector})
            .str() == "<tf.RaggedTensor [[10, 11], [20]]>");
}

TEST_CASE("rows of a ragged tensor become rows of another") {
  const auto twice = [](const tf::RaggedTensor& rt) {
    return tf::map_fn(
        [](const tf::Tensor& row) {
          return tf::concat({row, row}, 0);
        },
        rt, {.fn_output_signature = kVector});
  };
  check_everywhere(twice, rows(),
                   "<tf.RaggedTensor [[1, 2, 3, 1, 2, 3], [], [4, 4]]>");
  const auto sums = [](const tf::RaggedTensor& rt) {
    return tf::map_fn(
        [](const tf::RaggedTensor& row) {
          return tf::reduce_sum(row, {.axis = 1});
        },
        rt, {.fn_output_signature = kVector});
  };
  check_everywhere(sums, cube(), "<tf.RaggedTensor [[1, 5], [], [15]]>");
}

TEST_CASE("by default rows are as those of the argument") {
  const auto next = [](const tf::RaggedTensor& rt) {
    return tf::map_fn([](const tf::Tensor& row) { return row + 1; }, rt);
  };
  check_everywhere(next, rows(), "<tf.RaggedTensor [[2, 3, 4], [], [5]]>");
  const auto twice = [](const tf::RaggedTensor& rt) {
    return tf::map_fn([](const tf::RaggedTensor& row) { return row * 2; }, rt);
  };
  check_everywhere(twice, cube(),
                   "<tf.RaggedTensor [[[2], [4, 6]], [], [[8, 10, 12]]]>");
}

TEST_CASE("a ragged tensor without rows") {
  const auto none = tf::RaggedTensor::from_row_splits(
      tf::constant({}, {.dtype = tf::int32}), {0});
  CHECK(tf::map_fn([](const tf::Tensor& row) { return row + 1; }, none).str() ==
        "<tf.RaggedTensor []>");
  const tf::Tensor sums =
      tf::map_fn([](const tf::Tensor& row) { return tf::reduce_sum(row); },
                 none, {.fn_output_signature = tf::int32});
  CHECK(sums.str() == "tf.Tensor([], shape=(0,), dtype=int32)");
}

TEST_CASE("int32 row splits stay") {
  const auto rt =
      tf::ragged::constant({{1, 2}, {3}}, {.row_splits_dtype = tf::int32});
  const tf::RaggedTensor mapped =
      tf::map_fn([](const tf::Tensor& row) { return row - 1; }, rt);
  CHECK(mapped.row_splits().dtype() == tf::int32);
  CHECK(mapped.str() == "<tf.RaggedTensor [[0, 1], [2]]>");
}

TEST_CASE("what is known of the shape, and names, are Python's") {
  const auto f = tf::function([](const tf::RaggedTensor& rt) {
    const tf::RaggedTensor y = tf::map_fn(
        [](const tf::Tensor& row) {
          return tf::concat({row, row}, 0);
        },
        rt, {.fn_output_signature = kVector});
    CHECK(y.shape().str() == "(3, None)");
    CHECK(y.row_splits().shape().str() == "(4,)");
    CHECK(y.flat_values().shape().str() == "(None,)");
    CHECK(y.flat_values().name() ==
          "map/RaggedFromVariant/RaggedTensorFromVariant:1");
    return y;
  });
  CHECK(f(rows()).nrows().item<int64_t>() == 3);
}

TEST_CASE("gradients go through the rows") {
  const tf::RaggedTensor x = tf::ragged::constant({{1.0, 2.0, 3.0}, {}, {4.0}});
  const tf::Tensor values = x.flat_values();
  const auto check = [&](const auto& f) {
    tf::GradientTape tape;
    tape.watch(values);
    const tf::Tensor y = f(values);
    CHECK(tape.gradient(y, values).numpy().str() == "[2. 4. 6. 8.]");
  };
  const auto sums = [&](const tf::Tensor& v) -> tf::Tensor {
    return tf::map_fn(
        [](const tf::Tensor& row) { return tf::reduce_sum(row * row); },
        x.with_values(v), {.fn_output_signature = tf::float32});
  };
  const auto squares = [&](const tf::Tensor& v) {
    return tf::map_fn([](const tf::Tensor& row) { return row * row; },
                      x.with_values(v))
        .flat_values();
  };
  check(sums);
  check(squares);
  check(tf::function(sums));
  check(tf::function(squares));
}

TEST_CASE("what the function returns has to be what was said") {
  CHECK_THROWS_WITH(
      tf::map_fn([](const tf::RaggedTensor& row) { return row; }, cube(),
                 {.fn_output_signature = kVector}),
      Contains("Error in map_fn:\n  Expected `fn` to return a:\n    "
               "RaggedTensorSpec(TensorShape([None]), tf.int32, 0, tf.int64)\n"
               "  But it returned a:\n    "
               "RaggedTensorSpec(TensorShape([2, None]), tf.int32, 1, "
               "tf.int64)\n"));
  CHECK_THROWS_WITH(
      tf::map_fn(
          [](const tf::RaggedTensor& row) {
            return tf::reduce_sum(row.flat_values());
          },
          cube()),
      Contains("RaggedTensorSpec(TensorShape(None), tf.int32, 1, tf.int64)\n"
               "  But it returned a:\n    "
               "TensorSpec(shape=(), dtype=tf.int32, name=None)\n"));
  CHECK_THROWS_AS(
      tf::map_fn([](const tf::Tensor& row) { return tf::cast(row, float32); },
                 rows()),
      tf::ValueError);
  CHECK_THROWS_WITH(tf::map_fn([](const tf::Tensor& row) { return row; },
                               rows(), tf::MapFnOptions{}),
                    Contains("fn_output_signature"));
}

}  // namespace
}  // namespace tfx
