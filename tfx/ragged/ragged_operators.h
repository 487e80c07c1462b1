// The operators of ragged tensors: elementwise, broadcasting, literals
// converted to the tensor's dtype.
//
// (A Tensor beside a RaggedOrDense is for the operators of tensors, which take
// no ragged ones.)
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
  return math::add(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator-(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::subtract(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator*(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::multiply(a, b);
}
// Of integers a float64, as in Python.
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator/(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::truediv(a, b);
}
// The remainder of floordiv: of the sign of b.
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator%(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::floormod(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator==(const A& a, const B& b)
    -> ragged::internal::RaggedResult<A, B> {
  return math::equal(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator!=(const A& a, const B& b)
    -> ragged::internal::RaggedResult<A, B> {
  return math::not_equal(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator<(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::less(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator<=(const A& a, const B& b)
    -> ragged::internal::RaggedResult<A, B> {
  return math::less_equal(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator>(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::greater(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator>=(const A& a, const B& b)
    -> ragged::internal::RaggedResult<A, B> {
  return math::greater_equal(a, b);
}
// Of truth values only, as in Python.
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator&(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::logical_and(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator|(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::logical_or(a, b);
}
template <typename A, typename B>
requires ragged::internal::RaggedOperands<A, B>
auto operator^(const A& a, const B& b) -> ragged::internal::RaggedResult<A, B> {
  return math::logical_xor(a, b);
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
