#include "tfx/strings/split.h"

#include <functional>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/string_ops.h"

namespace tfx::strings {
namespace {

// Of the strings of a vector.
using SplitVector = std::function<RaggedTensor(const Tensor& input)>;

RaggedOrDense split_by(const SplitVector& split_vector,
                       const RaggedOrDense& input) {
  if (input.is_ragged()) {
    return input.ragged().with_flat_values(
        split_by(split_vector, RaggedOrDense(input.flat_values())));
  }
  const Tensor& tensor = input.tensor();
  if (tensor.rank() == 0) return split_vector(stack({tensor}))[0];
  if (tensor.rank() <= 1) return split_vector(tensor);
  return split_by(split_vector, RaggedTensor::from_tensor(tensor));
}

// Of what the ops return: coordinates, values, the shape.
template <typename Outputs>
RaggedTensor rows_of(const Outputs& parts) {
  return RaggedTensor::from_value_rowids(
      parts.values, parts.indices(_, 0),
      {.nrows = parts.shape[0], .validate = false});
}

}  // namespace

RaggedOrDense split(const RaggedLike& input, const SplitOptions& options) {
  const NameScope scope = name_scope(options.name, "StringSplit");
  const Tensor separator = options.sep.is_none()
                               ? TensorLike("").to_tensor()
                               : options.sep.to_tensor(tfx::string);
  return split_by(
      [&](const Tensor& vector) {
        const auto parts = raw_ops::StringSplitV2(
            vector, separator, {.maxsplit = options.maxsplit});
        parts.indices.set_shape({kNone, 2});
        parts.values.set_shape({kNone});
        parts.shape.set_shape({2});
        return rows_of(parts);
      },
      input.value_of(tfx::string, "input"));
}

RaggedOrDense bytes_split(const RaggedLike& input, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "StringsByteSplit");
  const RaggedOrDense value = input.value();
  if (value.flat_values().rank() < 0) {
    throw ValueError("input must have a statically-known rank.");
  }
  return split_by(
      [](const Tensor& vector) {
        return rows_of(raw_ops::StringSplit(
            TensorLike(vector).to_tensor(tfx::string),
            TensorLike("").to_tensor(), {.skip_empty = false}));
      },
      value);
}

}  // namespace tfx::strings
