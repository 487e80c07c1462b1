#include "tfx/ops/range_ops.h"

#include <algorithm>
#include <array>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

// From the narrowest to the widest.
constexpr std::array kRangeDTypes = {int32,    int64,   float16,
                                     bfloat16, float32, float64};

size_t width_of(DType dtype) {
  const auto* found =
      std::find(kRangeDTypes.begin(), kRangeDTypes.end(), dtype);
  if (found == kRangeDTypes.end()) {
    throw TypeError("tf.range needs a dtype for arguments of " + dtype.str());
  }
  return found - kRangeDTypes.begin();
}

Tensor int32_count(const TensorLike& num) {
  const Tensor tensor =
      num.is_tensor() ? num.to_tensor() : num.to_tensor_like(int32);
  if (!tensor.dtype().is_integer()) {
    throw TypeError(
        "Argument `tensor` (name: num) must be of type integer. Received "
        "`tensor` = " +
        internal::value_text(tensor) + " of dtype: " + tensor.dtype().str());
  }
  return cast(tensor, int32);
}

// Python's error for a different dtype names the argument.
Tensor stop_of_dtype(const TensorLike& stop, DType dtype) {
  if (!stop.is_tensor()) return stop.to_tensor(dtype);
  try {
    return stop.to_tensor(dtype);
  } catch (const ValueError& error) {
    throw ValueError(std::string("stop: ") + error.what());
  }
}

}  // namespace

Tensor range(const TensorLike& limit, const RangeOptions& options) {
  return range(0, limit, 1, options);
}

Tensor range(const TensorLike& start, const TensorLike& limit,
             const RangeOptions& options) {
  return range(start, limit, 1, options);
}

Tensor range(const TensorLike& start, const TensorLike& limit,
             const TensorLike& delta, const RangeOptions& options) {
  const NameScope scope = name_scope(options.name, "range");
  Tensor arguments[3];
  const TensorLike* values[] = {&start, &limit, &delta};
  for (int i = 0; i < 3; ++i) {
    arguments[i] = values[i]->is_tensor() ? values[i]->to_tensor()
                                          : values[i]->to_tensor(options.dtype);
  }
  DType dtype = options.dtype;
  if (!dtype) {
    size_t widest = 0;
    for (const Tensor& argument : arguments) {
      widest = std::max(widest, width_of(argument.dtype()));
    }
    dtype = kRangeDTypes[widest];
  }
  return raw_ops::Range(cast(arguments[0], dtype), cast(arguments[1], dtype),
                        cast(arguments[2], dtype), {.name = scope.name()});
}

Tensor linspace(const TensorLike& start, const TensorLike& stop,
                const TensorLike& num, const LinspaceOptions& options) {
  const NameScope scope = name_scope(options.name, "linspace");
  Tensor first = start.to_tensor();
  Tensor last = stop_of_dtype(stop, first.dtype());
  const Tensor count = int32_count(num);
  const Tensor broadcast = raw_ops::BroadcastArgs(internal::shape_tensor(first),
                                                  internal::shape_tensor(last));
  const Tensor where = internal::integer(options.axis);
  first = raw_ops::BroadcastTo(first, broadcast);
  last = raw_ops::BroadcastTo(last, broadcast);
  first = raw_ops::ExpandDims(first, where);
  last = raw_ops::ExpandDims(last, where);
  const Tensor dims = internal::shape_tensor(first);
  const Tensor rank = raw_ops::Size(dims);
  const Tensor axis = options.axis >= 0 ? where : rank + where;

  const Tensor one = internal::integer(1);
  const Tensor inner_count = raw_ops::Maximum(count - 2, internal::integer(0));
  const Tensor steps = raw_ops::Maximum(count - 1, one);
  const Tensor delta = (last - first) / cast(steps, last.dtype());
  first = cast(first, delta.dtype());
  last = cast(last, delta.dtype());
  const Tensor end =
      raw_ops::SelectV2(raw_ops::GreaterEqual(count, internal::integer(0)),
                        steps, internal::integer(-1));
  // The values between the ends, along the axis.
  const Tensor is_axis =
      raw_ops::Equal(axis, raw_ops::Range(internal::integer(0), rank, one));
  const Tensor between = raw_ops::Reshape(
      cast(raw_ops::Range(internal::integer(1, int64), cast(end, int64),
                          internal::integer(1, int64)),
           delta.dtype()),
      raw_ops::SelectV2(is_axis, inner_count, one));
  // "add_1", because in Python's graphs "add" normalises the axis, even if the
  // axis is not negative.
  const Tensor inner =
      raw_ops::AddV2(first, delta * between, {.name = "add_1"});
  const Tensor joined =
      raw_ops::ConcatV2({first, inner, last}, axis, {.name = "concat"});
  return raw_ops::Slice(joined, raw_ops::ZerosLike(dims),
                        raw_ops::SelectV2(is_axis, count, dims));
}

}  // namespace tfx
