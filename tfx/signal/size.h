// Integers that are known statically or only when a graph runs. Private header
// of this room.
#ifndef TFX_SIGNAL_SIZE_H_
#define TFX_SIGNAL_SIZE_H_

#include <cstdint>
#include <initializer_list>
#include <utility>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx::signal {

// Arithmetic on known sizes is done immediately, otherwise by operations.
class Size {
 public:
  Size(int64_t number) : number_(number) {}  // NOLINT: a number is meant
  // From a scalar; known if its value is. Throws ValueError for other ranks.
  static Size of(const TensorLike& value);
  // shape(x)[axis]. The axis must be negative if the rank is unknown.
  static Size of_dimension(const Tensor& x, int axis);
  static Size rank_of(const Tensor& x);

  bool is_known() const { return !tensor_.has_value(); }
  int64_t number() const { return number_; }
  // As an int32 scalar.
  Tensor tensor() const;
  // As a dimension of a shape.
  Dimension dimension() const {
    return is_known() ? Dimension(number_) : Dimension(tensor_);
  }

  friend Size operator+(const Size& a, const Size& b);
  friend Size operator-(const Size& a, const Size& b);
  friend Size operator*(const Size& a, const Size& b);
  // Rounded down, and rounded up. Throw InvalidArgumentError on division by 0.
  friend Size floordiv(const Size& a, const Size& b);
  friend Size ceildiv(const Size& a, const Size& b);
  friend Size max(const Size& a, const Size& b);
  friend Size gcd(const Size& a, const Size& b);
  // Whether both are known and equal.
  friend bool are_equal(const Size& a, const Size& b) {
    return a.is_known() && b.is_known() && a.number_ == b.number_;
  }

 private:
  explicit Size(Tensor tensor);

  int64_t number_ = 0;
  Tensor tensor_;
};

// int32 vectors.
Tensor vector_of(std::initializer_list<Size> sizes);
Tensor join(std::initializer_list<Tensor> vectors);
// An int32 matrix of two columns: paddings of dimensions.
Tensor rows_of(std::initializer_list<std::pair<Size, Size>> rows);
// shape(x)[begin:end] as in Python; a constant if known.
Tensor dims_of(const Tensor& x, std::optional<int> begin,
               std::optional<int> end);

// x[..., :size].
Tensor first_of(const Tensor& x, const Size& size);
// Appends zeros along the last dimension of x.
Tensor zeros_behind(const Tensor& x, const Size& count);

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_SIZE_H_
