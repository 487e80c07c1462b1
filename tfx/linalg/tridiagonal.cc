#include "tfx/linalg/tridiagonal.h"

#include <cstdint>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::linalg {
namespace {

// Whether a dimension is known and not 0; Python's `if n:`.
bool is_positive(int64_t dimension) { return dimension > 0; }

// Pads a diagonal to the length of the main one with a 0 in front or behind.
Tensor padded(const Tensor& diagonal, const std::string& name, int64_t length,
              bool is_before) {
  const int64_t own = diagonal.shape()[-1];
  if (!is_positive(own) || own == length) return diagonal;
  if (own != length - 1) {
    throw ValueError("Expected " + name + " to be have length " +
                     std::to_string(length) + " or " +
                     std::to_string(length - 1) + ", got " +
                     std::to_string(own) + ".");
  }
  const auto rank = static_cast<int64_t>(diagonal.rank());
  std::vector<int64_t> paddings(2 * rank, 0);
  paddings[is_before ? 2 * rank - 2 : 2 * rank - 1] = 1;
  return pad(diagonal, reshape(paddings, {rank, 2}));
}

Tensor stacked(const std::vector<Tensor>& diagonals) {
  if (diagonals.size() != 3) {
    throw ValueError("Expected diagonals to be a sequence of length 3.");
  }
  const Tensor& super = diagonals[0];
  const Tensor& main = diagonals[1];
  const Tensor& sub = diagonals[2];
  const TensorShape batch = main.shape().slice(0, -1);
  if (!sub.shape().slice(0, -1).is_compatible_with(batch) ||
      !super.shape().slice(0, -1).is_compatible_with(batch)) {
    throw ValueError(
        "Tensors representing the three diagonals must have the same "
        "shape,except for the last dimension, got " +
        sub.shape().str() + ", " + main.shape().str() + ", " +
        super.shape().str());
  }
  const int64_t length = main.shape()[-1];
  const Tensor below = padded(sub, "subdiagonal", length, true);
  const Tensor above = padded(super, "superdiagonal", length, false);
  return stack({above, main, below}, {.axis = -2});
}

// The diagonals of a matrix in the compact format.
Tensor diagonals_of(const Tensor& matrix) {
  const int64_t columns = matrix.shape()[-1];
  const int64_t rows = matrix.shape()[-2];
  if (is_positive(columns) && is_positive(rows) && columns != rows) {
    throw ValueError(
        "Expected last two dimensions of diagonals to be same, got " +
        std::to_string(columns) + " and " + std::to_string(rows));
  }
  return diag_part(matrix,
                   {.k = {-1, 1}, .padding_value = 0.0, .align = "LEFT_RIGHT"});
}

void check_ranks(const Tensor& diagonals, const Tensor& rhs) {
  const int rank = diagonals.rank();
  const int rhs_rank = rhs.rank();
  if (rank <= 0) return;
  if (rank < 2) {
    throw ValueError("Expected diagonals to have rank at least 2, got " +
                     std::to_string(rank));
  }
  if (rhs_rank <= 0) return;
  if (rhs_rank != rank && rhs_rank != rank - 1) {
    throw ValueError("Expected the rank of rhs to be " +
                     std::to_string(rank - 1) + " or " + std::to_string(rank) +
                     ", got " + std::to_string(rhs_rank));
  }
  const TensorShape batch = diagonals.shape().slice(0, -2);
  const TensorShape rhs_batch = rhs.shape().slice(0, rank - 2);
  if (!batch.is_compatible_with(rhs_batch)) {
    throw ValueError("Batch shapes " + batch.str() + " and " + rhs_batch.str() +
                     " are incompatible");
  }
}

void check_lengths(const Tensor& diagonals, const Tensor& rhs) {
  const int64_t length = diagonals.shape()[-1];
  const int64_t rows = rhs.shape()[-2];
  if (is_positive(length) && is_positive(rows) && length != rows) {
    throw ValueError(
        "Expected number of left-hand sided and right-hand sides to be equal, "
        "got " +
        std::to_string(length) + " and " + std::to_string(rows));
  }
}

Tensor solve_compact(const Tensor& diagonals, Tensor rhs,
                     const TridiagonalSolveOptions& options) {
  check_ranks(diagonals, rhs);
  const int64_t count = diagonals.shape()[-2];
  if (is_positive(count) && count != 3) {
    throw ValueError("Expected 3 diagonals got " + std::to_string(count));
  }
  const auto solved = [&] {
    check_lengths(diagonals, rhs);
    return raw_ops::TridiagonalSolve(
        diagonals, rhs,
        {.partial_pivoting = options.partial_pivoting,
         .perturb_singular = options.perturb_singular,
         .name = options.name});
  };
  if (diagonals.rank() > 1 && rhs.rank() == diagonals.rank() - 1) {
    if (options.conjugate_rhs) rhs = math::conj(rhs);
    rhs = expand_dims(rhs, -1);
    return squeeze(solved(), {.axis = {-1}});
  }
  if (options.transpose_rhs) {
    rhs = matrix_transpose(rhs, {.conjugate = options.conjugate_rhs});
  } else if (options.conjugate_rhs) {
    rhs = math::conj(rhs);
  }
  return solved();
}

// Throws ValueError for a sequence: this format requires one tensor.
const Tensor& one_tensor(const Diagonals& diagonals,
                         const std::string& format) {
  if (diagonals.tensor().has_value()) return diagonals.tensor();
  throw ValueError("diagonals_format " + format + " is of a tensor");
}

// The three diagonals. Python also unpacks the rows of a tensor as a sequence.
std::vector<Tensor> three_of(const Diagonals& diagonals) {
  const std::vector<Tensor> rows = diagonals.tensor().has_value()
                                       ? unstack(diagonals.tensor())
                                       : diagonals.sequence();
  if (rows.size() > 3) {
    throw ValueError("too many values to unpack (expected 3)");
  }
  if (rows.size() < 3) {
    throw ValueError("not enough values to unpack (expected 3, got " +
                     std::to_string(rows.size()) + ")");
  }
  return rows;
}

}  // namespace

