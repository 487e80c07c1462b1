#include "tfx/c/tensor.h"

#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <utility>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/eager/c_api.h"
#include "tensorflow/c/tf_tensor.h"
#include "tensorflow/c/tf_tstring.h"
#include "tfx/c/buffer.h"
#include "tfx/c/deleter.h"
#include "tfx/c/errors.h"
#include "tfx/c/status.h"
#include "tfx/c/tensor_size.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;

constexpr std::align_val_t kAlignment{64};

TF_DataType c_type(DataType type) { return static_cast<TF_DataType>(type); }

[[noreturn]] void throw_no_memory(DataType type, ShapeView shape) {
  throw errors::ResourceExhaustedError("no memory for a " +
                                       describe(type, shape));
}

Tensor made(TF_Tensor* tensor, DataType type, ShapeView shape) {
  if (tensor == nullptr) throw_no_memory(type, shape);
  return Tensor(tensor);
}

// If a tensor's memory came from C, TensorFlow frees it, but not the strings in
// it. So string tensors have their own deleter.
void delete_strings(void* data, size_t size, void*) {
  auto* strings = static_cast<TF_TString*>(data);
  for (size_t i = 0; i < size / sizeof(TF_TString); ++i) {
    TF_StringDealloc(&strings[i]);
  }
  operator delete(data, kAlignment);
}

Tensor allocate_strings(ShapeView shape) {
  const size_t size = count_bytes(DataType::kString, shape);
  void* memory = operator new(size, kAlignment, std::nothrow);
  if (memory == nullptr) throw_no_memory(DataType::kString, shape);
  for (size_t i = 0; i < size / sizeof(TF_TString); ++i) {
    TF_StringInit(static_cast<TF_TString*>(memory) + i);
  }
  return made(TF_NewTensor(TF_STRING, shape.data(), shape.rank(), memory, size,
                           &delete_strings, nullptr),
              DataType::kString, shape);
}

// A tensor that shares elements that are objects. C's bitcast only supports
// plain bits, so a handle of the eager runtime keeps the memory alive.
Tensor share_objects(const Tensor& tensor, void* elements, ShapeView shape) {
  Status status;
  TFE_TensorHandle* const holder =
      TFE_NewTensorHandle(tensor.get(), status.get());
  status.check();
  return made(
      TF_NewTensor(
          c_type(tensor.type()), shape.data(), shape.rank(), elements,
          tensor.byte_size(),
          [](void*, size_t, void* handle) {
            TFE_DeleteTensorHandle(static_cast<TFE_TensorHandle*>(handle));
          },
          holder),
      tensor.type(), shape);
}

}  // namespace

void destroy(TF_Tensor* object) noexcept { TF_DeleteTensor(object); }

Tensor Tensor::allocate(DataType type, ShapeView shape) {
  if (type == DataType::kString) return allocate_strings(shape);
  const size_t size = count_bytes(type, shape);
  Tensor tensor =
      made(TF_AllocateTensor(c_type(type), shape.data(), shape.rank(), size),
           type, shape);
  // C returns a tensor without memory if the allocation fails.
  if (size > 0 && tensor.raw() == nullptr) throw_no_memory(type, shape);
  return tensor;
}

Tensor Tensor::from_bytes(DataType type, ShapeView shape,
                          std::span<const std::byte> bytes) {
  if (type == DataType::kString) {
    throw InvalidArgumentError(
        "a tensor of strings is made by from_strings, not from bytes");
  }
  Tensor tensor = allocate(type, shape);
  if (bytes.size() != tensor.byte_size()) {
    throw InvalidArgumentError("a " + describe(type, shape) + " takes " +
                               std::to_string(tensor.byte_size()) +
                               " bytes, but " + std::to_string(bytes.size()) +
                               " were given");
  }
  if (!bytes.empty()) std::memcpy(tensor.raw(), bytes.data(), bytes.size());
  return tensor;
}

Tensor Tensor::from_strings(ShapeView shape,
                            std::span<const std::string_view> values) {
  Tensor tensor = allocate_strings(shape);
  if (values.size() != static_cast<size_t>(tensor.element_count())) {
    throw InvalidArgumentError(
        "a " + describe(DataType::kString, shape) + " takes " +
        std::to_string(tensor.element_count()) + " strings, but " +
        std::to_string(values.size()) + " were given");
  }
  auto* strings = static_cast<TF_TString*>(tensor.raw());
  for (size_t i = 0; i < values.size(); ++i) {
    TF_StringCopy(&strings[i], values[i].data(), values[i].size());
  }
  return tensor;
}

Tensor Tensor::from_memory(DataType type, ShapeView shape, void* data,
                           size_t size, Deleter deleter) {
  const CDeleter free = std::move(deleter).release();
  try {
    check_memory(type, shape, data, size);
  } catch (...) {
    free.function(data, size, free.argument);
    throw;
  }
  return made(TF_NewTensor(c_type(type), shape.data(), shape.rank(), data, size,
                           free.function, free.argument),
              type, shape);
}

