// tf.signal.frame, tf.signal.overlap_and_add: signals cut into frames, and put
// together again.
#ifndef TFX_SIGNAL_FRAME_H_
#define TFX_SIGNAL_FRAME_H_

#include <cstdint>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::signal {

struct FrameOptions {
  // Whether the last frames, which reach beyond the end, are filled up.
  bool pad_end = false;
  TensorOption pad_value = 0;
  int64_t axis = -1;
  std::string name = {};
};
// Frames of `frame_length`, one every `frame_step`: a dimension more.
Tensor frame(const TensorLike& signal, const TensorLike& frame_length,
             const TensorLike& frame_step, const FrameOptions& options = {});

// The sum of frames, the last two dimensions, that begin `frame_step` apart.
Tensor overlap_and_add(const TensorLike& signal, const TensorLike& frame_step,
                       const NameOptions& options = {});

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_FRAME_H_
