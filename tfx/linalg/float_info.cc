#include "tfx/linalg/float_info.h"

#include <limits>
#include <string>

#include "tfx/core/errors.h"

namespace tfx::linalg {
namespace {

template <typename T>
FloatInfo info_of() {
  using Limits = std::numeric_limits<T>;
  return {Limits::epsilon(), Limits::max(), Limits::min(), Limits::digits - 1};
}

}  // namespace

FloatInfo finfo(DType dtype) {
  if (dtype == tfx::float64) return info_of<double>();
  if (dtype == tfx::float32) return info_of<float>();
  if (dtype == tfx::float16) return {0x1p-10, 65504, 0x1p-14, 10};
  const std::string module = dtype == tfx::bfloat16 ? "ml_dtypes." : "numpy.";
  throw ValueError("data type <class '" + module + dtype.name() +
                   "'> not inexact");
}

}  // namespace tfx::linalg
