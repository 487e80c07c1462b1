// The contract that all owners in tfx/c share.
//
// An owner holds one C object and nothing else, so it is one pointer wide
// (except OpDefinition and EagerOp, which keep state that C does not expose).
// It is move-only; a moved-from owner is empty and may be assigned to or
// destroyed. Its destructor deletes the C object and never throws. get()
// returns the object as borrowed; release() transfers ownership to the caller.
#ifndef TFX_C_OWNER_H_
#define TFX_C_OWNER_H_

#include <utility>

#include "tfx/c/c_types.h"

namespace tfx::c {

// One overload per C type, defined next to the class that owns it.
void destroy(TF_ApiDefMap* object) noexcept;  ///< Wraps TF_DeleteApiDefMap
void destroy(TF_Buffer* object) noexcept;     ///< Wraps TF_DeleteBuffer
// Wraps TF_DeleteCheckpointReader.
void destroy(TF_CheckpointReader* object) noexcept;
void destroy(TF_DeviceList* object) noexcept;  ///< Wraps TF_DeleteDeviceList
void destroy(TF_Function* object) noexcept;    ///< Wraps TF_DeleteFunction
void destroy(TF_Graph* object) noexcept;       ///< Wraps TF_DeleteGraph
void destroy(TF_Library* object) noexcept;     ///< Wraps TF_DeleteLibraryHandle
// Wraps TF_DeleteOpDefinitionBuilder.
void destroy(TF_OpDefinitionBuilder* object) noexcept;
// Wraps TF_FinishOperation.
void destroy(TF_OperationDescription* object) noexcept;
void destroy(TF_Server* object) noexcept;   ///< Wraps TF_DeleteServer
void destroy(TF_Session* object) noexcept;  ///< Wraps TF_DeleteSession
// Wraps TF_DeleteSessionOptions.
void destroy(TF_SessionOptions* object) noexcept;
void destroy(TF_ShapeHandle* object) noexcept;  ///< Wraps TF_DeleteShapeHandle
void destroy(TF_Tensor* object) noexcept;       ///< Wraps TF_DeleteTensor
// Wraps TFE_DeleteCancellationManager.
void destroy(TFE_CancellationManager* object) noexcept;
void destroy(TFE_Context* object) noexcept;  ///< Wraps TFE_DeleteContext
// Wraps TFE_DeleteContextOptions.
void destroy(TFE_ContextOptions* object) noexcept;
void destroy(TFE_Executor* object) noexcept;  ///< Wraps TFE_DeleteExecutor
void destroy(TFE_Op* object) noexcept;        ///< Wraps TFE_DeleteOp
// Wraps TFE_DeleteTensorHandle.
void destroy(TFE_TensorHandle* object) noexcept;
void destroy(TF_Status* object) noexcept;  ///< Wraps TF_DeleteStatus

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
  // Protected, so that derived classes are not deleted or sliced through Owner.
  Owner(Owner&& other) noexcept : object_(other.release()) {}
  Owner& operator=(Owner&& other) noexcept {
    if (this != &other) adopt(other.release());
    return *this;
  }
  ~Owner() { adopt(nullptr); }

 private:
  // Not a std::unique_ptr: every header includes this one, and <memory> would
  // be a quarter of the compile time of the smallest.
  T* object_ = nullptr;
};

}  // namespace tfx::c

#endif  // TFX_C_OWNER_H_
