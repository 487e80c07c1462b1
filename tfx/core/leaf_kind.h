// Private: how structures and functions treat a C++ type without parts
// (tfx/core/parts.h).
#ifndef TFX_CORE_LEAF_KIND_H_
#define TFX_CORE_LEAF_KIND_H_

namespace tfx::internal {

enum class LeafKind {
  kObject,     // passed on by reference; its address or identity is its key
  kValue,      // copied, and compared by value: numbers, text, dtypes, shapes
  kHandle,     // copied; what it refers to is its key: pointers, variables
  kTensors,    // consists of tensors, and can be rebuilt from others
  kConverted,  // becomes a tensor: NumPy arrays, TensorSpecs
};

// In tfx/core/parts.h.
template <typename T>
constexpr LeafKind default_leaf_kind();

// Specialised next to each type of tfx whose kind is not the default one.
template <typename T>
inline constexpr LeafKind kLeafKind = default_leaf_kind<T>();

}  // namespace tfx::internal

#endif  // TFX_CORE_LEAF_KIND_H_
