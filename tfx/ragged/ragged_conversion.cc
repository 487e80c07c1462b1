#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/ragged/row_partition.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx {

using ragged::internal::lengths_to_splits;
using ragged::internal::RowPartition;

namespace {

// Keeps the given row lengths of several ragged dimensions.
RaggedTensor cut_to_nested(const Tensor& tensor,
                           const std::vector<Tensor>& lengths,
                           int64_t ragged_rank) {
  const auto count = static_cast<int64_t>(lengths.size());
  if (ragged_rank != 1 && ragged_rank != count) {
    throw ValueError(
        "If Argument `lengths` is a tuple of row_lengths, argument "
        "`ragged_rank` must be len(lengths): " +
        std::to_string(count) +
        ". Received ragged_rank: " + std::to_string(ragged_rank) + ".");
  }
  tensor.shape().with_rank_at_least(static_cast<int>(count) + 1);
  const Tensor there =
      ones(stack({reduce_sum(lengths.back())}), {.dtype = tfx::bool_});
  const RaggedTensor mask = RaggedTensor::from_nested_row_lengths(
      there, lengths, {.validate = false});
  const Tensor dense = mask.to_tensor({.default_value = false});
  return RaggedTensor::from_nested_row_lengths(boolean_mask(tensor, dense),
                                               lengths, {.validate = false});
}

// The lengths of rows without trailing padding.
Tensor lengths_before(const Tensor& tensor, const TensorOption& option,
                      const Tensor& columns, DType dtype) {
  const Tensor padding = option.to_tensor(tensor.dtype());
  padding.shape().assert_is_compatible_with(
      tensor.shape().slice(2, std::nullopt));
  const Tensor same = math::equal(padding, tensor);
  Tensor is_padding = same;
  if (tensor.rank() < 0) {
    const Tensor rank = tfx::rank(tensor);
    is_padding = cond(
        rank > 2,
        [&] { return reduce_all(same, {.axis = tfx::range(2, rank)}); },
        [&] { return same; });
  } else if (tensor.rank() > 2) {
    std::vector<int64_t> inner;
    for (int axis = 2; axis < tensor.rank(); ++axis) inner.push_back(axis);
    is_padding = reduce_all(same, {.axis = inner});
  }
  is_padding.set_shape({kNone, kNone});
  const Tensor numbers = expand_dims(tfx::range(1, columns + 1), 0);
  return reduce_max(cast(math::logical_not(is_padding), dtype) * numbers,
                    {.axis = 1});
}

// Makes the first dimensions ragged.
RaggedTensor with_outer_rows(const Tensor& tensor,
                             const RaggedFromTensorOptions& options) {
  const DType dtype = options.row_splits_dtype;
  const int64_t last = options.ragged_rank - 1;
  const Tensor sizes = shape(tensor, {.out_type = dtype});
  const Tensor counts = math::cumprod(sizes);
  const Tensor flat = reshape(
      tensor, concat({stack({counts[last]}), sizes[Slice(last + 1, _)]}, 0));
  if (tensor.shape().known_rank()) {
    const TensorShape inner = tensor.shape().slice(
        static_cast<int>(options.ragged_rank), std::nullopt);
    flat.set_shape(TensorShape({kNone}).concatenate(inner));
  }
  RaggedTensor result =
      RaggedTensor::from_tensor(flat, {.lengths = options.lengths,
                                       .padding = options.padding,
                                       .row_splits_dtype = dtype});
  for (int64_t axis = last; axis > 0; --axis) {
    const int64_t known = tensor.shape().known_rank()
                              ? tensor.shape()[static_cast<int>(axis)]
                              : kNone;
    const Tensor length = known >= 0 ? cast(known, dtype) : sizes[axis];
    result = RaggedTensor::from_uniform_row_length(
        result, length, {.nrows = counts[axis - 1], .validate = false});
  }
  return result;
}

RaggedTensor all_of(const Tensor& tensor, const Tensor& sizes, DType dtype) {
  const Tensor values = reshape(
      tensor, concat({stack({sizes[0] * sizes[1]}), sizes[Slice(2, _)]}, 0));
  const auto length = [&](int axis) {
    const int64_t known =
        tensor.shape().known_rank() ? tensor.shape()[axis] : kNone;
    return known >= 0 ? cast(known, dtype) : sizes[axis];
  };
  return RaggedTensor::from_uniform_row_length(
      values, length(1), {.nrows = length(0), .validate = false});
}

}  // namespace

