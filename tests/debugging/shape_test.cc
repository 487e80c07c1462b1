#include "tfx/debugging/shape.h"

#include <catch2/catch.hpp>

#include "tests/debugging/testing.h"
#include "tests/ops/golden_cases.h"
#include "tfx/ops/array_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace d = tfx::debugging;

Outputs scalar(const Tensor& x, const d::AssertRankOptions& options = {}) {
  d::assert_scalar(x, options);
  return identity(x);
}

using Shapes = std::vector<std::pair<Tensor, d::SymbolicShape>>;

Outputs shapes(const Shapes& shapes,
               const d::AssertShapesOptions& options = {}) {
  d::assert_shapes(shapes, options);
  return identity(shapes[0].first);
}

TEST_CASE("checks of ranks and shapes are Python's") {
  check_golden(
      "debugging/shape",
      {
          GOLDEN("assert_rank", after(tf::assert_rank(in[0], in[1]), in[0])),
          GOLDEN("assert_rank/message",
                 after(d::assert_rank(in[0], 2,
                                      {.message = "flat", .name = "check"}),
                       in[0])),
          GOLDEN("assert_rank_at_least",
                 after(d::assert_rank_at_least(in[0], in[1]), in[0])),
          GOLDEN("assert_rank_at_least/message",
                 after(d::assert_rank_at_least(in[0], 1, {.message = "flat"}),
                       in[0])),
          GOLDEN("assert_rank_in",
                 after(d::assert_rank_in(in[0], {0, 2}), in[0])),
          GOLDEN(
              "assert_rank_in/one",
              after(d::assert_rank_in(in[0], {2}, {.message = "flat"}), in[0])),
          GOLDEN("assert_rank_in/none",
                 after(d::assert_rank_in(in[0], std::vector<Tensor>()), in[0])),
          GOLDEN("assert_rank_in/tensors",
                 after(d::assert_rank_in(in[0], {in[1], in[2]}), in[0])),
          GOLDEN("assert_scalar", scalar(in[0])),
          GOLDEN("assert_scalar/message", scalar(in[0], {.message = "alone"})),
          GOLDEN("assert_shapes",
                 shapes({{in[0], {"N", "Q"}}, {in[1], {"Q", 4}}})),
          GOLDEN("assert_shapes/letters",
                 shapes({{in[0], "NQ"}, {in[1], "Q4"}})),
          GOLDEN("assert_shapes/any",
                 shapes({{in[0], {std::nullopt, "."}}, {in[1], std::nullopt}})),
          GOLDEN("assert_shapes/rest",
                 shapes({{in[0], {tf::ellipsis, "Q"}},
                         {in[1], {"*", "Q", std::nullopt}}})),
          GOLDEN("assert_shapes/rest alone",
                 shapes({{in[0], {tf::ellipsis}}, {in[1], ".."}})),
          GOLDEN("assert_shapes/scalar", shapes({{in[0], {}}, {in[1], {1}}})),
          GOLDEN("assert_shapes/late rest",
                 shapes({{in[0], {"N", tf::ellipsis}}})),
          GOLDEN("assert_shapes/message",
                 shapes({{in[0], {"N", 5}}}, {.message = "not so"})),
      });
}

}  // namespace
}  // namespace tfx
