#include "tfx/ragged/ragged_map_fn.h"

#include <vector>

#include "tfx/core/errors.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx::ragged::internal {
namespace {

Tensor to_variant(const RaggedTensor& tensor, bool is_batched) {
  const NameScope scope = name_scope("", "RaggedToVariant");
  return raw_ops::RaggedTensorToVariant(tensor.nested_row_splits(),
                                        tensor.flat_values(), is_batched);
}

// `shape` is the static shape of the result.
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

bool is_compatible(const RaggedOrDense& value, const RaggedTensorSpec& spec) {
  if (value.is_ragged()) return spec.is_compatible_with(value.ragged());
  return spec.ragged_rank() == 0 && spec.dtype() == value.dtype() &&
         spec.shape().is_compatible_with(value.shape());
}

std::string spec_repr(const RaggedOrDense& value) {
  if (value.is_ragged()) {
    return RaggedTensorSpec::from_value(value.ragged()).repr();
  }
  return TensorSpec(value.shape(), value.dtype()).repr();
}

}  // namespace

EncodedRows::EncodedRows(const RaggedTensor& tensor)
    : tensor_(tensor), variants_(to_variant(tensor, /*is_batched=*/true)) {}

RaggedOrDense EncodedRows::decode(const Tensor& variant) const {
  const TensorShape shape = tensor_.shape();
  return from_variant(
      variant, tensor_.dtype(), tensor_.row_splits().dtype(),
      tensor_.ragged_rank() - 1,
      shape.known_rank() ? shape.slice(1, std::nullopt) : shape);
}

RaggedTensorSpec row_spec(const RaggedTensor& tensor) {
  return {TensorShape::unknown(), tensor.dtype(), tensor.ragged_rank() - 1,
          tensor.row_splits().dtype()};
}

Tensor encode_row(const RaggedLike& row, const RaggedTensorSpec& spec) {
  const RaggedOrDense value = row.value(spec.dtype());
  if (!is_compatible(value, spec)) {
    throw ValueError("Error in map_fn:\n  Expected `fn` to return a:\n    " +
                     spec.repr() + "\n  But it returned a:\n    " +
                     spec_repr(value) + "\n    (value=" + value.str() +
                     ")\n  To fix, update the `fn_output_signature` (or "
                     "`dtype`) argument to "
                     "`map_fn`.");
  }
  if (value.is_ragged()) return to_variant(value.ragged(), false);
  return raw_ops::RaggedTensorToVariant(std::vector<Tensor>(), value.tensor(),
                                        /*batched_input=*/false);
}

RaggedTensor decode_rows(const Tensor& variants, const RaggedTensorSpec& spec) {
  const TensorShape rows = variants.shape();
  const TensorShape shape = spec.shape().known_rank() && rows.known_rank()
                                ? rows.concatenate(spec.shape())
                                : TensorShape::unknown();
  return from_variant(variants, spec.dtype(), spec.row_splits_dtype(),
                      spec.ragged_rank() + 1, shape)
      .ragged();
}

void check_has_signature(const MapFnOptions& options) {
  if (!options.fn_output_signature.all().empty()) return;
  throw ValueError(
      "what the function returns for a row of a RaggedTensor has to be said: "
      "fn_output_signature is a dtype, a TensorSpec or a RaggedTensorSpec");
}

}  // namespace tfx::ragged::internal
