// NDArray: the result of t.numpy(), a view of a tensor's value in host memory.
//
// It keeps the tensor alive, is cheap to copy, and may be read from any thread.
// It is read-only and has no arithmetic or slices: use tensors for those
// (`t[tf::Slice(1, 3)].numpy()`).
//
// An array of one element converts to any number type, as float(a) and int(a)
// do: floating numbers lose their fraction, complex ones their imaginary part.
// A number that the C++ type cannot hold throws std::overflow_error (Python's
// OverflowError), NaN converted to an integer throws ValueError. The array may
// have dimensions, as before NumPy 2.4. Strings convert to std::string, and to
// bool: whether they are not empty.
//
// Comparing an array of one element with a number or string gives a bool, by
// NumPy's rules: the number is converted to the array's floating type, so
// float32 0.1 equals 0.1 (but not bfloat16, which is not NumPy's own type).
// Other arrays throw the ValueError that `if a == b:` raises.
#ifndef TFX_CORE_NDARRAY_H_
#define TFX_CORE_NDARRAY_H_

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {
class NestedList;
}  // namespace tfx

namespace tfx::np {

// C++'s number types and bool, without characters and long double.
template <typename T>
concept Number = std::is_arithmetic_v<T> && !std::same_as<T, char> &&
                 !std::same_as<T, wchar_t> && !std::same_as<T, char8_t> &&
                 !std::same_as<T, char16_t> && !std::same_as<T, char32_t> &&
                 !std::same_as<T, long double>;

class NDArrayIterator;

class NDArray {
 public:
  // Throws InvalidArgumentError for a tensor of resources or variants.
  explicit NDArray(const Tensor& tensor);
  // Moves are copies: a moved-from array stays valid.
  NDArray(const NDArray&) = default;
  NDArray& operator=(const NDArray&) = default;
  ~NDArray() = default;

  // NumPy's dtype: quantized numbers are plain integers.
  DType dtype() const { return dtype_; }
  const TensorShape& shape() const& { return shape_; }
  TensorShape shape() && { return std::move(shape_); }
  int ndim() const { return static_cast<int>(shape_.as_list().size()); }
  // The number of elements.
  int64_t size() const { return size_; }
  // len(a): the first dimension. Throws TypeError if there is none.
  int64_t len() const;

  // A subarray, or an element if there is an index for each dimension, over the
  // same memory. Negative indices count from the end. Throws IndexError.
  NDArray operator[](int64_t index) const;
  template <std::integral... T>
  NDArray operator()(T... indices) const {
    return at({internal::index_value(indices)...});
  }
  // Iterates over the first dimension; begin() throws TypeError if there is
  // none.
  NDArrayIterator begin() const;
  NDArrayIterator end() const;

  // The elements in place, in row-major order; valid as long as an array or
  // tensor over them is. Throws TypeError if they are not of type T.
  template <typename T>
  std::span<const T> data() const {
    static_assert(c::data_type_of<T> != c::DataType::kInvalid,
                  "no tensor holds elements of this type");
    check_dtype(dtype_of<T>);
    return {static_cast<const T*>(data_), static_cast<size_t>(size_)};
  }
  // The elements as bytes, for types that C++ does not have. Throws TypeError
  // for strings.
  std::span<const std::byte> bytes() const;
  // An element of an array of strings, counted in row-major order.
  std::string_view string_at(int64_t index) const;

  // The only element as T: a number or bool, std::complex, Half, BFloat16 or
  // std::string. Throws ValueError unless there is exactly one element, and
  // TypeError if only one of T and the element is a string.
  template <typename T>
  T item() const {
    check_item();
    check_kind<T>();
    return element<T>(0);
  }
  // All elements, in row-major order, converted likewise.
  template <typename T>
  std::vector<T> to_vector() const {
    if constexpr (c::data_type_of<T> != c::DataType::kInvalid) {
      if (dtype_ == dtype_of<T>) {
        return {data<T>().begin(), data<T>().end()};
      }
    }
    check_kind<T>();
    std::vector<T> values;
    values.reserve(static_cast<size_t>(size_));
    for (int64_t i = 0; i < size_; ++i) values.push_back(element<T>(i));
    return values;
  }

