// TensorHandle: a value of the eager runtime, on any device
// (TFE_TensorHandle).
//
// The value may still be on its way (an asynchronous executor); what asks for
// it waits, and throws what its computation reported.
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
  // Empty: no value, for results to be put in.
  TensorHandle() = default;
  // Takes over what a C function returned.
  explicit TensorHandle(TFE_TensorHandle* adopted) noexcept : Owner(adopted) {}
  // Shares the tensor's memory.
  explicit TensorHandle(const Tensor& tensor);

  // Memory on `device` that the caller owns; `deleter` as in
  // Tensor::from_memory.
  static TensorHandle from_device_memory(EagerContext& context, ZString device,
                                         DataType type, ShapeView shape,
                                         void* data, size_t size,
                                         Tensor::Deleter deleter);

  DataType type() const;
  int rank() const;
  int64_t dim(int index) const;
  std::vector<int64_t> shape() const;
  int64_t element_count() const;

  // The device that computed it, and the one whose memory holds it.
  std::string device_name() const;
  std::string backing_device_name() const;
  std::string device_type() const;
  int device_id() const;

  // The value in host memory: without a copy if it is there already.
  Tensor resolve() const;
  TensorHandle copy_to_device(EagerContext& context, ZString device) const;
  // Another handle on the same value.
  TensorHandle share() const;
  // Where the value is, in its device's memory.
  void* device_pointer() const;
  size_t device_memory_size() const;
};

// One handle on several values, one a device, of equal type.
TensorHandle pack(EagerContext& context, std::span<const TensorHandle> handles);

}  // namespace tfx::c

#endif  // TFX_C_TENSOR_HANDLE_H_
