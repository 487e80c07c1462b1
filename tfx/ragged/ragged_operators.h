// Operators of ragged tensors: element-wise and broadcasting. Literals are
// converted to the tensor's dtype.
//
// A Tensor combined with a RaggedOrDense uses the operators of tensors, which
// do not support ragged operands.
#ifndef TFX_RAGGED_RAGGED_OPERATORS_H_
#define TFX_RAGGED_RAGGED_OPERATORS_H_

#include <concepts>

#include "tfx/ops/operators.h"
#include "tfx/ragged/elementwise.h"
#include "tfx/ragged/elementwise_pairs.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

namespace ragged::internal {

template <typename A, typename B>
concept RaggedOperands = RaggedPair<A, B> &&
    (std::same_as<A, RaggedTensor> || std::same_as<B, RaggedTensor> ||
     !(operators::Operand<A> || operators::Operand<B>));

}  // namespace ragged::internal

template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator+(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::add, operators::add}, a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator-(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::subtract, operators::subtract}, a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator*(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::multiply, operators::multiply}, a, b);
}
// Integers give float64, as in Python.
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator/(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::truediv, operators::divide}, a, b);
}
// The remainder of floordiv; has the sign of b.
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator%(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::floormod, operators::modulo}, a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator==(const A& a, const B& b)
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::equal, operators::equal}, a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator!=(const A& a, const B& b)
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::not_equal, operators::not_equal}, a,
                                   b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator<(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::less, operators::less, math::greater},
                                   a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator<=(const A& a, const B& b)
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate(
      {math::less_equal, operators::less_equal, math::greater_equal}, a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator>(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate(
      {math::greater, operators::greater, math::less}, a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator>=(const A& a, const B& b)
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate(
      {math::greater_equal, operators::greater_equal, math::less_equal}, a, b);
}
// For booleans only, as in Python.
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator&(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::logical_and, operators::bit_and}, a,
                                   b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator|(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::logical_or, operators::bit_or}, a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator^(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::operate({math::logical_xor, operators::bit_xor}, a,
                                   b);
}
template <MaybeRagged T>
T operator-(const T& x) {
  return math::negative(x);
}
template <MaybeRagged T>
T operator~(const T& x) {
  return math::logical_not(x);
}

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_OPERATORS_H_
