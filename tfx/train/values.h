// The `value` of tf.train.BytesList, FloatList and Int64List: a std::vector
// that also takes what Python's lists take.
//
//   tf::train::FloatList{.value = {0.5, 1, weight.numpy()}}
//   tf::train::Int64List{.value = labels}          // any range of integers
//   tf::train::FloatList{.value = tensor.numpy()}  // of one dimension
#ifndef TFX_TRAIN_VALUES_H_
#define TFX_TRAIN_VALUES_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/ndarray.h"
#include "tfx/core/tensor.h"

namespace tfx::train {

namespace internal {

// One of the values, while a list of them is made. Numbers in tensors and
// arrays have to be scalars; TypeError says so, and if they are of another
// kind.
template <typename T>
class Value;

template <>
class Value<int64_t> {
 public:
  // Not bool, as in Python. Throws ValueError for what int64 cannot hold.
  template <np::Number T>
  requires std::integral<T> &&(!std::same_as<T, bool>)
      Value(T number)  // NOLINT(google-explicit-constructor)
      : value_(static_cast<int64_t>(number)) {
    if constexpr (std::same_as<T, unsigned long> ||
                  std::same_as<T, unsigned long long>) {
      if (value_ < 0) throw_out_of_range(number);
    }
  }
  Value(const Tensor& scalar);       // NOLINT(google-explicit-constructor)
  Value(const np::NDArray& scalar);  // NOLINT(google-explicit-constructor)

  int64_t get() const { return value_; }

 private:
  [[noreturn]] static void throw_out_of_range(uint64_t number);

  int64_t value_;
};

template <>
class Value<float> {
 public:
  template <np::Number T>
  Value(T number)  // NOLINT(google-explicit-constructor)
      : value_(static_cast<float>(number)) {}
  Value(const Tensor& scalar);       // NOLINT(google-explicit-constructor)
  Value(const np::NDArray& scalar);  // NOLINT(google-explicit-constructor)

  float get() const { return value_; }

 private:
  float value_;
};

// Refers to a text that it is made of.
template <>
class Value<std::string> {
 public:
  template <typename T>
  requires std::convertible_to<const T&, std::string_view> Value(
      const T& text)  // NOLINT(google-explicit-constructor)
      : text_(text) {}
  Value(const Tensor& scalar);       // NOLINT(google-explicit-constructor)
  Value(const np::NDArray& scalar);  // NOLINT(google-explicit-constructor)
  Value(const Value&) = delete;
  Value& operator=(const Value&) = delete;
  ~Value() = default;

  std::string_view get() const { return text_; }

 private:
  std::string owned_;
  std::string_view text_;
};

template <typename Range, typename T>
concept RangeOfValues = std::ranges::input_range<const Range&> &&
    std::constructible_from<Value<T>,
                            std::ranges::range_reference_t<const Range&>>;

// Floating numbers are equal if their bits are, as in Python: NaN equals
// itself.
bool same_values(const std::vector<float>& a, const std::vector<float>& b);
template <typename T>
bool same_values(const std::vector<T>& a, const std::vector<T>& b) {
  return a == b;
}

}  // namespace internal

// T is std::string, float or int64_t.
template <typename T>
class Values : public std::vector<T> {
 public:
  Values() = default;
  Values(std::initializer_list<internal::Value<T>> values) { append(values); }
  Values(std::vector<T> values)  // NOLINT(google-explicit-constructor)
      : std::vector<T>(std::move(values)) {}
  template <internal::RangeOfValues<T> Range>
  Values(const Range& values) {  // NOLINT(google-explicit-constructor)
    append(values);
  }
  // These throw TypeError unless there is one dimension.
  Values(const Tensor& values);       // NOLINT(google-explicit-constructor)
  Values(const np::NDArray& values);  // NOLINT(google-explicit-constructor)

  friend bool operator==(const Values& a, const Values& b) {
    return internal::same_values(a, b);
  }
  // Otherwise a vector might become Values.
  friend bool operator==(const Values& a, const std::vector<T>& b) {
    return internal::same_values(a, b);
  }

 private:
  template <typename Range>
  void append(const Range& values) {
    if constexpr (std::ranges::sized_range<const Range&>) {
      this->reserve(std::ranges::size(values));
    }
    for (auto&& value : values) {
      if constexpr (std::same_as<std::remove_cvref_t<decltype(value)>,
                                 internal::Value<T>>) {
        this->emplace_back(value.get());
      } else {
        this->emplace_back(internal::Value<T>(value).get());
      }
    }
  }
};

extern template class Values<std::string>;
extern template class Values<float>;
extern template class Values<int64_t>;

}  // namespace tfx::train

#endif  // TFX_TRAIN_VALUES_H_
