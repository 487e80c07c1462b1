// Gradients of matrix products.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// Which factors of a product are transposed.
struct Transposed {
  bool a;
  bool b;
};

// The gradients of a product are products with the other factor, in an order
// that depends on which factors were transposed:
//   a b: grad bᵀ, aᵀ grad     a bᵀ:  grad b,   gradᵀ a
//  aᵀ b: b gradᵀ, a grad      aᵀ bᵀ: bᵀ gradᵀ, gradᵀ aᵀ
template <typename Factor, typename Product>
Tensor by_a(const Factor& b, const Factor& grad, Transposed was,
            Product product) {
  return was.a ? product(b, grad, Transposed{was.b, true})
               : product(grad, b, Transposed{false, !was.b});
}

template <typename Factor, typename Product>
Tensor by_b(const Factor& a, const Factor& grad, Transposed was,
            Product product) {
  return was.b ? product(grad, a, Transposed{true, was.a})
               : product(a, grad, Transposed{!was.a, false});
}

// grad_a and grad_b tell the kernel what the product is used for.
Tensor product_for_a(const Tensor& a, const Tensor& b, Transposed transposed) {
  return ops::MatMul(a, b,
                     {.transpose_a = transposed.a,
                      .transpose_b = transposed.b,
                      .grad_a = true});
}

Tensor product_for_b(const Tensor& a, const Tensor& b, Transposed transposed) {
  return ops::MatMul(a, b,
                     {.transpose_a = transposed.a,
                      .transpose_b = transposed.b,
                      .grad_b = true});
}

Result matmul(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Transposed was{op.attr<bool>("transpose_a"),
                       op.attr<bool>("transpose_b")};
  return {if_wanted(op, 0,
                    [&] {
                      return by_a(conj(op.input(1)), grad, was, product_for_a);
                    }),
          if_wanted(op, 1, [&] {
            return by_b(conj(op.input(0)), grad, was, product_for_b);
          })};
}

TensorShape batch_of(const RecordedOp& op, size_t input) {
  const TensorShape shape = op.input_shape(input);
  return shape.known_rank() ? shape.slice(std::nullopt, -2)
                            : TensorShape::unknown();
}

Tensor batch_tensor_of(const RecordedOp& op, size_t input) {
  return ops::StridedSlice(op.input_shape_tensor(input), int32_vector({{0}}),
                           int32_vector({{-2}}), int32_vector({{1}}),
                           {.begin_mask = 1});
}

// Sums over the batch dimensions along which an input was broadcast.
Result sum_batches(const RecordedOp& op, const Gradient& x, const Gradient& y) {
  const TensorShape x_batch = batch_of(op, 0);
  if (x_batch.is_fully_defined() && x_batch == batch_of(op, 1)) return {x, y};
  const auto axes = ops::BroadcastGradientArgs(batch_tensor_of(op, 0),
                                               batch_tensor_of(op, 1));
  const auto sum = [&](const Gradient& grad, const Tensor& along,
                       size_t input) -> Gradient {
    if (grad.is_none()) return {};
    return ops::Reshape(ops::Sum(grad, along), op.input_shape_tensor(input));
  };
  return {sum(x, axes.r0, 0), sum(y, axes.r1, 1)};
}

// For all versions. The first does not broadcast batches, so that nothing is
// summed.
Result batch_matmul(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Transposed was{op.attr<bool>("adj_x"), op.attr<bool>("adj_y")};
  const auto product = [](const Tensor& x, const Tensor& y,
                          Transposed adjoint) {
    return ops::BatchMatMulV2(x, y, {.adj_x = adjoint.a, .adj_y = adjoint.b});
  };
  return sum_batches(
      op,
      if_wanted(op, 0, [&] { return by_a(op.input(1), grad, was, product); }),
      if_wanted(op, 1, [&] { return by_b(op.input(0), grad, was, product); }));
}

// A factor that may be marked as mostly zeros.
struct SparseFactor {
  Tensor value;
  bool is_sparse;
};

Tensor sparse_product(const SparseFactor& a, const SparseFactor& b,
                      Transposed transposed) {
  const Tensor second =
      transposed.b ? ops::Transpose(b.value, int32_vector({{1, 0}})) : b.value;
  // Only SparseMatMul accepts factors of different dtypes.
  if (!a.is_sparse && !b.is_sparse && a.value.dtype() == b.value.dtype()) {
    return ops::MatMul(a.value, second, {.transpose_a = transposed.a});
  }
  return ops::SparseMatMul(a.value, second,
                           {.transpose_a = transposed.a,
                            .a_is_sparse = a.is_sparse,
                            .b_is_sparse = b.is_sparse});
}

Tensor cast_to(DType dtype, const Tensor& tensor) {
  return tensor.dtype() == dtype ? tensor : ops::Cast(tensor, dtype);
}

Result sparse_matmul(const RecordedOp& op, Grads grads) {
  const Transposed was{op.attr<bool>("transpose_a"),
                       op.attr<bool>("transpose_b")};
  const SparseFactor a{op.input(0), op.attr<bool>("a_is_sparse")};
  const SparseFactor b{op.input(1), op.attr<bool>("b_is_sparse")};
  const SparseFactor grad{grads[0], false};
  return {cast_to(op.input_dtype(0), by_a(b, grad, was, sparse_product)),
          cast_to(op.input_dtype(1), by_b(a, grad, was, sparse_product))};
}

}  // namespace

void register_matmul(GradientRegistry& registry) {
  registry.add("MatMul", matmul, kKeepsInputs);
  registry.add("BatchMatMul", batch_matmul, kKeepsInputs);
  registry.add("BatchMatMulV2", batch_matmul, kKeepsInputs);
  registry.add("BatchMatMulV3", batch_matmul, kKeepsInputs);
  registry.add("SparseMatMul", sparse_matmul, kKeepsInputs);
}

}  // namespace tfx::gradients
