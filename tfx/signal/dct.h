// tf.signal.dct, tf.signal.idct: cosine transforms of the last dimension.
#ifndef TFX_SIGNAL_DCT_H_
#define TFX_SIGNAL_DCT_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::signal {

struct DctOptions {
  int64_t type = 2;  // 1 to 4
  // The input is cut or padded to it. By default its length.
  std::optional<int64_t> n = std::nullopt;
  int64_t axis = -1;      // no other
  std::string norm = {};  // none, or "ortho"
  std::string name = {};
};
// Of float32 or float64.
Tensor dct(const TensorLike& input, const DctOptions& options = {});
// The inverse of the type, but for a factor if there is no norm.
Tensor idct(const TensorLike& input, const DctOptions& options = {});

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_DCT_H_
