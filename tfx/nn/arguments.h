// Argument types for convolutions and pooling: Python's "an int or a list", and
// paddings.
//
//   tf::nn::conv2d(x, filters, 2, "SAME");
//   tf::nn::conv2d(x, filters, {1, 2}, {{0, 0}, {1, 1}, {2, 0}, {0, 0}});
#ifndef TFX_NN_ARGUMENTS_H_
#define TFX_NN_ARGUMENTS_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx::nn {

// One number for all spatial dimensions, one per spatial dimension, or one per
// dimension.
template <typename T>
class NumberOrList {
 public:
  // Implicit, so that a value can be passed directly. None, for options:
  NumberOrList(std::nullopt_t) {}  // NOLINT
  template <typename N>
  requires std::is_arithmetic_v<N> NumberOrList(N number)  // NOLINT
      : values_(1, static_cast<T>(number)), kind_(Kind::kNumber) {}
  NumberOrList(std::initializer_list<T> list)  // NOLINT
      : values_(list), kind_(Kind::kList) {}
  NumberOrList(std::vector<T> list)  // NOLINT
      : values_(std::move(list)), kind_(Kind::kList) {}

  bool is_none() const { return kind_ == Kind::kNone; }
  bool is_number() const { return kind_ == Kind::kNumber; }
  // A number is a list of one element; None is empty.
  const std::vector<T>& values() const { return values_; }
  // As Python prints it.
  std::string str() const;

 private:
  enum class Kind { kNone, kNumber, kList };

  std::vector<T> values_;
  Kind kind_ = Kind::kNone;
};

extern template class NumberOrList<int64_t>;
extern template class NumberOrList<double>;

// Strides, dilations and window sizes; and ratios of fractional pooling.
using Sizes = NumberOrList<int64_t>;
using Ratios = NumberOrList<double>;

// "SAME", "VALID", or, where supported, a pair per dimension of the input: the
// padding before and after it.
class Padding {
 public:
  Padding(const char* name) : name_(name) {}                  // NOLINT
  Padding(std::string name) : name_(std::move(name)) {}       // NOLINT
  Padding(std::initializer_list<std::vector<int64_t>> pairs)  // NOLINT
      : pairs_(pairs), is_list_(true) {}
  Padding(std::vector<std::vector<int64_t>> pairs)  // NOLINT
      : pairs_(std::move(pairs)), is_list_(true) {}

  bool is_list() const { return is_list_; }
  bool is(const char* name) const { return !is_list_ && name_ == name; }
  // Empty for a list.
  const std::string& name() const { return name_; }
  const std::vector<std::vector<int64_t>>& pairs() const { return pairs_; }
  // As Python prints it.
  std::string str() const;

 private:
  std::string name_;
  std::vector<std::vector<int64_t>> pairs_;
  bool is_list_ = false;
};

}  // namespace tfx::nn

#endif  // TFX_NN_ARGUMENTS_H_
