#include "tfx/ops/norm_ops.h"

#include <catch2/catch.hpp>
#include <limits>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

constexpr double kInfiniteOrd = std::numeric_limits<double>::infinity();

Outputs both(const linalg::NormalizeOutputs& outputs) {
  return {outputs.normalized, outputs.norm};
}

TEST_CASE("norms are Python's") {
  check_golden(
      "ops/norm_ops",
      {
          GOLDEN("norm", tf::norm(in[0])),
          GOLDEN("norm/axis=1", tf::norm(in[0], {.axis = 1})),
          GOLDEN("norm/axis=-1, keepdims",
                 tf::norm(in[0], {.axis = -1, .keepdims = true})),
          GOLDEN("norm/keepdims", tf::norm(in[0], {.keepdims = true})),
          GOLDEN("norm/1", tf::norm(in[0], {.ord = 1})),
          GOLDEN("norm/1, axis=0", tf::norm(in[0], {.ord = 1, .axis = 0})),
          GOLDEN("norm/2", tf::norm(in[0], {.ord = 2})),
          GOLDEN("norm/2, axis=0", tf::norm(in[0], {.ord = 2, .axis = 0})),
          GOLDEN("norm/inf", tf::norm(in[0], {.ord = kInfiniteOrd})),
          GOLDEN("norm/inf, axis=0",
                 tf::norm(in[0], {.ord = kInfiniteOrd, .axis = 0})),
          GOLDEN("norm/3", tf::norm(in[0], {.ord = 3})),
          GOLDEN("norm/3, axis=0", tf::norm(in[0], {.ord = 3, .axis = 0})),
          GOLDEN("norm/2.5", tf::norm(in[0], {.ord = 2.5})),
          GOLDEN("norm/2.5, axis=0", tf::norm(in[0], {.ord = 2.5, .axis = 0})),
          GOLDEN("norm/0.5", tf::norm(in[0], {.ord = 0.5})),
          GOLDEN("norm/0.5, axis=0", tf::norm(in[0], {.ord = 0.5, .axis = 0})),
          GOLDEN("norm/matrix euclidean",
                 tf::norm(in[0], {.ord = "euclidean", .axis = {0, 1}})),
          GOLDEN("norm/matrix euclidean, keepdims",
                 tf::norm(
                     in[0],
                     {.ord = "euclidean", .axis = {-1, 0}, .keepdims = true})),
          GOLDEN("norm/matrix fro",
                 tf::norm(in[0], {.ord = "fro", .axis = {0, 1}})),
          GOLDEN("norm/matrix fro, keepdims",
                 tf::norm(in[0],
                          {.ord = "fro", .axis = {-1, 0}, .keepdims = true})),
          GOLDEN("norm/matrix 1", tf::norm(in[0], {.ord = 1, .axis = {0, 1}})),
          GOLDEN(
              "norm/matrix 1, keepdims",
              tf::norm(in[0], {.ord = 1, .axis = {-1, 0}, .keepdims = true})),
          GOLDEN("norm/matrix 2", tf::norm(in[0], {.ord = 2, .axis = {0, 1}})),
          GOLDEN(
              "norm/matrix 2, keepdims",
              tf::norm(in[0], {.ord = 2, .axis = {-1, 0}, .keepdims = true})),
          GOLDEN("norm/matrix inf",
                 tf::norm(in[0], {.ord = kInfiniteOrd, .axis = {0, 1}})),
          GOLDEN("norm/matrix inf, keepdims",
                 tf::norm(
                     in[0],
                     {.ord = kInfiniteOrd, .axis = {-1, 0}, .keepdims = true})),
          GOLDEN("norm/fro", tf::norm(in[0], {.ord = "fro"})),
          GOLDEN("norm/0", tf::norm(in[0], {.ord = 0})),
          GOLDEN("norm/-1.5", tf::norm(in[0], {.ord = -1.5})),
          GOLDEN("norm/axis=0,0", tf::norm(in[0], {.axis = {0, 0}})),
          GOLDEN("norm/matrix 3", tf::norm(in[0], {.ord = 3, .axis = {0, 1}})),
          GOLDEN("norm/three axes", tf::norm(in[0], {.axis = {0, 1, 2}})),
          GOLDEN("norm/int", tf::norm(in[0])),
          GOLDEN("normalize", both(tf::linalg::normalize(in[0]))),
          GOLDEN("normalize/1, axis=1",
                 both(tf::linalg::normalize(in[0], {.ord = 1, .axis = 1}))),
          GOLDEN("norm/empty, axis=1", tf::norm(in[0], {.axis = 1})),
          GOLDEN("norm/empty, inf", tf::norm(in[0], {.ord = kInfiniteOrd})),
          GOLDEN("norm/empty, matrix 1",
                 tf::norm(in[0], {.ord = 1, .axis = {0, 1}})),
          GOLDEN("norm/not finite", tf::norm(in[0], {.axis = 1})),
          GOLDEN("norm/zero", tf::norm(in[0])),
          GOLDEN("norm/2.0", tf::norm(in[0], {.ord = 2.0, .axis = {0, 1}})),
          GOLDEN("norm/axis=[1]", tf::norm(in[0], {.axis = {1}})),
          GOLDEN("norm/axis=[]",
                 tf::norm(in[0], {.axis = std::vector<int64_t>()})),
          GOLDEN("norm/axis tensor", tf::norm(in[0], {.axis = in[1]})),
          GOLDEN("norm/axis=2", tf::norm(in[0], {.axis = 2})),
          GOLDEN("norm/nuc", tf::norm(in[0], {.ord = "nuc", .axis = {0, 1}})),
          GOLDEN("norm/-inf", tf::norm(in[0], {.ord = -kInfiniteOrd})),
          GOLDEN("normalize/inf, axis=-1",
                 both(tf::linalg::normalize(
                     in[0], {.ord = kInfiniteOrd, .axis = -1}))),
          GOLDEN("normalize/empty", both(tf::linalg::normalize(in[0]))),
          GOLDEN("normalize/zero", both(tf::linalg::normalize(in[0]))),
          GOLDEN("normalize/int", both(tf::linalg::normalize(in[0]))),
          GOLDEN("normalize/0", both(tf::linalg::normalize(in[0], {.ord = 0}))),
      });
}

}  // namespace
}  // namespace tfx
