// CompositeTensor: a value that is made of tensors, as tf.SparseTensor and
// tf.RaggedTensor are, and goes wherever structures of tensors go.
//
// Python has a base class for such values, and a TypeSpec for each. Here a
// copyable type is a composite tensor if it has these members:
//
//   std::vector<Tensor> components() const;
//   T with_components(std::span<const Tensor> components) const;
//     A value of the same type, with other tensors as its components.
//   std::vector<TensorShape> component_shapes() const;
//     The shapes of the components as far as the value's type determines them.
//     Dimensions in which values of one type differ, such as the number of
//     elements, are unknown. A trace for the value accepts all such shapes.
//   std::string type_key() const;
//     A key of everything else in the type, besides the components' dtypes:
//     equal for values that can share a trace.
//   TypeSpec type_spec() const;
//     The type; Python need not have it (tfx/core/type_spec.h).
//   std::string repr() const;
//     As Python prints the value.
//
// And optionally, if values of the class can be of different types:
//
//   static T from_components(std::span<const Tensor> components);
//     A value of the most general type that has these components. Control flow
//     returns this if its branches return values of different types.
//   Tensor print_text(int64_t summarize) const;
//     What tf::print shows, a scalar string, also while a function is traced.
//     `summarize` is its option.
#ifndef TFX_CORE_COMPOSITE_TENSOR_H_
#define TFX_CORE_COMPOSITE_TENSOR_H_

#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/type_spec.h"

namespace tfx {

template <typename T>
concept CompositeTensor = requires(const T& value,
                                   std::span<const Tensor> components) {
  { value.components() } -> std::same_as<std::vector<Tensor>>;
  { value.with_components(components) } -> std::same_as<T>;
  { value.component_shapes() } -> std::same_as<std::vector<TensorShape>>;
  { value.type_key() } -> std::same_as<std::string>;
  { value.type_spec() } -> std::convertible_to<TypeSpec>;
  { value.repr() } -> std::convertible_to<std::string>;
};

// A composite tensor that can be made of its components alone.
template <typename T>
concept OpenCompositeTensor = CompositeTensor<T> &&
    requires(std::span<const Tensor> components) {
  { T::from_components(components) } -> std::same_as<T>;
};

}  // namespace tfx

#endif  // TFX_CORE_COMPOSITE_TENSOR_H_
