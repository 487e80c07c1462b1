// Whole numbers that are known now, or only when a graph runs; for the sources
// of this folder.
#ifndef TFX_SIGNAL_SIZE_H_
#define TFX_SIGNAL_SIZE_H_

#include <cstdint>
#include <initializer_list>
#include <utility>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx::signal {

// Arithmetic with what is known is done now, with the rest by operations.
class Size {
 public:
  Size(int64_t number) : number_(number) {}  // NOLINT: a number is meant
  // A scalar, whose value may be known. Throws ValueError if it is none.
  static Size of(const TensorLike& value);
  // shape(x)[axis]; an axis that counts from the end if the rank is not known.
  static Size of_dimension(const Tensor& x, int axis);
  // The rank of a tensor.
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
  // Rounded down, and up. Throw InvalidArgumentError for a division by 0.
  friend Size floordiv(const Size& a, const Size& b);
  friend Size ceildiv(const Size& a, const Size& b);
  friend Size max(const Size& a, const Size& b);
  friend Size gcd(const Size& a, const Size& b);
  // Whether it is known that they are equal.
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
// An int32 matrix of two columns: what a dimension is padded with.
Tensor rows_of(std::initializer_list<std::pair<Size, Size>> rows);
// shape(x)[begin:end] as Python slices, a constant where it is known.
Tensor dims_of(const Tensor& x, std::optional<int> begin,
               std::optional<int> end);

// x[..., :size].
Tensor first_of(const Tensor& x, const Size& size);
// x with zeros behind its last dimension.
Tensor zeros_behind(const Tensor& x, const Size& count);

}  // namespace tfx::signal

#endif  // TFX_SIGNAL_SIZE_H_
