// TensorOrSparse: a parameter type for what is a tensor or a SparseTensor in
// Python.
//
//   tf::sets::union_({{1, 2}}, st); tf::sparse::cross({st, dense});
//
// The tensor may be anything that TensorOption accepts. Owns its value.
#ifndef TFX_SPARSE_TENSOR_OR_SPARSE_H_
#define TFX_SPARSE_TENSOR_OR_SPARSE_H_

#include <concepts>
#include <initializer_list>
#include <optional>
#include <utility>

#include "tfx/core/literal.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx {

class TensorOrSparse {
 public:
  // Implicit, so that a value can be passed directly.
  TensorOrSparse() = default;          // None, for options
  TensorOrSparse(std::nullopt_t) {}    // NOLINT
  TensorOrSparse(SparseTensor sparse)  // NOLINT
      : sparse_(std::move(sparse)) {}
  TensorOrSparse(std::initializer_list<Literal> list)  // NOLINT
      : dense_(list) {}
  template <std::convertible_to<TensorOption> T>
  TensorOrSparse(const T& value) : dense_(value) {}  // NOLINT

  bool is_none() const { return !sparse_ && dense_.is_none(); }
  // nullptr if it is dense.
  const SparseTensor* sparse() const { return sparse_ ? &*sparse_ : nullptr; }
  // The dense value.
  Tensor to_tensor() const { return dense_.to_tensor(); }

 private:
  TensorOption dense_;
  std::optional<SparseTensor> sparse_;
};

}  // namespace tfx

#endif  // TFX_SPARSE_TENSOR_OR_SPARSE_H_
