#include "tfx/signal/spectral.h"

#include <cmath>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/signal/dct.h"
#include "tfx/signal/fft.h"
#include "tfx/signal/frame.h"
#include "tfx/signal/size.h"

namespace tfx::signal {
namespace {

Size enclosing_power_of_two(const Size& value) {
  if (value.is_known()) {
    const auto number = static_cast<double>(value.number());
    if (number < 0) throw ValueError("cannot convert float NaN to integer");
    return {static_cast<int64_t>(
        std::exp2(std::ceil(std::log(number) / std::log(2.0))))};
  }
  const Tensor exponent =
      math::ceil(math::log(cast(value.tensor(), float32)) / math::log(2.0));
  return Size::of(cast(math::pow(2.0, exponent), int32));
}

Size fft_length_of(const TensorOption& option, const Size& frame_length) {
  return option.is_none() ? enclosing_power_of_two(frame_length)
                          : Size::of(option.value());
}

// Cuts or zero-pads frames, the last dimension.
Tensor frames_of_length(const Tensor& frames, const Size& length) {
  const Size actual = Size::of_dimension(frames, -1);
  if (!length.is_known() || !actual.is_known()) {
    const Tensor cut = first_of(frames, length);
    return zeros_behind(cut, max(0, length - Size::of_dimension(cut, -1)));
  }
  if (actual.number() > length.number()) return first_of(frames, length);
  if (actual.number() == length.number()) return frames;
  return zeros_behind(frames, length - actual);
}

void set_last_dimension(const Tensor& tensor, const Size& size) {
  if (!size.is_known() || tensor.rank() < 0) return;
  std::vector<int64_t> dims(static_cast<size_t>(tensor.rank()), kNone);
  dims.back() = size.number();
  tensor.set_shape(dims);
}

// The constant weight of frames if there is no window; keeps the signal's
// level.
double no_window() { return 1.0 / std::sqrt(2.0); }

Tensor reversed(const Tensor& tensor) { return reverse(tensor, {-1}); }

// forward divided by the sum of its squares over overlapping frames.
Tensor inverse_window(const Tensor& frame_length, const Size& step, DType dtype,
                      const WindowFn& forward_window_fn) {
  const Size length = Size::of(frame_length);
  const Tensor forward = forward_window_fn(frame_length, dtype);
  const Size overlaps = ceildiv(length, step);
  const Size whole = overlaps * step;
  Tensor sums = zeros_behind(math::square(forward), whole - length);
  sums = reshape(sums, {overlaps.dimension(), step.dimension()});
  sums = math::reduce_sum(sums, {.axis = 0, .keepdims = true});
  sums = tile(sums, {overlaps.dimension(), 1});
  sums = first_of(reshape(sums, {whole.dimension()}), length);
  return where(math::equal(sums, 0.0), zeros_like(forward), forward / sums);
}

}  // namespace

Tensor stft(const TensorLike& signals, const TensorLike& frame_length,
            const TensorLike& frame_step, const StftOptions& options) {
  const auto scope = name_scope(options.name, "stft");
  const Tensor input = signals.to_tensor();
  input.shape().with_rank_at_least(1);
  const Size length = Size::of(frame_length);
  const Size fft_length = fft_length_of(options.fft_length, length);
  Tensor frames =
      frame(input, frame_length, frame_step, {.pad_end = options.pad_end});
  if (!options.window_fn.is_none()) {
    frames = frames * options.window_fn(length.tensor(), frames.dtype());
  }
  return rfft(frames, {.fft_length = {fft_length.dimension()}});
}

Tensor inverse_stft(const TensorLike& stfts, const TensorLike& frame_length,
                    const TensorLike& frame_step,
                    const InverseStftOptions& options) {
  const auto scope = name_scope(options.name, "inverse_stft");
  const Tensor spectra = stfts.to_tensor();
  spectra.shape().with_rank_at_least(2);
  const Size length = Size::of(frame_length);
  const Size step = Size::of(frame_step);
  const Size fft_length = fft_length_of(options.fft_length, length);
  Tensor frames = frames_of_length(
      irfft(spectra, {.fft_length = {fft_length.dimension()}}), length);
  set_last_dimension(frames, length);
  if (!options.window_fn.is_none()) {
    frames = frames *
             options.window_fn(length.tensor(), spectra.dtype().real_dtype());
  }
  return overlap_and_add(frames, step.tensor());
}

WindowFn inverse_stft_window_fn(const TensorLike& frame_step,
                                const InverseStftWindowFnOptions& options) {
  return [step = frame_step.to_tensor(), forward = options.forward_window_fn,
          name = options.name](const Tensor& frame_length, DType dtype) {
    const auto scope = name_scope(name, "inverse_stft_window_fn");
    return inverse_window(frame_length, Size::of(step), dtype, forward);
  };
}

Tensor mdct(const TensorLike& signals, const TensorLike& frame_length,
            const MdctOptions& options) {
  const auto scope = name_scope(options.name, "mdct");
  const Tensor input = signals.to_tensor();
  input.shape().with_rank_at_least(1);
  const Size length = Size::of(frame_length);
  if (length.is_known() && length.number() % 4 != 0) {
    throw ValueError("The frame length must be a multiple of 4.");
  }
  Tensor frames = frame(input, frame_length, floordiv(length, 2).tensor(),
                        {.pad_end = options.pad_end});
  frames = options.window_fn.is_none()
               ? frames * no_window()
               : frames * options.window_fn(length.tensor(), frames.dtype());
  const std::vector<Tensor> quarters = split(frames, 4, {.axis = -1});
  const Tensor first = -reversed(quarters[2]) - quarters[3];
  const Tensor second = quarters[0] - reversed(quarters[1]);
  return dct(concat({first, second}, -1), {.type = 4, .norm = options.norm});
}

Tensor inverse_mdct(const TensorLike& mdcts,
                    const InverseMdctOptions& options) {
  const auto scope = name_scope(options.name, "inverse_mdct");
  const Tensor spectra = mdcts.to_tensor();
  spectra.shape().with_rank_at_least(2);
  const Size half = Size::of_dimension(spectra, -1);
  Tensor folded;
  if (options.norm.empty()) {
    const Tensor factor = 0.5 / cast(half.tensor(), spectra.dtype());
    folded = factor * dct(spectra, {.type = 4});
  } else {
    folded = dct(spectra, {.type = 4, .norm = options.norm});
  }
  const std::vector<Tensor> halves = split(folded, 2, {.axis = -1});
  Tensor frames = concat(
      {halves[1], -reversed(halves[1]), -reversed(halves[0]), -halves[0]}, -1);
  // The window's length is computed in the graph, as in Python.
  frames = options.window_fn.is_none()
               ? frames * no_window()
               : frames * options.window_fn(2 * half.tensor(), frames.dtype());
  return overlap_and_add(frames, half.tensor());
}

}  // namespace tfx::signal
