#include "tfx/nn/space_to_batch.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/nn/pooling.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"

namespace tf = tfx;

namespace tfx {
namespace {

using tf::nn::Padding;
using tf::nn::with_space_to_batch;
using tf::nn::WithSpaceToBatchOptions;

// Sliding ops of two neighbours in each of two dimensions, or in one.
Tensor sums(const Tensor& x, int64_t /*n*/, const Padding& padding) {
  return tf::nn::avg_pool2d(x, 2, 1, padding) * 4.0;
}
Tensor sums_of_rows(const Tensor& x, int64_t /*n*/, const Padding& padding) {
  return tf::nn::avg_pool2d(x, {2, 1}, 1, padding) * 2.0;
}
Tensor sums_of_columns(const Tensor& x, int64_t /*n*/, const Padding& padding) {
  return tf::nn::avg_pool2d(x, {1, 2}, 1, padding) * 2.0;
}
Tensor sums_behind_channels(const Tensor& x, int64_t /*n*/,
                            const Padding& padding) {
  return tf::nn::avg_pool2d(x, 2, 1, padding, {.data_format = "NCHW"}) * 4.0;
}
Tensor means_of_columns(const Tensor& x, int64_t /*n*/,
                        const Padding& padding) {
  return tf::nn::avg_pool2d(x, {1, 2}, 1, padding);
}

GoldenCase space_to_batch_case(const std::string& name,
                               const std::vector<int64_t>& rate,
                               const Padding& padding,
                               const WithSpaceToBatchOptions& options = {},
                               const tf::nn::SlidingOp& op = sums) {
  return {"with_space_to_batch/" + name, [=](const Inputs& in) {
            return with_space_to_batch(in[0], rate, padding, op, options);
          }};
}

TEST_CASE("with_space_to_batch is Python's") {
  check_golden(
      "nn/space_to_batch",
      {
          space_to_batch_case("rate=[1,1]", {1, 1}, "SAME"),
          space_to_batch_case("rate=[2,2]", {2, 2}, "VALID"),
          space_to_batch_case("SAME", {2, 3}, "SAME", {.filter_shape = {2, 2}}),
          space_to_batch_case("list", {2, 1}, {{0, 0}, {1, 1}, {2, 0}, {0, 0}}),
          space_to_batch_case("spatial_dims=[2]", {2}, "SAME",
                              {.filter_shape = {2}, .spatial_dims = {{2}}},
                              sums_of_columns),
          space_to_batch_case("spatial_dims=[1] alone", {3}, "VALID",
                              {.spatial_dims = {{1}}}, sums_of_rows),
          space_to_batch_case("spatial_dims=[1,3]", {2, 2}, "VALID",
                              {.spatial_dims = {{1, 3}}}, sums_of_rows),
          space_to_batch_case("NCX", {2}, "VALID", {.data_format = "NCX"},
                              sums_of_columns),
          space_to_batch_case("NCHW, SAME", {2, 2}, "SAME",
                              {.filter_shape = {2, 2}, .data_format = "NCHW"},
                              sums_behind_channels),
          GOLDEN("with_space_to_batch/rate in a tensor",
                 with_space_to_batch(in[0], tf::reshape(in[1], {2}), "SAME",
                                     sums, {.filter_shape = {2, 2}})),
          GOLDEN("with_space_to_batch/rate in a tensor, spatial_dims",
                 with_space_to_batch(
                     in[0], tf::reshape(in[1], {1}), "SAME", means_of_columns,
                     {.filter_shape = {2}, .spatial_dims = {{2}}})),
          space_to_batch_case("no filter_shape", {2, 2}, "SAME"),
          space_to_batch_case("rate=[0,1]", {0, 1}, "VALID"),
          space_to_batch_case("spatial_dims=[2,1]", {2, 2}, "VALID",
                              {.spatial_dims = {{2, 1}}}),
          space_to_batch_case("spatial_dims=[0,1]", {2, 2}, "VALID",
                              {.spatial_dims = {{0, 1}}}),
          space_to_batch_case("spatial_dims=[3,4]", {2, 2}, "VALID",
                              {.spatial_dims = {{3, 4}}}),
          space_to_batch_case("BAD", {2, 2}, "BAD"),
          space_to_batch_case("EXPLICIT", {2, 2}, "EXPLICIT"),
          GOLDEN("with_space_to_batch/rate=2",
                 with_space_to_batch(in[0], 2, "VALID", sums)),
          space_to_batch_case("rate=[]", {}, "VALID"),
          space_to_batch_case("short list", {2, 2}, {{0, 0}}),
          space_to_batch_case("rate=[2], list", {2},
                              {{0, 0}, {1, 1}, {1, 1}, {0, 0}}),
          space_to_batch_case("spatial_dims=[1]", {2, 2}, "VALID",
                              {.spatial_dims = {{1}}}),
      });
}

}  // namespace
}  // namespace tfx
