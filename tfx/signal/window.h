// tf.signal: window functions for the frames of a signal: hann_window,
// hamming_window, vorbis_window, kaiser_window, kaiser_bessel_derived_window.
#ifndef TFX_SIGNAL_WINDOW_H_
#define TFX_SIGNAL_WINDOW_H_

#include <concepts>
#include <optional>
#include <string>
#include <utility>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::signal {

struct CosineWindowOptions {
  ByName by_name{};
  // Whether the window is periodic rather than symmetric; only even lengths
  // differ.
  TensorOption periodic = true;
  DType dtype = float32;
  std::string name = {};
};
Tensor hann_window(const TensorLike& window_length,
                   const CosineWindowOptions& options = {});
Tensor hamming_window(const TensorLike& window_length,
                      const CosineWindowOptions& options = {});

struct VorbisWindowOptions {
  ByName by_name{};
  DType dtype = float32;
  std::string name = {};
};
Tensor vorbis_window(const TensorLike& window_length,
                     const VorbisWindowOptions& options = {});

struct KaiserWindowOptions {
  ByName by_name{};
  TensorOption beta = 12.0;
  DType dtype = float32;
  std::string name = {};
};
Tensor kaiser_window(const TensorLike& window_length,
                     const KaiserWindowOptions& options = {});
Tensor kaiser_bessel_derived_window(const TensorLike& window_length,
                                    const KaiserWindowOptions& options = {});

// A function from a length (an int32 scalar) and a dtype to a window: one of
// the functions above, a custom one, or none.
//
//   tf::signal::stft(x, 400, 160, {.window_fn = tf::signal::hamming_window});
class WindowFn {
 public:
  // Implicit, so that a window function can be passed directly.
  WindowFn() = default;
  WindowFn(std::nullopt_t) {}                   // NOLINT
  WindowFn(Tensor (*window)(const TensorLike&,  // NOLINT
                            const CosineWindowOptions&));
  WindowFn(Tensor (*window)(const TensorLike&,  // NOLINT
                            const VorbisWindowOptions&));
  WindowFn(Tensor (*window)(const TensorLike&,  // NOLINT
                            const KaiserWindowOptions&));
  template <std::invocable<const Tensor&, DType> Function>
  WindowFn(Function function)  // NOLINT
      : function_(std::move(function)) {}

  bool is_none() const { return !function_; }
  Tensor operator()(const Tensor& window_length, DType dtype) const {
    return function_(window_length, dtype);
  }

 private:
  Callable<Tensor(const Tensor& window_length, DType dtype)> function_;
};

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_WINDOW_H_
