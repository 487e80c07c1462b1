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
  const Tensor& tensor() const&;
  Tensor tensor() && { return tensor(); }
  const RaggedTensor& ragged() const&;
  RaggedTensor ragged() && { return ragged(); }
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

  // Those of the ragged tensor; throw TypeError if it is dense.
  RaggedOrDense values() const { return ragged().values(); }
  Tensor row_splits() const { return ragged().row_splits(); }
  Tensor row_starts(const NameOptions& options = {}) const {
    return ragged().row_starts(options);
  }
  Tensor row_limits(const NameOptions& options = {}) const {
    return ragged().row_limits(options);
  }
  Tensor row_lengths() const { return ragged().row_lengths(); }
  RaggedOrDense row_lengths(const RowLengthsOptions& options) const {
    return ragged().row_lengths(options);
  }
  Tensor value_rowids(const NameOptions& options = {}) const {
    return ragged().value_rowids(options);
  }
  Tensor nrows(const RaggedNrowsOptions& options = {}) const {
    return ragged().nrows(options);
  }
  std::vector<Tensor> nested_row_splits() const {
    return ragged().nested_row_splits();
  }
  std::vector<Tensor> nested_row_lengths(
      const NameOptions& options = {}) const {
    return ragged().nested_row_lengths(options);
  }
  Tensor bounding_shape(const BoundingShapeOptions& options = {}) const {
    return ragged().bounding_shape(options);
  }
  RaggedTensor with_values(const RaggedLike& new_values) const {
    return ragged().with_values(new_values);
  }
  RaggedTensor with_flat_values(const RaggedLike& new_values) const {
    return ragged().with_flat_values(new_values);
  }
  RaggedOrDense merge_dims(int64_t outer_axis, int64_t inner_axis) const {
    return ragged().merge_dims(outer_axis, inner_axis);
  }
  Tensor to_tensor(const RaggedToTensorOptions& options = {}) const {
    return ragged().to_tensor(options);
  }
  SparseTensor to_sparse(const NameOptions& options = {}) const;
  NestedList to_list() const { return ragged().to_list(); }
  // Over rows, of either.
  RaggedIterator begin() const;
  RaggedIterator end() const;

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

// Iterates over the rows of a tensor, ragged or not. Owns a copy of the tensor.
class RaggedIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = RaggedOrDense;
  using difference_type = std::ptrdiff_t;
  using pointer = const RaggedOrDense*;
  using reference = RaggedOrDense;

  RaggedIterator(RaggedOrDense tensor, int64_t index)
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
  RaggedOrDense tensor_;
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
