// The operators of tensors and variables, with Python's meaning: elementwise,
// broadcasting, literals converted to the tensor's dtype.
//
// == and != are elementwise, too; Tensor::is() compares identity. For Python's
// //, ** and @, which C++ lacks, use tf::floordiv, tf::pow and tf::matmul.
#ifndef TFX_OPS_OPERATORS_H_
#define TFX_OPS_OPERATORS_H_

#include <type_traits>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx {

namespace operators {

Tensor add(const TensorLike& x, const TensorLike& y);
Tensor subtract(const TensorLike& x, const TensorLike& y);
Tensor multiply(const TensorLike& x, const TensorLike& y);
Tensor divide(const TensorLike& x, const TensorLike& y);
Tensor modulo(const TensorLike& x, const TensorLike& y);
Tensor equal(const TensorLike& x, const TensorLike& y);
Tensor not_equal(const TensorLike& x, const TensorLike& y);
Tensor less(const TensorLike& x, const TensorLike& y);
Tensor less_equal(const TensorLike& x, const TensorLike& y);
Tensor greater(const TensorLike& x, const TensorLike& y);
Tensor greater_equal(const TensorLike& x, const TensorLike& y);
Tensor bit_and(const TensorLike& x, const TensorLike& y);
Tensor bit_or(const TensorLike& x, const TensorLike& y);
Tensor bit_xor(const TensorLike& x, const TensorLike& y);
Tensor negate(const TensorLike& x);
Tensor invert(const TensorLike& x);

// Tensors, and types that opt in to their operators (tf::Variable).
template <typename T>
concept Operand = std::is_same_v<T, Tensor> || requires {
  typename T::HasTensorOperators;
};

template <typename A, typename B>
concept Operands = (Operand<A> || Operand<B>)&&std::is_convertible_v<
    const A&, const TensorLike&>&& std::is_convertible_v<const B&,
                                                         const TensorLike&>;

// Converts the left operand before the right one (C++ leaves the order of
// arguments unspecified), so that tapes see variables in Python's order.
template <typename A, typename B>
Tensor in_order(Tensor (*function)(const TensorLike&, const TensorLike&),
                const A& a, const B& b) {
  const TensorLike& left = a;
  const TensorLike& right = b;
  return function(left, right);
}

}  // namespace operators

template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator+(const A& a, const B& b) {
  return operators::in_order(operators::add, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator-(const A& a, const B& b) {
  return operators::in_order(operators::subtract, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator*(const A& a, const B& b) {
  return operators::in_order(operators::multiply, a, b);
}
// Integers give a float64 (float32 below 32 bits), as in Python.
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator/(const A& a, const B& b) {
  return operators::in_order(operators::divide, a, b);
}
// The remainder of floordiv; it has the sign of b.
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator%(const A& a, const B& b) {
  return operators::in_order(operators::modulo, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator==(const A& a, const B& b) {
  return operators::in_order(operators::equal, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator!=(const A& a, const B& b) {
  return operators::in_order(operators::not_equal, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator<(const A& a, const B& b) {
  return operators::in_order(operators::less, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator<=(const A& a, const B& b) {
  return operators::in_order(operators::less_equal, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator>(const A& a, const B& b) {
  return operators::in_order(operators::greater, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator>=(const A& a, const B& b) {
  return operators::in_order(operators::greater_equal, a, b);
}
// Logical on bool, bitwise on integers.
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator&(const A& a, const B& b) {
  return operators::in_order(operators::bit_and, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator|(const A& a, const B& b) {
  return operators::in_order(operators::bit_or, a, b);
}
template <typename A, typename B>
requires operators::Operands<A, B> Tensor operator^(const A& a, const B& b) {
  return operators::in_order(operators::bit_xor, a, b);
}
template <operators::Operand T>
Tensor operator-(const T& x) {
  return operators::negate(x);
}
template <operators::Operand T>
Tensor operator~(const T& x) {
  return operators::invert(x);
}

// t += x makes t refer to a new tensor, as in Python; copies are unchanged.
template <typename B>
requires std::is_convertible_v<const B&, const TensorLike&> Tensor& operator+=(
    Tensor& a, const B& b) {
  return a = operators::add(a, b);
}
template <typename B>
requires std::is_convertible_v<const B&, const TensorLike&> Tensor& operator-=(
    Tensor& a, const B& b) {
  return a = operators::subtract(a, b);
}
template <typename B>
requires std::is_convertible_v<const B&, const TensorLike&> Tensor& operator*=(
    Tensor& a, const B& b) {
  return a = operators::multiply(a, b);
}
template <typename B>
requires std::is_convertible_v<const B&, const TensorLike&> Tensor& operator/=(
    Tensor& a, const B& b) {
  return a = operators::divide(a, b);
}

}  // namespace tfx

#endif  // TFX_OPS_OPERATORS_H_
