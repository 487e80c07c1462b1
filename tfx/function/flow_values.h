// Private: what branches and loops return, as C++ values and as tensors.
#ifndef TFX_FUNCTION_FLOW_VALUES_H_
#define TFX_FUNCTION_FLOW_VALUES_H_

#include <array>
#include <concepts>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/function/leaves.h"
#include "tfx/ops/variable.h"

namespace tfx::internal {

// Whether this thread traces a function, and does not run operations.
bool is_tracing();

// A value that goes through control flow: numbers and variables as tensors,
// structures of them as structures of tensors.
template <typename T>
auto to_flow(const T& value);

template <typename T>
struct IsStructure : std::false_type {};
template <typename... T>
struct IsStructure<std::tuple<T...>> : std::true_type {};
template <typename A, typename B>
struct IsStructure<std::pair<A, B>> : std::true_type {};
template <typename T>
struct IsStructure<std::vector<T>>
    : std::bool_constant<!std::is_arithmetic_v<T>> {};
template <typename T>
struct IsStructure<std::map<std::string, T>> : std::true_type {};

template <typename... T>
auto structure_to_flow(const std::tuple<T...>& value) {
  return std::apply(
      [](const T&... each) { return std::tuple(to_flow(each)...); }, value);
}
template <typename A, typename B>
auto structure_to_flow(const std::pair<A, B>& value) {
  return std::pair(to_flow(value.first), to_flow(value.second));
}
template <typename T>
auto structure_to_flow(const std::vector<T>& value) {
  std::vector<decltype(to_flow(std::declval<const T&>()))> result;
  for (const T& each : value) result.push_back(to_flow(each));
  return result;
}
template <typename T>
auto structure_to_flow(const std::map<std::string, T>& value) {
  std::map<std::string, decltype(to_flow(std::declval<const T&>()))> result;
  for (const auto& [name, each] : value) result.emplace(name, to_flow(each));
  return result;
}

template <typename T>
auto to_flow(const T& value) {
  if constexpr (IsStructure<T>::value) {
    return structure_to_flow(value);
  } else if constexpr (!std::is_same_v<T, Tensor> &&
                       std::convertible_to<const T&, TensorLike>) {
    return TensorLike(value).to_tensor();
  } else {
    return value;
  }
}

template <typename T>
using Flow = decltype(to_flow(std::declval<const std::decay_t<T>&>()));

template <typename Function, typename... Args>
using FlowResult = Flow<std::invoke_result_t<Function&, Args...>>;

// Throws TypeError: values of several branches or iterations differ.
[[noreturn]] void throw_other_form();
// Throws ValueError: C++ code that never ran has not said what it returns.
[[noreturn]] void throw_no_form();

// The values that several runs of C++ code return: their tensors, and a value
// with other tensors in it.
template <typename T>
class FlowForm {
 public:
  FlowForm() = default;
  explicit FlowForm(T value) : value_(std::move(value)) {}

  // Throws TypeError if the value has another form than those before, such as
  // another number of elements.
  std::vector<Tensor> flatten(const T& value) {
    Encoded encoded;
    Leaves<T>::encode(value, encoded);
    check_key(encoded.key);
    value_ = value;
    return std::move(encoded.tensors);
  }
  // Throws ValueError if there was no value yet to show the form.
  T pack(std::span<const Tensor> tensors) const {
    if (!value_) throw_no_form();
    TensorReader reader(tensors);
    return Leaves<T>::decode(*value_, reader);
  }

 private:
  void check_key(const std::string& key) {
    if (key_ && *key_ != key) throw_other_form();
    key_ = key;
  }
  std::optional<T> value_;
  std::optional<std::string> key_;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_FLOW_VALUES_H_
