#include "tfx/core/constant_value.h"

namespace tfx {

const c::Tensor* constant_value(const Tensor& tensor) { return &tensor.host(); }

std::optional<std::vector<int64_t>> constant_integers(const Tensor& tensor) {
  if (constant_value(tensor) == nullptr) return std::nullopt;
  if (tensor.dtype() == int32) {
    const auto values = tensor.data<int32_t>();
    return std::vector<int64_t>(values.begin(), values.end());
  }
  const auto values = tensor.data<int64_t>();
  return std::vector<int64_t>(values.begin(), values.end());
}

std::optional<int64_t> constant_integer(const Tensor& tensor) {
  if (constant_value(tensor) == nullptr) return std::nullopt;
  return tensor.dtype() == int32 ? tensor.item<int32_t>()
                                 : tensor.item<int64_t>();
}

}  // namespace tfx
