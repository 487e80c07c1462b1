#include "tfx/core/tensor_like.h"

#include <stdexcept>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"

namespace tfx {
namespace internal {

void throw_ragged(int64_t expected, int64_t found) {
  throw ValueError(
      "Can't convert non-rectangular sequence to Tensor: a list of " +
      std::to_string(found) + " elements where others have " +
      std::to_string(expected));
}

DType TensorListItem::dtype_of_first_tensor(
    std::span<const TensorListItem> items) {
  for (const TensorListItem& item : items) {
    if (const auto* tensor = std::get_if<Tensor>(&item.value_)) {
      return tensor->dtype();
    }
    if (const auto* list =
            std::get_if<std::vector<TensorListItem>>(&item.value_)) {
      if (const DType found = dtype_of_first_tensor(*list)) return found;
    }
  }
  return {};
}

Tensor TensorListItem::pack(std::span<const TensorListItem> items,
                            DType dtype) {
  std::vector<Tensor> rows;
  rows.reserve(items.size());
  for (const TensorListItem& item : items) {
    if (const auto* tensor = std::get_if<Tensor>(&item.value_)) {
      rows.push_back(TensorLike(*tensor).to_tensor());
    } else if (const auto* literal = std::get_if<Literal>(&item.value_)) {
      rows.emplace_back(dtype ? literal->to_tensor(dtype)
                              : literal->to_tensor());
    } else {
      rows.push_back(
          pack(std::get<std::vector<TensorListItem>>(item.value_), dtype));
    }
  }
  return execute_one("Pack", {TensorSpan(rows)});
}

Tensor TensorListItem::pack(std::span<const TensorListItem> items) {
  return pack(items, dtype_of_first_tensor(items));
}

}  // namespace internal
namespace {

Tensor cast_array(const c::Tensor& array, DType dtype) {
  Tensor tensor(array);
  if (!dtype || tensor.dtype() == dtype) return tensor;
  if (tensor.dtype() == tfx::string || dtype == tfx::string) {
    throw ValueError("an array of " + tensor.dtype().name() +
                     " is no tensor of " + dtype.name());
  }
  return execute_one("Cast", {tensor}, {{"DstT", dtype}});
}

}  // namespace

TensorLike::TensorLike() : value_(Literal(std::initializer_list<Literal>{})) {}
TensorLike::TensorLike(const Tensor& tensor) : value_(&tensor) {}
TensorLike::TensorLike(Literal literal) : value_(std::move(literal)) {}
TensorLike::TensorLike(std::initializer_list<Literal> list)
    : value_(Literal(list)) {}
TensorLike::TensorLike(std::initializer_list<Tensor> tensors)
    : TensorLike(std::span(tensors.begin(), tensors.size())) {}
TensorLike::TensorLike(const std::vector<Tensor>& tensors)
    : TensorLike(std::span(tensors)) {}
TensorLike::TensorLike(std::span<const Tensor> tensors)
    : value_(execute_one("Pack", {TensorSpan(tensors)})) {}
TensorLike::TensorLike(const np::NDArray& array)
    : value_(array.tensor().host().share()) {}
TensorLike::TensorLike(Owned value) : value_(std::move(value.tensor)) {}
TensorLike::TensorLike(Elements array) : value_(std::move(array.tensor)) {}
TensorLike::~TensorLike() = default;

const Literal* TensorLike::literal() const {
  return std::get_if<Literal>(&value_);
}

const Tensor* TensorLike::tensor() const {
  if (const auto* elsewhere = std::get_if<const Tensor*>(&value_)) {
    return *elsewhere;
  }
  return std::get_if<Tensor>(&value_);
}

DType TensorLike::dtype() const {
  if (const Tensor* found = tensor()) return found->dtype();
  if (const auto* array = std::get_if<c::Tensor>(&value_)) {
    return DType(array->type());
  }
  return std::get<Literal>(value_).dtype();
}

Tensor TensorLike::to_tensor() const { return to_tensor(DType()); }

Tensor TensorLike::to_tensor(DType dtype) const {
  if (const Tensor* found = tensor()) {
    if (!found->has_value()) {
      throw ValueError(
          "Attempt to convert a value (None) with an unsupported type (<class "
          "'NoneType'>) to a Tensor.");
    }
    if (!dtype || found->dtype() == dtype) return *found;
    throw ValueError("Tensor conversion requested dtype " + dtype.name() +
                     " for Tensor with dtype " + found->dtype().name() + ": " +
                     found->repr());
  }
  if (const auto* array = std::get_if<c::Tensor>(&value_)) {
    return cast_array(*array, dtype);
  }
  const Literal& literal = std::get<Literal>(value_);
  return Tensor(dtype ? literal.to_tensor(dtype) : literal.to_tensor());
}

Tensor TensorLike::to_tensor_like(DType hint) const {
  if (is_tensor()) return to_tensor();
  try {
    return to_tensor(hint);
  } catch (const std::invalid_argument&) {
    return to_tensor();
  }
}

std::pair<Tensor, Tensor> match_dtypes(const TensorLike& x,
                                       const TensorLike& y) {
  if (y.is_tensor() && !x.is_tensor()) {
    Tensor second = y.to_tensor();
    Tensor first = x.to_tensor(second.dtype());
    return {std::move(first), std::move(second)};
  }
  Tensor first = x.to_tensor();
  Tensor second = y.is_tensor() ? y.to_tensor() : y.to_tensor(first.dtype());
  return {std::move(first), std::move(second)};
}

std::pair<Tensor, Tensor> match_dtypes_loosely(const TensorLike& x,
                                               const TensorLike& y) {
  if (y.is_tensor() && !x.is_tensor()) {
    Tensor second = y.to_tensor();
    Tensor first = x.to_tensor_like(second.dtype());
    return {std::move(first), std::move(second)};
  }
  Tensor first = x.to_tensor();
  Tensor second = y.to_tensor_like(first.dtype());
  return {std::move(first), std::move(second)};
}

}  // namespace tfx
