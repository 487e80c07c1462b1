// TensorsLike: a parameter that is a list of tensors.
//
//   tf::concat({a, b}, 0); tf::stack({x, 1.0, 2.0}); tf::stack(vector);
//
// It takes a container of tensors, or a braced list that may contain literals,
// which get the dtype of the first tensor (or throw TypeError). For parameters
// only: it may refer to its argument and must not outlive it.
#ifndef TFX_OPS_TENSORS_LIKE_H_
#define TFX_OPS_TENSORS_LIKE_H_

#include <initializer_list>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"

namespace tfx {

class TensorsLike {
 public:
  TensorsLike(std::initializer_list<TensorLike> list);  // NOLINT
  TensorsLike(TensorSpan tensors) : span_(tensors) {}   // NOLINT
  TensorsLike(std::span<const Tensor> tensors)          // NOLINT
      : span_(tensors) {}
  TensorsLike(const std::vector<Tensor>& tensors);  // NOLINT
  TensorsLike(std::vector<Tensor>&& tensors);       // NOLINT
  // For variables and gradients.
  template <internal::ConvertsToTensor T>
  TensorsLike(const std::vector<T>& values)  // NOLINT
      : TensorsLike(std::vector<Tensor>(values.begin(), values.end())) {}
  // Each string is a scalar.
  TensorsLike(const std::vector<std::string>& values);  // NOLINT
  TensorsLike(const TensorsLike&) = delete;
  TensorsLike& operator=(const TensorsLike&) = delete;

  TensorSpan tensors() const { return span_; }

 private:
  std::vector<Tensor> converted_;
  TensorSpan span_;
};

}  // namespace tfx

#endif  // TFX_OPS_TENSORS_LIKE_H_
