#include "tfx/c/buffer.h"

#include "tensorflow/c/tf_buffer.h"

namespace tfx::c {

void destroy(TF_Buffer* object) noexcept { TF_DeleteBuffer(object); }

Buffer::Buffer() : Owner(TF_NewBuffer()) {}

Buffer::Buffer(std::string_view bytes)
    : Owner(TF_NewBufferFromString(bytes.data(), bytes.size())) {}

Buffer Buffer::from_memory(const void* data, size_t size,
                           void (*deallocator)(void* data, size_t size)) {
  Buffer buffer;
  buffer.get()->data = data;
  buffer.get()->length = size;
  buffer.get()->data_deallocator = deallocator;
  return buffer;
}

std::string_view Buffer::view() const noexcept {
  if (get() == nullptr || get()->data == nullptr) return {};
  return {static_cast<const char*>(get()->data), get()->length};
}

}  // namespace tfx::c
