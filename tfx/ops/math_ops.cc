#include "tfx/ops/math_ops.h"

#include <string>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {
namespace {

void check_same_dtype(const Tensor& x, const Tensor& y) {
  if (x.dtype() == y.dtype()) return;
  throw TypeError("`x` and `y` must have the same dtype, got " +
                  x.dtype().repr() + " != " + y.dtype().repr() + ".");
}

// The dtype in which x / y is computed.
DType quotient_dtype(DType dtype, const std::string& function) {
  if (!dtype.is_numeric() || dtype.is_quantized()) {
    throw TypeError(
        "Invalid dtype " + dtype.repr() + " in " + function +
        ". Expected one of {tf.uint8, tf.int8, tf.uint16, tf.int16, tf.uint32, "
        "tf.int32, tf.uint64, tf.int64, tf.bfloat16, tf.float16, tf.float32, "
        "tf.float64, tf.complex64, tf.complex128}.");
  }
  if (dtype == tfx::int8 || dtype == tfx::uint8 || dtype == tfx::int16 ||
      dtype == tfx::uint16) {
    return tfx::float32;
  }
  return dtype.is_integer() ? tfx::float64 : dtype;
}

// x / y by `op`, after casting both to `dtype`.
template <typename Op>
Tensor quotient(const Tensor& x, const Tensor& y, DType dtype, const Op& op,
                const std::string& name) {
  if (x.dtype() == dtype) return op(x, y, {.name = name});
  const NameScope scope = name_scope(name);
  const Tensor a = cast(x, dtype);
  const Tensor b = cast(y, dtype);
  return op(a, b, {.name = scope.name()});
}

// The caller's name, or the default.
std::string name_or(const NameOptions& options, const char* name) {
  return options.name.empty() ? name : options.name;
}

}  // namespace

Tensor add(const TensorLike& x, const TensorLike& y,
           const NameOptions& options) {
  const auto [a, b] = match_dtypes_loosely(x, y);
  const std::string name = name_or(options, "Add");
  // AddV2 does not support strings.
  return a.dtype() == tfx::string ? raw_ops::Add(a, b, {.name = name})
                                  : raw_ops::AddV2(a, b, {.name = name});
}

Tensor atan2(const TensorLike& y, const TensorLike& x,
             const NameOptions& options) {
  const auto [a, b] = match_dtypes(y, x);
  return raw_ops::Atan2(a, b, {.name = options.name});
}

Tensor divide_no_nan(const TensorLike& x, const TensorLike& y,
                     const NameOptions& options) {
  const auto [a, b] = match_dtypes_loosely(x, y);
  check_same_dtype(a, b);
  const DType dtype = quotient_dtype(a.dtype(), "tf.math.divide_no_nan");
  return quotient(a, b, dtype, raw_ops::DivNoNan,
                  name_or(options, "div_no_nan"));
}

Tensor floordiv(const TensorLike& x, const TensorLike& y,
                const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::FloorDiv(a, b, {.name = name_or(options, "floordiv")});
}

Tensor floormod(const TensorLike& x, const TensorLike& y,
                const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::FloorMod(a, b, {.name = options.name});
}

Tensor greater(const TensorLike& x, const TensorLike& y,
               const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Greater(a, b, {.name = options.name});
}

Tensor greater_equal(const TensorLike& x, const TensorLike& y,
                     const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::GreaterEqual(a, b, {.name = options.name});
}

Tensor less(const TensorLike& x, const TensorLike& y,
            const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Less(a, b, {.name = options.name});
}

Tensor less_equal(const TensorLike& x, const TensorLike& y,
                  const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::LessEqual(a, b, {.name = options.name});
}

Tensor logical_and(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options) {
  return raw_ops::LogicalAnd(internal::value_of(x, tfx::bool_),
                             internal::value_of(y, tfx::bool_),
                             {.name = options.name});
}

Tensor logical_or(const TensorLike& x, const TensorLike& y,
                  const NameOptions& options) {
  return raw_ops::LogicalOr(internal::value_of(x, tfx::bool_),
                            internal::value_of(y, tfx::bool_),
                            {.name = options.name});
}

Tensor maximum(const TensorLike& x, const TensorLike& y,
               const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Maximum(a, b, {.name = options.name});
}

Tensor minimum(const TensorLike& x, const TensorLike& y,
               const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Minimum(a, b, {.name = options.name});
}

Tensor multiply(const TensorLike& x, const TensorLike& y,
                const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Mul(a, b, {.name = options.name});
}

Tensor multiply_no_nan(const TensorLike& x, const TensorLike& y,
                       const NameOptions& options) {
  // Unlike in the other functions, x keeps its own dtype.
  const Tensor a = x.to_tensor();
  return raw_ops::MulNoNan(a, y.to_tensor(a.dtype()),
                           {.name = name_or(options, "multiply_no_nan")});
}

Tensor nextafter(const TensorLike& x1, const TensorLike& x2,
                 const NameOptions& options) {
  const auto [a, b] = match_dtypes(x1, x2);
  return raw_ops::NextAfter(a, b, {.name = options.name});
}

Tensor pow(const TensorLike& x, const TensorLike& y,
           const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Pow(a, b, {.name = options.name});
}

Tensor realdiv(const TensorLike& x, const TensorLike& y,
               const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::RealDiv(a, b, {.name = options.name});
}

