#include "tfx/ops/clip_ops.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs all(const ClipByGlobalNormOutputs& outputs) {
  std::vector<Tensor> tensors = outputs.list_clipped;
  tensors.push_back(outputs.global_norm);
  return tensors;
}

Outputs without_none(const ClipByGlobalNormOutputs& outputs) {
  CHECK(outputs.list_clipped.size() == 2);
  CHECK_FALSE(outputs.list_clipped[1].has_value());
  return outputs.list_clipped[0];
}

TEST_CASE("values and norms are clipped as in Python") {
  check_golden(
      "ops/clip_ops",
      {
          GOLDEN("clip_by_value", tf::clip_by_value(in[0], 1, 3)),
          GOLDEN("clip_by_value/tensors",
                 tf::clip_by_value(in[0], in[1], in[2])),
          GOLDEN("clip_by_value/literals",
                 tf::clip_by_value(in[0], {0, -1, 1}, 2.5)),
          GOLDEN("clip_by_value/shape",
                 tf::clip_by_value(in[0], {{{1.0}}}, 2.0)),
          GOLDEN("clip_by_value/max shape",
                 tf::clip_by_value(in[0], 1.0, {{2.0}})),
          GOLDEN("clip_by_value/literal", tf::clip_by_value(in[0], 0.5, 2)),
          GOLDEN("clip_by_norm", tf::clip_by_norm(in[0], 2.0)),
          GOLDEN("clip_by_norm/axes",
                 tf::clip_by_norm(in[0], 2.0, {.axes = {1}})),
          GOLDEN("clip_by_norm/great", tf::clip_by_norm(in[0], 100)),
          GOLDEN("clip_by_norm/negative", tf::clip_by_norm(in[0], -1.0)),
          GOLDEN("clip_by_norm/tensor", tf::clip_by_norm(in[0], in[1])),
          GOLDEN("clip_by_norm/zero", tf::clip_by_norm(in[0], 2.0)),
          GOLDEN("clip_by_norm/shape", tf::clip_by_norm(in[0], in[1])),
          GOLDEN("global_norm", tf::linalg::global_norm(in)),
          GOLDEN("global_norm/None",
                 tf::linalg::global_norm({Tensor(), in[0]})),
          GOLDEN("clip_by_global_norm", all(tf::clip_by_global_norm(in, 2.0))),
          GOLDEN("clip_by_global_norm/great",
                 all(tf::clip_by_global_norm(in, 100.0))),
          GOLDEN("clip_by_global_norm/use_norm",
                 all(tf::clip_by_global_norm(
                     in, 2.0, {.use_norm = TensorLike(8.0).to_tensor()}))),
          GOLDEN("clip_by_global_norm/None",
                 without_none(tf::clip_by_global_norm({in[0], Tensor()}, 2.0))),
          GOLDEN("clip_by_global_norm/infinite",
                 all(tf::clip_by_global_norm(in, 2.0))),
          GOLDEN("clip_by_value/empty", tf::clip_by_value(in[0], 1, 3)),
          GOLDEN("clip_by_value/not finite", tf::clip_by_value(in[0], -1, 2.5)),
          GOLDEN("clip_by_value/min above max", tf::clip_by_value(in[0], 3, 1)),
          GOLDEN("clip_by_norm/all axes",
                 tf::clip_by_norm(in[0], 2.0, {.axes = {0, -1}})),
          GOLDEN("clip_by_norm/list", tf::clip_by_norm(in[0], {0.1})),
          GOLDEN("clip_by_norm/empty", tf::clip_by_norm(in[0], 2.0)),
          GOLDEN("clip_by_norm/not finite", tf::clip_by_norm(in[0], 2.0)),
          GOLDEN("clip_by_norm/int", tf::clip_by_norm(in[0], 2.5)),
          GOLDEN("clip_by_norm/complex", tf::clip_by_norm(in[0], 2.5)),
          GOLDEN("clip_by_norm/axes=3",
                 tf::clip_by_norm(in[0], 2.0, {.axes = 3})),
          GOLDEN("global_norm/empty", tf::linalg::global_norm(in)),
          GOLDEN("global_norm/no tensors", tf::linalg::global_norm(in)),
          GOLDEN("global_norm/not finite", tf::linalg::global_norm(in)),
          GOLDEN("global_norm/int", tf::linalg::global_norm(in)),
          GOLDEN("global_norm/dtypes", tf::linalg::global_norm(in)),
          GOLDEN("clip_by_global_norm/tensor",
                 all(tf::clip_by_global_norm({in[0]}, in[1]))),
          GOLDEN("clip_by_global_norm/empty",
                 all(tf::clip_by_global_norm(in, 2.0))),
          GOLDEN("clip_by_global_norm/zero",
                 all(tf::clip_by_global_norm(in, 2.0))),
          GOLDEN("clip_by_global_norm/int",
                 all(tf::clip_by_global_norm(in, 2.0))),
          GOLDEN("clip_by_global_norm/dtypes",
                 all(tf::clip_by_global_norm({in[0]}, in[1]))),
      });
}

}  // namespace
}  // namespace tfx
