// TensorHandle: a value of the eager runtime, on any device
// (TFE_TensorHandle).
//
// The value may still be pending (asynchronous executor); methods that need it
// wait for it, and throw the error of its computation.
#ifndef TFX_C_TENSOR_HANDLE_H_
#define TFX_C_TENSOR_HANDLE_H_

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tfx/c/data_type.h"
#include "tfx/c/owner.h"
#include "tfx/c/shape.h"
#include "tfx/c/tensor.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class EagerContext;

class TensorHandle : public Owner<TFE_TensorHandle> {
 public:
  // Empty: no value yet, to hold a result.
  TensorHandle() = default;
  // Takes ownership of `adopted`.
  explicit TensorHandle(TFE_TensorHandle* adopted) noexcept : Owner(adopted) {}
  // Shares the tensor's memory.
  explicit TensorHandle(const Tensor& tensor);  ///< Wraps TFE_NewTensorHandle

  // Memory on `device` that the caller owns; `deleter` as in
  // Tensor::from_memory.
  // Wraps TFE_NewTensorHandleFromDeviceMemory.
  static TensorHandle from_device_memory(EagerContext& context, ZString device,
                                         DataType type, ShapeView shape,
                                         void* data, size_t size,
                                         Tensor::Deleter deleter);

  DataType type() const;               ///< Wraps TFE_TensorHandleDataType
  int rank() const;                    ///< Wraps TFE_TensorHandleNumDims
  int64_t dim(int index) const;        ///< Wraps TFE_TensorHandleDim
  std::vector<int64_t> shape() const;  ///< Wraps TFE_TensorHandleDim
  int64_t element_count() const;       ///< Wraps TFE_TensorHandleNumElements

  // The device that computed it, and the one whose memory holds it.
  std::string device_name() const;  ///< Wraps TFE_TensorHandleDeviceName
  // Wraps TFE_TensorHandleBackingDeviceName.
  std::string backing_device_name() const;
  std::string device_type() const;  ///< Wraps TFE_TensorHandleDeviceType
  int device_id() const;            ///< Wraps TFE_TensorHandleDeviceID

  // The value in host memory; not copied if it is already there.
  Tensor resolve() const;  ///< Wraps TFE_TensorHandleResolve
  // Wraps TFE_TensorHandleCopyToDevice.
  TensorHandle copy_to_device(EagerContext& context, ZString device) const;
  // Another handle to the same value.
  TensorHandle share() const;  ///< Wraps TFE_TensorHandleCopySharingTensor
  // The address of the value in its device's memory.
  void* device_pointer() const;  ///< Wraps TFE_TensorHandleDevicePointer
  // Wraps TFE_TensorHandleDeviceMemorySize.
  size_t device_memory_size() const;
};

// One handle to several values of the same type, one per device.
// Wraps TFE_CreatePackedTensorHandle.
TensorHandle pack(EagerContext& context, std::span<const TensorHandle> handles);

}  // namespace tfx::c

#endif  // TFX_C_TENSOR_HANDLE_H_
