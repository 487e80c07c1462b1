#include "tfx/ragged/ragged_variant.h"

#include <vector>

#include "tfx/core/name_scope.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx::ragged::internal {

Tensor to_variant(const RaggedTensor& tensor, bool is_batched) {
  const NameScope scope = name_scope("", "RaggedToVariant");
  return raw_ops::RaggedTensorToVariant(tensor.nested_row_splits(),
                                        tensor.flat_values(), is_batched);
}

Tensor dense_to_variant(const Tensor& tensor) {
  return raw_ops::RaggedTensorToVariant(std::vector<Tensor>(), tensor,
                                        /*batched_input=*/false);
}

RaggedOrDense from_variant(const Tensor& variant, DType dtype,
                           DType row_splits_dtype, int64_t ragged_rank,
                           const TensorShape& shape) {
  const NameScope scope = name_scope("", "RaggedFromVariant");
  const auto parts = raw_ops::RaggedTensorFromVariant(
      variant, /*input_ragged_rank=*/-1, ragged_rank, dtype,
      {.Tsplits = row_splits_dtype});
  const Tensor& values = parts.output_dense_values;
  if (shape.known_rank()) {
    const TensorShape inner =
        shape.slice(static_cast<int>(ragged_rank) + 1, std::nullopt);
    values.set_shape(
        ragged_rank == 0 ? shape : TensorShape({kNone}).concatenate(inner));
    if (ragged_rank > 0 && shape[0] != kNone) {
      parts.output_nested_splits[0].set_shape({shape[0] + 1});
    }
  }
  return RaggedTensor::from_nested_row_splits(
      values, parts.output_nested_splits, {.validate = false});
}

}  // namespace tfx::ragged::internal
