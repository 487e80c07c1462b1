// tf.signal: discrete Fourier transforms: fft, ifft, rfft, irfft, and their 2d,
// 3d and nd variants; also tf.fftnd, tf.ifftnd, tf.rfftnd and tf.irfftnd, which
// differ from those of tf.signal.
#ifndef TFX_SIGNAL_FFT_H_
#define TFX_SIGNAL_FFT_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"

namespace tfx::signal {

// Transforms of complex numbers, over the last one, two or three dimensions.
Tensor fft(const TensorLike& input, const NameOptions& options = {});
Tensor fft2d(const TensorLike& input, const NameOptions& options = {});
Tensor fft3d(const TensorLike& input, const NameOptions& options = {});
Tensor ifft(const TensorLike& input, const NameOptions& options = {});
Tensor ifft2d(const TensorLike& input, const NameOptions& options = {});
Tensor ifft3d(const TensorLike& input, const NameOptions& options = {});

struct RfftOptions {
  ByName by_name{};
  // The length of each transformed dimension: the input is cut or padded to it.
  // None: the input's.
  ShapeLike fft_length = std::nullopt;
  std::string name = {};
};
// Transforms of real numbers to the first half of the spectrum (the other half
// follows from it), and back.
Tensor rfft(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor rfft2d(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor rfft3d(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor irfft(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor irfft2d(const TensorLike& input_tensor, const RfftOptions& options = {});
Tensor irfft3d(const TensorLike& input_tensor, const RfftOptions& options = {});

struct FftndOptions {
  ByName by_name{};
  ShapeLike fft_length = std::nullopt;
  // The dimensions to transform; all by default.
  ShapeLike axes = std::nullopt;
  // "backward" (default): the inverse is divided by the size; "forward": the
  // forward transform is; "ortho": both are divided by its square root.
  std::string norm = {};
  std::string name = {};
};
// Over any dimensions. TensorFlow 2.21 has no CPU kernels for these: they throw
// NotFoundError on the CPU, as in Python.
Tensor fftnd(const TensorLike& input_tensor, const FftndOptions& options = {});
Tensor ifftnd(const TensorLike& input_tensor, const FftndOptions& options = {});
Tensor rfftnd(const TensorLike& input_tensor, const FftndOptions& options = {});
Tensor irfftnd(const TensorLike& input_tensor,
               const FftndOptions& options = {});

}  // namespace tfx::signal

namespace tfx {

// The functions of plain tf differ from those of tf.signal, as in Python: they
// are the raw operations, without inferred arguments.
Tensor fftnd(const TensorLike& input, const ShapeLike& fft_length,
             const ShapeLike& axes, const NameOptions& options = {});
Tensor ifftnd(const TensorLike& input, const ShapeLike& fft_length,
              const ShapeLike& axes, const NameOptions& options = {});

struct RfftndOptions {
  ByName by_name{};
  DType Tcomplex = complex64;  // dtype of the result
  std::string name = {};
};
Tensor rfftnd(const TensorLike& input, const ShapeLike& fft_length,
              const ShapeLike& axes, const RfftndOptions& options = {});

struct IrfftndOptions {
  ByName by_name{};
  DType Treal = float32;  // dtype of the result
  std::string name = {};
};
Tensor irfftnd(const TensorLike& input, const ShapeLike& fft_length,
               const ShapeLike& axes, const IrfftndOptions& options = {});

}  // namespace tfx

#endif  // TFX_SIGNAL_FFT_H_
