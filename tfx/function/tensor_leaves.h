// Private: tensors, and what stands for some of them, as a function takes them
// (leaves.h).
#ifndef TFX_FUNCTION_TENSOR_LEAVES_H_
#define TFX_FUNCTION_TENSOR_LEAVES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/composite_tensor.h"
#include "tfx/core/indexed_slices.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/nest.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/encoded.h"
#include "tfx/function/value_leaves.h"
#include "tfx/ops/variable.h"

namespace tfx::internal {

// Throws TypeError: composite tensors of several types have none in common.
[[noreturn]] void throw_no_common_type(const std::string& spec);

template <>
struct Leaves<Variable> : PlainLeaf<Variable> {
  static constexpr bool kIsValue = false;
  static void encode(const Variable& value, Encoded& to) {
    const int64_t id = value.has_value() ? value.id() : 0;
    to.add_bytes(&id, sizeof(id));
  }
};

template <typename TracedAs>
struct TensorLeaf {
  static constexpr bool kIsObject = false;
  static constexpr bool kIsToldByAddress = false;
  static constexpr bool kIsValue = false;
  static constexpr bool kHasTensors = true;
  using Traced = TracedAs;
};

template <>
struct Leaves<Tensor> : TensorLeaf<Tensor> {
  static void encode(const Tensor& value, Encoded& to) { to.add_tensor(value); }
  static Tensor decode(const Tensor& value, TensorReader& from) {
    return from.next(value);
  }
};

// Stands for a tensor that is not there yet; get_concrete_function() takes it.
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
    if constexpr (OpenCompositeTensor<T>) {
      return T::from_components(components);
    } else {
      throw_no_common_type(value.spec_repr());
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
  static void encode(const Structure& value, Encoded& to) {
    to.add_text(value.layout());
    for (const Tensor& leaf : nest::flatten(value)) to.add_tensor(leaf);
  }
  static Structure decode(const Structure& value, TensorReader& from) {
    std::vector<Tensor> leaves = nest::flatten(value);
    for (Tensor& leaf : leaves) leaf = from.next(leaf);
    return nest::pack_sequence_as(value, leaves);
  }
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_TENSOR_LEAVES_H_
