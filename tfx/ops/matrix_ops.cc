#include "tfx/ops/matrix_ops.h"

#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::linalg {
namespace {

Tensor int32_of(const TensorOption& option) {
  return internal::value_of(option.value(), tfx::int32);
}

// For bool matrices the default 0 becomes False, as in Python.
Tensor padding_of(const TensorOption& option, DType dtype) {
  const TensorLike value = option.value();
  if (value.is_tensor()) return value.to_tensor();
  if (dtype != tfx::bool_) return value.to_tensor(dtype);
  return cast(value.to_tensor(), tfx::bool_);
}

// Literal numbers of rows and columns must be integers.
void check_lengths(const TensorLike& rows, const TensorLike& columns) {
  if (rows.is_tensor() || columns.is_tensor()) return;
  if (rows.dtype().is_integer() && columns.dtype().is_integer()) return;
  const auto text = [](const TensorLike& value) {
    return value.literal() != nullptr ? value.literal()->repr()
                                      : internal::value_text(value.to_tensor());
  };
  throw TypeError(
      "Arguments `num_rows` and `num_columns` must be positive integer "
      "values. Received: num_rows=" +
      text(rows) + ", num_columns=" + text(columns));
}

}  // namespace

Tensor eye(const TensorLike& num_rows, const EyeOptions& options) {
  const bool is_square = options.num_columns.is_none();
  const TensorLike given = options.num_columns.value();
  const TensorLike& num_columns = is_square ? num_rows : given;
  check_lengths(num_rows, num_columns);
  const NameScope scope = name_scope(options.name, "eye");
  const Tensor rows = cast(num_rows.to_tensor(), tfx::int32);
  const Tensor columns = cast(num_columns.to_tensor(), tfx::int32);
  const Tensor batch = options.batch_shape.is_none()
                           ? internal::integers({})
                           : options.batch_shape.to_tensor(tfx::int32);
  const Tensor diagonal =
      ones(internal::join(
               {batch, internal::as_vector(raw_ops::Minimum(rows, columns))}),
           {.dtype = options.dtype});
  if (is_square) return diag(diagonal);
  const Tensor zero =
      zeros(internal::join({batch, raw_ops::Pack({rows, columns})}),
            {.dtype = options.dtype});
  return set_diag(zero, diagonal);
}

Tensor diag(const TensorLike& diagonal, const DiagOptions& options) {
  const Tensor values = diagonal.to_tensor();
  return raw_ops::MatrixDiagV3(
      values, int32_of(options.k), int32_of(options.num_rows),
      int32_of(options.num_cols),
      padding_of(options.padding_value, values.dtype()),
      {.align = options.align, .name = options.name});
}

Tensor diag_part(const TensorLike& input, const DiagPartOptions& options) {
  const Tensor matrix = input.to_tensor();
  return raw_ops::MatrixDiagPartV3(
      matrix, int32_of(options.k),
      padding_of(options.padding_value, matrix.dtype()),
      {.align = options.align, .name = options.name});
}

Tensor set_diag(const TensorLike& input, const TensorLike& diagonal,
                const SetDiagOptions& options) {
  const auto [matrix, values] = match_dtypes(input, diagonal);
  return raw_ops::MatrixSetDiagV3(
      matrix, values, int32_of(options.k),
      {.align = options.align, .name = options.name});
}

Tensor band_part(const TensorLike& input, const TensorLike& num_lower,
                 const TensorLike& num_upper, const NameOptions& options) {
  const auto [lower, upper] = match_dtypes(num_lower, num_upper);
  return raw_ops::MatrixBandPart(input.to_tensor(), lower, upper,
                                 {.name = options.name});
}

Tensor tensor_diag(const TensorLike& diagonal, const NameOptions& options) {
  return raw_ops::Diag(diagonal.to_tensor(), {.name = options.name});
}

Tensor tensor_diag_part(const TensorLike& input, const NameOptions& options) {
  return raw_ops::DiagPart(input.to_tensor(), {.name = options.name});
}

Tensor trace(const TensorLike& x, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "Trace");
  return raw_ops::Sum(diag_part(x), internal::integer(-1),
                      {.name = scope.name()});
}

Tensor matrix_transpose(const TensorLike& a,
                        const MatrixTransposeOptions& options) {
  const NameScope scope = name_scope(options.name, "matrix_transpose");
  const Tensor tensor = a.to_tensor();
  const int rank = tensor.rank();
  if (rank < 0) {
    const Tensor count = raw_ops::Rank(tensor);
    const Tensor last = raw_ops::Sub(count, internal::integer(1));
    const Tensor before = raw_ops::Sub(count, internal::integer(2));
    const Tensor perm = internal::join(
        {raw_ops::Range(internal::integer(0), before, internal::integer(1)),
         raw_ops::Pack({last, before})});
    return transpose(tensor, {.perm = perm, .conjugate = options.conjugate});
  }
  if (rank < 2) {
    throw ValueError(
        "Argument `a` should be a (batch) matrix with rank >= 2.  Received `a` "
        "= " +
        internal::value_text(tensor) + " with shape: " + tensor.shape().str());
  }
  std::vector<int64_t> perm(rank);
  for (int i = 0; i < rank; ++i) perm[i] = i;
  std::swap(perm[rank - 1], perm[rank - 2]);
  return transpose(tensor, {.perm = perm, .conjugate = options.conjugate});
}

Tensor adjoint(const TensorLike& matrix, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "adjoint");
  return matrix_transpose(matrix, {.conjugate = true});
}

}  // namespace tfx::linalg
