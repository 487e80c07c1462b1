// What convolutions and pools take where Python's take "an int or a list", and
// how they pad.
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

namespace tfx::nn {

// One number, for every dimension of space; one for each of these; or one for
// each dimension at all.
template <typename T>
class NumberOrList {
 public:
  // All implicit, a value is meant. None, for options:
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
  // A number is a list of one; None is empty.
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

// Strides, dilations, sizes of windows; and the ratios of fractional pools.
using Sizes = NumberOrList<int64_t>;
using Ratios = NumberOrList<double>;

// "SAME", "VALID", or, where that is possible, a pair for each dimension of the
// input: the padding before and behind it.
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
