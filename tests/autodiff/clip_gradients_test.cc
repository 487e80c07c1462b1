#include "tfx/autodiff/clip_gradients.h"

#include <array>
#include <catch2/catch.hpp>
#include <vector>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

std::vector<float> list(const tf::Tensor& tensor) {
  const auto data = tensor.data<float>();
  return {data.begin(), data.end()};
}

// Row 1 twice: 3 and 4, of which the norm is 5; summed up it would be 7.
tf::Gradient repeated_rows() {
  return tf::IndexedSlices(tf::constant({{3.0}, {4.0}}), tf::constant({1, 1}),
                           tf::constant({2, 1}));
}

TEST_CASE("the gradients of a tape are clipped by their global norm") {
  const tf::Variable w({3.0, 0.0});
  const tf::Variable table({{1.0}, {4.0}});
  const tf::Variable unused(1.0);
  tf::GradientTape tape;
  const tf::Tensor loss = tf::reduce_sum(w * tf::constant({6.0, 0.0})) +
                          tf::reduce_sum(tf::gather(table, {1}) * 8.0);
  const auto [clipped, norm] = tf::clip_by_global_norm(
      tape.gradient(loss, std::vector{w, table, unused}), 5.0);
  CHECK(norm.item<float>() == 10.0F);
  REQUIRE(clipped.size() == 3);
  CHECK(list(clipped[0]) == std::vector<float>{3.0F, 0.0F});
  REQUIRE(clipped[1].is_indexed_slices());
  CHECK(list(clipped[1].indexed_slices().values()) == std::vector<float>{4.0F});
  CHECK(list(clipped[1]) == std::vector<float>{0.0F, 4.0F});
  CHECK(clipped[2].is_none());
}

TEST_CASE("slices count one by one, even if they are of one row") {
  const std::array gradients = {repeated_rows(), tf::Gradient()};
  CHECK(tf::linalg::global_norm(gradients).item<float>() == 5.0F);
  const auto outputs = tf::clip_by_global_norm(gradients, 2.5);
  CHECK(list(outputs.list_clipped[0].indexed_slices().values()) ==
        std::vector<float>{1.5F, 2.0F});
  const auto half =
      tf::clip_by_global_norm(gradients, 2.5, {.use_norm = tf::constant(10.0)});
  CHECK(list(half.list_clipped[0].indexed_slices().values()) ==
        std::vector<float>{0.75F, 1.0F});

  const tf::Gradient by_norm = tf::clip_by_norm(repeated_rows(), 2.5);
  CHECK(list(by_norm.indexed_slices().values()) ==
        std::vector<float>{1.5F, 2.0F});
  CHECK(list(by_norm) == std::vector<float>{0.0F, 3.5F});
  const tf::Gradient by_value = tf::clip_by_value(repeated_rows(), 0, 3.5);
  CHECK(list(by_value.indexed_slices().values()) ==
        std::vector<float>{3.0F, 3.5F});
}

TEST_CASE("dense gradients are clipped as tensors") {
  const tf::Gradient gradient = tf::constant({3.0, 4.0});
  CHECK(list(tf::clip_by_norm(gradient, 2.5)) ==
        std::vector<float>{1.5F, 2.0F});
  CHECK(list(tf::clip_by_value(gradient, -1.0, 1.0)) ==
        std::vector<float>{1.0F, 1.0F});
  const tf::Tensor tensor = tf::clip_by_norm(tf::constant({3.0, 4.0}), 2.5);
  CHECK(list(tensor) == std::vector<float>{1.5F, 2.0F});
}

TEST_CASE("None has no norm") {
  CHECK_THROWS_AS(tf::clip_by_norm(tf::Gradient(), 1.0), tf::ValueError);
  CHECK_THROWS_AS(tf::clip_by_value(tf::Gradient(), 0.0, 1.0), tf::ValueError);
  const std::vector<tf::Gradient> nothing(2);
  CHECK(tf::clip_by_global_norm(nothing, 1.0).list_clipped[1].is_none());
}

}  // namespace
}  // namespace tfx
