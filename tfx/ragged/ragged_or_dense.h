// RaggedOrDense: a RaggedTensor or a Tensor, for results that depend on ragged
// ranks. RaggedLike: a parameter type for arguments that may be either.
//
//   tf::Tensor row = rt[0];  // of one ragged dimension
//   tf::RaggedTensor rows = rt[tf::Slice(1, 3)];
#ifndef TFX_RAGGED_RAGGED_OR_DENSE_H_
#define TFX_RAGGED_RAGGED_OR_DENSE_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/indexing.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

class RaggedOrDense {
 public:
  RaggedOrDense(RaggedTensor ragged) : ragged_(std::move(ragged)) {}  // NOLINT
  explicit RaggedOrDense(Tensor dense) : dense_(std::move(dense)) {}

  bool is_ragged() const { return ragged_.has_value(); }
  // Throw TypeError if it is the other.
  const Tensor& tensor() const;
  const RaggedTensor& ragged() const;
  operator Tensor() const { return tensor(); }        // NOLINT: f(Tensor)
  operator RaggedTensor() const { return ragged(); }  // NOLINT

  DType dtype() const;
  TensorShape shape() const;
  // 0 for a tensor.
  int64_t ragged_rank() const;
  Tensor flat_values() const;

  template <IndexInteger T>
  RaggedOrDense operator[](T index) const {
    return (*this)[Index(index)];
  }
  RaggedOrDense operator[](const Index& index) const;
  RaggedOrDense operator[](std::initializer_list<Index> indices) const;
  template <typename... T>
  RaggedOrDense operator()(const T&... indices) const {
    return (*this)[{Index(indices)...}];
  }

  // The components of the ragged tensor, or the tensor.
  std::vector<Tensor> components() const;

  std::string str() const;
  std::string repr() const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const RaggedOrDense& value);

 private:
  // Exactly one is used; a Tensor may be None.
  Tensor dense_;
  RaggedTensor ragged_;
};

// Types that are, or may be, ragged; for templates.
template <typename T>
concept MaybeRagged =
    std::same_as<T, RaggedTensor> || std::same_as<T, RaggedOrDense>;

// Iterates over the rows of a ragged tensor. Owns a copy of the tensor.
class RaggedIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = RaggedOrDense;
  using difference_type = std::ptrdiff_t;
  using pointer = const RaggedOrDense*;
  using reference = RaggedOrDense;

  RaggedIterator(RaggedTensor tensor, int64_t index)
      : tensor_(std::move(tensor)), index_(index) {}

  RaggedOrDense operator*() const { return tensor_[index_]; }
  RaggedIterator& operator++() {
    ++index_;
    return *this;
  }
  RaggedIterator operator++(int) {
    RaggedIterator before = *this;
    ++index_;
    return before;
  }
  friend bool operator==(const RaggedIterator& a, const RaggedIterator& b) {
    return a.index_ == b.index_;
  }

 private:
  RaggedTensor tensor_;
  int64_t index_;
};

// A ragged tensor, or anything that TensorLike accepts. A parameter type: it
// may borrow its argument and must not outlive it.
class RaggedLike {
 public:
  // Implicit, so that a value can be passed directly.
  RaggedLike(const RaggedTensor& ragged);  // NOLINT
  RaggedLike(const RaggedOrDense& value);  // NOLINT
  RaggedLike() = default;
  RaggedLike(std::initializer_list<Literal> list) : like_(list) {}  // NOLINT
  template <typename T>
  requires(!MaybeRagged<T> && std::convertible_to<const T&, const TensorLike&>)
      RaggedLike(const T& value)
      : like_(value) {}  // NOLINT
  RaggedLike(const RaggedLike&) = delete;
  RaggedLike& operator=(const RaggedLike&) = delete;

  bool is_ragged() const;
  // A number, list or container, not a tensor of any kind.
  bool is_literal() const;
  // A literal or container is converted to `hint` if possible; without a hint
  // it keeps its own dtype.
  RaggedOrDense value(DType hint = {}) const;
  // Requires `dtype`. Throws ValueError or TypeError for values of another
  // dtype. A ValueError contains `name` unless the value is ragged.
  RaggedOrDense value_of(DType dtype, const char* name) const;

 private:
  // Set for ragged tensors and RaggedOrDense; otherwise like_ is used.
  std::optional<RaggedOrDense> value_;
  TensorLike like_;
};

template <IndexInteger T>
RaggedOrDense RaggedTensor::operator[](T index) const {
  return (*this)[Index(index)];
}

template <typename... T>
RaggedOrDense RaggedTensor::operator()(const T&... indices) const {
  return (*this)[{Index(indices)...}];
}

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_OR_DENSE_H_
