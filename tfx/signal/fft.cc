#include "tfx/signal/fft.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/signal_ops.h"
#include "tfx/signal/size.h"

namespace tfx::signal {
namespace {

enum class Direction { kForward, kReverse };

Tensor complex_input(const TensorLike& input) {
  return input.to_tensor_like(complex64);
}

Tensor real_input(const TensorLike& input) {
  Tensor tensor = input.to_tensor_like(float32);
  if (tensor.dtype() != float32 && tensor.dtype() != float64) {
    throw ValueError("RFFT requires tf.float32 or tf.float64 inputs, got: " +
                     tensor.str());
  }
  return tensor;
}

void check_complex(const Tensor& tensor) {
  if (tensor.dtype().is_complex()) return;
  throw ValueError(
      "IRFFT requires tf.complex64 or tf.complex128 inputs, got: " +
      tensor.str());
}

DType complex_dtype(DType real) {
  return real == float32 ? complex64 : complex128;
}

// Throws ValueError for a tensor of another dtype.
Tensor checked_int32_vector(const ShapeLike& numbers) {
  const Tensor vector = numbers.to_tensor(int32);
  return TensorLike(vector).to_tensor(int32);
}

// The length of the full last dimension, given that of a half spectrum.
Size whole_length(const Size& half) { return max(0, 2 * (half - 1)); }

Tensor inferred_length(const Tensor& input, int fft_rank, Direction direction) {
  if (direction == Direction::kForward) {
    return dims_of(input, -fft_rank, std::nullopt);
  }
  const Tensor last = vector_of({whole_length(Size::of_dimension(input, -1))});
  if (fft_rank == 1) return last;
  return join({dims_of(input, -fft_rank, -1), last});
}

// By how much each dimension of the input is too short; none if not known
// statically.
std::optional<std::vector<int64_t>> known_gaps(
    const Tensor& input, const std::optional<std::vector<int64_t>>& length,
    Direction direction) {
  if (!length || input.rank() < 0) return std::nullopt;
  if (std::ranges::find(*length, kNone) != length->end()) return std::nullopt;
  const TensorShape inner =
      input.shape().slice(-static_cast<int>(length->size()), std::nullopt);
  if (!inner.is_fully_defined()) return std::nullopt;
  std::vector<int64_t> wanted = *length;
  if (direction == Direction::kReverse) wanted.back() = wanted.back() / 2 + 1;
  std::vector<int64_t> gaps;
  const size_t count = std::min(wanted.size(), inner.as_list().size());
  for (size_t i = 0; i < count; ++i) {
    gaps.push_back(std::max<int64_t>(0, wanted[i] - inner.as_list()[i]));
  }
  return gaps;
}

Tensor padded_by(const Tensor& input, const std::vector<int64_t>& gaps) {
  if (std::ranges::all_of(gaps, [](int64_t gap) { return gap == 0; })) {
    return input;
  }
  const auto rank = static_cast<size_t>(input.rank());
  std::vector<int32_t> paddings(2 * rank);
  const size_t outer = rank - gaps.size();
  for (size_t i = 0; i < gaps.size(); ++i) {
    paddings[2 * (outer + i) + 1] = static_cast<int32_t>(gaps[i]);
  }
  return raw_ops::Pad(input, Tensor(c::Tensor::from_values<int32_t>(
                                 {input.rank(), 2}, paddings)));
}

Tensor padded_dynamically(const Tensor& input, int fft_rank, Tensor length,
                          Direction direction) {
  const Size outer = max(0, Size::rank_of(input) - fft_rank);
  if (direction == Direction::kReverse) {
    length = join(
        {length[Slice(0, -1)], math::floordiv(length[Slice(-1, _)], 2) + 1});
  }
  const Tensor gaps = math::maximum(
      0, raw_ops::Sub(length, dims_of(input, -fft_rank, std::nullopt)));
  const Tensor behind =
      join({zeros({outer.dimension()}, {.dtype = int32}), gaps});
  return raw_ops::Pad(
      input, raw_ops::Pack({raw_ops::ZerosLike(behind), behind}, {.axis = 1}));
}

bool is_empty(const Tensor& input) {
  if (input.rank() < 0) return false;
  const TensorShape shape = input.shape();
  return std::ranges::find(shape.as_list(), 0) != shape.as_list().end();
}

// Zero-pads the input to `length`. The op itself cuts longer inputs.
Tensor padded(const Tensor& input, int fft_rank, const Tensor& length,
              Direction direction) {
  if (is_empty(input)) return input;
  const auto known = constant_integers(length);
  if (const auto gaps = known_gaps(input, known, direction)) {
    return padded_by(input, *gaps);
  }
  return padded_dynamically(input, fft_rank, length, direction);
}

struct Prepared {
  Tensor input;
  Tensor length;
};

Prepared prepare(const Tensor& input, int fft_rank, const ShapeLike& length,
                 Direction direction) {
  input.shape().with_rank_at_least(fft_rank);
  const Tensor wanted = length.is_none()
                            ? inferred_length(input, fft_rank, direction)
                            : checked_int32_vector(length);
  return {padded(input, fft_rank, wanted, direction), wanted};
}

template <typename Op>
Tensor run_rfft(Op op, int fft_rank, const char* name,
                const TensorLike& input_tensor, const RfftOptions& options) {
  const auto scope = name_scope(options.name, name);
  const Tensor input = real_input(input_tensor);
  const Prepared prepared =
      prepare(input, fft_rank, options.fft_length, Direction::kForward);
  return op(prepared.input, prepared.length,
            {.Tcomplex = complex_dtype(input.dtype()), .name = scope.name()});
}

template <typename Op>
Tensor run_irfft(Op op, int fft_rank, const char* name,
                 const TensorLike& input_tensor, const RfftOptions& options) {
  const auto scope = name_scope(options.name, name);
  const Tensor input = complex_input(input_tensor);
  input.shape().with_rank_at_least(fft_rank);
  check_complex(input);
  const Prepared prepared =
      prepare(input, fft_rank, options.fft_length, Direction::kReverse);
  return op(prepared.input, prepared.length,
            {.Treal = input.dtype().real_dtype(), .name = scope.name()});
}

int known_rank(const Tensor& input) {
  if (input.rank() >= 0) return input.rank();
  throw ValueError("Cannot take the length of shape with unknown rank.");
}

Tensor axes_of(const Tensor& input, const ShapeLike& axes) {
  if (!axes.is_none()) return checked_int32_vector(axes);
  const int rank = known_rank(input);
  std::vector<int32_t> all(static_cast<size_t>(rank));
  std::iota(all.begin(), all.end(), 0);
  return Tensor(c::Tensor::from_values<int32_t>({rank}, all));
}

// The number of dimensions to transform. Throws ValueError if the input has
// fewer.
int fft_rank_of(const Tensor& input, const Tensor& axes) {
  const auto fft_rank = static_cast<int>(axes.shape()[0]);
  if (fft_rank == kNone) {
    throw TypeError("The number of `axes` has to be known.");
  }
  input.shape().with_rank_at_least(fft_rank);
  return fft_rank;
}

// The number of transformed elements, or its square root for "ortho". None if
// the input is not scaled.
std::optional<double> scale_of(const std::string& norm, const Tensor& length) {
  if (norm != "forward" && norm != "ortho") return std::nullopt;
  const auto known = constant_integers(length);
  if (!known) {
    throw ValueError("norm=\"" + norm +
                     "\" needs an fft_length that is known while the function "
                     "is traced");
  }
  double size = 1;
  for (const int64_t each : *known) size *= static_cast<double>(each);
  return norm == "ortho" ? std::sqrt(size) : size;
}

Prepared prepare_nd(const Tensor& input, const Tensor& axes,
                    const FftndOptions& options, Direction direction) {
  const int fft_rank = fft_rank_of(input, axes);
  const Tensor length =
      options.fft_length.is_none()
          ? inferred_length(input, known_rank(input), direction)
          : checked_int32_vector(options.fft_length);
  return {padded(input, fft_rank, length, direction), length};
}

}  // namespace

Tensor fft(const TensorLike& input, const NameOptions& options) {
  return raw_ops::FFT(complex_input(input), {.name = options.name});
}

Tensor fft2d(const TensorLike& input, const NameOptions& options) {
  return raw_ops::FFT2D(complex_input(input), {.name = options.name});
}

Tensor fft3d(const TensorLike& input, const NameOptions& options) {
  return raw_ops::FFT3D(complex_input(input), {.name = options.name});
}

Tensor ifft(const TensorLike& input, const NameOptions& options) {
  return raw_ops::IFFT(complex_input(input), {.name = options.name});
}

Tensor ifft2d(const TensorLike& input, const NameOptions& options) {
  return raw_ops::IFFT2D(complex_input(input), {.name = options.name});
}

Tensor ifft3d(const TensorLike& input, const NameOptions& options) {
  return raw_ops::IFFT3D(complex_input(input), {.name = options.name});
}

Tensor rfft(const TensorLike& input_tensor, const RfftOptions& options) {
  return run_rfft(raw_ops::RFFT, 1, "rfft", input_tensor, options);
}

Tensor rfft2d(const TensorLike& input_tensor, const RfftOptions& options) {
  return run_rfft(raw_ops::RFFT2D, 2, "rfft2d", input_tensor, options);
}

Tensor rfft3d(const TensorLike& input_tensor, const RfftOptions& options) {
  return run_rfft(raw_ops::RFFT3D, 3, "rfft3d", input_tensor, options);
}

Tensor irfft(const TensorLike& input_tensor, const RfftOptions& options) {
  return run_irfft(raw_ops::IRFFT, 1, "irfft", input_tensor, options);
}

Tensor irfft2d(const TensorLike& input_tensor, const RfftOptions& options) {
  return run_irfft(raw_ops::IRFFT2D, 2, "irfft2d", input_tensor, options);
}

Tensor irfft3d(const TensorLike& input_tensor, const RfftOptions& options) {
  return run_irfft(raw_ops::IRFFT3D, 3, "irfft3d", input_tensor, options);
}

Tensor fftnd(const TensorLike& input_tensor, const FftndOptions& options) {
  const auto scope = name_scope(options.name, "fftnd");
  const Tensor input = complex_input(input_tensor);
  const Tensor axes = axes_of(input, options.axes);
  Prepared prepared = prepare_nd(input, axes, options, Direction::kForward);
  if (const auto scale = scale_of(options.norm, prepared.length)) {
    prepared.input = prepared.input / *scale;
  }
  return raw_ops::FFTND(prepared.input, prepared.length, axes,
                        {.name = scope.name()});
}

Tensor ifftnd(const TensorLike& input_tensor, const FftndOptions& options) {
  const auto scope = name_scope(options.name, "ifftnd");
  const Tensor input = complex_input(input_tensor);
  const Tensor axes = axes_of(input, options.axes);
  Prepared prepared = prepare_nd(input, axes, options, Direction::kForward);
  if (const auto scale = scale_of(options.norm, prepared.length)) {
    prepared.input = prepared.input * *scale;
  }
  return raw_ops::IFFTND(prepared.input, prepared.length, axes,
                         {.name = scope.name()});
}

Tensor rfftnd(const TensorLike& input_tensor, const FftndOptions& options) {
  const auto scope = name_scope(options.name, "rfftnd");
  const Tensor input = real_input(input_tensor);
  const Tensor axes = axes_of(input, options.axes);
  Prepared prepared = prepare_nd(input, axes, options, Direction::kForward);
  if (const auto scale = scale_of(options.norm, prepared.length)) {
    prepared.input = prepared.input / *scale;
  }
  return raw_ops::RFFTND(
      prepared.input, prepared.length, axes,
      {.Tcomplex = complex_dtype(input.dtype()), .name = scope.name()});
}

Tensor irfftnd(const TensorLike& input_tensor, const FftndOptions& options) {
  const auto scope = name_scope(options.name, "irfftnd");
  const Tensor input = complex_input(input_tensor);
  const Tensor axes = axes_of(input, options.axes);
  fft_rank_of(input, axes);
  check_complex(input);
  Prepared prepared = prepare_nd(input, axes, options, Direction::kReverse);
  if (const auto scale = scale_of(options.norm, prepared.length)) {
    prepared.input = prepared.input * *scale;
  }
  return raw_ops::IRFFTND(
      prepared.input, prepared.length, axes,
      {.Treal = input.dtype().real_dtype(), .name = scope.name()});
}

}  // namespace tfx::signal

