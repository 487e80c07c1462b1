// TensorSpan: several tensors, as a parameter.
#ifndef TFX_CORE_TENSOR_SPAN_H_
#define TFX_CORE_TENSOR_SPAN_H_

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

#include "tfx/core/tensor.h"

namespace tfx {

// In whatever holds them: {a, b}, a vector, an array. A view.
class TensorSpan : public std::span<const Tensor> {
 public:
  // Not span's own constructors: to find that none of those for ranges is
  // meant costs every header more than these.
  TensorSpan() = default;
  TensorSpan(const Tensor* first, size_t count)
      : std::span<const Tensor>(first, count) {}
  TensorSpan(std::span<const Tensor> tensors)  // NOLINT
      : std::span<const Tensor>(tensors) {}
  TensorSpan(const std::vector<Tensor>& tensors)  // NOLINT
      : std::span<const Tensor>(tensors.data(), tensors.size()) {}
  template <size_t kCount>
  TensorSpan(const std::array<Tensor, kCount>& tensors)  // NOLINT
      : std::span<const Tensor>(tensors.data(), kCount) {}
  template <size_t kCount>
  TensorSpan(const Tensor (&tensors)[kCount])  // NOLINT
      : std::span<const Tensor>(tensors, kCount) {}
  // Lives as long as the expression that it stands in.
  TensorSpan(std::initializer_list<Tensor> tensors)  // NOLINT
      : std::span<const Tensor>(tensors.begin(), tensors.size()) {}
};

}  // namespace tfx

#endif  // TFX_CORE_TENSOR_SPAN_H_