RaggedTensor RaggedTensor::from_tensor(const TensorLike& tensor,
                                       const RaggedFromTensorOptions& options) {
  const DType dtype = options.row_splits_dtype;
  if (!options.lengths.is_none() && !options.padding.is_none()) {
    throw ValueError("Specify argument `lengths` or `padding`, but not both.");
  }
  if (options.ragged_rank <= 0) {
    throw ValueError(
        "Argument `ragged_rank` must be greater than 0. Received " +
        std::to_string(options.ragged_rank) + ".");
  }
  const NameScope scope = name_scope(options.name, "RaggedFromTensor");
  const Tensor dense = tensor.to_tensor();
  if (dense.rank() == 0 || dense.rank() == 1) {
    throw ValueError(
        "The rank of a RaggedTensor must be greater than 1, i.e., a list of "
        "scalars won't have ragged dimensions. Received argument `tensor` "
        "with rank " +
        std::to_string(dense.rank()) + ".");
  }
  dense.shape().with_rank_at_least(static_cast<int>(options.ragged_rank) + 1);
  if (!options.lengths.nested().empty()) {
    return cut_to_nested(dense, options.lengths.nested(), options.ragged_rank);
  }
  if (options.ragged_rank > 1) return with_outer_rows(dense, options);

  const Tensor sizes = tfx::shape(dense, {.out_type = dtype});
  if (options.lengths.is_none() && options.padding.is_none()) {
    return all_of(dense, sizes, dtype);
  }
  const Tensor columns = sizes[1];
  Tensor lengths;
  if (options.padding.is_none()) {
    lengths = ragged::internal::convert_to_int_tensor(
        options.lengths.single().value(), "lengths", dtype);
    lengths.shape().assert_has_rank(1);
  } else {
    lengths = lengths_before(dense, options.padding, columns, dtype);
  }
  lengths = maximum(minimum(lengths, columns), 0);
  const Tensor mask = sequence_mask(lengths, {.maxlen = columns});
  return from_row_splits(boolean_mask(dense, mask), lengths_to_splits(lengths),
                         {.validate = false});
}

Tensor RaggedTensor::to_tensor(const RaggedToTensorOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedToTensor");
  const Tensor filling = options.default_value.is_none()
                             ? zeros({}, {.dtype = dtype()})
                             : options.default_value.to_tensor(dtype());
  std::vector<std::string> types;
  std::vector<Tensor> tensors;
  for (const RowPartition& partition : nested_row_partitions()) {
    if (!partition.has_value_rowids()) {
      types.emplace_back("ROW_SPLITS");
      tensors.push_back(partition.row_splits());
      continue;
    }
    if (types.empty()) {
      types.emplace_back("FIRST_DIM_SIZE");
      tensors.push_back(partition.nrows());
    }
    types.emplace_back("VALUE_ROWIDS");
    tensors.push_back(partition.value_rowids());
  }
  const DType splits_dtype = tensors[0].dtype();
  const std::vector<int64_t>* const numbers = options.shape.numbers();
  Tensor wanted;
  if (options.shape.is_none() || (numbers != nullptr && numbers->empty())) {
    wanted = cast(-1, splits_dtype);
  } else {
    wanted = options.shape.to_tensor(splits_dtype);
    const bool is_index =
        wanted.dtype() == tfx::int32 || wanted.dtype() == tfx::int64;
    if (!is_index) wanted = cast(wanted, splits_dtype);
  }
  const Tensor result = raw_ops::RaggedTensorToTensor(wanted, flat_values(),
                                                      filling, tensors, types);
  const TensorShape known = shape();
  if (known.known_rank() && !options.shape.is_tensor()) {
    std::vector<int64_t> dims = known.as_list();
    if (numbers != nullptr && !numbers->empty()) {
      dims.resize(std::min(dims.size(), numbers->size()));
      for (size_t i = 0; i < dims.size(); ++i) {
        if ((*numbers)[i] >= 0) dims[i] = (*numbers)[i];
      }
    }
    result.set_shape(dims);
  }
  return result;
}

}  // namespace tfx
