#include "tfx/signal/window.h"

#include <numbers>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::signal {
namespace {

// `name` prefixes the error for a tensor of another dtype, if Python's does.
Tensor checked_length(const TensorLike& window_length, DType dtype,
                      const char* name = "") {
  if (!dtype.is_floating()) {
    throw ValueError("dtype must be a floating point type. Found " +
                     dtype.str());
  }
  try {
    Tensor length = window_length.to_tensor(int32);
    length.shape().assert_has_rank(0);
    return length;
  } catch (const ValueError& error) {
    if (!window_length.is_tensor() || window_length.dtype() == int32) throw;
    throw ValueError(name + std::string(error.what()));
  }
}

bool is_one(const Tensor& length) { return constant_integer(length) == 1; }

struct Cosine {
  double mean;
  double amplitude;
};

Tensor cosine_window(const char* name, const TensorLike& window_length,
                     const CosineWindowOptions& options, Cosine cosine) {
  const auto scope = name_scope(options.name, name);
  const DType dtype = options.dtype;
  const Tensor length = checked_length(window_length, dtype, "window_length: ");
  if (is_one(length)) return ones({1}, {.dtype = dtype});
  const Tensor periodic = cast(options.periodic.to_tensor(bool_), int32);
  periodic.shape().assert_has_rank(0);
  const Tensor even = 1 - length % 2;
  const Tensor period = cast(length + periodic * even - 1, dtype);
  const Tensor places = cast(range(length), dtype);
  const Tensor angles =
      TensorLike(2 * std::numbers::pi).to_tensor(dtype) * places / period;
  const auto window = [&] {
    return cosine.mean - cosine.amplitude * math::cos(angles);
  };
  if (constant_integer(length)) return window();
  return cond(
      length == 1, [&] { return ones({length}, {.dtype = dtype}); }, window);
}

Tensor bessel_i0e(const Tensor& x) {
  const auto scope = name_scope("bessel_i0e");
  return raw_ops::BesselI0e(x);
}

}  // namespace

Tensor hann_window(const TensorLike& window_length,
                   const CosineWindowOptions& options) {
  return cosine_window("hann_window", window_length, options, {0.5, 0.5});
}

Tensor hamming_window(const TensorLike& window_length,
                      const CosineWindowOptions& options) {
  return cosine_window("hamming_window", window_length, options, {0.54, 0.46});
}

Tensor vorbis_window(const TensorLike& window_length,
                     const VorbisWindowOptions& options) {
  const auto scope = name_scope(options.name, "vorbis_window");
  const Tensor length = checked_length(window_length, options.dtype);
  const Tensor places = cast(range(length), options.dtype);
  const Tensor sine = math::sin(std::numbers::pi / cast(length, options.dtype) *
                                (places + 0.5));
  return math::sin(std::numbers::pi / 2.0 * math::pow(sine, 2.0));
}

Tensor kaiser_window(const TensorLike& window_length,
                     const KaiserWindowOptions& options) {
  const auto scope = name_scope(options.name, "kaiser_window");
  const DType dtype = options.dtype;
  const Tensor length = checked_length(window_length, dtype);
  if (is_one(length)) return ones({1}, {.dtype = dtype});
  // tf.range does not support float16.
  const Tensor half = (cast(length, float32) - 1.0) / 2.0;
  const Tensor places = cast(range(-half, half + 0.1), dtype);
  const Tensor beta = cast(options.beta.to_tensor(), dtype);
  const Tensor one = cast(1.0, dtype);
  const Tensor height =
      beta *
      math::sqrt(raw_ops::Relu(one - math::square(places / cast(half, dtype))));
  const Tensor decay = math::exp(height - beta);
  const Tensor bell = bessel_i0e(height);
  return decay * (bell / bessel_i0e(beta));
}

Tensor kaiser_bessel_derived_window(const TensorLike& window_length,
                                    const KaiserWindowOptions& options) {
  const auto scope = name_scope(options.name, "kaiser_bessel_derived_window");
  const Tensor length = checked_length(window_length, options.dtype);
  const Tensor sums = math::cumsum(
      kaiser_window(math::floordiv(length, 2) + 1,
                    {.beta = options.beta, .dtype = options.dtype}));
  const Tensor parts = sums[Slice(_, -1)];
  const Tensor half = math::sqrt(parts / sums[-1]);
  return concat({half, half[Slice(_, _, -1)]}, 0);
}

WindowFn::WindowFn(Tensor (*window)(const TensorLike&,
                                    const CosineWindowOptions&))
    : function_([window](const Tensor& length, DType dtype) {
        return window(length, {.dtype = dtype});
      }) {}

WindowFn::WindowFn(Tensor (*window)(const TensorLike&,
                                    const VorbisWindowOptions&))
    : function_([window](const Tensor& length, DType dtype) {
        return window(length, {.dtype = dtype});
      }) {}

WindowFn::WindowFn(Tensor (*window)(const TensorLike&,
                                    const KaiserWindowOptions&))
    : function_([window](const Tensor& length, DType dtype) {
        return window(length, {.dtype = dtype});
      }) {}

}  // namespace tfx::signal
