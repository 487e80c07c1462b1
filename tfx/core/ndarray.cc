#include "tfx/core/ndarray.h"

#include <complex>
#include <ostream>
#include <utility>
#include <variant>

#include "tfx/core/array_format.h"
#include "tfx/core/element.h"
#include "tfx/core/element_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/narrow_types.h"
#include "tfx/core/nested_list.h"

namespace tfx::np {
namespace {

using internal::Element;

// The type that NumPy has for it.
DType numpy_dtype(DType dtype) {
  if (dtype == qint8) return int8;
  if (dtype == qint16) return int16;
  if (dtype == qint32) return int32;
  if (dtype == quint8) return uint8;
  if (dtype == quint16) return uint16;
  return dtype;
}

void check_truth_size(int64_t size) {
  if (size == 1) return;
  throw ValueError(
      size == 0
          ? "The truth value of an empty array is ambiguous. Use `array.size > "
            "0` to check that an array is not empty."
          : "The truth value of an array with more than one element is "
            "ambiguous. Use a.any() or a.all()");
}

Element element_at(const NDArray& array, int64_t index) {
  if (array.dtype() == tfx::string) return array.string_at(index);
  return internal::number_at(array.dtype(), array.bytes().data(), index);
}

// What an array is compared with. A number is Python's, without a type of its
// own, so it takes the array's.
Element as_element(DType dtype, int64_t number) {
  if (!dtype.is_floating() && !dtype.is_complex()) return number;
  return internal::rounded(dtype, static_cast<double>(number));
}
Element as_element(DType dtype, uint64_t number) {
  if (!dtype.is_floating() && !dtype.is_complex()) return number;
  return internal::rounded(dtype, static_cast<double>(number));
}
Element as_element(DType dtype, double number) {
  return internal::rounded(dtype, number);
}
Element as_element(DType, std::string_view text) { return text; }
Element as_element(DType, const NDArray& array) {
  check_truth_size(array.size());
  return element_at(array, 0);
}

int64_t count(std::span<const int64_t> dims) {
  int64_t product = 1;
  for (const int64_t dim : dims) product *= dim;
  return product;
}

}  // namespace

NDArray::NDArray(const Tensor& tensor)
    : tensor_(tensor), dtype_(numpy_dtype(tensor.dtype())) {
  if (dtype_ == resource || dtype_ == variant) {
    throw errors::InvalidArgumentError("Cannot convert a Tensor of dtype " +
                                       dtype_.name() + " to a NumPy array.");
  }
  const c::Tensor& host = tensor_.host();
  shape_ = host.shape();
  size_ = host.element_count();
  if (dtype_ != tfx::string) data_ = host.bytes().data();
}

int64_t NDArray::len() const {
  if (ndim() == 0) {
    throw TypeError("object of type '" + scalar_type() + "' has no len()");
  }
  return shape_[0];
}

NDArray NDArray::operator[](int64_t index) const {
  return at(std::span(&index, 1));
}

NDArray NDArray::at(std::initializer_list<int64_t> indices) const {
  return at(std::span(indices.begin(), indices.size()));
}

NDArray NDArray::at(std::span<const int64_t> indices) const {
  const std::vector<int64_t>& dims = shape_.as_list();
  if (dims.empty() && !indices.empty()) {
    throw IndexError("invalid index to scalar variable.");
  }
  if (indices.size() > dims.size()) {
    throw IndexError("too many indices for array: array is " +
                     std::to_string(dims.size()) + "-dimensional, but " +
                     std::to_string(indices.size()) + " were indexed");
  }
  int64_t place = 0;  // in parts of the dimensions that are indexed
  for (size_t axis = 0; axis < indices.size(); ++axis) {
    const int64_t index = indices[axis];
    const int64_t dim = dims[axis];
    if (index < -dim || index >= dim) {
      throw IndexError("index " + std::to_string(index) +
                       " is out of bounds for axis " + std::to_string(axis) +
                       " with size " + std::to_string(dim));
    }
    place = place * dim + (index < 0 ? index + dim : index);
  }
  const auto rest = std::span(dims).subspan(indices.size());
  NDArray part = *this;
  part.size_ = count(rest);
  part.shape_ = TensorShape(rest);
  part.offset_ += place * part.size_;
  if (data_ != nullptr) {
    part.data_ = static_cast<const std::byte*>(data_) +
                 static_cast<size_t>(place * part.size_) * dtype_.size();
  }
  return part;
}

NestedList NDArray::tolist() const { return NestedList::of(*this); }

NDArrayIterator NDArray::begin() const {
  if (ndim() == 0) {
    throw TypeError("'" + scalar_type() + "' object is not iterable");
  }
  return {*this, 0};
}

NDArrayIterator NDArray::end() const { return {*this, len()}; }

std::string_view NDArray::string_at(int64_t index) const {
  check_dtype(tfx::string);
  if (index < 0 || index >= size_) {
    throw IndexError("index " + std::to_string(index) +
                     " is out of bounds for an array of size " +
                     std::to_string(size_));
  }
  return tensor_.string_at(offset_ + index);
}

template <typename T>
T NDArray::element(int64_t index) const {
  return std::visit(internal::Convert<T>(), element_at(*this, index));
}

template bool NDArray::element(int64_t) const;
template signed char NDArray::element(int64_t) const;
template short NDArray::element(int64_t) const;
template int NDArray::element(int64_t) const;
template long NDArray::element(int64_t) const;
template long long NDArray::element(int64_t) const;
template unsigned char NDArray::element(int64_t) const;
template unsigned short NDArray::element(int64_t) const;
template unsigned NDArray::element(int64_t) const;
template unsigned long NDArray::element(int64_t) const;
template unsigned long long NDArray::element(int64_t) const;
template float NDArray::element(int64_t) const;
template double NDArray::element(int64_t) const;
template std::complex<float> NDArray::element(int64_t) const;
template std::complex<double> NDArray::element(int64_t) const;
template Half NDArray::element(int64_t) const;
template BFloat16 NDArray::element(int64_t) const;
template std::string NDArray::element(int64_t) const;

template <typename T>
bool NDArray::equals(const T& other) const {
  check_truth();
  const Element mine = element_at(*this, 0);
  const Element theirs = as_element(dtype_, other);
  return internal::is_string(mine) == internal::is_string(theirs) &&
         std::is_eq(internal::compare(mine, theirs));
}

template <typename T>
std::partial_ordering NDArray::compare(const T& other) const {
  check_truth();
  return internal::compare(element_at(*this, 0), as_element(dtype_, other));
}

template bool NDArray::equals(const int64_t&) const;
template bool NDArray::equals(const uint64_t&) const;
template bool NDArray::equals(const double&) const;
template bool NDArray::equals(const std::string_view&) const;
template bool NDArray::equals(const NDArray&) const;
template std::partial_ordering NDArray::compare(const int64_t&) const;
template std::partial_ordering NDArray::compare(const uint64_t&) const;
template std::partial_ordering NDArray::compare(const double&) const;
template std::partial_ordering NDArray::compare(const NDArray&) const;

std::span<const std::byte> NDArray::bytes() const {
  if (dtype_ == tfx::string) {
    throw TypeError("an array of strings has no plain bytes");
  }
  return {static_cast<const std::byte*>(data_),
          static_cast<size_t>(size_) * dtype_.size()};
}

Tensor NDArray::tensor() const {
  if (shape_ == tensor_.shape()) return tensor_;
  if (dtype_ != tfx::string) {
    const c::DataType type = tensor_.dtype().as_datatype_enum();
    return Tensor(c::Tensor::from_bytes(type, shape_.view(), bytes()));
  }
  std::vector<std::string_view> strings;
  for (int64_t i = 0; i < size_; ++i) strings.push_back(string_at(i));
  return Tensor(c::Tensor::from_strings(shape_.view(), strings));
}

std::string NDArray::str() const { return array_str(tensor().host()); }

std::string NDArray::repr() const { return array_repr(tensor().host()); }

std::ostream& operator<<(std::ostream& stream, const NDArray& array) {
  return stream << array.str();
}

void NDArray::check_dtype(DType wanted) const {
  if (dtype_ == wanted) return;
  throw TypeError("an array of dtype " + dtype_.name() +
                  " was asked for elements of " + wanted.name());
}

void NDArray::check_item() const {
  if (size_ == 1) return;
  throw ValueError("can only convert an array of size 1 to a Python scalar");
}

void NDArray::check_text(bool is_wanted) const {
  if (is_wanted == (dtype_ == tfx::string)) return;
  throw TypeError(is_wanted ? "a number does not convert to a string"
                            : "a string does not convert to a number");
}

void NDArray::check_scalar() const {
  if (size_ == 1) return;
  throw TypeError(
      "only 0-dimensional arrays can be converted to Python scalars");
}

void NDArray::check_truth() const { check_truth_size(size_); }

// As Python calls the type of t.numpy() if t is a scalar.
std::string NDArray::scalar_type() const {
  if (dtype_ == tfx::string) return "bytes";
  const c::DataType type = dtype_.as_datatype_enum();
  const bool is_numpys = dtype_ != bfloat16 &&
                         !internal::is_narrow_float(type) &&
                         !internal::is_narrow_int(type);
  return (is_numpys ? "numpy." : "ml_dtypes.") + internal::numpy_name(type);
}

}  // namespace tfx::np
