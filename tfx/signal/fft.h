// tf.signal: discrete Fourier transforms: fft, ifft, rfft, irfft, the same with
// 2d, 3d and nd behind; and tf.fftnd and its like, which are others.
#ifndef TFX_SIGNAL_FFT_H_
#define TFX_SIGNAL_FFT_H_

#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"

namespace tfx::signal {

// Of complex numbers, over the last one, two or three dimensions.
Tensor fft(const TensorLike& input, const NameOptions& options = {});
Tensor fft2d(const TensorLike& input, const NameOptions& options = {});
Tensor fft3d(const TensorLike& input, const NameOptions& options = {});
Tensor ifft(const TensorLike& input, const NameOptions& options = {});
Tensor ifft2d(const TensorLike& input, const NameOptions& options = {});
Tensor ifft3d(const TensorLike& input, const NameOptions& options = {});

struct RfftOptions {
  // Of each transformed dimension: the input is cut or padded to it. By default
  // the input's.
  ShapeLike fft_length = std::nullopt;
  std::string name = {};
};
// Of real numbers: the first half of the frequencies, the others follow from
// them; and back.
Tensor rfft(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor rfft2d(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor rfft3d(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor irfft(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor irfft2d(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor irfft3d(const TensorLike& input_tensor, const RfftOptions& options = {});

struct FftndOptions {
  ShapeLike fft_length = std::nullopt;
  // Which dimensions; all by default.
  ShapeLike axes = std::nullopt;
  // What is divided by the size: "backward" (by default) the inverse,
  // "forward" the transform, "ortho" both by its root.
  std::string norm = {};
  std::string name = {};
};
// Of any dimensions. TensorFlow 2.21 has no kernels of these for the CPU: they
// throw NotFoundError there, as in Python.
Tensor fftnd(const TensorLike& input_tensor, const FftndOptions& options = {});
Tensor ifftnd(const TensorLike& input_tensor, const FftndOptions& options = {});
Tensor rfftnd(const TensorLike& input_tensor, const FftndOptions& options = {});
Tensor irfftnd(const TensorLike& input_tensor,
               const FftndOptions& options = {});

}  // namespace tfx::signal

namespace tfx {

// In plain tf these are other functions, as in Python: the operations
// themselves, with all that tf.signal finds out by itself.
Tensor fftnd(const TensorLike& input, const ShapeLike& fft_length,
             const ShapeLike& axes, const NameOptions& options = {});
Tensor ifftnd(const TensorLike& input, const ShapeLike& fft_length,
              const ShapeLike& axes, const NameOptions& options = {});

struct RfftndOptions {
  DType Tcomplex = complex64;  // of the result
  std::string name = {};
};
Tensor rfftnd(const TensorLike& input, const ShapeLike& fft_length,
              const ShapeLike& axes, const RfftndOptions& options = {});

struct IrfftndOptions {
  DType Treal = float32;  // of the result
  std::string name = {};
};
Tensor irfftnd(const TensorLike& input, const ShapeLike& fft_length,
               const ShapeLike& axes, const IrfftndOptions& options = {});

}  // namespace tfx

#endif  // TFX_SIGNAL_FFT_H_
