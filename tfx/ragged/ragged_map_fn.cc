#include "tfx/ragged/ragged_map_fn.h"

#include <vector>

#include "tfx/core/errors.h"
#include "tfx/ragged/ragged_variant.h"

namespace tfx::ragged::internal {
namespace {

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
  return value.is_ragged() ? to_variant(value.ragged(), false)
                           : dense_to_variant(value.tensor());
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
