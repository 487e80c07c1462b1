// Tensor: an array in host memory, as sessions take and return it (TF_Tensor).
//
// TensorFlow reference-counts the memory: share(), reshape() and bitcast()
// return tensors that share it, and a tensor fed to a session is read in place.
// A Tensor is one pointer wide and move-only; its values may be read from any
// thread.
#ifndef TFX_C_TENSOR_H_
#define TFX_C_TENSOR_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/data_type.h"
#include "tfx/c/deleter.h"
#include "tfx/c/owner.h"
#include "tfx/c/shape.h"

namespace tfx::c {

class Tensor : public Owner<TF_Tensor> {
 public:
  // Empty: no tensor yet, to hold a result.
  Tensor() = default;
  // Takes ownership of `adopted`.
  explicit Tensor(TF_Tensor* adopted) noexcept : Owner(adopted) {}

  // Uninitialised memory, aligned to 64 bytes. Throws InvalidArgumentError for
  // an unknown or negative dimension, a size that overflows, and for types
  // without elements in memory (resource, variant). Strings start empty.
  // Wraps TF_AllocateTensor.
  static Tensor allocate(DataType type, ShapeView shape);

  // Copies `bytes`, whose size must match type and shape exactly.
  static Tensor from_bytes(DataType type, ShapeView shape,
                           std::span<const std::byte> bytes);

  template <typename T>
  static Tensor from_values(ShapeView shape, std::span<const T> values) {
    static_assert(data_type_of<T> != DataType::kInvalid,
                  "no tensor holds elements of this type");
    return from_bytes(data_type_of<T>, shape, std::as_bytes(values));
  }

  template <typename T>
  static Tensor scalar(T value) {
    return from_values<T>({}, std::span<const T>(&value, 1));
  }

  // A tensor of strings; each may hold any bytes.
  // Wraps TF_NewTensor, TF_StringCopy.
  static Tensor from_strings(ShapeView shape,
                             std::span<const std::string_view> values);
  static Tensor scalar_string(std::string_view value) {
    return from_strings({}, std::span<const std::string_view>(&value, 1));
  }

  // Uses the caller's memory in place. `deleter` is called exactly once, when
  // the last tensor that uses the memory is gone (also if this call throws), on
  // whichever thread that happens. Exceptions it throws are swallowed. Memory
  // that is not aligned to 64 bytes is copied instead, and freed before this
  // returns.
  using Deleter = c::Deleter;
  // Wraps TF_NewTensor.
  static Tensor from_memory(DataType type, ShapeView shape, void* data,
                            size_t size, Deleter deleter);

  DataType type() const;               ///< Wraps TF_TensorType
  int rank() const;                    ///< Wraps TF_NumDims
  int64_t dim(int index) const;        ///< Wraps TF_Dim
  std::vector<int64_t> shape() const;  ///< Wraps TF_Dim
  int64_t element_count() const;       ///< Wraps TF_TensorElementCount
  size_t byte_size() const;            ///< Wraps TF_TensorByteSize
  // Whether the memory is aligned as TensorFlow's kernels prefer.
  bool is_aligned() const;  ///< Wraps TF_TensorIsAligned

  // The elements in place. Throws InvalidArgumentError if they are not of type
  // T. Only write to memory that is not shared: a newly allocated tensor.
  // Wraps TF_TensorData.
  template <typename T>
  std::span<const T> data() const {
    check_type(data_type_of<T>);
    return {static_cast<const T*>(raw()), static_cast<size_t>(element_count())};
  }
  // Wraps TF_TensorData.
  template <typename T>
  std::span<T> mutable_data() {
    check_type(data_type_of<T>);
    return {static_cast<T*>(raw()), static_cast<size_t>(element_count())};
  }
  // The elements as bytes, for any type but string, resource and variant.
  std::span<const std::byte> bytes() const;  ///< Wraps TF_TensorData
  std::span<std::byte> mutable_bytes();      ///< Wraps TF_TensorData

  // For a scalar resource from the eager runtime: a serialised
  // ResourceHandleProto. Throws InvalidArgumentError for others.
  std::string_view resource_handle() const;  ///< Wraps TF_TensorData

  // An element of a string tensor, not copied: valid as long as the tensor
  // exists and the element is not changed.
  // Wraps TF_StringGetDataPointer, TF_StringGetSize.
  std::string_view string_at(int64_t index) const;
  std::vector<std::string> strings() const;
  // Wraps TF_StringCopy.
  void set_string(int64_t index, std::string_view value);

  // A tensor that shares the memory.
  Tensor share() const;
  Tensor reshape(ShapeView shape) const;
  // The same bits as another type; the byte sizes must match.
  // Wraps TF_TensorBitcastFrom.
  Tensor bitcast(DataType type, ShapeView shape) const;

  // A tensor from a serialised TensorProto.
  // Wraps TF_TensorFromProto.
  static Tensor from_proto(std::string_view tensor_proto);

 private:
  // Throws InvalidArgumentError if this is empty.
  TF_Tensor* checked() const;
  void* raw() const;
  void check_type(DataType wanted) const;
  void check_string_index(int64_t index) const;
};

}  // namespace tfx::c

#endif  // TFX_C_TENSOR_H_
