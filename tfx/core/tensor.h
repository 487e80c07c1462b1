// tf.Tensor: an eager or symbolic tensor.
//
// A Tensor is an immutable handle that is cheap to copy: copies are the same
// tensor. It may be used from any thread. An eager tensor has its value on a
// device; a symbolic tensor is an output of an operation of a graph, and has no
// value yet.
//
// Arithmetic (+, -, ==, …) is in tfx/ops. For t.numpy() include
// tfx/core/ndarray.h, for indices other than integers tfx/core/indexing.h.
#ifndef TFX_CORE_TENSOR_H_
#define TFX_CORE_TENSOR_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/c/tensor_handle.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

class Index;
class TensorIterator;
class TensorRef;
struct Symbol;
namespace np {
class NDArray;
}

// The C++ types of integer indices; bool is not one.
template <typename T>
concept IndexInteger = std::integral<T> && !std::same_as<T, bool>;

namespace internal {

[[noreturn]] void throw_index_too_large();

template <IndexInteger T>
int64_t index_value(T index) {
  const auto value = static_cast<int64_t>(index);
  if constexpr (std::is_unsigned_v<T>) {
    if (value < 0) throw_index_too_large();
  }
  return value;
}

}  // namespace internal

class Tensor {
 public:
  // No tensor (None in Python). Members that need one throw ValueError.
  Tensor() = default;
  // Takes ownership of a value of the eager runtime.
  explicit Tensor(c::TensorHandle handle);
  // A value in host memory, which is shared, not copied.
  explicit Tensor(const c::Tensor& value);
  // Takes ownership of the value. The eager runtime's handle is made when an
  // operation first needs it, so tensors that only go into or come out of a
  // session never pay for one.
  explicit Tensor(c::Tensor&& value);
  // A symbolic tensor.
  explicit Tensor(Symbol symbol);

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

  // Uses the caller's memory in place: it must not change any more, and
  // `deleter` (which may be nullptr) is called once, when it is not needed any
  // more. Memory that is not aligned to 64 bytes is copied instead, and deleted
  // before this returns. Throws InvalidArgumentError if the number of values
  // does not match the shape.
  template <typename T>
  static Tensor from_memory(std::span<const T> values, const TensorShape& shape,
                            c::Tensor::Deleter deleter) {  // NOLINT: is moved
    static_assert(c::data_type_of<T> != c::DataType::kInvalid,
                  "no tensor holds elements of this type");
    return Tensor(c::Tensor::from_memory(
        c::data_type_of<T>, shape.view(), const_cast<T*>(values.data()),
        values.size_bytes(), std::move(deleter)));
  }

  // Whether there is a tensor. (operator bool converts its value.)
  bool has_value() const noexcept { return impl_ != nullptr; }
  // Whether both are the same tensor; `is` in Python. == compares values.
  // Symbolic tensors are the same if they are the same output of an operation.
  bool is(const Tensor& other) const noexcept {
    return impl_ == other.impl_ || is_same_output(other);
  }
  // A process-unique id, never reused.
  int64_t id() const;
  // The SymbolicGraph::number of the graph that its thread was building when it
  // was made; 0 if none. FuncGraph::capture() uses it.
  int64_t made_in() const;
  // The tensor as a key of maps and sets, by identity.
  TensorRef ref() const;
  // Its output in a graph; null if it is not symbolic.
  const Symbol* symbol() const noexcept;
  bool is_symbolic() const noexcept { return symbol() != nullptr; }
  // The name of a symbolic tensor, "MatMul:0". Throws RuntimeError for an eager
  // one, which has no name.
  std::string name() const;

  DType dtype() const;
  TensorShape shape() const;
  TensorShape get_shape() const { return shape(); }
  // Refines the static shape of a symbolic tensor. Throws ValueError if `shape`
  // is not compatible with the tensor's.
  void set_shape(const TensorShape& shape) const;
  // -1 if it is unknown.
  int rank() const;
  int ndim() const { return rank(); }
  // The device that computed it, and the one whose memory holds it:
  // "/job:localhost/replica:0/task:0/device:CPU:0".
  std::string device() const;
  std::string backing_device() const;
  // The same value on another device; throws RuntimeError if there is none.
  Tensor cpu() const;
  Tensor gpu(int index = 0) const;

