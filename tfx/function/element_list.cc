#include "tfx/function/element_list.h"

#include <string>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"

namespace tfx::internal {
namespace {

// "[2, 3]", as Python writes shapes that are lists.
std::string bracketed(const TensorShape& shape) {
  std::string text;
  for (const int64_t dim : shape.as_list()) {
    text += (text.empty() ? "" : ", ") + std::to_string(dim);
  }
  return "[" + text + "]";
}

int64_t sum_of(const Tensor& lengths) {
  const Tensor numbers = cast(lengths, int64);
  int64_t sum = 0;
  for (const int64_t length : numbers.data<int64_t>()) sum += length;
  return sum;
}

void check_split(const Tensor& value, const Tensor& lengths) {
  if (lengths.rank() != 1) {
    throw errors::InvalidArgumentError(
        "Expected lengths to be a vector, received shape: " +
        bracketed(lengths.shape()) + " ");
  }
  if (value.rank() == 0) {
    throw errors::InvalidArgumentError(
        "Expected value to be at least a vector, but received shape: " +
        bracketed(value.shape()) + " ");
  }
  const int64_t sum = sum_of(lengths);
  if (sum != value.shape()[0]) {
    throw errors::InvalidArgumentError(
        "Expected sum of lengths to be equal to values.shape[0], but sum of "
        "lengths is " +
        std::to_string(sum) +
        " and value's shape is: " + bracketed(value.shape()) + " ");
  }
}

}  // namespace

void ElementType::check_dtype(const Tensor& value) const {
  if (value.dtype() == dtype) return;
  throw errors::InvalidArgumentError("TensorArray dtype is " + dtype.name() +
                                     " but Op is trying to write dtype " +
                                     value.dtype().name() + " ");
}

void ElementType::learn(const TensorShape& shape) {
  if (!shape.is_compatible_with(element_shape)) {
    throw ValueError("Inconsistent shapes: saw " + shape.str() +
                     " but expected " + element_shape.str() + " ");
  }
  if (infer_shape) element_shape = element_shape.merge_with(shape);
}

void ElementList::resize(int64_t length) {
  elements_.resize(static_cast<size_t>(length));
}

void ElementList::clear() {
  elements_.clear();
  cleared_.clear();
}

const Tensor& ElementList::operator[](int64_t index) const {
  return elements_[static_cast<size_t>(index)];
}

const Tensor& ElementList::filled(int64_t index, const ElementType& type) {
  Tensor& element = at(index);
  if (element.has_value()) return element;
  if (!type.element_shape.is_fully_defined()) {
    throw ValueError("Cannot convert a partially known TensorShape " +
                     type.element_shape.str() + " to a Tensor.");
  }
  element = zeros(type.element_shape.as_list(), {.dtype = type.dtype});
  return element;
}

Tensor ElementList::read(int64_t index, const ElementType& type) {
  if (index < 0) {
    throw errors::OutOfRangeError("Reading from negative indices (index " +
                                  std::to_string(index) + ") is not allowed.");
  }
  if (index >= length()) {
    throw errors::OutOfRangeError(
        "Tried to read from index " + std::to_string(index) +
        " but array size is: " + std::to_string(length()) + " ");
  }
  if (cleared_.contains(index)) {
    throw errors::InvalidArgumentError(
        "Could not read index " + std::to_string(index) +
        " twice because it was cleared after a previous read (perhaps try "
        "setting clear_after_read = false?)");
  }
  Tensor element = filled(index, type);
  if (type.clear_after_read) {
    at(index) = Tensor();
    cleared_.insert(index);
  }
  return element;
}

std::vector<Tensor> ElementList::read_all(const ElementType& type) {
  for (int64_t i = 0; i < length(); ++i) filled(i, type);
  return elements_;
}

std::vector<Tensor> ElementList::gather(std::span<const int64_t> indices,
                                        const ElementType& type) {
  std::vector<Tensor> chosen;
  for (const int64_t index : indices) {
    if (index < 0 || index >= length()) {
      throw IndexError("list index out of range");
    }
    chosen.push_back(filled(index, type));
  }
  return chosen;
}

void ElementList::write(int64_t index, const Tensor& value, ElementType& type) {
  if (index < 0) {
    throw errors::OutOfRangeError("Writing to negative indices (index " +
                                  std::to_string(index) + ") is not allowed.");
  }
  if (index >= length() && !type.dynamic_size) {
    throw errors::OutOfRangeError("Tried to write to index " +
                                  std::to_string(index) +
                                  " but array is not resizeable and size is: " +
                                  std::to_string(length()) + " ");
  }
  type.check_dtype(value);
  if (!type.element_shape.is_compatible_with(value.shape())) {
    throw ValueError("Incompatible shape for value (" + value.shape().str() +
                     "), expected (" + type.element_shape.str() + ")");
  }
  if (type.infer_shape)
    type.element_shape = type.element_shape.merge_with(value.shape());
  if (index >= length()) resize(index + 1);
  at(index) = value;
  cleared_.erase(index);
}

void ElementList::unstack(const Tensor& value, ElementType& type) {
  std::vector<Tensor> rows = tfx::unstack(value);
  if (rows.size() > elements_.size() && !type.dynamic_size) {
    throw ValueError("Cannot unstack " + std::to_string(rows.size()) +
                     " tensors into a TensorArray of static size " +
                     std::to_string(elements_.size()) + " ");
  }
  type.learn(value.shape().slice(1, {}));
  elements_ = std::move(rows);
  cleared_.clear();
}

void ElementList::split(const Tensor& value, const Tensor& lengths,
                        const ElementType& type) {
  check_split(value, lengths);
  const int64_t count = lengths.shape()[0];
  if (!type.dynamic_size && count != length()) {
    throw errors::InvalidArgumentError(
        "TensorArray's size is not equal to the size of lengths (" +
        std::to_string(length()) + " vs. " + std::to_string(count) +
        "), and the TensorArray is not marked as dynamically resizeable.");
  }
  elements_ = tfx::split(value, lengths);
  cleared_.clear();
}

}  // namespace tfx::internal
