// Tensor: an array in host memory, as sessions take and give it (TF_Tensor).
//
// The memory is reference-counted by TensorFlow: share(), reshape() and
// bitcast() give further tensors over the same bytes, and a tensor fed to a
// session is read in place. A Tensor is one pointer wide and move-only; the
// values may be read from any thread.
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
  // Empty: no tensor, for results to be put in.
  Tensor() = default;
  // Takes over what a C function returned.
  explicit Tensor(TF_Tensor* adopted) noexcept : Owner(adopted) {}

  // Uninitialised memory, aligned to 64 bytes. Throws InvalidArgumentError
  // for an unknown or negative dimension, a size that does not fit, and for
  // types without elements in memory (resource, variant). Strings start empty.
  static Tensor allocate(DataType type, ShapeView shape);

  // Copies `bytes`, which must be just as many as type and shape need.
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
  static Tensor from_strings(ShapeView shape,
                             std::span<const std::string_view> values);
  static Tensor scalar_string(std::string_view value) {
    return from_strings({}, std::span<const std::string_view>(&value, 1));
  }

  // Uses the caller's memory in place. `deleter` is called exactly once, when
  // the last tensor over it is gone (also if this call throws), on whichever
  // thread that happens; what it throws is swallowed. Memory that is not
  // aligned to 64 bytes is copied instead, and freed before this returns.
  using Deleter = c::Deleter;
  static Tensor from_memory(DataType type, ShapeView shape, void* data,
                            size_t size, Deleter deleter);

  DataType type() const;
  int rank() const;
  int64_t dim(int index) const;
  std::vector<int64_t> shape() const;
  int64_t element_count() const;
  size_t byte_size() const;
  // Whether the memory is aligned as TensorFlow's kernels like it.
  bool is_aligned() const;

  // The elements in place. Throws InvalidArgumentError if they are not of type
  // T. Writing is for memory that nobody else reads: a tensor just allocated.
  template <typename T>
  std::span<const T> data() const {
    check_type(data_type_of<T>);
    return {static_cast<const T*>(raw()), static_cast<size_t>(element_count())};
  }
  template <typename T>
  std::span<T> mutable_data() {
    check_type(data_type_of<T>);
    return {static_cast<T*>(raw()), static_cast<size_t>(element_count())};
  }
  // Any type but string, resource and variant, as bytes.
  std::span<const std::byte> bytes() const;
  std::span<std::byte> mutable_bytes();

  // Of a scalar resource that the eager runtime gave out: a serialised
  // ResourceHandleProto. Throws InvalidArgumentError for others.
  std::string_view resource_handle() const;

  // An element of a tensor of strings, without a copy: valid as long as the
  // tensor and the element are not changed.
  std::string_view string_at(int64_t index) const;
  std::vector<std::string> strings() const;
  void set_string(int64_t index, std::string_view value);

  // Another tensor over the same memory.
  Tensor share() const;
  Tensor reshape(ShapeView shape) const;
  // The same bits as another type; sizes must agree.
  Tensor bitcast(DataType type, ShapeView shape) const;

  // A tensor from a serialised TensorProto.
  static Tensor from_proto(std::string_view tensor_proto);

 private:
  // Throws InvalidArgumentError if there is none.
  TF_Tensor* checked() const;
  void* raw() const;
  void check_type(DataType wanted) const;
  void check_string_index(int64_t index) const;
};

}  // namespace tfx::c

#endif  // TFX_C_TENSOR_H_
