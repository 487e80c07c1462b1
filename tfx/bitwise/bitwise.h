// tf.bitwise: bitwise operations on integers, element by element.
#ifndef TFX_BITWISE_BITWISE_H_
#define TFX_BITWISE_BITWISE_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::bitwise {

// Binary operations broadcast. A literal takes the other operand's dtype.
Tensor bitwise_and(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options = {});
Tensor bitwise_or(const TensorLike& x, const TensorLike& y,
                  const NameOptions& options = {});
Tensor bitwise_xor(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options = {});
// Shifts are clamped to [0, bits - 1].
Tensor left_shift(const TensorLike& x, const TensorLike& y,
                  const NameOptions& options = {});
// An arithmetic shift: negative numbers stay negative.
Tensor right_shift(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options = {});

Tensor invert(const TensorLike& x, const NameOptions& options = {});

}  // namespace tfx::bitwise

#endif  // TFX_BITWISE_BITWISE_H_
