#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/raw_ops/ragged_ops.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx {

namespace {

// Checks that the values of each row start at its beginning, without gaps.
Tensor check_right_ragged(const Tensor& indices) {
  const Tensor prefix = indices(_, Slice(_, -1));
  const Tensor suffix = indices(_, -1);
  const Tensor is_new_row = reduce_any(
      math::not_equal(prefix[Slice(1, _)], prefix[Slice(_, -1)]), {.axis = 1});
  const Tensor next = suffix[Slice(1, _)];
  const Tensor follows = where(is_new_row, math::equal(next, 0),
                               math::equal(next, suffix[Slice(_, -1)] + 1));
  const Tensor starts = reduce_all(math::equal(suffix[Slice(1)], 0));
  return debugging::Assert(
      math::logical_and(starts, reduce_all(follows)),
      {"SparseTensor is not right-ragged", "SparseTensor.indices =", indices});
}

}  // namespace

RaggedTensor RaggedTensor::from_sparse(const SparseTensor& st_input,
                                       const RaggedFromSparseOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedFromSparse");
  const auto dimension = [](const Tensor& tensor, int axis) {
    return tensor.shape().known_rank() ? tensor.shape()[axis] : kNone;
  };
  if (dimension(st_input.dense_shape(), 0) != 2 &&
      dimension(st_input.indices(), 1) != 2) {
    throw ValueError("rank(st_input) must be 2.");
  }
  const Tensor check = check_right_ragged(st_input.indices());
  const Tensor rows =
      internal::with_dependencies({check}, st_input.indices())(_, 0);
  const DType dtype = options.row_splits_dtype;
  return from_value_rowids(
      st_input.values(), cast(rows, dtype),
      {.nrows = cast(st_input.dense_shape()[0], dtype), .validate = false});
}

SparseTensor RaggedTensor::to_sparse(const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedToSparse");
  const auto result = raw_ops::RaggedTensorToSparse(
      nested_row_splits(), flat_values(), {.name = options.name});
  return {result.sparse_indices, result.sparse_values,
          result.sparse_dense_shape};
}

SparseTensor RaggedOrDense::to_sparse(const NameOptions& options) const {
  return ragged().to_sparse(options);
}

}  // namespace tfx