TF_Tensor* Tensor::checked() const {
  if (get() == nullptr) throw InvalidArgumentError("the tensor is empty");
  return get();
}

DataType Tensor::type() const {
  return static_cast<DataType>(TF_TensorType(checked()));
}

int Tensor::rank() const { return TF_NumDims(checked()); }

int64_t Tensor::dim(int index) const {
  if (index < 0 || index >= rank()) {
    throw errors::OutOfRangeError("dimension " + std::to_string(index) +
                                  " of a " + describe(type(), shape()));
  }
  return TF_Dim(get(), index);
}

std::vector<int64_t> Tensor::shape() const {
  std::vector<int64_t> dims(static_cast<size_t>(rank()));
  for (size_t i = 0; i < dims.size(); ++i) {
    dims[i] = TF_Dim(get(), static_cast<int>(i));
  }
  return dims;
}

int64_t Tensor::element_count() const {
  return TF_TensorElementCount(checked());
}

size_t Tensor::byte_size() const { return TF_TensorByteSize(checked()); }

bool Tensor::is_aligned() const { return TF_TensorIsAligned(checked()); }

void* Tensor::raw() const { return TF_TensorData(checked()); }

void Tensor::check_type(DataType wanted) const {
  if (type() != wanted || wanted == DataType::kInvalid) {
    throw InvalidArgumentError(
        "a " + describe(type(), shape()) +
        " was asked for elements of another type" +
        (wanted == DataType::kInvalid ? std::string() : ", " + name(wanted)));
  }
}

std::span<const std::byte> Tensor::bytes() const {
  if (size_of(type()) == 0) {
    throw InvalidArgumentError("a tensor of type " + name(type()) +
                               " has no plain bytes");
  }
  return {static_cast<const std::byte*>(raw()), byte_size()};
}

// C replaces a resource by its serialised description.
std::string_view Tensor::resource_handle() const {
  if (type() != DataType::kResource || rank() != 0) {
    throw InvalidArgumentError("a " + describe(type(), shape()) +
                               " is no scalar resource");
  }
  return {static_cast<const char*>(raw()), byte_size()};
}

std::span<std::byte> Tensor::mutable_bytes() {
  const auto constant = bytes();
  return {const_cast<std::byte*>(constant.data()), constant.size()};
}

void Tensor::check_string_index(int64_t index) const {
  check_type(DataType::kString);
  if (index < 0 || index >= element_count()) {
    throw errors::OutOfRangeError("element " + std::to_string(index) +
                                  " of a " + describe(type(), shape()));
  }
}

std::string_view Tensor::string_at(int64_t index) const {
  check_string_index(index);
  const auto* strings = static_cast<const TF_TString*>(raw());
  return {TF_StringGetDataPointer(&strings[index]),
          TF_StringGetSize(&strings[index])};
}

std::vector<std::string> Tensor::strings() const {
  check_type(DataType::kString);
  std::vector<std::string> values;
  values.reserve(static_cast<size_t>(element_count()));
  for (int64_t i = 0; i < element_count(); ++i) {
    values.emplace_back(string_at(i));
  }
  return values;
}

void Tensor::set_string(int64_t index, std::string_view value) {
  check_string_index(index);
  auto* strings = static_cast<TF_TString*>(raw());
  TF_StringCopy(&strings[index], value.data(), value.size());
}

Tensor Tensor::share() const { return bitcast(type(), shape()); }

Tensor Tensor::reshape(ShapeView shape) const { return bitcast(type(), shape); }

Tensor Tensor::bitcast(DataType type, ShapeView shape) const {
  const DataType mine = this->type();
  const bool same_type = type == mine;
  if (mine == DataType::kResource ||
      (!same_type && (size_of(type) == 0 || size_of(mine) == 0))) {
    throw InvalidArgumentError("a " + describe(mine, this->shape()) +
                               " has no bits to be read as " + name(type));
  }
  const bool same_size = same_type
                             ? count_elements(type, shape) == element_count()
                             : count_bytes(type, shape) == byte_size();
  if (!same_size) {
    throw InvalidArgumentError("a " + describe(mine, this->shape()) +
                               " is of another size than a " +
                               describe(type, shape));
  }
  if (size_of(type) == 0) return share_objects(*this, raw(), shape);
  // C writes into an existing tensor, here one without elements.
  const int64_t none = 0;
  Tensor result(TF_AllocateTensor(c_type(mine), &none, 1, 0));
  Status status;
  TF_TensorBitcastFrom(get(), c_type(type), result.get(), shape.data(),
                       shape.rank(), status.get());
  status.check();
  return result;
}

Tensor Tensor::from_proto(std::string_view tensor_proto) {
  const Buffer bytes(tensor_proto);
  const int64_t none = 0;
  Tensor result(TF_AllocateTensor(TF_FLOAT, &none, 1, 0));
  Status status;
  TF_TensorFromProto(bytes.get(), result.get(), status.get());
  status.check();
  // A tensor without elements has no buffer, and C would dereference it.
  if (result.element_count() > 0) return result;
  return allocate(result.type(), result.shape());
}

}  // namespace tfx::c
