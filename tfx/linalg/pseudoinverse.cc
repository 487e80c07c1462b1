// pinv and matrix_rank, which are based on singular values.
#include <algorithm>
#include <limits>
#include <string>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/shape.h"
#include "tfx/linalg/decompositions.h"
#include "tfx/linalg/float_info.h"
#include "tfx/linalg/solvers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx::linalg {
namespace {

// The matrix, after its checks passed.
Tensor checked_matrix(const Tensor& a, bool validate_args) {
  if (!a.dtype().is_floating()) {
    throw TypeError("Input `a` must have `float`-like `dtype` (saw " +
                    a.dtype().name() + ").");
  }
  if (a.rank() >= 2) return a;
  if (a.rank() >= 0) {
    throw ValueError("Input `a` must have at least 2 dimensions (saw: " +
                     std::to_string(a.rank()) + ").");
  }
  if (!validate_args) return a;
  const auto after = control_dependencies({debugging::assert_rank_at_least(
      a, 2, {.message = "Input `a` must have at least 2 dimensions."})});
  return identity(a);
}

// max(rows, columns).
Tensor longer_side(const Tensor& a) {
  const TensorShape known = a.shape().slice(-2, std::nullopt);
  if (known.is_fully_defined()) {
    return TensorLike(std::max(known[-2], known[-1])).to_tensor(tfx::int64);
  }
  return math::reduce_max(shape(a)[Slice(-2, _)]);
}

// The default cutoff for singular values, relative to the greatest.
Tensor default_rcond(const Tensor& a) {
  const DType dtype = a.dtype();
  const double eps = finfo(dtype).eps;
  const int64_t rows = a.shape()[-2];
  const int64_t columns = a.shape()[-1];
  if (rows != kNone && columns != kNone) {
    const auto side = static_cast<double>(std::max(rows, columns));
    return TensorLike(10.0 * side * eps).to_tensor(dtype);
  }
  const Tensor dims = shape(a);
  const auto size = [&](int64_t known, int axis) {
    return known == kNone ? dims[axis]
                          : TensorLike(known).to_tensor(tfx::int32);
  };
  const Tensor first = size(rows, -2);
  return 10.0 * cast(math::maximum(first, size(columns, -1)), dtype) * eps;
}

}  // namespace

Tensor pinv(const TensorLike& a, const PinvOptions& options) {
  const auto scope = name_scope(options.name, "pinv");
  const Tensor matrix = checked_matrix(a.to_tensor(), options.validate_args);
  const DType dtype = matrix.dtype();
  const Tensor rcond = options.rcond.is_none() ? default_rcond(matrix)
                                               : options.rcond.to_tensor(dtype);
  auto [s, u, v] = svd(matrix);
  const Tensor cutoff = rcond * math::reduce_max(s, {.axis = -1});
  s = where(
      s > expand_dims(cutoff, -1), s,
      TensorLike(std::numeric_limits<double>::infinity()).to_tensor(dtype));
  const Tensor result = matmul(v / expand_dims(s, -2), u, {.adjoint_b = true});
  const TensorShape known = matrix.shape();
  if (known.known_rank()) {
    result.set_shape(known.slice(0, -2).concatenate({known[-1], known[-2]}));
  }
  return result;
}

Tensor matrix_rank(const TensorLike& a, const MatrixRankOptions& options) {
  const auto scope = name_scope(options.name, "matrix_rank");
  const Tensor matrix =
      checked_matrix(a.to_tensor_like(tfx::float32), options.validate_args);
  const Tensor s = svd(matrix, {.compute_uv = false}).s;
  const auto count = [&](const TensorLike& tol) {
    return math::reduce_sum(cast(s > tol, tfx::int32), {.axis = -1});
  };
  if (!options.tol.is_none()) return count(options.tol.value());
  const Tensor relative =
      finfo(matrix.dtype()).eps * cast(longer_side(matrix), matrix.dtype());
  return count(relative * math::reduce_max(s, {.axis = -1, .keepdims = true}));
}

}  // namespace tfx::linalg
