#include "tfx/core/aligned_vector.h"

#include <limits>
#include <new>

namespace tfx::internal {

void* allocate_aligned(std::size_t count, std::size_t element_size) {
  // operator new adds up to a whole number of alignments, and does not notice
  // an overflow.
  constexpr std::size_t kMost = std::numeric_limits<std::ptrdiff_t>::max();
  if (count > kMost / element_size) throw std::bad_array_new_length();
  return ::operator new (count* element_size,
                         std::align_val_t{kTensorAlignment});
}

void free_aligned(void* memory) noexcept {
  ::operator delete (memory, std::align_val_t{kTensorAlignment});
}

}  // namespace tfx::internal
