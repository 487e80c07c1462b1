#include "tfx/core/nested_list.h"

#include <complex>
#include <ostream>
#include <variant>
#include <vector>

#include "tfx/core/element_format.h"
#include "tfx/core/ndarray.h"

namespace tfx {
namespace {

Literal number_of(const np::NDArray& scalar) {
  const DType dtype = scalar.dtype();
  if (dtype == tfx::string) return scalar.item<std::string>();
  if (dtype == tfx::bool_) return scalar.item<bool>();
  if (dtype.is_complex()) return scalar.item<std::complex<double>>();
  if (dtype.is_floating()) return scalar.item<double>();
  if (dtype == uint64) return scalar.item<uint64_t>();
  return scalar.item<int64_t>();
}

Literal literal_of(const np::NDArray& array) {
  if (array.ndim() == 0) return number_of(array);
  std::vector<Literal> items;
  items.reserve(static_cast<size_t>(array.len()));
  for (int64_t i = 0; i < array.len(); ++i) {
    items.push_back(literal_of(array[i]));
  }
  return Literal(std::move(items));
}

// Python's repr(), with strings as the bytes that they are.
std::string text_of(const Literal& literal) {
  if (const auto* text = std::get_if<std::string>(&literal.value())) {
    return internal::bytes_repr(*text);
  }
  const auto* list = std::get_if<std::vector<Literal>>(&literal.value());
  if (list == nullptr) return literal.repr();
  std::string text = "[";
  for (const Literal& item : *list) {
    text += (text.size() > 1 ? ", " : "") + text_of(item);
  }
  return text + "]";
}

}  // namespace

NestedList NestedList::of(const np::NDArray& array) {
  return NestedList(literal_of(array));
}

std::string NestedList::str() const { return text_of(value_); }

std::ostream& operator<<(std::ostream& stream, const NestedList& list) {
  return stream << list.str();
}

}  // namespace tfx