  // The only element; a text as the number that it says. Throws ValueError for
  // other texts. If there is not exactly one element, throws TypeError, as
  // float(a) does, and ValueError for bool.
  template <Number T>
  operator T() const {  // NOLINT(google-explicit-constructor)
    std::same_as<T, bool> ? check_truth() : check_scalar();
    return element<T>(0);
  }
  operator std::string() const {  // NOLINT(google-explicit-constructor)
    check_scalar();
    return element<std::string>(0);
  }

  // A tensor of this value: the original, or a copy for a subarray.
  Tensor tensor() const;

  // As nested lists of numbers: "[[1.0, 2.0], [3.0, 4.0]]"; of an element the
  // number itself.
  NestedList tolist() const;

  std::string str() const;
  std::string repr() const;
  friend std::ostream& operator<<(std::ostream& stream, const NDArray& array);

  template <Number T>
  friend bool operator==(const NDArray& array, T number) {
    return array.equals(widest(number));
  }
  template <Number T>
  friend std::partial_ordering operator<=>(const NDArray& array, T number) {
    return array.compare(widest(number));
  }
  friend bool operator==(const NDArray& array, std::string_view text) {
    return array.equals(text);
  }
  friend bool operator==(const NDArray& a, const NDArray& b) {
    return a.equals(b);
  }
  friend std::partial_ordering operator<=>(const NDArray& a, const NDArray& b) {
    return a.compare(b);
  }

 private:
  template <Number T>
  static auto widest(T number) {
    if constexpr (std::is_floating_point_v<T>) {
      return double{number};
    } else if constexpr (std::is_same_v<T, bool> || std::is_signed_v<T>) {
      return int64_t{number};
    } else {
      return uint64_t{number};
    }
  }

  NDArray at(std::initializer_list<int64_t> indices) const;
  NDArray at(std::span<const int64_t> indices) const;
  // T is one of the types of item().
  template <typename T>
  T element(int64_t index) const;
  // `other` is a number, a text or an array.
  template <typename T>
  bool equals(const T& other) const;
  template <typename T>
  std::partial_ordering compare(const T& other) const;

  void check_dtype(DType wanted) const;
  // Throw unless there is exactly one element: for item(), a conversion to a
  // number, a conversion to bool.
  void check_item() const;
  // Throws TypeError if only one of T and the elements is a string.
  template <typename T>
  void check_kind() const {
    if (!std::is_same_v<T, bool>) check_text(std::is_same_v<T, std::string>);
  }
  void check_text(bool is_wanted) const;
  void check_scalar() const;
  void check_truth() const;
  std::string scalar_type() const;

  Tensor tensor_;
  DType dtype_;
  TensorShape shape_;
  int64_t size_;
  int64_t offset_ = 0;          // in the tensor, in elements
  const void* data_ = nullptr;  // none for strings, which are objects
};

// Iterates over the first dimension of an array.
class NDArrayIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = NDArray;
  using difference_type = std::ptrdiff_t;
  using pointer = const NDArray*;
  using reference = NDArray;

  NDArrayIterator(const NDArray& array, int64_t index)
      : array_(array), index_(index) {}

  NDArray operator*() const { return array_[index_]; }
  NDArrayIterator& operator++() {
    ++index_;
    return *this;
  }
  NDArrayIterator operator++(int) {
    NDArrayIterator before = *this;
    ++index_;
    return before;
  }
  friend bool operator==(const NDArrayIterator& a, const NDArrayIterator& b) {
    return a.index_ == b.index_;
  }

 private:
  NDArray array_;
  int64_t index_;
};

}  // namespace tfx::np

#endif  // TFX_CORE_NDARRAY_H_
