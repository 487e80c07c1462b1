// tf.signal.frame, tf.signal.overlap_and_add: split signals into frames, and
// join frames.
#ifndef TFX_SIGNAL_FRAME_H_
#define TFX_SIGNAL_FRAME_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::signal {

struct FrameOptions {
  ByName by_name{};
  // Whether to pad the last frames, which reach beyond the end.
  bool pad_end = false;
  TensorOption pad_value = 0;
  int64_t axis = -1;
  std::string name = {};
};
// Frames of `frame_length`, one every `frame_step` samples; adds a dimension.
Tensor frame(const TensorLike& signal, const TensorLike& frame_length,
             const TensorLike& frame_step, const FrameOptions& options = {});

// Sums frames, the last two dimensions, which start `frame_step` apart.
Tensor overlap_and_add(const TensorLike& signal, const TensorLike& frame_step,
                       const NameOptions& options = {});

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_FRAME_H_
