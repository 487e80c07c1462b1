#include "tfx/sparse/conversion.h"

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/range_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/sparse_ops.h"
#include "tfx/sparse/helpers.h"
#include "tfx/sparse/shaping.h"

namespace tfx::sparse {
namespace {

Tensor as_int64(const TensorLike& value, const char* name) {
  const DType dtype = value.dtype();
  if (!value.is_tensor() && !dtype.is_integer()) {
    throw TypeError(std::string(name) + " must be an integer value");
  }
  return value.is_tensor() ? cast(value, int64) : value.to_tensor(int64);
}

// Replaces the last coordinate by the ids, which are the values of `ids`.
SparseTensor by_ids(const SparseTensor& ids, const Tensor& values,
                    const TensorLike& id_count) {
  const Tensor id_column = tfx::expand_dims(cast(ids.values(), int64), 1);
  const Tensor count = cast(id_count, int64);
  const Tensor rows = ids.indices()(_, Slice(_, -1));
  const Tensor dense_shape =
      tfx::concat({ids.dense_shape()[Slice(_, -1)],
                   raw_ops::Pack({count}, {.name = "concat_1/values_1"})},
                  0);
  const SparseTensor sorted = reorder(
      SparseTensor(tfx::concat({rows, id_column}, 1), values, dense_shape));
  return {sorted.indices(), sorted.values(), dense_shape};
}

}  // namespace

SparseTensor from_dense(const TensorLike& tensor, const NameOptions& options) {
  const auto scope = name_scope(options.name, "dense_to_sparse");
  const Tensor dense = tensor.to_tensor();
  const Tensor indices = where(math::not_equal(dense, zeros_like(dense)));
  return {indices, gather_nd(dense, indices),
          shape(dense, {.out_type = int64})};
}

Tensor to_dense(const SparseTensor& sp_input, const ToDenseOptions& options) {
  const DType dtype = sp_input.dtype();
  const Tensor default_value =
      options.default_value.is_none()
          ? zeros({}, {.dtype = dtype})
          : internal::dense_value(options.default_value.value(), dtype);
  return raw_ops::SparseToDense(
      sp_input.indices(), sp_input.dense_shape(), sp_input.values(),
      default_value,
      {.validate_indices = options.validate_indices, .name = options.name});
}

Tensor to_indicator(const SparseTensor& sp_input, const TensorLike& vocab_size,
                    const NameOptions& options) {
  const auto scope = name_scope(options.name, "SparseToIndicator");
  const Tensor count = shape(sp_input.indices())[0];
  const Tensor values = fill(tfx::expand_dims(count, 0), true);
  return to_dense(by_ids(sp_input, values, vocab_size),
                  {.default_value = false,
                   .validate_indices = false,
                   .name = scope.name()});
}

SparseTensor eye(const TensorLike& num_rows, const EyeOptions& options) {
  const auto scope = name_scope(options.name, "eye");
  const Tensor rows = as_int64(num_rows, "num_rows");
  const Tensor columns =
      options.num_columns.is_none()
          ? rows
          : as_int64(options.num_columns.value(), "num_columns");
  const Tensor count = raw_ops::Minimum(rows, columns);
  const Tensor diagonal = range(count, {.dtype = int64});
  return {stack({diagonal, diagonal}, {.axis = 1}),
          ones(count, {.dtype = options.dtype}), stack({rows, columns})};
}

FillEmptyRowsOutputs fill_empty_rows(const SparseTensor& sp_input,
                                     const TensorLike& default_value,
                                     const NameOptions& options) {
  const auto scope = name_scope(options.name, "SparseFillEmptyRows");
  const auto filled = raw_ops::SparseFillEmptyRows(
      sp_input.indices(), sp_input.values(), sp_input.dense_shape(),
      default_value.to_tensor(sp_input.dtype()));
  return {SparseTensor(filled.output_indices, filled.output_values,
                       sp_input.dense_shape()),
          filled.empty_row_indicator};
}

IndexedSlices mask(const IndexedSlices& a, const TensorLike& mask_indices,
                   const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "sparse_mask");
  const auto rest = raw_ops::ListDiff(
      a.indices(), internal::dense_value(mask_indices, a.indices().dtype()));
  return {gather(a.values(), rest.idx, {.name = scope.name()}), rest.out,
          a.dense_shape()};
}

}  // namespace tfx::sparse
