// TensorSpan: several tensors, as a parameter.
#ifndef TFX_CORE_TENSOR_SPAN_H_
#define TFX_CORE_TENSOR_SPAN_H_

#include <initializer_list>
#include <span>

#include "tfx/core/tensor.h"

namespace tfx {

// In whatever holds them: {a, b}, a vector, an array. A view.
class TensorSpan : public std::span<const Tensor> {
 public:
  using std::span<const Tensor>::span;
  TensorSpan(std::span<const Tensor> tensors)  // NOLINT
      : std::span<const Tensor>(tensors) {}
  // Lives as long as the expression that it stands in.
  TensorSpan(std::initializer_list<Tensor> tensors)  // NOLINT
      : std::span<const Tensor>(tensors.begin(), tensors.size()) {}
};

}  // namespace tfx

#endif  // TFX_CORE_TENSOR_SPAN_H_