  // t[i]: one StridedSlice. Throws InvalidArgumentError if i is out of range.
  template <IndexInteger T>
  Tensor operator[](T index) const {
    return row(internal::index_value(index));
  }
  // t[1:3], t[..., 0]: see tfx/core/indexing.h. Several indices are written
  // t(0, tf::Slice(1, 3)) or t[{0, tf::Slice(1, 3)}].
  Tensor operator[](const Index& index) const;
  Tensor operator[](std::initializer_list<Index> indices) const;
  template <typename... T>
  Tensor operator()(const T&... indices) const {
    return (*this)[{Index(indices)...}];
  }
  template <typename T>
  Tensor operator()(const T& index) const {
    return (*this)[index];
  }

  // len(t): the first dimension. Throws TypeError for a scalar.
  int64_t len() const;
  // Iterates over the rows: `for (const tf::Tensor& row : t)`. Each is sliced
  // when it is reached. begin() throws TypeError for a scalar.
  TensorIterator begin() const;
  TensorIterator end() const;

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

  // The value of a tensor with one element. Throws ValueError for other sizes,
  // TypeError if T is not the element type (std::string_view for strings).
  template <typename T>
  T item() const;

  // The value as NumPy's array, without a copy if it is in host memory.
  np::NDArray numpy() const;
  // bool(t), float(t), int(t): converts a tensor with one element of any number
  // type; an empty tensor is false. Throws ValueError (bool) or TypeError for
  // other sizes.
  explicit operator bool() const;
  explicit operator int() const;
  explicit operator int64_t() const;
  explicit operator float() const;
  explicit operator double() const;

  // The value in host memory; waits until it is computed. This and all members
  // that read values throw OperatorNotAllowedInGraphError for a symbolic
  // tensor.
  const c::Tensor& host() const;
  // The eager runtime's handle. Throws TypeError for a symbolic tensor, which
  // is out of scope outside of its graph.
  const c::TensorHandle& handle() const;

  // str(t) and repr(t).
  std::string str() const;
  std::string repr() const;
  friend std::ostream& operator<<(std::ostream& stream, const Tensor& tensor);

 private:
  struct Impl;
  [[noreturn]] static void throw_none();
  Impl& checked() const {
    if (impl_ == nullptr) throw_none();
    return *impl_;
  }
  Tensor row(int64_t index) const;
  Tensor copy_to(const std::string& device) const;
  void check_dtype(DType wanted) const;
  void check_one_element() const;
  bool is_same_output(const Tensor& other) const noexcept;
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

// t.ref(): references are equal if they refer to the same tensor.
class TensorRef {
 public:
  explicit TensorRef(Tensor tensor) : tensor_(std::move(tensor)) {}
  const Tensor& deref() const& { return tensor_; }
  Tensor deref() && { return std::move(tensor_); }
  friend bool operator==(const TensorRef& a, const TensorRef& b) {
    return a.tensor_.is(b.tensor_);
  }

 private:
  Tensor tensor_;
};

// Iterates over the rows of a tensor. Keeps the tensor alive.
class TensorIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = Tensor;
  using difference_type = std::ptrdiff_t;
  using pointer = const Tensor*;
  using reference = Tensor;

  TensorIterator() = default;
  TensorIterator(Tensor tensor, int64_t index)
      : tensor_(std::move(tensor)), index_(index) {}

  Tensor operator*() const { return tensor_[index_]; }
  TensorIterator& operator++() {
    ++index_;
    return *this;
  }
  TensorIterator operator++(int) {
    TensorIterator before = *this;
    ++index_;
    return before;
  }
  friend bool operator==(const TensorIterator& a, const TensorIterator& b) {
    return a.index_ == b.index_;
  }

 private:
  Tensor tensor_;
  int64_t index_ = 0;
};

}  // namespace tfx

template <>
struct std::hash<tfx::TensorRef> {
  size_t operator()(const tfx::TensorRef& ref) const {
    return std::hash<int64_t>()(ref.deref().id());
  }
};

#endif  // TFX_CORE_TENSOR_H_
