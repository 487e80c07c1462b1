#include "tfx/strings/split.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/string_ops.h"

namespace tfx::strings {
namespace {

// Splits inputs that are not vectors: calls `split` recursively with the inner
// values, in nested name scopes as in Python.
template <typename Split>
RaggedOrDense split_inner(const Split& split, const RaggedOrDense& input) {
  if (input.is_ragged()) {
    return input.ragged().with_flat_values(
        split(RaggedOrDense(input.flat_values())));
  }
  const Tensor& tensor = input.tensor();
  if (tensor.rank() == 0) return split(RaggedOrDense(stack({tensor})))[0];
  return split(RaggedTensor::from_tensor(tensor));
}

bool is_vector(const RaggedOrDense& input) {
  return !input.is_ragged() && input.tensor().rank() == 1;
}

// Rows from the sparse outputs of the split ops.
template <typename Outputs>
RaggedTensor rows_of(const Outputs& parts) {
  return RaggedTensor::from_value_rowids(
      parts.values, parts.indices(_, 0),
      {.nrows = parts.shape[0], .validate = false});
}

}  // namespace

RaggedOrDense split(const RaggedLike& input, const SplitOptions& options) {
  const NameScope scope = name_scope(options.name, "StringSplit");
  const RaggedOrDense value = input.value_of(tfx::string, "input");
  // Unknown ranks are treated as vectors.
  if (!is_vector(value) && (value.is_ragged() || value.tensor().rank() >= 0)) {
    return split_inner(
        [&](const RaggedOrDense& inner) {
          return split(inner,
                       {.sep = options.sep, .maxsplit = options.maxsplit});
        },
        value);
  }
  const Tensor separator = options.sep.is_none()
                               ? TensorLike("").to_tensor()
                               : options.sep.to_tensor(tfx::string);
  const auto parts = raw_ops::StringSplitV2(value.tensor(), separator,
                                            {.maxsplit = options.maxsplit});
  parts.indices.set_shape({kNone, 2});
  parts.values.set_shape({kNone});
  parts.shape.set_shape({2});
  return rows_of(parts);
}

RaggedOrDense bytes_split(const RaggedLike& input, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "StringsByteSplit");
  const RaggedOrDense value = input.value();
  if (value.flat_values().rank() < 0) {
    throw ValueError("input must have a statically-known rank.");
  }
  if (!is_vector(value)) {
    return split_inner(
        [](const RaggedOrDense& inner) { return bytes_split(inner); }, value);
  }
  return rows_of(
      raw_ops::StringSplit(TensorLike(value.tensor()).to_tensor(tfx::string),
                           TensorLike("").to_tensor(), {.skip_empty = false}));
}

}  // namespace tfx::strings
