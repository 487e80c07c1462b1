// Buffer: bytes that C functions take or return, mostly serialised messages
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
  Buffer();  ///< Wraps TF_NewBuffer
  // A copy of `bytes`.
  explicit Buffer(std::string_view bytes);  ///< Wraps TF_NewBufferFromString
  // Takes ownership of `adopted`.
  explicit Buffer(TF_Buffer* adopted) noexcept : Owner(adopted) {}

  // Uses `data` in place and frees it with `deallocator`. C passes the
  // deallocator no context, so it is a plain function; it must not throw.
  static Buffer from_memory(const void* data, size_t size,
                            void (*deallocator)(void* data, size_t size));

  std::string_view view() const noexcept;
  std::string str() const { return std::string(view()); }
  size_t size() const noexcept { return view().size(); }
  bool empty() const noexcept { return view().empty(); }
};

}  // namespace tfx::c

#endif  // TFX_C_BUFFER_H_
