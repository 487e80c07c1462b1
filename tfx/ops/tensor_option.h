// TensorOption: an option that takes what Python takes as a tensor, or None.
#ifndef TFX_OPS_TENSOR_OPTION_H_
#define TFX_OPS_TENSOR_OPTION_H_

#include <initializer_list>
#include <optional>
#include <utility>
#include <variant>

#include "tfx/core/dtypes.h"
#include "tfx/core/literal.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx {

// A tensor or a literal; unlike TensorLike it owns what it holds.
class TensorOption {
 public:
  TensorOption() = default;                                   // None
  TensorOption(std::nullopt_t) {}                             // NOLINT
  TensorOption(Tensor tensor) : value_(std::move(tensor)) {}  // NOLINT
  TensorOption(std::initializer_list<Literal> list)           // NOLINT
      : value_(Literal(list)) {}
  template <internal::ScalarLiteral T>
  TensorOption(const T& value) : value_(Literal(value)) {}  // NOLINT
  template <internal::ConvertsToTensor T>
  TensorOption(const T& value)
      : value_(static_cast<Tensor>(value)) {}  // NOLINT
  template <TypedArray T>
  TensorOption(const T& array)  // NOLINT
      : value_(Tensor(array_to_tensor(array))) {}

  bool is_none() const {
    const auto* tensor = std::get_if<Tensor>(&value_);
    return std::holds_alternative<std::monostate>(value_) ||
           (tensor != nullptr && !tensor->has_value());
  }
  // As an argument, for as long as this is; None is no tensor.
  TensorLike value() const {
    static const Tensor none;
    if (const auto* literal = std::get_if<Literal>(&value_)) return *literal;
    if (const auto* tensor = std::get_if<Tensor>(&value_)) return *tensor;
    return none;
  }

 private:
  std::variant<std::monostate, Tensor, Literal> value_;
};

}  // namespace tfx

#endif  // TFX_OPS_TENSOR_OPTION_H_
