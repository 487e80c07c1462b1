#include "tfx/linalg/conjugate_gradient.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

using linalg::experimental::conjugate_gradient;

Outputs all(const linalg::experimental::CGState& state) {
  return {state.i, state.x, state.r, state.p, state.gamma};
}

TEST_CASE("conjugate gradients are Python's") {
  check_golden(
      "linalg/conjugate_gradient",
      {
          GOLDEN("matrix", all(conjugate_gradient(in[0], in[1]))),
          GOLDEN("function",
                 all(conjugate_gradient(
                     [&](const Tensor& x) { return in[0] * x; }, in[1]))),
          GOLDEN("x", all(conjugate_gradient(in[0], in[1], {.x = in[2]}))),
          GOLDEN(
              "preconditioner",
              all(conjugate_gradient(in[0], in[1], {.preconditioner = in[2]}))),
          GOLDEN("tol", all(conjugate_gradient(in[0], in[1], {.tol = 0.5}))),
          GOLDEN("max_iter",
                 all(conjugate_gradient(in[0], in[1], {.max_iter = 1}))),
          GOLDEN("max_iter/0",
                 all(conjugate_gradient(in[0], in[1], {.max_iter = 0}))),
          GOLDEN("zero", all(conjugate_gradient(in[0], in[1]))),
      });
}

}  // namespace
}  // namespace tfx
