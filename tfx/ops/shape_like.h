// ShapeLike: a parameter that is a shape, or has a number for each dimension
// (sizes, multiples, a permutation).
//
//   tf::reshape(x, {2, -1}); tf::zeros(y.shape()); tf::tile(x, {n, 1});
//
// It takes a list of numbers and scalar tensors, a tensor of numbers, a
// TensorShape, a container of integers, or one number. Numbers get the integer
// dtype of the op's other arguments; tensors keep theirs. Owns its value.
#ifndef TFX_OPS_SHAPE_LIKE_H_
#define TFX_OPS_SHAPE_LIKE_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

// A number, or a scalar tensor that holds it.
class Dimension {
 public:
  template <std::integral T>
  Dimension(T value) : value_(static_cast<int64_t>(value)) {}  // NOLINT
  template <std::convertible_to<Tensor> T>
  Dimension(const T& value) : tensor_(value) {}  // NOLINT

  bool is_tensor() const { return tensor_.has_value(); }
  int64_t value() const { return value_; }
  const Tensor& tensor() const { return tensor_; }

 private:
  int64_t value_ = 0;
  Tensor tensor_;
};

namespace internal {

template <typename T>
concept IntegerArray = TypedArray<T> && std::integral<ValueType<T>>;

}  // namespace internal

class ShapeLike {
 public:
  // All implicit, so that values convert. None, for options:
  ShapeLike(std::nullopt_t) {}  // NOLINT
  // {}, {2, 3}, {n, -1}
  ShapeLike(std::initializer_list<Dimension> dimensions);   // NOLINT
  ShapeLike(Tensor tensor) : tensor_(std::move(tensor)) {}  // NOLINT
  // Throws ValueError if a dimension is unknown, as Python does.
  ShapeLike(const TensorShape& shape);  // NOLINT
  template <std::integral T>
  ShapeLike(T number)  // NOLINT
      : numbers_(std::vector<int64_t>(1, static_cast<int64_t>(number))),
        is_scalar_(true) {}
  template <internal::IntegerArray T>
  ShapeLike(const T& array)  // NOLINT
      : numbers_(std::vector<int64_t>(std::begin(array), std::end(array))) {}
  template <internal::ConvertsToTensor T>
  ShapeLike(const T& value) : tensor_(static_cast<Tensor>(value)) {}  // NOLINT

  bool is_none() const { return !numbers_ && !tensor_.has_value(); }
  // Whether it is a single number, not a list of one.
  bool is_number() const { return is_scalar_; }
  // Whether it is a tensor, so that its dtype is fixed.
  bool is_tensor() const { return tensor_.has_value(); }
  // The numbers; nullptr if it is a tensor or None.
  const std::vector<int64_t>* numbers() const {
    return numbers_ ? &*numbers_ : nullptr;
  }

  // As a tensor: int32, or int64 if a number needs it.
  Tensor to_tensor() const;
  // The same, with numbers converted to `dtype`.
  Tensor to_tensor(DType dtype) const;

 private:
  DType own_dtype() const;

  std::optional<std::vector<int64_t>> numbers_;
  bool is_scalar_ = false;
  Tensor tensor_;
};

}  // namespace tfx

#endif  // TFX_OPS_SHAPE_LIKE_H_
