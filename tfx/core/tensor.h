// tf.Tensor: a value, eager or of a function being traced.
//
// A Tensor is a handle that is cheap to copy: copies are the same tensor, and
// the value never changes. It may be used from any thread. An eager tensor has
// its value on a device; a symbolic one is an output of an operation of the
// graph that is being built, and has none yet.
//
// Arithmetic (+, -, ==, …) is in tfx/ops; here is what every tensor is.
#ifndef TFX_CORE_TENSOR_H_
#define TFX_CORE_TENSOR_H_

#include <cstdint>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/c/tensor_handle.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

class Tensor {
 public:
  // No tensor: None in Python. Every other member throws ValueError.
  Tensor() = default;
  // Takes over a value of the eager runtime.
  explicit Tensor(c::TensorHandle handle);
  // A value in host memory, which is shared, not copied.
  explicit Tensor(const c::Tensor& value);

  Tensor(const Tensor& other) noexcept : impl_(other.impl_) { retain(); }
  Tensor(Tensor&& other) noexcept
      : impl_(std::exchange(other.impl_, nullptr)) {}
  Tensor& operator=(const Tensor& other) noexcept {
    Tensor copy(other);
    std::swap(impl_, copy.impl_);
    return *this;
  }
  Tensor& operator=(Tensor&& other) noexcept {
    std::swap(impl_, other.impl_);
    return *this;
  }
  ~Tensor() { drop(); }

  // Whether there is a tensor at all. (Whether its value is true is for
  // `if (bool(t.item<bool>()))` to ask.)
  bool has_value() const noexcept { return impl_ != nullptr; }
  // Whether both are the same tensor; `is` in Python. == compares values.
  bool is(const Tensor& other) const noexcept { return impl_ == other.impl_; }
  // Different for every tensor that ever was in this process.
  int64_t id() const;

  DType dtype() const;
  TensorShape shape() const;
  // -1 if it is not known.
  int rank() const;
  int ndim() const { return rank(); }
  // "/job:localhost/replica:0/task:0/device:CPU:0"
  std::string device() const;

  // The elements, in row-major order, without a copy if they are in host
  // memory. Valid as long as this tensor or a copy of it is. Throws TypeError
  // if they are not of type T.
  template <typename T>
  std::span<const T> data() const {
    static_assert(c::data_type_of<T> != c::DataType::kInvalid,
                  "no tensor holds elements of this type");
    check_dtype(dtype_of<T>);
    return host().template data<T>();
  }
  // An element of a tensor of strings, likewise.
  std::string_view string_at(int64_t index) const;

  // The value of a tensor with one element; throws ValueError for others, and
  // TypeError if T is not its type (std::string_view for strings).
  template <typename T>
  T item() const;

  // The value in host memory; waits for it if it is under way.
  const c::Tensor& host() const;
  // The eager runtime's handle.
  const c::TensorHandle& handle() const;

  // str(t) and repr(t).
  std::string str() const;
  std::string repr() const;
  friend std::ostream& operator<<(std::ostream& stream, const Tensor& tensor);

 private:
  struct Impl;
  Impl& checked() const;
  void check_dtype(DType wanted) const;
  void check_one_element() const;
  void retain() const noexcept;
  void drop() noexcept;

  Impl* impl_ = nullptr;
};

template <typename T>
T Tensor::item() const {
  check_one_element();
  return data<T>()[0];
}
template <>
inline std::string_view Tensor::item<std::string_view>() const {
  check_one_element();
  return string_at(0);
}
template <>
inline std::string Tensor::item<std::string>() const {
  return std::string(item<std::string_view>());
}

}  // namespace tfx

#endif  // TFX_CORE_TENSOR_H_
