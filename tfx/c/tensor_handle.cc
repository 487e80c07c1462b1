#include "tfx/c/tensor_handle.h"

#include <memory>
#include <utility>

#include "tensorflow/c/eager/c_api.h"
#include "tensorflow/c/eager/c_api_experimental.h"
#include "tfx/c/c_layout.h"
#include "tfx/c/deleter.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/errors.h"
#include "tfx/c/status.h"
#include "tfx/c/tensor_size.h"

namespace tfx::c {
namespace {

TFE_TensorHandle* checked(TFE_TensorHandle* handle) {
  if (handle == nullptr) {
    throw errors::InvalidArgumentError("the tensor handle is empty");
  }
  return handle;
}

}  // namespace

void destroy(TFE_TensorHandle* object) noexcept {
  TFE_DeleteTensorHandle(object);
}

TensorHandle::TensorHandle(const Tensor& tensor) {
  if (!tensor) throw errors::InvalidArgumentError("the tensor is empty");
  Status status;
  adopt(TFE_NewTensorHandle(tensor.get(), status.get()));
  status.check();
}

TensorHandle TensorHandle::from_device_memory(EagerContext& context,
                                              ZString device, DataType type,
                                              ShapeView shape, void* data,
                                              size_t size,
                                              Tensor::Deleter deleter) {
  const CDeleter free = std::move(deleter).release();
  try {
    check_memory(type, shape, data, size);
  } catch (...) {
    free.function(data, size, free.argument);
    throw;
  }
  Status status;
  // C calls the deleter even if it creates no handle.
  TensorHandle handle(TFE_NewTensorHandleFromDeviceMemory(
      context.get(), device.c_str(), as_c(type), shape.data(), shape.rank(),
      data, size, free.function, free.argument, status.get()));
  status.check();
  return handle;
}

DataType TensorHandle::type() const {
  return static_cast<DataType>(TFE_TensorHandleDataType(checked(get())));
}

int TensorHandle::rank() const {
  Status status;
  const int rank = TFE_TensorHandleNumDims(checked(get()), status.get());
  status.check();
  return rank;
}

int64_t TensorHandle::dim(int index) const {
  const int count = rank();
  if (index < 0 || index >= count) {
    throw errors::OutOfRangeError("dimension " + std::to_string(index) +
                                  " of a tensor of rank " +
                                  std::to_string(count));
  }
  Status status;
  const int64_t dim = TFE_TensorHandleDim(get(), index, status.get());
  status.check();
  return dim;
}

std::vector<int64_t> TensorHandle::shape() const {
  std::vector<int64_t> dims(static_cast<size_t>(rank()));
  Status status;
  for (size_t i = 0; i < dims.size(); ++i) {
    dims[i] = TFE_TensorHandleDim(get(), static_cast<int>(i), status.get());
    status.check();
  }
  return dims;
}

int64_t TensorHandle::element_count() const {
  Status status;
  const int64_t count =
      TFE_TensorHandleNumElements(checked(get()), status.get());
  status.check();
  return count;
}

std::string TensorHandle::device_name() const {
  Status status;
  const char* name = TFE_TensorHandleDeviceName(checked(get()), status.get());
  status.check();
  return name;
}

std::string TensorHandle::backing_device_name() const {
  Status status;
  const char* name =
      TFE_TensorHandleBackingDeviceName(checked(get()), status.get());
  status.check();
  return name;
}

std::string TensorHandle::device_type() const {
  Status status;
  const char* type = TFE_TensorHandleDeviceType(checked(get()), status.get());
  status.check();
  return type;
}

int TensorHandle::device_id() const {
  Status status;
  const int id = TFE_TensorHandleDeviceID(checked(get()), status.get());
  status.check();
  return id;
}

Tensor TensorHandle::resolve() const {
  Status status;
  Tensor tensor(TFE_TensorHandleResolve(checked(get()), status.get()));
  status.check();
  return tensor;
}

TensorHandle TensorHandle::copy_to_device(EagerContext& context,
                                          ZString device) const {
  Status status;
  TensorHandle copy(TFE_TensorHandleCopyToDevice(checked(get()), context.get(),
                                                 device.c_str(), status.get()));
  status.check();
  return copy;
}

TensorHandle TensorHandle::share() const {
  Status status;
  TensorHandle other(
      TFE_TensorHandleCopySharingTensor(checked(get()), status.get()));
  status.check();
  return other;
}

void* TensorHandle::device_pointer() const {
  Status status;
  void* pointer = TFE_TensorHandleDevicePointer(checked(get()), status.get());
  status.check();
  return pointer;
}

size_t TensorHandle::device_memory_size() const {
  Status status;
  const size_t size =
      TFE_TensorHandleDeviceMemorySize(checked(get()), status.get());
  status.check();
  return size;
}

TensorHandle pack(EagerContext& context,
                  std::span<const TensorHandle> handles) {
  std::vector<TFE_TensorHandle*> raw;
  for (const TensorHandle& handle : handles) {
    raw.push_back(checked(handle.get()));
    if (handle.type() != handles[0].type()) {
      throw errors::InvalidArgumentError("values of " + name(handle.type()) +
                                         " and " + name(handles[0].type()) +
                                         " cannot be packed into one");
    }
  }
  int count = count_of(raw);
  Status status;
  TensorHandle packed(TFE_CreatePackedTensorHandle(context.get(), raw.data(),
                                                   &count, status.get()));
  status.check();
  return packed;
}

}  // namespace tfx::c
