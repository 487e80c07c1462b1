// The contract that all owners in tfx/c share.
//
// An owner holds one C object and nothing else: it is one pointer wide (but for
// OpDefinition and EagerOp, which remember what C does not tell). It moves and
// does not copy; a moved-from owner is empty and may be assigned to or
// destroyed. Its destructor deletes the C object and never throws. get() lends
// the object; release() gives it away, and the caller deletes it.
#ifndef TFX_C_OWNER_H_
#define TFX_C_OWNER_H_

#include <utility>

#include "tfx/c/c_types.h"

namespace tfx::c {

// One overload a C type, defined beside the class that owns it.
void destroy(TF_ApiDefMap* object) noexcept;
void destroy(TF_Buffer* object) noexcept;
void destroy(TF_CheckpointReader* object) noexcept;
void destroy(TF_DeviceList* object) noexcept;
void destroy(TF_Function* object) noexcept;
void destroy(TF_Graph* object) noexcept;
void destroy(TF_Library* object) noexcept;
void destroy(TF_OpDefinitionBuilder* object) noexcept;
void destroy(TF_OperationDescription* object) noexcept;
void destroy(TF_Server* object) noexcept;
void destroy(TF_Session* object) noexcept;
void destroy(TF_SessionOptions* object) noexcept;
void destroy(TF_ShapeHandle* object) noexcept;
void destroy(TF_Tensor* object) noexcept;
void destroy(TFE_CancellationManager* object) noexcept;
void destroy(TFE_Context* object) noexcept;
void destroy(TFE_ContextOptions* object) noexcept;
void destroy(TFE_Executor* object) noexcept;
void destroy(TFE_Op* object) noexcept;
void destroy(TFE_TensorHandle* object) noexcept;
void destroy(TF_Status* object) noexcept;

template <typename T>
class Owner {
 public:
  T* get() const noexcept { return object_; }
  T* release() noexcept { return std::exchange(object_, nullptr); }
  explicit operator bool() const noexcept { return object_ != nullptr; }

 protected:
  Owner() = default;
  explicit Owner(T* object) noexcept : object_(object) {}
  void adopt(T* object) noexcept {
    T* const before = std::exchange(object_, object);
    if (before != nullptr) destroy(before);
  }
  // Protected, so that nobody deletes or slices a class through its owner.
  Owner(Owner&& other) noexcept : object_(other.release()) {}
  Owner& operator=(Owner&& other) noexcept {
    if (this != &other) adopt(other.release());
    return *this;
  }
  ~Owner() { adopt(nullptr); }

 private:
  // No std::unique_ptr: every header has this one, and <memory> would be a
  // quarter of what the smallest costs to compile.
  T* object_ = nullptr;
};

}  // namespace tfx::c

#endif  // TFX_C_OWNER_H_
