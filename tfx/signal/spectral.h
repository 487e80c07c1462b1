// tf.signal: spectra of a signal's frames, and back: stft, inverse_stft,
// inverse_stft_window_fn, mdct, inverse_mdct.
#ifndef TFX_SIGNAL_SPECTRAL_H_
#define TFX_SIGNAL_SPECTRAL_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/signal/window.h"

namespace tfx::signal {

struct StftOptions {
  ByName by_name{};
  // None: the least power of 2 that holds a frame.
  TensorOption fft_length = {};
  WindowFn window_fn = hann_window;
  bool pad_end = false;
  std::string name = {};
};
// Short-time Fourier transform: rfft() of the windowed frames.
Tensor stft(const TensorLike& signals, const TensorLike& frame_length,
            const TensorLike& frame_step, const StftOptions& options = {});

struct InverseStftOptions {
  ByName by_name{};
  TensorOption fft_length = {};
  WindowFn window_fn = hann_window;
  std::string name = {};
};
// Restores the signal, if window_fn is inverse_stft_window_fn() of stft()'s
// window.
Tensor inverse_stft(const TensorLike& stfts, const TensorLike& frame_length,
                    const TensorLike& frame_step,
                    const InverseStftOptions& options = {});

struct InverseStftWindowFnOptions {
  ByName by_name{};
  WindowFn forward_window_fn = hann_window;
  std::string name = {};
};
WindowFn inverse_stft_window_fn(const TensorLike& frame_step,
                                const InverseStftWindowFnOptions& options = {});

struct MdctOptions {
  ByName by_name{};
  WindowFn window_fn = vorbis_window;
  bool pad_end = false;
  std::string norm = {};  // empty, or "ortho"
  std::string name = {};
};
// Modified discrete cosine transform of frames that overlap by half.
// frame_length must be a multiple of 4.
Tensor mdct(const TensorLike& signals, const TensorLike& frame_length,
            const MdctOptions& options = {});

struct InverseMdctOptions {
  ByName by_name{};
  WindowFn window_fn = vorbis_window;
  std::string norm = {};
  std::string name = {};
};
Tensor inverse_mdct(const TensorLike& mdcts,
                    const InverseMdctOptions& options = {});

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_SPECTRAL_H_
