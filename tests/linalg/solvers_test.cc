#include "tfx/linalg/solvers.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/ops/matrix_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("solutions and inverses are Python's") {
  check_golden(
      "linalg/solvers",
      {
          GOLDEN("solve", tf::linalg::solve(in[0], in[1])),
          GOLDEN("solve/adjoint",
                 tf::linalg::solve(in[0], in[1], {.adjoint = true})),
          GOLDEN("solve/literal", tf::linalg::solve(in[0], {{1, 2}, {3, 4}})),
          GOLDEN("inv", tf::linalg::inv(in[0])),
          GOLDEN("inv/adjoint", tf::linalg::inv(in[0], {.adjoint = true})),
          GOLDEN("triangular_solve",
                 tf::linalg::triangular_solve(in[0], in[1])),
          GOLDEN("triangular_solve/adjoint",
                 tf::linalg::triangular_solve(in[0], in[1], {.adjoint = true})),
          GOLDEN("triangular_solve/upper",
                 tf::linalg::triangular_solve(in[0], in[1], {.lower = false})),
          GOLDEN("cholesky_solve", tf::linalg::cholesky_solve(in[0], in[1])),
          GOLDEN("banded_triangular_solve",
                 tf::linalg::banded_triangular_solve(in[0], in[1])),
          GOLDEN("banded_triangular_solve/upper",
                 tf::linalg::banded_triangular_solve(in[0], in[1],
                                                     {.lower = false})),
          GOLDEN("banded_triangular_solve/adjoint",
                 tf::linalg::banded_triangular_solve(in[0], in[1],
                                                     {.adjoint = true})),
          GOLDEN("lstsq", tf::linalg::lstsq(in[0], in[1])),
          GOLDEN("lstsq/l2_regularizer",
                 tf::linalg::lstsq(in[0], in[1], {.l2_regularizer = 0.5})),
          GOLDEN("lstsq/l2_regularizer tensor",
                 tf::linalg::lstsq(in[0], in[1], {.l2_regularizer = in[2]})),
          GOLDEN("lstsq/slow",
                 tf::linalg::lstsq(in[0], in[1], {.fast = false})),
          GOLDEN("pinv", tf::linalg::pinv(in[0])),
          GOLDEN("pinv/rcond", tf::linalg::pinv(in[0], {.rcond = 0.5})),
          GOLDEN("pinv/validate_args",
                 tf::linalg::pinv(in[0], {.validate_args = true})),
          GOLDEN("matrix_rank", tf::linalg::matrix_rank(in[0])),
          GOLDEN("matrix_rank/tol", tf::linalg::matrix_rank(in[0], {.tol = 2})),
          GOLDEN("matrix_rank/validate_args",
                 tf::linalg::matrix_rank(in[0], {.validate_args = true})),
      });
}

TEST_CASE("least squares of complex128 are not regularized") {
  const Tensor matrix = tf::eye(2, {.dtype = tf::complex128});
  CHECK_THROWS_AS(tf::linalg::lstsq(matrix, matrix, {.l2_regularizer = 1.0}),
                  NotImplementedError);
}

}  // namespace
}  // namespace tfx
