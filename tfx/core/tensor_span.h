// TensorSpan: the parameter type for several tensors.
#ifndef TFX_CORE_TENSOR_SPAN_H_
#define TFX_CORE_TENSOR_SPAN_H_

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

#include "tfx/core/tensor.h"

namespace tfx {

// A view of {a, b}, a vector, an array or a span.
class TensorSpan : public std::span<const Tensor> {
 public:
  // Not inherited: overload resolution among std::span's range constructors
  // would slow down the compilation of every caller.
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
  // Valid until the end of the full expression.
  TensorSpan(std::initializer_list<Tensor> tensors)  // NOLINT
      : std::span<const Tensor>(tensors.begin(), tensors.size()) {}
};

}  // namespace tfx

#endif  // TFX_CORE_TENSOR_SPAN_H_
