#include "tfx/ops/space_ops.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const RequiredSpaceToBatchPaddingsOutputs& outputs) {
  return {outputs.paddings, outputs.crops};
}

TEST_CASE("space goes into batches and channels as in Python") {
  const std::vector<int64_t> ones = {1, 1, 1, 1, 1};
  const std::vector<int64_t> none;
  check_golden(
      "ops/space_ops",
      {
          GOLDEN("space_to_batch",
                 tf::space_to_batch(in[0], {2, 1}, {{0, 1}, {1, 0}})),
          GOLDEN("space_to_batch_nd",
                 tf::space_to_batch_nd(in[0], {3}, {{1, 1}})),
          GOLDEN("space_to_batch_nd/3d",
                 tf::space_to_batch_nd(in[0], {2, 1, 2},
                                       {{0, 0}, {1, 0}, {0, 2}})),
          GOLDEN("space_to_batch_nd/none",
                 tf::space_to_batch_nd(in[0], {2}, {{0, 0}})),
          GOLDEN("nn.space_to_batch",
                 tf::nn::space_to_batch(in[0], {2, 2}, {{0, 0}, {0, 0}})),
          GOLDEN("batch_to_space",
                 tf::batch_to_space(in[0], {2, 1}, {{0, 1}, {1, 0}})),
          GOLDEN("batch_to_space/2",
                 tf::batch_to_space(in[0], 2, {{0, 0}, {0, 1}})),
          GOLDEN("batch_to_space/1d", tf::batch_to_space(in[0], {2}, {{1, 0}})),
          GOLDEN("space_to_batch/tensors",
                 tf::space_to_batch(in[0], in[1], in[2])),
          GOLDEN("batch_to_space/tensors",
                 tf::batch_to_space(in[0], in[1], in[2])),
          GOLDEN("space_to_batch/size",
                 tf::space_to_batch(in[0], {2}, {{0, 0}})),
          GOLDEN("space_to_batch/block=0",
                 tf::space_to_batch(in[0], {0}, {{0, 0}})),
          GOLDEN("space_to_batch/paddings",
                 tf::space_to_batch(in[0], {2}, {{0, 0}, {0, 0}})),
          GOLDEN("space_to_batch/rank",
                 tf::space_to_batch(in[0], {2, 2}, {{0, 0}, {0, 0}})),
          GOLDEN("batch_to_space/size",
                 tf::batch_to_space(in[0], {2}, {{0, 0}})),
          GOLDEN("batch_to_space/crops",
                 tf::batch_to_space(in[0], {2}, {{2, 2}})),
          GOLDEN("required_space_to_batch_paddings",
                 both(tf::required_space_to_batch_paddings({11, 7}, {3, 2}))),
          GOLDEN("required_space_to_batch_paddings/base",
                 both(tf::required_space_to_batch_paddings(
                     {11, 7}, {3, 2}, {.base_paddings = {{1, 2}, {0, 3}}}))),
          GOLDEN("required_space_to_batch_paddings/none",
                 both(tf::required_space_to_batch_paddings(none, none))),
          GOLDEN("required_space_to_batch_paddings/input_shape",
                 both(tf::required_space_to_batch_paddings(
                     in[0], {3, 2}, {.base_paddings = {{1, 2}, {0, 3}}}))),
          GOLDEN("required_space_to_batch_paddings/tensors",
                 both(tf::required_space_to_batch_paddings(
                     tf::reshape(in[0], {2}), tf::reshape(in[1], {2}),
                     {.base_paddings = tf::reshape(in[2], {2, 2})}))),
          GOLDEN("required_space_to_batch_paddings/scalar",
                 both(tf::required_space_to_batch_paddings({11}, 3))),
          GOLDEN("required_space_to_batch_paddings/lengths",
                 both(tf::required_space_to_batch_paddings({11}, {3, 2}))),
          GOLDEN("required_space_to_batch_paddings/base lengths",
                 both(tf::required_space_to_batch_paddings(
                     {11}, {3}, {.base_paddings = {{1, 2}, {1, 2}}}))),
          GOLDEN("extract_volume_patches",
                 tf::extract_volume_patches(in[0], {1, 2, 2, 1, 1}, ones,
                                            "VALID")),
          GOLDEN("extract_volume_patches/SAME",
                 tf::extract_volume_patches(in[0], {1, 2, 3, 1, 1},
                                            {1, 1, 2, 1, 1}, "SAME")),
          GOLDEN("extract_volume_patches/rank",
                 tf::extract_volume_patches(in[0], ones, ones, "SAME")),
          GOLDEN("extract_volume_patches/BAD",
                 tf::extract_volume_patches(in[0], ones, ones, "BAD")),
          GOLDEN("space_to_depth", tf::nn::space_to_depth(in[0], 2)),
          GOLDEN("depth_to_space", tf::nn::depth_to_space(in[0], 2)),
          GOLDEN("space_to_depth/3",
                 tf::nn::space_to_depth(in[0], 3, {.data_format = "NHWC"})),
          GOLDEN("depth_to_space/3",
                 tf::nn::depth_to_space(in[0], 3, {.data_format = "NHWC"})),
          GOLDEN("space_to_depth/size", tf::nn::space_to_depth(in[0], 2)),
          GOLDEN("depth_to_space/size", tf::nn::depth_to_space(in[0], 2)),
          GOLDEN("space_to_depth/block=1", tf::nn::space_to_depth(in[0], 1)),
          GOLDEN("depth_to_space/NCHW",
                 tf::nn::depth_to_space(in[0], 2, {.data_format = "NCHW"})),
          GOLDEN("space_to_depth/format",
                 tf::nn::space_to_depth(in[0], 2, {.data_format = "HWC"})),
          GOLDEN("space_to_depth/NCHW",
                 tf::nn::space_to_depth(in[0], 2, {.data_format = "NCHW"})),
      });
}

}  // namespace
}  // namespace tfx
