// CompositeTensor: a value that is made of tensors, as tf.SparseTensor and
// tf.RaggedTensor are, and goes wherever structures of tensors go.
//
// Python has a class that such values derive from, and a TypeSpec for each.
// Here a type is one if it has these members; it is copied as a value.
//
//   std::vector<Tensor> components() const;
//   T with_components(std::span<const Tensor> components) const;
//     The same kind of value, with the same static form, of other tensors.
//   std::vector<TensorShape> component_shapes() const;
//     What the value's type says of its components' shapes, a shape each: a
//     function that is traced for the value takes all that fit. It leaves open
//     what values of one type differ in, such as how many elements there are.
//   std::string type_key() const;
//     What else distinguishes types, besides the components' dtypes: equal for
//     values that one trace serves.
//   std::string spec_repr() const;
//     The type, as Python prints the TypeSpec.
//
// And, for types with a static form of which values can differ, if they have:
//
//   static T from_components(std::span<const Tensor> components);
//     The value of which nothing is known but what its components tell.
//     Branches of control flow that return values of several types return this.
#ifndef TFX_CORE_COMPOSITE_TENSOR_H_
#define TFX_CORE_COMPOSITE_TENSOR_H_

#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

template <typename T>
concept CompositeTensor = requires(const T& value,
                                   std::span<const Tensor> components) {
  { value.components() } -> std::same_as<std::vector<Tensor>>;
  { value.with_components(components) } -> std::same_as<T>;
  { value.component_shapes() } -> std::same_as<std::vector<TensorShape>>;
  { value.type_key() } -> std::same_as<std::string>;
  { value.spec_repr() } -> std::same_as<std::string>;
};

// One that can be made of its components alone.
template <typename T>
concept OpenCompositeTensor = CompositeTensor<T> &&
    requires(std::span<const Tensor> components) {
  { T::from_components(components) } -> std::same_as<T>;
};

}  // namespace tfx

#endif  // TFX_CORE_COMPOSITE_TENSOR_H_
