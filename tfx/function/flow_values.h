// Private: the C++ values that branches and loops return, and their tensors.
#ifndef TFX_FUNCTION_FLOW_VALUES_H_
#define TFX_FUNCTION_FLOW_VALUES_H_

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/composite_tensor.h"
#include "tfx/core/parts.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/typed_array.h"
#include "tfx/function/encoded.h"
#include "tfx/function/leaves.h"
#include "tfx/variables/variable.h"

namespace tfx::internal {

// Whether this thread adds operations to a graph instead of running them.
bool is_tracing();

// Converts a value for control flow: numbers and variables to tensors, and
// structures of them to structures of tensors.
template <typename T>
auto to_flow(const T& value);

struct FlowPart {
  template <typename T>
  auto operator()(const T& part) const {
    return to_flow(part);
  }
};

template <typename T>
auto to_flow(const T& value) {
  if constexpr (HasParts<T> && !StructOfTensors<T> && !TypedArray<T>) {
    return Parts<T>::map(value, FlowPart());
  } else if constexpr (!std::is_same_v<T, Tensor> && !CompositeTensor<T> &&
                       !StructOfTensors<T> &&
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

// What returned several values that must have the same form.
enum class FlowOf { kBranches, kIterations };

// Throws TypeError if values of branches have different forms, ValueError if
// values of iterations do, as Python does.
[[noreturn]] void throw_other_form(FlowOf flow);
// Throws ValueError: the form is unknown, because the C++ code never ran.
[[noreturn]] void throw_no_form();
// Throws TypeError: composite tensors cannot be split into rows.
[[noreturn]] void throw_no_rows();

// A value with `count` tensors in it, if the type T alone determines the form.
template <typename T>
std::optional<T> plain_form(size_t count) {
  const Tensor any(c::Tensor::scalar(0.0F));
  if constexpr (std::same_as<T, Tensor>) {
    return any;
  } else if constexpr (std::same_as<T, std::vector<Tensor>>) {
    return T(count, any);
  } else if constexpr (fixed_tensor_count<T>() >= 0) {
    return Parts<T>::make(count, [&](auto /*type*/, size_t) { return any; });
  } else {
    return std::nullopt;
  }
}

// The common form of the values that several runs of C++ code return: flattens
// them to tensors, and packs tensors to a value.
template <typename T>
class FlowForm {
 public:
  explicit FlowForm(FlowOf flow) : flow_(flow) {}

  // The tensors of a value. Throws TypeError or ValueError if its form differs
  // from earlier ones, for example in the number of elements.
  std::vector<Tensor> flatten(const T& value) {
    Encoded encoded = encode(value);
    component_shapes_ = std::move(encoded.component_shapes);
    return std::move(encoded.tensors);
  }
  // The same for values that are split into rows, or stacked of rows. Throws
  // TypeError if there are composite tensors, whose components have other rows.
  std::vector<Tensor> flatten_rows(const T& value) {
    Encoded encoded = encode(value);
    if (!encoded.component_shapes.empty()) throw_no_rows();
    return std::move(encoded.tensors);
  }
  // A value of these tensors. Throws ValueError if the form is unknown: no
  // value was flattened, and the type does not determine it. Throws TypeError
  // if composite tensors were of types without a common type.
  T pack(std::span<const Tensor> tensors) const {
    const std::optional<T> value =
        value_ ? value_ : plain_form<T>(tensors.size());
    if (!value) throw_no_form();
    TensorReader reader(
        tensors, types_differ_ ? CompositeTypes::kOpen : CompositeTypes::kSame,
        flow_ == FlowOf::kIterations ? Origin::kIterations : Origin::kBranches);
    return Leaves<T>::decode(*value, reader);
  }

  // Shape invariants for `tensors`, those of the last value: for components of
  // composite tensors the shapes that the type determines, for others their own
  // shapes. Empty if there are no composite tensors.
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
