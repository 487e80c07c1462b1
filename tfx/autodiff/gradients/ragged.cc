// Gradients of ops on ragged tensors. These consist of several tensors: row
// splits for each ragged dimension, and the values of all rows. Only the values
// have gradients.
#include <algorithm>
#include <string>
#include <vector>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result ragged_fill_empty_rows_grad(const RecordedOp& op, Grads grads) {
  const auto parts = ops::RaggedFillEmptyRowsGrad(op.output(3), grads[1]);
  return {{}, parts.d_values, {}, parts.d_default_value};
}

// The values stay the same, in the same order.
Result ragged_to_sparse_grad(const RecordedOp& op, Grads grads) {
  const size_t values = op.input_count() - 1;
  Result result(values);
  result.emplace_back(reshape_to_input(op, values, grads[1]));
  return result;
}

size_t ragged_rank_of(const std::vector<std::string>& partition_types) {
  return partition_types.size() -
         static_cast<size_t>(std::count(
             partition_types.begin(), partition_types.end(), "FIRST_DIM_SIZE"));
}

// Converts the indices of the values in the same way, which gives the value
// that each element of the result comes from; the rest is the default value.
Result ragged_to_tensor_grad(const RecordedOp& op, Grads grads) {
  constexpr size_t kValues = 1;
  constexpr size_t kDefault = 2;
  constexpr size_t kPartitions = 3;
  const Tensor grad = grads[0];
  const auto& types = op.attr<std::vector<std::string>>("row_partition_types");
  std::vector<Tensor> partitions;
  for (size_t i = kPartitions; i < op.input_count(); ++i) {
    partitions.push_back(op.input(i));
  }
  const auto rows_rank = static_cast<int64_t>(1 + ragged_rank_of(types));
  const Tensor numbers = ops::RaggedTensorToTensor(
      shape(grad)[Slice(rows_rank)], range(input_dimension(op, kValues, 0)),
      int32_scalar(-1), partitions, types);
  const Tensor is_value = numbers != -1;
  const Tensor places = where(is_value);
  Result result(op.input_count());
  result[kValues] =
      IndexedSlices(ops::GatherNd(grad, places), ops::GatherNd(numbers, places),
                    op.input_shape_tensor(kValues));
  result[kDefault] =
      sum_to_input(op, kDefault, ops::GatherNd(grad, where(~is_value)));
  return result;
}

// The start of each row's values, and the end of the last row's: the splits of
// the outermost dimension, mapped through the inner ones.
Tensor row_begins(const RecordedOp& op, size_t split_count) {
  Tensor begins = op.input(0);
  for (size_t i = 1; i < split_count; ++i) {
    begins = gather(op.input(i), begins);
  }
  return begins;
}

// Inputs: (splits…, values, indices). The gradient has slices for all values of
// the gathered rows.
Result ragged_gather_grad(const RecordedOp& op, Grads grads) {
  const size_t values = op.input_count() - 2;
  const Tensor begins = row_begins(op, values);
  const Tensor rows = reshape(op.input(values + 1), {-1});
  const Tensor numbers =
      ops::RaggedRange(gather(begins, rows), gather(begins[Slice(1, _)], rows),
                       cast(1, begins.dtype()), {.Tsplits = begins.dtype()})
          .rt_dense_values;
  Result result(op.input_count());
  result[values] =
      IndexedSlices(grads.back(), numbers, op.input_shape_tensor(values));
  return result;
}

bool is_not_values(size_t index, size_t count) { return index + 2 != count; }

Result ragged_from_variant_grad(const RecordedOp& op, Grads grads) {
  const int rank = op.input_shape(0).rank().value_or(
      op.attr<int64_t>("output_ragged_rank") > 0 ? 1 : 0);
  if (rank > 1) {
    throw ValueError(
        "Unable to compute gradient: RaggedTensorToVariant can currently only "
        "generate 0D or 1D output.");
  }
  std::vector<Tensor> splits;
  for (size_t i = 0; i + 1 < op.output_count(); ++i) {
    splits.push_back(op.output(i));
  }
  return {ops::RaggedTensorToVariant(splits, grads.back(), rank == 1)};
}

Result ragged_to_variant_grad(const RecordedOp& op, Grads grads) {
  const size_t values = op.input_count() - 1;
  const Tensor splits =
      values == 0 ? Tensor(c::Tensor::scalar<int64_t>(0)) : op.input(0);
  Result result(values);
  result.emplace_back(ops::RaggedTensorToVariantGradient(
      grads[0], splits, op.input_shape_tensor(values), op.input_dtype(values)));
  return result;
}

bool is_first_split(size_t index, size_t count) {
  return index == 0 && count > 1;
}

}  // namespace

void register_ragged(GradientRegistry& registry) {
  registry.add("RaggedFillEmptyRows", ragged_fill_empty_rows_grad, {0, 0b1000});
  registry.add("RaggedTensorToSparse", ragged_to_sparse_grad, kKeepsNothing);
  registry.add("RaggedTensorToTensor", ragged_to_tensor_grad,
               {~uint64_t{0b111}, 0});
  registry.add("RaggedGather", ragged_gather_grad,
               {.outputs = 0, .input = is_not_values});
  registry.add("RaggedTensorFromVariant", ragged_from_variant_grad,
               kKeepsOutputs);
  registry.add("RaggedTensorToVariant", ragged_to_variant_grad,
               {.outputs = 0, .input = is_first_split});
}

}  // namespace tfx::gradients
