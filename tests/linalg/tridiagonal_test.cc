#include "tfx/linalg/tridiagonal.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const linalg::EighTridiagonalOutputs& outputs) {
  if (!outputs.eig_vectors.has_value()) return outputs.eig_vals;
  return {outputs.eig_vals, outputs.eig_vectors};
}

TEST_CASE(
    "products, solutions and eigenvalues of tridiagonal matrices are "
    "Python's") {
  check_golden(
      "linalg/tridiagonal",
      {
          GOLDEN("matmul", tf::linalg::tridiagonal_matmul(in[0], in[1])),
          GOLDEN("matmul/sequence", tf::linalg::tridiagonal_matmul(
                                        {in[0], in[1], in[2]}, in[3],
                                        {.diagonals_format = "sequence"})),
          GOLDEN("matmul/sequence of a tensor",
                 tf::linalg::tridiagonal_matmul(
                     in[0], in[1], {.diagonals_format = "sequence"})),
          GOLDEN("matmul/sequence of two",
                 tf::linalg::tridiagonal_matmul(
                     {in[0], in[0]}, in[1], {.diagonals_format = "sequence"})),
          GOLDEN("matmul/sequence of four",
                 tf::linalg::tridiagonal_matmul(
                     {in[0], in[0], in[0], in[0]}, in[1],
                     {.diagonals_format = "sequence"})),
          GOLDEN("matmul/matrix",
                 tf::linalg::tridiagonal_matmul(
                     in[0], in[1], {.diagonals_format = "matrix"})),
          GOLDEN("matmul/format",
                 tf::linalg::tridiagonal_matmul(in[0], in[1],
                                                {.diagonals_format = "dense"})),
          GOLDEN("solve", tf::linalg::tridiagonal_solve(in[0], in[1])),
          GOLDEN("solve/transpose_rhs",
                 tf::linalg::tridiagonal_solve(in[0], in[1],
                                               {.transpose_rhs = true})),
          GOLDEN("solve/conjugate_rhs",
                 tf::linalg::tridiagonal_solve(in[0], in[1],
                                               {.conjugate_rhs = true})),
          GOLDEN("solve/transpose_rhs, conjugate_rhs",
                 tf::linalg::tridiagonal_solve(
                     in[0], in[1],
                     {.transpose_rhs = true, .conjugate_rhs = true})),
          GOLDEN("solve/partial_pivoting=False",
                 tf::linalg::tridiagonal_solve(in[0], in[1],
                                               {.partial_pivoting = false})),
          GOLDEN("solve/perturb_singular",
                 tf::linalg::tridiagonal_solve(in[0], in[1],
                                               {.perturb_singular = true})),
          GOLDEN("solve/perturb_singular, partial_pivoting=False",
                 tf::linalg::tridiagonal_solve(
                     in[0], in[1],
                     {.partial_pivoting = false, .perturb_singular = true})),
          GOLDEN("solve/sequence", tf::linalg::tridiagonal_solve(
                                       {in[0], in[1], in[2]}, in[3],
                                       {.diagonals_format = "sequence"})),
          GOLDEN("solve/sequence of two",
                 tf::linalg::tridiagonal_solve(
                     {in[0], in[0]}, in[1], {.diagonals_format = "sequence"})),
          GOLDEN("solve/sequence of a tensor",
                 tf::linalg::tridiagonal_solve(
                     in[0], in[1], {.diagonals_format = "sequence"})),
          GOLDEN("solve/matrix",
                 tf::linalg::tridiagonal_solve(in[0], in[1],
                                               {.diagonals_format = "matrix"})),
          GOLDEN("solve/format",
                 tf::linalg::tridiagonal_solve(in[0], in[1],
                                               {.diagonals_format = "dense"})),
          GOLDEN("eigh", tf::linalg::eigh_tridiagonal(in[0], in[1]).eig_vals),
          GOLDEN("eigh/vectors", both(tf::linalg::eigh_tridiagonal(
                                     in[0], in[1], {.eigvals_only = false}))),
          GOLDEN("eigh/i",
                 tf::linalg::eigh_tridiagonal(
                     in[0], in[1], {.select = "i", .select_range = {1, 3}})
                     .eig_vals),
          GOLDEN("eigh/v",
                 tf::linalg::eigh_tridiagonal(
                     in[0], in[1], {.select = "v", .select_range = {-4.0, 3.5}})
                     .eig_vals),
          GOLDEN("eigh/tol",
                 tf::linalg::eigh_tridiagonal(in[0], in[1], {.tol = 0.01})
                     .eig_vals),
          GOLDEN("eigh/select",
                 tf::linalg::eigh_tridiagonal(in[0], in[1], {.select = "x"})
                     .eig_vals),
          GOLDEN("eigh/i, empty",
                 tf::linalg::eigh_tridiagonal(
                     in[0], in[1], {.select = "i", .select_range = {3, 1}})
                     .eig_vals),
          GOLDEN("eigh/v, empty",
                 tf::linalg::eigh_tridiagonal(
                     in[0], in[1], {.select = "v", .select_range = {3.0, 1.0}})
                     .eig_vals),
      });
}

}  // namespace
}  // namespace tfx