namespace tfx {

Tensor fftnd(const TensorLike& input, const ShapeLike& fft_length,
             const ShapeLike& axes, const NameOptions& options) {
  return raw_ops::FFTND(input.to_tensor_like(complex64),
                        fft_length.to_tensor(int32), axes.to_tensor(int32),
                        {.name = options.name});
}

Tensor ifftnd(const TensorLike& input, const ShapeLike& fft_length,
              const ShapeLike& axes, const NameOptions& options) {
  return raw_ops::IFFTND(input.to_tensor_like(complex64),
                         fft_length.to_tensor(int32), axes.to_tensor(int32),
                         {.name = options.name});
}

Tensor rfftnd(const TensorLike& input, const ShapeLike& fft_length,
              const ShapeLike& axes, const RfftndOptions& options) {
  return raw_ops::RFFTND(input.to_tensor_like(float32),
                         fft_length.to_tensor(int32), axes.to_tensor(int32),
                         {.Tcomplex = options.Tcomplex, .name = options.name});
}

Tensor irfftnd(const TensorLike& input, const ShapeLike& fft_length,
               const ShapeLike& axes, const IrfftndOptions& options) {
  return raw_ops::IRFFTND(input.to_tensor_like(complex64),
                          fft_length.to_tensor(int32), axes.to_tensor(int32),
                          {.Treal = options.Treal, .name = options.name});
}

}  // namespace tfx
