// tf.concat, tf.stack and the like: several tensors into one, and back.
#include <algorithm>
#include <cctype>
#include <variant>

#include "tfx/core/errors.h"
#include "tfx/core/literal.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {
namespace {

void check_axis(int64_t axis, int64_t end) {
  if (axis >= -end && axis < end) return;
  throw ValueError("Argument `axis` = " + std::to_string(axis) +
                   " not in range [" + std::to_string(-end) + ", " +
                   std::to_string(end) + ")");
}

// Whether the option is a literal 0 of any type, for which there is a simpler
// op.
bool is_zero(const TensorOption& option) {
  const TensorLike value = option.value();
  if (value.literal() == nullptr) return false;
  const Literal::Value& literal = value.literal()->value();
  if (const auto* flag = std::get_if<bool>(&literal)) return !*flag;
  if (const auto* number = std::get_if<int64_t>(&literal)) return *number == 0;
  if (const auto* number = std::get_if<double>(&literal)) return *number == 0;
  const auto* number = std::get_if<Literal::Complex>(&literal);
  return number != nullptr && number->real == 0 && number->imag == 0;
}

}  // namespace

Tensor concat(const TensorsLike& values, const TensorLike& axis,
              const ConcatOptions& options) {
  const Tensor dimension = internal::value_of(axis, int32);
  const TensorSpan tensors = values.tensors();
  if (tensors.size() == 1) {
    dimension.shape().assert_has_rank(0);
    const NameScope scope = name_scope(options.name);
    return raw_ops::Identity(tensors[0], {.name = options.name});
  }
  return raw_ops::ConcatV2(tensors, dimension, {.name = options.name});
}

Tensor stack(const TensorsLike& values, const StackOptions& options) {
  const TensorSpan tensors = values.tensors();
  if (tensors.empty() && options.axis == 0) {
    return TensorLike().to_tensor();
  }
  if (tensors.empty()) throw IndexError("list index out of range");
  if (tensors[0].rank() >= 0) {
    check_axis(options.axis, tensors[0].rank() + 1);
  }
  return raw_ops::Pack(tensors, {.axis = options.axis, .name = options.name});
}

std::vector<Tensor> unstack(const TensorLike& value,
                            const UnstackOptions& options) {
  const Tensor tensor = value.to_tensor();
  int64_t num = options.num.value_or(kNone);
  if (!options.num) {
    const TensorShape shape = tensor.shape();
    if (shape.known_rank()) {
      check_axis(options.axis, *shape.rank());
      num = shape[static_cast<int>(options.axis)];
    }
    if (num == kNone) {
      throw ValueError("Cannot infer argument `num` from shape " + shape.str());
    }
  }
  return raw_ops::Unpack(tensor, num,
                         {.axis = options.axis, .name = options.name});
}

std::vector<Tensor> split(const TensorLike& value,
                          const ShapeLike& num_or_size_splits,
                          const SplitOptions& options) {
  const Tensor tensor = value.to_tensor();
  const Tensor axis = options.axis.to_tensor(tensor);
  if (num_or_size_splits.is_number()) {
    return raw_ops::Split(axis, tensor, num_or_size_splits.numbers()->front(),
                          {.name = options.name});
  }
  const Tensor sizes = num_or_size_splits.to_tensor();
  if (sizes.rank() == 0) {
    throw ValueError(
        "Rank-0 tensors are not supported as the num_or_size_splits argument "
        "to split. Argument provided: " +
        sizes.str());
  }
  int64_t num = options.num.value_or(kNone);
  if (num == kNone && sizes.rank() > 0) num = sizes.shape()[0];
  if (num == kNone) {
    throw ValueError("Cannot infer argument `num` from shape " + sizes.str());
  }
  return raw_ops::SplitV(tensor, sizes, axis, num, {.name = options.name});
}

Tensor tile(const TensorLike& input, const ShapeLike& multiples,
            const NameOptions& options) {
  return raw_ops::Tile(input.to_tensor(), multiples.to_tensor(),
                       {.name = options.name});
}

Tensor pad(const TensorLike& tensor, const TensorLike& paddings,
           const PadOptions& options) {
  const Tensor input = tensor.to_tensor();
  const Tensor widths = internal::index_tensor(paddings);
  std::string mode = options.mode;
  std::transform(mode.begin(), mode.end(), mode.begin(), [](unsigned char c) {
    return static_cast<char>(std::toupper(c));
  });
  if (mode == "CONSTANT") {
    if (is_zero(options.constant_values)) {
      return raw_ops::Pad(input, widths, {.name = options.name});
    }
    return raw_ops::PadV2(
        input, widths,
        internal::value_of(options.constant_values.value(), input.dtype()),
        {.name = options.name});
  }
  if (mode == "REFLECT" || mode == "SYMMETRIC") {
    return raw_ops::MirrorPad(input, widths, mode, {.name = options.name});
  }
  throw ValueError(
      "Value of argument `mode` expected to be one of \"CONSTANT\", "
      "\"REFLECT\", or \"SYMMETRIC\". Received `mode` = " +
      mode);
}

Tensor reverse(const TensorLike& tensor, const ShapeLike& axis,
               const NameOptions& options) {
  return raw_ops::ReverseV2(tensor.to_tensor(), axis.to_tensor(),
                            {.name = options.name});
}

Tensor reverse_sequence(const TensorLike& input, const TensorLike& seq_lengths,
                        const ReverseSequenceOptions& options) {
  if (!options.seq_axis) {
    throw TypeError("Expected int for argument 'seq_dim' not None.");
  }
  return raw_ops::ReverseSequence(
      input.to_tensor(), internal::index_tensor(seq_lengths), *options.seq_axis,
      {.batch_dim = options.batch_axis.value_or(0), .name = options.name});
}

Tensor roll(const TensorLike& input, const ShapeLike& shift,
            const ShapeLike& axis, const NameOptions& options) {
  return raw_ops::Roll(input.to_tensor(), shift.to_tensor(), axis.to_tensor(),
                       {.name = options.name});
}

}  // namespace tfx
