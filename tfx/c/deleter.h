// Private to tfx/c: a C++ deleter where C takes a function and a pointer.
#ifndef TFX_C_DELETER_H_
#define TFX_C_DELETER_H_

#include <cstddef>
#include <memory>
#include <utility>

#include "tfx/c/tensor.h"

namespace tfx::c {

// The argument for call_deleter; without a deleter, one that does nothing.
inline std::unique_ptr<Tensor::Deleter> own_deleter(Tensor::Deleter deleter) {
  if (deleter == nullptr) deleter = [](void*, size_t) {};
  return std::make_unique<Tensor::Deleter>(std::move(deleter));
}

// Calls the deleter behind `deleter`, once, and frees it.
inline void call_deleter(void* data, size_t size, void* deleter) {
  const std::unique_ptr<Tensor::Deleter> function(
      static_cast<Tensor::Deleter*>(deleter));
  try {
    (*function)(data, size);
  } catch (...) {  // NOLINT(bugprone-empty-catch): C is the caller
  }
}

}  // namespace tfx::c

#endif  // TFX_C_DELETER_H_
