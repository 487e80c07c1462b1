#include "tfx/image/image_dtype.h"

#include <cmath>
#include <limits>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/image/image_checks.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"

namespace tfx::image {
namespace {

bool is_number(DType dtype) {
  return dtype.is_floating() || dtype.is_integer();
}

// The number of bits of positive values of an integer dtype.
int bits_of(DType dtype) {
  const int bits = static_cast<int>(dtype.size()) * 8;
  return dtype.is_unsigned() ? bits : bits - 1;
}

Tensor cast_to(const Tensor& image, DType dtype, bool saturate,
               const NameOptions& options = {}) {
  return saturate ? saturate_cast(image, dtype, options)
                  : cast(image, dtype, options);
}

Tensor convert_integers(const Tensor& image, DType dtype, bool saturate,
                        const NameOptions& options) {
  const int from = bits_of(image.dtype());
  const int to = bits_of(dtype);
  if (from > to) {
    const Tensor scaled = math::floordiv(image, int64_t{1} << (from - to));
    return cast_to(scaled, dtype, saturate, options);
  }
  return math::multiply(cast_to(image, dtype, saturate),
                        int64_t{1} << (to - from), options);
}

}  // namespace

Tensor convert_image_dtype(const TensorLike& image, DType dtype,
                           const ConvertImageDtypeOptions& options) {
  const Tensor values = image.to_tensor();
  const DType from = values.dtype();
  if (!is_number(dtype)) {
    throw AttributeError("dtype must be either floating point or integer");
  }
  if (!is_number(from)) {
    throw AttributeError(
        "image dtype must be either floating point or integer");
  }
  if (dtype == from) return identity(values, {.name = options.name});
  const NameScope scope = name_scope(options.name, "convert_image");
  const NameOptions whole = {.name = scope.name()};
  if (from.is_integer() && dtype.is_integer()) {
    return convert_integers(values, dtype, options.saturate, whole);
  }
  if (from.is_floating() && dtype.is_floating()) {
    return cast(values, dtype, whole);
  }
  if (dtype.is_floating()) {
    return math::multiply(cast(values, dtype), 1.0 / double(from.max()), whole);
  }
  const Tensor scaled = math::multiply(values, double(dtype.max()) + 0.5);
  return cast_to(scaled, dtype, options.saturate, whole);
}

}  // namespace tfx::image
