// Element-wise functions of two arguments, at least one of them ragged. The
// other may be a tensor or a literal. Arguments broadcast.
#ifndef TFX_RAGGED_ELEMENTWISE_PAIRS_H_
#define TFX_RAGGED_ELEMENTWISE_PAIRS_H_

#include <concepts>
#include <type_traits>

#include "tfx/ops/math_ops.h"
#include "tfx/ops/options.h"
#include "tfx/ragged/ragged_functional_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

namespace ragged::internal {

// Throws InvalidArgumentError if the arguments do not broadcast.
RaggedOrDense elementwise(BinaryOp op, const RaggedLike& x, const RaggedLike& y,
                          const NameOptions& options);

// The functions of an operator: for ragged tensors; for tensors, if neither
// operand is ragged; and the mirrored one for a literal on the left, since
// Python evaluates 2 < x as x > 2.
struct Operator {
  BinaryOp ragged;
  Tensor (*dense)(const TensorLike& x, const TensorLike& y);
  BinaryOp mirrored = nullptr;
};
RaggedOrDense operate(const Operator& how, const RaggedLike& x,
                      const RaggedLike& y);

// At least one is a RaggedTensor or RaggedOrDense.
template <typename A, typename B>
concept RaggedPair = (MaybeRagged<A> || MaybeRagged<B>)&&std::convertible_to<
    const A&, const RaggedLike&>&& std::convertible_to<const B&,
                                                       const RaggedLike&>;
// RaggedTensor if an operand is one.
template <typename A, typename B>
using RaggedResult = std::conditional_t<std::same_as<A, RaggedTensor> ||
                                            std::same_as<B, RaggedTensor>,
                                        RaggedTensor, RaggedOrDense>;

}  // namespace ragged::internal

namespace math {

template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto add(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::add, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto atan2(const A& y, const B& x, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::atan2, y, x, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto divide(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::divide, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto divide_no_nan(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::divide_no_nan, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto equal(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::equal, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto floordiv(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::floordiv, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto floormod(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::floormod, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto greater(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::greater, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto greater_equal(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::greater_equal, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto less(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::less, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto less_equal(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::less_equal, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto logical_and(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::logical_and, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto logical_or(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::logical_or, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto logical_xor(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::logical_xor, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto maximum(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::maximum, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto minimum(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::minimum, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto mod(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::mod, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto multiply(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::multiply, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto multiply_no_nan(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::multiply_no_nan, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto not_equal(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::not_equal, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto pow(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::pow, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto squared_difference(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::squared_difference, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto subtract(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::subtract, x, y, options);
}
template <typename A, typename B>
requires ragged::internal::RaggedPair<A, B>
auto truediv(const A& x, const B& y, const NameOptions& options = {})
    -> ragged::internal::RaggedResult<A, B> {
  return ragged::internal::elementwise(math::truediv, x, y, options);
}

}  // namespace math

using math::add;
using math::atan2;
using math::divide;
using math::equal;
using math::greater;
using math::greater_equal;
using math::less;
using math::less_equal;
using math::logical_and;
using math::logical_or;
using math::maximum;
using math::minimum;
using math::multiply;
using math::not_equal;
using math::pow;
using math::subtract;
using math::truediv;

}  // namespace tfx

#endif  // TFX_RAGGED_ELEMENTWISE_PAIRS_H_
