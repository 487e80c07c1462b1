#include "tfx/train/values.h"

#include <cstring>

#include "tfx/core/dtypes.h"
#include "tfx/core/errors.h"

namespace tfx::train {
namespace {

void check_scalar(const np::NDArray& array, const char* expected) {
  if (array.ndim() == 0) return;
  throw TypeError(array.str() +
                  " has type ndarray, but expected one of: " + expected);
}

void check_one_dimension(const np::NDArray& array) {
  if (array.ndim() == 1) return;
  throw TypeError("a list of values needs an array of one dimension, not " +
                  std::to_string(array.ndim()));
}

// Throws TypeError for elements that T cannot be made of.
template <typename T>
void check_elements(const np::NDArray& array) {
  const DType dtype = array.dtype();
  if constexpr (std::same_as<T, std::string>) {
    if (dtype == string) return;
    throw TypeError("expected bytes, " + std::string(dtype.name()) + " found");
  } else if constexpr (std::same_as<T, float>) {
    if (dtype.is_floating() || dtype.is_integer() || dtype.is_bool()) return;
    throw TypeError("must be real number, not " + std::string(dtype.name()));
  } else {
    if (dtype.is_integer()) return;
    throw TypeError("'" + std::string(dtype.name()) +
                    "' object cannot be interpreted as an integer");
  }
}

template <typename T>
std::vector<T> elements_of(const np::NDArray& array) {
  check_elements<T>(array);
  if constexpr (std::same_as<T, int64_t>) {
    if (array.dtype() == uint64) {
      const auto numbers = array.data<uint64_t>();
      return Values<int64_t>(numbers);
    }
  }
  return array.to_vector<T>();
}

template <typename T>
T scalar_of(const np::NDArray& array, const char* expected) {
  check_scalar(array, expected);
  return elements_of<T>(array).front();
}

template <typename T>
std::vector<T> list_of(const np::NDArray& array) {
  check_one_dimension(array);
  return elements_of<T>(array);
}

}  // namespace

namespace internal {

Value<int64_t>::Value(const Tensor& scalar) : Value(scalar.numpy()) {}
Value<int64_t>::Value(const np::NDArray& scalar)
    : value_(scalar_of<int64_t>(scalar, "int")) {}

void Value<int64_t>::throw_out_of_range(uint64_t number) {
  throw ValueError("Value out of range: " + std::to_string(number));
}

Value<float>::Value(const Tensor& scalar) : Value(scalar.numpy()) {}
Value<float>::Value(const np::NDArray& scalar)
    : value_(scalar_of<float>(scalar, "float")) {}

Value<std::string>::Value(const Tensor& scalar) : Value(scalar.numpy()) {}
Value<std::string>::Value(const np::NDArray& scalar)
    : owned_(scalar_of<std::string>(scalar, "bytes")), text_(owned_) {}

bool same_values(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() &&
         (a.empty() ||
          std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0);
}

}  // namespace internal

template <typename T>
Values<T>::Values(const Tensor& values) : Values(values.numpy()) {}
template <typename T>
Values<T>::Values(const np::NDArray& values)
    : std::vector<T>(list_of<T>(values)) {}

template class Values<std::string>;
template class Values<float>;
template class Values<int64_t>;

}  // namespace tfx::train
