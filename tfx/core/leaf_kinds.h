// Private: the leaf kinds (tfx/core/leaf_kind.h) of C++'s own types and of
// those in tfx/core.
#ifndef TFX_CORE_LEAF_KINDS_H_
#define TFX_CORE_LEAF_KINDS_H_

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "tfx/c/data_type.h"
#include "tfx/core/composite_tensor.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/leaf_kind.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"

namespace tfx {

class IndexedSlices;

namespace internal {

// Objects with a process-unique id, never reused.
template <typename T>
concept HasIdentity = requires(const T& object) {
  { object.identity() } -> std::same_as<int64_t>;
};

// std::shared_ptr, without its header.
template <typename T>
concept SharedPointer = requires(const T& pointer) {
  typename T::element_type;
  pointer.use_count();
  pointer.get();
};

template <typename T>
constexpr LeafKind default_leaf_kind() {
  if (std::is_arithmetic_v<T> || std::is_enum_v<T> || c::ComplexNumber<T>) {
    return LeafKind::kValue;
  }
  if (std::is_pointer_v<T> || SharedPointer<T>) return LeafKind::kHandle;
  return CompositeTensor<T> ? LeafKind::kTensors : LeafKind::kObject;
}

template <>
inline constexpr LeafKind kLeafKind<std::string> = LeafKind::kValue;
template <>
inline constexpr LeafKind kLeafKind<std::string_view> = LeafKind::kValue;
template <>
inline constexpr LeafKind kLeafKind<const char*> = LeafKind::kValue;
template <>
inline constexpr LeafKind kLeafKind<DType> = LeafKind::kValue;
template <>
inline constexpr LeafKind kLeafKind<TensorShape> = LeafKind::kValue;
template <>
inline constexpr LeafKind kLeafKind<Tensor> = LeafKind::kTensors;
template <>
inline constexpr LeafKind kLeafKind<IndexedSlices> = LeafKind::kTensors;
template <>
inline constexpr LeafKind kLeafKind<TensorSpec> = LeafKind::kConverted;
template <>
inline constexpr LeafKind kLeafKind<np::NDArray> = LeafKind::kConverted;

}  // namespace internal
}  // namespace tfx

#endif  // TFX_CORE_LEAF_KINDS_H_
