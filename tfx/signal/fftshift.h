// tf.signal.fftshift, tf.signal.ifftshift: move the frequency 0 to the middle,
// and back.
#ifndef TFX_SIGNAL_FFTSHIFT_H_
#define TFX_SIGNAL_FFTSHIFT_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::signal {

struct FftshiftOptions {
  ByName by_name{};
  Axis axes = {};  // None: all
  std::string name = {};
};
// Swap the halves of dimensions.
Tensor fftshift(const TensorLike& x, const FftshiftOptions& options = {});
Tensor ifftshift(const TensorLike& x, const FftshiftOptions& options = {});

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_FFTSHIFT_H_
