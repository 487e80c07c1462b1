#include "tfx/ops/tensor_option.h"

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {

TensorOption::TensorOption() = default;
TensorOption::TensorOption(std::nullopt_t) {}
TensorOption::TensorOption(Tensor tensor) : value_(std::move(tensor)) {}
TensorOption::TensorOption(Literal literal) : value_(std::move(literal)) {}
TensorOption::TensorOption(Array array) : value_(std::move(array)) {}

TensorOption::TensorOption(const TensorOption& other) = default;
TensorOption::TensorOption(TensorOption&& other) noexcept = default;
TensorOption& TensorOption::operator=(const TensorOption& other) = default;
TensorOption& TensorOption::operator=(TensorOption&& other) noexcept = default;
TensorOption::~TensorOption() = default;

bool TensorOption::is_none() const {
  const auto* tensor = std::get_if<Tensor>(&value_);
  return std::holds_alternative<None>(value_) ||
         (tensor != nullptr && !tensor->has_value());
}

bool TensorOption::is_int(int64_t value) const {
  const auto* literal = std::get_if<Literal>(&value_);
  if (literal == nullptr || !literal->dtype().is_integer()) return false;
  if (!literal->shape().empty() || literal->dtype() == tfx::uint64) {
    return false;
  }
  return literal->to_tensor(tfx::int64).data<int64_t>()[0] == value;
}

TensorLike TensorOption::value() const {
  static const Tensor* const none = new Tensor;
  if (const auto* literal = std::get_if<Literal>(&value_)) return *literal;
  if (const auto* array = std::get_if<Array>(&value_)) return array->elements;
  const auto* tensor = std::get_if<Tensor>(&value_);
  return tensor != nullptr ? *tensor : *none;
}

Tensor TensorOption::to_tensor(DType dtype) const {
  if (const auto* array = std::get_if<Array>(&value_)) {
    const Tensor& elements = array->elements;
    const bool fits = !dtype || elements.dtype() == dtype;
    return fits ? elements : raw_ops::Cast(elements, dtype);
  }
  return value().to_tensor(dtype);
}

std::string TensorOption::str() const {
  if (is_none()) return "None";
  if (const auto* tensor = std::get_if<Tensor>(&value_)) return tensor->str();
  if (const auto* array = std::get_if<Array>(&value_)) {
    return array_str(array->elements.host());
  }
  const Literal& literal = std::get<Literal>(value_);
  // Python's floats are doubles.
  const DType dtype = literal.dtype();
  return array_str(
      literal.to_tensor(dtype.is_floating() ? tfx::float64 : dtype));
}

}  // namespace tfx
