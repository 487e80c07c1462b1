// Buffer: bytes that C functions hand over, mostly serialised messages
// (TF_Buffer).
#ifndef TFX_C_BUFFER_H_
#define TFX_C_BUFFER_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "tfx/c/owner.h"

namespace tfx::c {

class Buffer : public Owner<TF_Buffer> {
 public:
  // Empty, for a C function to fill.
  Buffer();
  // A copy of `bytes`.
  explicit Buffer(std::string_view bytes);
  // Takes over what a C function returned.
  explicit Buffer(TF_Buffer* adopted) noexcept : Owner(adopted) {}

  // The buffer uses `data`, which `deallocator` frees in the end. C passes no
  // context to it, so it has to be a plain function; it must not throw.
  static Buffer from_memory(const void* data, size_t size,
                            void (*deallocator)(void* data, size_t size));

  std::string_view view() const noexcept;
  std::string str() const { return std::string(view()); }
  size_t size() const noexcept { return view().size(); }
  bool empty() const noexcept { return view().empty(); }
};

}  // namespace tfx::c

#endif  // TFX_C_BUFFER_H_
