// Private: Leaves (leaves.h) of tensors, and of values that consist of tensors.
#ifndef TFX_FUNCTION_TENSOR_LEAVES_H_
#define TFX_FUNCTION_TENSOR_LEAVES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/composite_tensor.h"
#include "tfx/core/composite_value.h"
#include "tfx/core/indexed_slices.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/encoded.h"
#include "tfx/function/value_leaves.h"
#include "tfx/variables/variable.h"

namespace tfx::internal {

template <>
struct Leaves<Variable> : LeafOfKind<LeafKind::kHandle> {
  using Traced = Variable;
  static void encode(const Variable& value, Encoded& to) {
    const int64_t id = value.has_value() ? value.id() : 0;
    to.add_bytes(&id, sizeof(id));
  }
  static Variable decode(const Variable& value, TensorReader& /*from*/) {
    return value;
  }
};

template <typename TracedAs>
struct TensorLeaf : LeafOfKind<LeafKind::kTensors> {
  using Traced = TracedAs;
};

template <>
struct Leaves<Tensor> : TensorLeaf<Tensor> {
  static void encode(const Tensor& value, Encoded& to) { to.add_tensor(value); }
  static Tensor decode(const Tensor& value, TensorReader& from) {
    return from.next(value);
  }
};

// A spec in the place of a tensor, for get_concrete_function().
template <>
struct Leaves<TensorSpec> : TensorLeaf<Tensor> {
  static void encode(const TensorSpec& value, Encoded& to) {
    to.add_spec(value);
  }
  static Tensor decode(const TensorSpec& /*value*/, TensorReader& from) {
    return from.next();
  }
};

// A NumPy array is a tensor to a function, as in Python.
template <>
struct Leaves<np::NDArray> : TensorLeaf<Tensor> {
  static void encode(const np::NDArray& value, Encoded& to) {
    to.add_tensor(TensorLike(value).to_tensor());
  }
  static Tensor decode(const np::NDArray& /*value*/, TensorReader& from) {
    return from.next();
  }
};

template <>
struct Leaves<IndexedSlices> : TensorLeaf<IndexedSlices> {
  static void encode(const IndexedSlices& value, Encoded& to) {
    to.add_tensor(value.values());
    to.add_tensor(value.indices());
    to.add_tensor(value.dense_shape());
  }
  static IndexedSlices decode(const IndexedSlices& value, TensorReader& from) {
    const Tensor values = from.next(value.values());
    const Tensor indices = from.next(value.indices());
    return {values, indices, from.next(value.dense_shape())};
  }
};

template <CompositeTensor T>
struct Leaves<T> : TensorLeaf<T> {
  static void encode(const T& value, Encoded& to) {
    to.add_composite(value.type_key(), value.components(),
                     value.component_shapes());
  }
  static T decode(const T& value, TensorReader& from) {
    std::vector<Tensor> components = value.components();
    for (Tensor& each : components) each = from.next(each);
    if (from.types() == CompositeTypes::kSame) {
      return value.with_components(components);
    }
    if constexpr (std::same_as<T, CompositeValue>) {
      return value.of_components(components);
    } else if constexpr (OpenCompositeTensor<T>) {
      return T::from_components(components);
    } else {
      throw_no_common_type(TypeSpec(value.type_spec()).repr());
    }
  }
};

template <>
struct Leaves<Gradient> : TensorLeaf<Gradient> {
  static void encode(const Gradient& value, Encoded& to) {
    to.key += value.is_none() ? '0' : value.is_indexed_slices() ? '2' : '1';
    if (value.is_indexed_slices()) {
      Leaves<IndexedSlices>::encode(value.indexed_slices(), to);
    } else if (!value.is_none()) {
      to.add_tensor(value.to_tensor());
    }
  }
  static Gradient decode(const Gradient& value, TensorReader& from) {
    if (value.is_none()) return {};
    if (value.is_indexed_slices()) {
      return Leaves<IndexedSlices>::decode(value.indexed_slices(), from);
    }
    return from.next(value.to_tensor());
  }
};

template <>
struct Leaves<Structure> : TensorLeaf<Structure> {
  static void encode(const Structure& value, Encoded& to);
  static Structure decode(const Structure& value, TensorReader& from);
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_TENSOR_LEAVES_H_
