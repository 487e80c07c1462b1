// tf.signal.dct, tf.signal.idct: cosine transforms along the last dimension.
#ifndef TFX_SIGNAL_DCT_H_
#define TFX_SIGNAL_DCT_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::signal {

struct DctOptions {
  ByName by_name{};
  int64_t type = 2;  // 1 to 4
  // The input is cut or padded to this length. None: the input's length.
  std::optional<int64_t> n = std::nullopt;
  int64_t axis = -1;      // others are not supported
  std::string norm = {};  // empty, or "ortho"
  std::string name = {};
};
// For float32 or float64.
Tensor dct(const TensorLike& input, const DctOptions& options = {});
// The inverse of the given type, up to a factor if not normalised.
Tensor idct(const TensorLike& input, const DctOptions& options = {});

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_DCT_H_
