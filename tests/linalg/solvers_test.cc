#include "tfx/linalg/solvers.h"

#include <catch2/catch.hpp>
#include <string>

#include "tests/ops/golden_cases.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
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

TEST_CASE("what is known only when a function runs is checked if asked for") {
  const auto inverse = tf::function(
      [](const Tensor& a) {
        return tf::linalg::pinv(a, {.validate_args = true});
      },
      {.input_signature = {
           {tf::TensorSpec(TensorShape::unknown(), tf::float32)}}});
  CHECK_NOTHROW(inverse(tf::eye(2)));
  CHECK_THROWS_WITH(
      inverse(tf::constant({1.0, 2.0})),
      Catch::Contains("Input `a` must have at least 2 dimensions."));
}

TEST_CASE("operations are in the scope of the function") {
  std::string own;
  std::string named;
  const auto solve = tf::function([&](const Tensor& x) {
    own = tf::linalg::cholesky_solve(x, x).name();
    named = tf::linalg::triangular_solve(x, x, {.name = "mine"}).name();
    return x;
  });
  solve(tf::eye(2));
  CHECK(own == "cholesky_solve/MatrixTriangularSolve_1:0");
  CHECK(named == "mine/MatrixTriangularSolve:0");
}

}  // namespace
}  // namespace tfx
