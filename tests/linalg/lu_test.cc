#include "tfx/linalg/lu.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const linalg::LuOutputs& outputs) {
  return {outputs.lu, outputs.p};
}

TEST_CASE("LU decompositions are Python's") {
  check_golden(
      "linalg/lu",
      {
          GOLDEN("lu", both(tf::linalg::lu(in[0]))),
          GOLDEN("lu/int64",
                 both(tf::linalg::lu(in[0], {.output_idx_type = tf::int64}))),
          GOLDEN("lu_solve", tf::linalg::lu_solve(in[0], in[1], in[2])),
          GOLDEN("lu_solve/validate_args",
                 tf::linalg::lu_solve(in[0], in[1], in[2],
                                      {.validate_args = true})),
          GOLDEN("lu_matrix_inverse",
                 tf::linalg::lu_matrix_inverse(in[0], in[1])),
          GOLDEN("lu_matrix_inverse/validate_args",
                 tf::linalg::lu_matrix_inverse(in[0], in[1],
                                               {.validate_args = true})),
          GOLDEN("lu_reconstruct", tf::linalg::lu_reconstruct(in[0], in[1])),
          GOLDEN("lu_reconstruct/validate_args",
                 tf::linalg::lu_reconstruct(in[0], in[1],
                                            {.validate_args = true})),
      });
}

}  // namespace
}  // namespace tfx
