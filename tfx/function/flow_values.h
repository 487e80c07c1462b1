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

#include "tfx/core/composite_tensor.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/function/encoded.h"
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
template <typename Dict>
requires kIsDict<Dict>
struct IsStructure<Dict> : std::true_type {
};

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
template <typename Dict>
requires kIsDict<Dict>
auto structure_to_flow(const Dict& value) {
  using Value = typename Dict::mapped_type;
  std::map<typename Dict::key_type,
           decltype(to_flow(std::declval<const Value&>()))>
      result;
  for (const auto& [name, each] : value) result.emplace(name, to_flow(each));
  return result;
}

template <typename T>
auto to_flow(const T& value) {
  if constexpr (IsStructure<T>::value) {
    return structure_to_flow(value);
  } else if constexpr (!std::is_same_v<T, Tensor> && !CompositeTensor<T> &&
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

// Whose values must have one form.
enum class FlowOf { kBranches, kIterations };

// The values of several branches or iterations differ: throws TypeError for
// branches, ValueError for iterations, as Python does.
[[noreturn]] void throw_other_form(FlowOf flow);
// Throws ValueError: C++ code that never ran has not said what it returns.
[[noreturn]] void throw_no_form();
// Throws TypeError: composite tensors cannot be taken apart by rows.
[[noreturn]] void throw_no_rows();

// A value of a type that tells by itself how many tensors are in it, or that
// has the `count` that are there, if that is so.
template <typename T>
struct PlainForm {
  static std::optional<T> make(size_t /*count*/) { return std::nullopt; }
};
template <>
struct PlainForm<Tensor> {
  static std::optional<Tensor> make(size_t /*count*/) {
    return Tensor(c::Tensor::scalar(0.0F));
  }
};
template <>
struct PlainForm<std::vector<Tensor>> {
  static std::optional<std::vector<Tensor>> make(size_t count) {
    return std::vector<Tensor>(count, *PlainForm<Tensor>::make(1));
  }
};
template <std::same_as<Tensor>... T>
struct PlainForm<std::tuple<T...>> {
  static std::optional<std::tuple<T...>> make(size_t /*count*/) {
    return std::tuple<T...>{*PlainForm<T>::make(1)...};
  }
};
template <>
struct PlainForm<std::pair<Tensor, Tensor>> {
  static std::optional<std::pair<Tensor, Tensor>> make(size_t /*count*/) {
    const Tensor any = *PlainForm<Tensor>::make(1);
    return std::pair(any, any);
  }
};

// The values that several runs of C++ code return: their tensors, and a value
// with other tensors in it.
template <typename T>
class FlowForm {
 public:
  explicit FlowForm(FlowOf flow) : flow_(flow) {}

  // Throws TypeError or ValueError if the value has another form than those
  // before, such as another number of elements.
  std::vector<Tensor> flatten(const T& value) {
    Encoded encoded = encode(value);
    component_shapes_ = std::move(encoded.component_shapes);
    return std::move(encoded.tensors);
  }
  // The same for tensors that have a row for each element. Throws TypeError if
  // there are composite tensors, whose components have not.
  std::vector<Tensor> flatten_rows(const T& value) {
    Encoded encoded = encode(value);
    if (!encoded.component_shapes.empty()) throw_no_rows();
    return std::move(encoded.tensors);
  }
  // Throws ValueError if there was no value yet to show the form, which the
  // type does not tell either, and TypeError if composite tensors were of types
  // that have nothing in common.
  T pack(std::span<const Tensor> tensors) const {
    const std::optional<T> value =
        value_ ? value_ : PlainForm<T>::make(tensors.size());
    if (!value) throw_no_form();
    TensorReader reader(
        tensors, types_differ_ ? CompositeTypes::kOpen : CompositeTypes::kSame,
        flow_ == FlowOf::kIterations ? Origin::kIterations : Origin::kBranches);
    return Leaves<T>::decode(*value, reader);
  }

  // What the shapes of the tensors of the last value have in common with those
  // of any that can follow; empty if there are no composite tensors, and they
  // are what they are.
  std::vector<TensorShape> invariants(std::span<const Tensor> tensors) const {
    std::vector<TensorShape> shapes;
    if (component_shapes_.empty()) return shapes;
    for (const Tensor& each : tensors) shapes.push_back(each.shape());
    for (const ComponentShape& each : component_shapes_) {
      shapes[each.tensor] = each.shape;
    }
    return shapes;
  }

 private:
  Encoded encode(const T& value) {
    Encoded encoded{.types = std::string()};
    Leaves<T>::encode(value, encoded);
    if (key_ && *key_ != encoded.key) throw_other_form(flow_);
    types_differ_ = types_differ_ || (types_ && *types_ != *encoded.types);
    key_ = encoded.key;
    types_ = encoded.types;
    value_ = value;
    return encoded;
  }

  FlowOf flow_;
  std::optional<T> value_;
  std::optional<std::string> key_;
  std::optional<std::string> types_;
  bool types_differ_ = false;
  std::vector<ComponentShape> component_shapes_;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_FLOW_VALUES_H_
