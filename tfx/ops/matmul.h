// Products of matrices and tensors: tf.matmul, tf.linalg.matvec, tf.tensordot,
// tf.einsum, tf.linalg.cross.
#ifndef TFX_OPS_MATMUL_H_
#define TFX_OPS_MATMUL_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/options.h"

namespace tfx::linalg {

struct MatmulOptions {
  ByName by_name{};
  bool transpose_a = false;
  bool transpose_b = false;
  // Transpose and conjugate.
  bool adjoint_a = false;
  bool adjoint_b = false;
  // Hints that the matrix is mostly zeros, for a faster algorithm.
  bool a_is_sparse = false;
  bool b_is_sparse = false;
  DType output_type = {};  // None: the arguments'
  bool grad_a = false;
  bool grad_b = false;
  std::string name = {};
};
// Multiplies matrices in the last two dimensions; the others are batch
// dimensions and broadcast.
Tensor matmul(const TensorLike& a, const TensorLike& b,
              const MatmulOptions& options = {});

struct MatvecOptions {
  ByName by_name{};
  bool transpose_a = false;
  bool adjoint_a = false;
  bool a_is_sparse = false;
  bool b_is_sparse = false;
  std::string name = {};
};
Tensor matvec(const TensorLike& a, const TensorLike& b,
              const MatvecOptions& options = {});

// The dimensions that tensordot sums over: a number n (the last n of a and the
// first n of b), one dimension of each, {1, 0}, or a list for each,
// {{1, 2}, {0, 1}}.
class TensordotAxes {
 public:
  TensordotAxes(int64_t count) : count_(count) {}     // NOLINT
  TensordotAxes(int count) : count_(count) {}         // NOLINT
  TensordotAxes(std::initializer_list<int64_t> axes)  // NOLINT
      : TensordotAxes(std::vector<int64_t>(axes)) {}
  TensordotAxes(std::initializer_list<std::vector<int64_t>> axes);  // NOLINT
  // A tensor of two rows: the dimensions of a and those of b.
  TensordotAxes(Tensor axes) : tensor_(std::move(axes)) {}  // NOLINT

  // The dimensions of a and of b: a Tensor if they are not statically known.
  // Throws ValueError, as Python does.
  using Dims = std::variant<std::vector<int64_t>, Tensor>;
  std::pair<Dims, Dims> of(const Tensor& a) const;

 private:
  explicit TensordotAxes(const std::vector<int64_t>& axes);

  int64_t count_ = 0;
  std::vector<std::vector<int64_t>> lists_;
  std::string text_;
  Tensor tensor_;
};
Tensor tensordot(const TensorLike& a, const TensorLike& b,
                 const TensordotAxes& axes, const NameOptions& options = {});

struct EinsumOptions {
  ByName by_name{};
  // More than two tensors are multiplied in pairs; the pair that grows memory
  // the least comes first ("greedy"). Python's other strategies are accepted,
  // but use the same order.
  std::string optimize = "greedy";
  std::string name = {};
};
// Einstein summation: "ij,jk->ik", "...ij,jk", "ii->i".
Tensor einsum(std::string_view equation, TensorSpan inputs,
              const EinsumOptions& options = {});
template <std::convertible_to<Tensor>... T>
Tensor einsum(std::string_view equation, const Tensor& first,
              const T&... others) {
  const Tensor inputs[] = {first, static_cast<Tensor>(others)...};
  return einsum(equation, TensorSpan(inputs));
}

// The cross product of 3-element vectors along the last dimension.
Tensor cross(const TensorLike& a, const TensorLike& b,
             const NameOptions& options = {});

}  // namespace tfx::linalg

namespace tfx {

using linalg::einsum;
using linalg::matmul;
using linalg::tensordot;

}  // namespace tfx

#endif  // TFX_OPS_MATMUL_H_
