// TensorLike: the parameter type for what is "a tensor" in Python's functions.
//
//   tf::add(x, 1.0); tf::reshape(x, {2, -1}); tf::stack({a, b});
//
// Accepts a tensor, anything that converts to one (tf::Variable), a literal, a
// C++ container, or a list of tensors, which are stacked. Only for parameters:
// it may refer to its argument and must not outlive it.
#ifndef TFX_CORE_TENSOR_LIKE_H_
#define TFX_CORE_TENSOR_LIKE_H_

#include <concepts>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
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
    (!std::is_pointer_v<T> ||
     std::is_convertible_v<
         T, std::string_view>)&&!std::is_same_v<T, np::NDArray> &&
    !TypedArray<T> && !ConvertsToTensor<T>;

// A tensor, a number, a string, or a list of these: an item of a list that has
// tensors in it.
class TensorListItem {
 public:
  template <typename T>
  requires(std::is_same_v<T, Tensor> || ConvertsToTensor<T>)
      TensorListItem(const T& tensor)  // NOLINT(google-explicit-constructor)
      : value_(static_cast<Tensor>(tensor)) {}
  template <ScalarLiteral T>
  TensorListItem(const T& value) : value_(Literal(value)) {}   // NOLINT
  TensorListItem(std::initializer_list<TensorListItem> items)  // NOLINT
      : value_(std::vector<TensorListItem>(items)) {}

  // The items as one tensor, with the dtype of the first tensor among them.
  static Tensor pack(std::span<const TensorListItem> items);

 private:
  static DType dtype_of_first_tensor(std::span<const TensorListItem> items);
  static Tensor pack(std::span<const TensorListItem> items, DType dtype);

  std::variant<Tensor, Literal, std::vector<TensorListItem>> value_;
};

}  // namespace internal

class TensorLike {
 public:
  // An empty list, {}.
  TensorLike();
  // All implicit: a value is meant.
  TensorLike(const Tensor& tensor);                   // NOLINT
  TensorLike(Literal literal);                        // NOLINT
  TensorLike(std::initializer_list<Literal> list);    // NOLINT
  TensorLike(std::initializer_list<Tensor> tensors);  // NOLINT
  TensorLike(const std::vector<Tensor>& tensors);     // NOLINT
  TensorLike(std::span<const Tensor> tensors);        // NOLINT
  TensorLike(const np::NDArray& array);               // NOLINT
  // {x, 5}: tensors and literals. A template, so that lists of one kind are
  // taken as that.
  template <typename Item = internal::TensorListItem>
  TensorLike(std::initializer_list<std::type_identity_t<Item>> items)  // NOLINT
      : TensorLike(Owned(Item::pack({items.begin(), items.size()}))) {}
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
  // Defined in the source: that of a variant is slow to compile.
  ~TensorLike();

  // Whether it is a tensor, with a fixed dtype. Literals and containers adopt
  // the dtype of another argument.
  bool is_tensor() const { return tensor() != nullptr; }
  // The literal, if it is one; nullptr otherwise.
  const Literal* literal() const;
  // The dtype of the tensor, or the default one for the literal or container.
  DType dtype() const;

  // As a tensor of dtype().
  Tensor to_tensor() const;
  // As a tensor of `dtype`, if that is not empty. Throws ValueError for a
  // tensor of another dtype and TypeError for a literal that does not fit, as
  // in Python; containers are cast, as NumPy arrays are.
  Tensor to_tensor(DType dtype) const;
  // The same, but a value that does not fit keeps its own dtype; the op may
  // then refuse it.
  Tensor to_tensor_like(DType hint) const;

 private:
  // With explicit constructors, so that braces do not convert to these.
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

  // The caller's tensor, an owned tensor, a container's values, or a literal.
  std::variant<const Tensor*, Tensor, c::Tensor, Literal> value_;
};

// Converts two arguments to one dtype: that of the first tensor among them, or
// else of x. Throws TypeError for a literal that does not fit. Two tensors of
// different dtypes are left for the op to refuse.
std::pair<Tensor, Tensor> match_dtypes(const TensorLike& x,
                                       const TensorLike& y);
// The same, but a literal that does not fit keeps its own dtype; the op may
// then refuse it.
std::pair<Tensor, Tensor> match_dtypes_loosely(const TensorLike& x,
                                               const TensorLike& y);

}  // namespace tfx

#endif  // TFX_CORE_TENSOR_LIKE_H_