Tensor tridiagonal_solve(const Diagonals& diagonals, const TensorLike& rhs,
                         const TridiagonalSolveOptions& options) {
  if (options.perturb_singular && !options.partial_pivoting) {
    throw ValueError("partial_pivoting must be True if perturb_singular is.");
  }
  const std::string& format = options.diagonals_format;
  Tensor compact;
  if (format == "compact") {
    compact = one_tensor(diagonals, format);
  } else if (format == "sequence") {
    compact = stacked(diagonals.sequence());
  } else if (format == "matrix") {
    compact = diagonals_of(one_tensor(diagonals, format));
  } else {
    throw ValueError("Unrecognized diagonals_format: " + format);
  }
  return solve_compact(compact, rhs.to_tensor_like(compact.dtype()), options);
}

Tensor tridiagonal_matmul(const Diagonals& diagonals, const TensorLike& rhs,
                          const TridiagonalMatmulOptions& options) {
  const std::string& format = options.diagonals_format;
  std::vector<Tensor> rows;
  if (format == "sequence") {
    rows = three_of(diagonals);
  } else if (format == "compact" || format == "matrix") {
    const Tensor& given = one_tensor(diagonals, format);
    const Tensor compact = format == "matrix" ? diagonals_of(given) : given;
    for (int i = 0; i < 3; ++i) rows.push_back(compact(ellipsis, i, _));
  } else {
    throw ValueError("Unrecognized diagonals_format: " + format);
  }
  for (Tensor& row : rows) row = expand_dims(row, -2);
  return raw_ops::TridiagonalMatMul(rows[0], rows[1], rows[2],
                                    rhs.to_tensor_like(rows[1].dtype()),
                                    {.name = options.name});
}

}  // namespace tfx::linalg
