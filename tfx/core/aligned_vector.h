// Vectors that become tensors without a copy.
//
// TensorFlow uses memory in place only if it is aligned to 64 bytes, and copies
// other memory without a word. operator new aligns to 16: what a std::vector
// holds is copied, as a rule. A tensor is in place if its data() is that of the
// memory it was made of.
#ifndef TFX_CORE_ALIGNED_VECTOR_H_
#define TFX_CORE_ALIGNED_VECTOR_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

inline constexpr std::size_t kTensorAlignment = 64;

// Whether from_memory() uses these values in place.
template <typename T>
bool is_aligned(std::span<const T> values) noexcept {
  return reinterpret_cast<uintptr_t>(values.data()) % kTensorAlignment == 0;
}

namespace internal {

// Throws std::bad_alloc.
void* allocate_aligned(std::size_t count, std::size_t element_size);
void free_aligned(void* memory) noexcept;

}  // namespace internal

template <typename T>
struct AlignedAllocator {
  using value_type = T;

  AlignedAllocator() = default;
  template <typename U>
  AlignedAllocator(const AlignedAllocator<U>&) noexcept {}  // NOLINT: implicit

  T* allocate(std::size_t count) {
    return static_cast<T*>(internal::allocate_aligned(count, sizeof(T)));
  }
  void deallocate(T* values, std::size_t) noexcept {
    internal::free_aligned(values);
  }
  friend bool operator==(AlignedAllocator, AlignedAllocator) { return true; }
};

template <typename T>
using AlignedVector = std::vector<T, AlignedAllocator<T>>;

// A tensor that takes over the vector's memory: nothing is copied. Throws
// InvalidArgumentError if the number of values does not match the shape.
template <typename T>
Tensor from_memory(AlignedVector<T>&& values, const TensorShape& shape) {
  static_assert(!std::is_same_v<T, bool>,
                "std::vector<bool> has no array of bool");
  auto* const kept = new AlignedVector<T>(std::move(values));
  return Tensor::from_memory(std::span<const T>(*kept), shape,
                             [kept](void*, std::size_t) { delete kept; });
}

}  // namespace tfx

#endif  // TFX_CORE_ALIGNED_VECTOR_H_
