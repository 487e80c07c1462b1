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

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/options.h"

namespace tfx::linalg {

struct MatmulOptions {
  bool transpose_a = false;
  bool transpose_b = false;
  // Transposed and conjugated.
  bool adjoint_a = false;
  bool adjoint_b = false;
  // Whether there are many zeros, which is then made use of.
  bool a_is_sparse = false;
  bool b_is_sparse = false;
  DType output_type = {};  // None: the arguments'
  bool grad_a = false;
  bool grad_b = false;
  std::string name = {};
};
// Of the last two dimensions; the others are a batch, and broadcast.
Tensor matmul(const TensorLike& a, const TensorLike& b,
              const MatmulOptions& options = {});

struct MatvecOptions {
  bool transpose_a = false;
  bool adjoint_a = false;
  bool a_is_sparse = false;
  bool b_is_sparse = false;
  std::string name = {};
};
Tensor matvec(const TensorLike& a, const TensorLike& b,
              const MatvecOptions& options = {});

// What tensordot sums over: the last n dimensions of a and the first of b, or
// one dimension of each, {1, 0}, or a list for each, {{1, 2}, {0, 1}}.
class TensordotAxes {
 public:
  TensordotAxes(int64_t count) : count_(count) {}     // NOLINT
  TensordotAxes(int count) : count_(count) {}         // NOLINT
  TensordotAxes(std::initializer_list<int64_t> axes)  // NOLINT
      : TensordotAxes(std::vector<int64_t>(axes)) {}
  TensordotAxes(std::initializer_list<std::vector<int64_t>> axes);  // NOLINT
  // A tensor of two rows.
  TensordotAxes(Tensor axes) : tensor_(std::move(axes)) {}  // NOLINT

  // The dimensions of each: a vector if they are not known. Throws ValueError,
  // as Python does.
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
  // More than two tensors are multiplied two at a time, the pair first that
  // leaves the least behind ("greedy"); Python's other strategies are worked
  // off in that order too.
  std::string optimize = "greedy";
  std::string name = {};
};
// Einstein's sums: "ij,jk->ik", "...ij,jk", "ii->i".
Tensor einsum(std::string_view equation, TensorSpan inputs,
              const EinsumOptions& options = {});
template <std::convertible_to<Tensor>... T>
Tensor einsum(std::string_view equation, const Tensor& first,
              const T&... others) {
  const Tensor inputs[] = {first, static_cast<Tensor>(others)...};
  return einsum(equation, TensorSpan(inputs));
}

// Of vectors of three, along the last dimension.
Tensor cross(const TensorLike& a, const TensorLike& b,
             const NameOptions& options = {});

}  // namespace tfx::linalg

namespace tfx {

using linalg::einsum;
using linalg::matmul;
using linalg::tensordot;

}  // namespace tfx

#endif  // TFX_OPS_MATMUL_H_
