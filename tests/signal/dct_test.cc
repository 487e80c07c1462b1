#include "tfx/signal/dct.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"

namespace tfx {
namespace {

namespace s = tfx::signal;

TEST_CASE("of no numbers there is no spectrum") {
  for (int64_t type = 2; type <= 4; ++type) {
    const Tensor nothing = zeros({2, 0});
    CHECK(s::dct(nothing, {.type = type}).shape() == TensorShape({2, 0}));
    CHECK(s::idct(nothing, {.type = type}).shape() == TensorShape({2, 0}));
  }
}

TEST_CASE("a scalar has no dimension to transform") {
  CHECK_THROWS_AS(s::dct(1.0), IndexError);
  CHECK_THROWS_AS(s::dct(1.0, {.type = 1}), IndexError);
}

TEST_CASE("cosine transforms are Python's") {
  check_golden(
      "signal/dct",
      {
          GOLDEN("dct", s::dct(in[0])),
          GOLDEN("dct/type=1", s::dct(in[0], {.type = 1})),
          GOLDEN("dct/type=1, n=3", s::dct(in[0], {.type = 1, .n = 3})),
          GOLDEN("dct/type=1, n=9", s::dct(in[0], {.type = 1, .n = 9})),
          GOLDEN("dct/type=2", s::dct(in[0], {.type = 2})),
          GOLDEN("dct/type=2, n=3", s::dct(in[0], {.type = 2, .n = 3})),
          GOLDEN("dct/type=2, n=9", s::dct(in[0], {.type = 2, .n = 9})),
          GOLDEN("dct/type=2, ortho",
                 s::dct(in[0], {.type = 2, .norm = "ortho", .name = "n"})),
          GOLDEN("dct/type=3", s::dct(in[0], {.type = 3})),
          GOLDEN("dct/type=3, n=3", s::dct(in[0], {.type = 3, .n = 3})),
          GOLDEN("dct/type=3, n=9", s::dct(in[0], {.type = 3, .n = 9})),
          GOLDEN("dct/type=3, ortho",
                 s::dct(in[0], {.type = 3, .norm = "ortho", .name = "n"})),
          GOLDEN("dct/type=4", s::dct(in[0], {.type = 4})),
          GOLDEN("dct/type=4, n=3", s::dct(in[0], {.type = 4, .n = 3})),
          GOLDEN("dct/type=4, n=9", s::dct(in[0], {.type = 4, .n = 9})),
          GOLDEN("dct/type=4, ortho",
                 s::dct(in[0], {.type = 4, .norm = "ortho", .name = "n"})),
          GOLDEN("dct/axis=0", s::dct(in[0], {.axis = 0})),
          GOLDEN("dct/type=5", s::dct(in[0], {.type = 5})),
          GOLDEN("dct/n=0", s::dct(in[0], {.n = 0})),
          GOLDEN("dct/type=1, ortho",
                 s::dct(in[0], {.type = 1, .norm = "ortho"})),
          GOLDEN("dct/norm", s::dct(in[0], {.norm = "other"})),
          GOLDEN("idct", s::idct(in[0])),
          GOLDEN("idct/type=1", s::idct(in[0], {.type = 1})),
          GOLDEN("idct/type=1, n=3", s::idct(in[0], {.type = 1, .n = 3})),
          GOLDEN("idct/type=1, n=9", s::idct(in[0], {.type = 1, .n = 9})),
          GOLDEN("idct/type=2", s::idct(in[0], {.type = 2})),
          GOLDEN("idct/type=2, n=3", s::idct(in[0], {.type = 2, .n = 3})),
          GOLDEN("idct/type=2, n=9", s::idct(in[0], {.type = 2, .n = 9})),
          GOLDEN("idct/type=2, ortho",
                 s::idct(in[0], {.type = 2, .norm = "ortho", .name = "n"})),
          GOLDEN("idct/type=3", s::idct(in[0], {.type = 3})),
          GOLDEN("idct/type=3, n=3", s::idct(in[0], {.type = 3, .n = 3})),
          GOLDEN("idct/type=3, n=9", s::idct(in[0], {.type = 3, .n = 9})),
          GOLDEN("idct/type=3, ortho",
                 s::idct(in[0], {.type = 3, .norm = "ortho", .name = "n"})),
          GOLDEN("idct/type=4", s::idct(in[0], {.type = 4})),
          GOLDEN("idct/type=4, n=3", s::idct(in[0], {.type = 4, .n = 3})),
          GOLDEN("idct/type=4, n=9", s::idct(in[0], {.type = 4, .n = 9})),
          GOLDEN("idct/type=4, ortho",
                 s::idct(in[0], {.type = 4, .norm = "ortho", .name = "n"})),
          GOLDEN("idct/axis=0", s::idct(in[0], {.axis = 0})),
          GOLDEN("idct/type=5", s::idct(in[0], {.type = 5})),
          GOLDEN("idct/n=0", s::idct(in[0], {.n = 0})),
          GOLDEN("idct/type=1, ortho",
                 s::idct(in[0], {.type = 1, .norm = "ortho"})),
          GOLDEN("idct/norm", s::idct(in[0], {.norm = "other"})),
      });
}

}  // namespace
}  // namespace tfx
