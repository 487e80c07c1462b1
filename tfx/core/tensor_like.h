// TensorLike: what a function takes where Python's takes "a tensor".
//
//   tf::add(x, 1.0); tf::reshape(x, {2, -1}); tf::stack({a, b});
//
// A tensor, anything that converts to one (tf::Variable), a literal, a C++
// container, or a list of tensors, which are stacked. It is for parameters: it
// may refer to its argument and must not outlive it.
#ifndef TFX_CORE_TENSOR_LIKE_H_
#define TFX_CORE_TENSOR_LIKE_H_

#include <concepts>
#include <initializer_list>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/literal.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/tensor.h"
#include "tfx/core/typed_array.h"

namespace tfx {

namespace internal {

template <typename T>
concept ConvertsToTensor =
    std::convertible_to<const T&, Tensor> && !std::is_same_v<T, Tensor>;

template <typename T>
concept ScalarLiteral =
    std::is_convertible_v<const T&, Literal> && !std::is_same_v<T, Literal> &&
    !std::is_same_v<T, np::NDArray> && !TypedArray<T> && !ConvertsToTensor<T>;

}  // namespace internal

class TensorLike {
 public:
  // {}: an empty list.
  TensorLike();
  // All implicit: a value is meant.
  TensorLike(const Tensor& tensor);                   // NOLINT
  TensorLike(Literal literal);                        // NOLINT
  TensorLike(std::initializer_list<Literal> list);    // NOLINT
  TensorLike(std::initializer_list<Tensor> tensors);  // NOLINT
  TensorLike(const std::vector<Tensor>& tensors);     // NOLINT
  TensorLike(std::span<const Tensor> tensors);        // NOLINT
  TensorLike(const np::NDArray& array);               // NOLINT
  template <internal::ConvertsToTensor T>
  TensorLike(const T& value)  // NOLINT
      : TensorLike(Owned(static_cast<Tensor>(value))) {}
  template <internal::ScalarLiteral T>
  TensorLike(const T& value) : TensorLike(Literal(value)) {}  // NOLINT
  template <TypedArray T>
  TensorLike(const T& array)  // NOLINT
      : TensorLike(Elements(array_to_tensor(array))) {}
  TensorLike(const TensorLike&) = delete;
  TensorLike& operator=(const TensorLike&) = delete;
  // In the source: whoever includes this would compile a variant's otherwise.
  ~TensorLike();

  // Whether it is a tensor, whose dtype is settled; a literal or a container
  // follows another argument's dtype.
  bool is_tensor() const { return tensor() != nullptr; }
  // The literal, if it is one; nullptr otherwise.
  const Literal* literal() const;
  // The tensor's dtype, or the one that the value has by itself.
  DType dtype() const;

  // As a tensor, of its own dtype.
  Tensor to_tensor() const;
  // As a tensor of `dtype`, if that is one. A tensor of another dtype throws
  // ValueError, a literal that does not fit TypeError, as in Python;
  // containers are cast, as NumPy's arrays are.
  Tensor to_tensor(DType dtype) const;
  // The same, but what does not fit keeps its own dtype, for the op to judge.
  Tensor to_tensor_like(DType hint) const;

 private:
  // With constructors, lest braces become one.
  struct Owned {
    explicit Owned(Tensor value) : tensor(std::move(value)) {}
    Tensor tensor;
  };
  struct Elements {
    explicit Elements(c::Tensor value) : tensor(std::move(value)) {}
    c::Tensor tensor;
  };
  explicit TensorLike(Owned value);
  explicit TensorLike(Elements array);
  const Tensor* tensor() const;

  // A tensor elsewhere, one made for this, a container's values, a literal.
  std::variant<const Tensor*, Tensor, c::Tensor, Literal> value_;
};

// Two arguments of one dtype: that of the first which is a tensor, or of the
// first. What is no tensor and does not fit it throws TypeError; two tensors
// are left for the op to refuse.
std::pair<Tensor, Tensor> match_dtypes(const TensorLike& x,
                                       const TensorLike& y);
// The same, but a literal that does not fit keeps its own dtype, for the op to
// refuse.
std::pair<Tensor, Tensor> match_dtypes_loosely(const TensorLike& x,
                                               const TensorLike& y);

}  // namespace tfx

#endif  // TFX_CORE_TENSOR_LIKE_H_