Tensor squared_difference(const TensorLike& x, const TensorLike& y,
                          const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::SquaredDifference(a, b, {.name = options.name});
}

Tensor subtract(const TensorLike& x, const TensorLike& y,
                const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Sub(a, b, {.name = options.name});
}

Tensor truncatediv(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::TruncateDiv(a, b, {.name = options.name});
}

Tensor truncatemod(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::TruncateMod(a, b, {.name = options.name});
}

Tensor xdivy(const TensorLike& x, const TensorLike& y,
             const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "xdivy");
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Xdivy(a, b);
}

Tensor xlog1py(const TensorLike& x, const TensorLike& y,
               const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "xlog1py");
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Xlog1py(a, b);
}

Tensor xlogy(const TensorLike& x, const TensorLike& y,
             const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Xlogy(a, b, {.name = options.name});
}

Tensor igamma(const TensorLike& a, const TensorLike& x,
              const NameOptions& options) {
  const auto [first, second] = match_dtypes(a, x);
  return raw_ops::Igamma(first, second, {.name = options.name});
}

Tensor igammac(const TensorLike& a, const TensorLike& x,
               const NameOptions& options) {
  const auto [first, second] = match_dtypes(a, x);
  return raw_ops::Igammac(first, second, {.name = options.name});
}

Tensor polygamma(const TensorLike& a, const TensorLike& x,
                 const NameOptions& options) {
  const auto [first, second] = match_dtypes(a, x);
  return raw_ops::Polygamma(first, second, {.name = options.name});
}

Tensor zeta(const TensorLike& x, const TensorLike& q,
            const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, q);
  return raw_ops::Zeta(a, b, {.name = options.name});
}

Tensor logical_xor(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options) {
  const Tensor a = internal::value_of(x, tfx::bool_);
  const Tensor b = internal::value_of(y, tfx::bool_);
  const Tensor either = raw_ops::LogicalOr(a, b);
  return raw_ops::LogicalAnd(either,
                             raw_ops::LogicalNot(raw_ops::LogicalAnd(a, b)),
                             {.name = name_or(options, "LogicalXor")});
}

Tensor truediv(const TensorLike& x, const TensorLike& y,
               const NameOptions& options) {
  const auto [a, b] = match_dtypes_loosely(x, y);
  check_same_dtype(a, b);
  const DType dtype = quotient_dtype(a.dtype(), "__truediv__");
  return quotient(a, b, dtype, raw_ops::RealDiv, name_or(options, "truediv"));
}

Tensor divide(const TensorLike& x, const TensorLike& y,
              const NameOptions& options) {
  return truediv(x, y, options);
}

Tensor mod(const TensorLike& x, const TensorLike& y,
           const NameOptions& options) {
  return floormod(x, y, options);
}

Tensor equal(const TensorLike& x, const TensorLike& y,
             const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Equal(a, b, {.name = options.name});
}

Tensor not_equal(const TensorLike& x, const TensorLike& y,
                 const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::NotEqual(a, b, {.name = options.name});
}

Tensor betainc(const TensorLike& a, const TensorLike& b, const TensorLike& x,
               const NameOptions& options) {
  // The first argument that is a tensor determines the dtype.
  const auto [first, second] = match_dtypes(a, b);
  if (a.is_tensor() || b.is_tensor() || !x.is_tensor()) {
    return raw_ops::Betainc(first, second, internal::value_of(x, first.dtype()),
                            {.name = options.name});
  }
  const Tensor limit = x.to_tensor();
  return raw_ops::Betainc(a.to_tensor(limit.dtype()),
                          b.to_tensor(limit.dtype()), limit,
                          {.name = options.name});
}

Tensor add_n(const TensorsLike& inputs, const NameOptions& options) {
  const TensorSpan tensors = inputs.tensors();
  if (tensors.empty()) {
    throw ValueError(
        "Inputs must be an iterable of at least one Tensor/IndexedSlices with "
        "the same dtype and shape.");
  }
  if (tensors.size() == 1) {
    return options.name.empty()
               ? tensors[0]
               : raw_ops::Identity(tensors[0], {.name = options.name});
  }
  return raw_ops::AddN(tensors, {.name = options.name});
}

Tensor accumulate_n(const TensorsLike& inputs,
                    const AccumulateNOptions& options) {
  const TensorSpan tensors = inputs.tensors();
  const auto check = [](bool is_good) {
    if (is_good) return;
    throw ValueError(
        "inputs must be a list of at least one Tensor with the same dtype and "
        "shape");
  };
  check(!tensors.empty());
  const DType dtype = tensors[0].dtype();
  for (const Tensor& input : tensors) check(input.dtype() == dtype);
  TensorShape shape = options.shape;
  for (const Tensor& input : tensors) shape = shape.merge_with(input.shape());
  if (options.tensor_dtype && options.tensor_dtype != dtype) {
    throw TypeError("The `tensor_dtype` argument is " +
                    options.tensor_dtype.str() + ", but `input` is of type " +
                    dtype.str() +
                    ". These must be equal. Try casting the input to the "
                    "desired type.");
  }
  return add_n(inputs, {.name = options.name});
}

}  // namespace tfx::math

namespace tfx {

Tensor cast(const TensorLike& x, DType dtype, const NameOptions& options) {
  Tensor tensor = x.to_tensor();
  if (tensor.dtype() == dtype) return tensor;
  return raw_ops::Cast(tensor, dtype, {.name = options.name});
}

}  // namespace tfx
