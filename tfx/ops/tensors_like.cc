#include "tfx/ops/tensors_like.h"

#include <algorithm>

#include "tfx/ops/array_helpers.h"

namespace tfx {

TensorsLike::TensorsLike(std::initializer_list<TensorLike> list) {
  const auto* tensor =
      std::find_if(list.begin(), list.end(),
                   [](const TensorLike& value) { return value.is_tensor(); });
  DType dtype = tensor == list.end() ? DType() : tensor->dtype();
  for (const TensorLike& value : list) {
    converted_.push_back(internal::value_of(value, dtype));
    if (!dtype) dtype = converted_.back().dtype();
  }
  span_ = TensorSpan(converted_);
}
TensorsLike::TensorsLike(const std::vector<Tensor>& tensors) : span_(tensors) {}
TensorsLike::TensorsLike(std::vector<Tensor>&& tensors)
    : converted_(std::move(tensors)), span_(converted_) {}
TensorsLike::TensorsLike(const std::vector<std::string>& values) {
  converted_.reserve(values.size());
  for (const std::string& value : values) {
    converted_.emplace_back(c::Tensor::scalar_string(value));
  }
  span_ = TensorSpan(converted_);
}

}  // namespace tfx
