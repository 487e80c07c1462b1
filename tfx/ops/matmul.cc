#include "tfx/ops/matmul.h"

#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::linalg {
namespace {

void check_one(bool transpose, bool adjoint, const std::string& argument) {
  if (!transpose || !adjoint) return;
  throw ValueError("Only one of `transpose_" + argument + "` and `adjoint_" +
                   argument + "` can be True. Received `transpose_" + argument +
                   "`=True, `adjoint_" + argument + "`=True.");
}

bool may_be_batch(const Tensor& tensor) {
  return tensor.rank() < 0 || tensor.rank() > 2;
}

bool is_8_bit(DType dtype) { return dtype == tfx::int8 || dtype == tfx::uint8; }

// Whether to use SparseMatMul: for sparse factors, and for a mix of bfloat16
// with another dtype.
bool wants_sparse_op(DType a, DType b, const MatmulOptions& options) {
  const auto takes = [](DType dtype) {
    return dtype == tfx::bfloat16 || dtype == tfx::float32;
  };
  if ((options.a_is_sparse || options.b_is_sparse) && takes(a) && takes(b)) {
    return true;
  }
  return a != b && ((a == tfx::bfloat16 && !is_8_bit(b)) ||
                    (b == tfx::bfloat16 && !is_8_bit(a)));
}

// Whether a product may take more than one operation: factors may have to be
// conjugated before, or the product cast afterwards.
bool may_be_composite(const Tensor& x, const Tensor& y,
                      const MatmulOptions& options) {
  return x.dtype().is_complex() || y.dtype().is_complex() ||
         options.a_is_sparse || options.b_is_sparse;
}

Tensor product_of(Tensor x, Tensor y, const MatmulOptions& options,
                  const std::string& name) {
  const DType output_type = options.output_type;
  const bool converts =
      output_type && (output_type != x.dtype() || output_type != y.dtype());
  const bool turn_a = options.transpose_a || options.adjoint_a;
  const bool turn_b = options.transpose_b || options.adjoint_b;
  const auto batch = [&] {
    if (converts) {
      return raw_ops::BatchMatMulV3(x, y, output_type,
                                    {.adj_x = turn_a,
                                     .adj_y = turn_b,
                                     .grad_x = options.grad_a,
                                     .grad_y = options.grad_b,
                                     .name = name});
    }
    return raw_ops::BatchMatMulV2(x, y,
                                  {.adj_x = turn_a,
                                   .adj_y = turn_b,
                                   .grad_x = options.grad_a,
                                   .grad_y = options.grad_b,
                                   .name = name});
  };
  // BatchMatMul supports adjoints only, MatMul transposes only. For the other
  // form, the factor is conjugated first.
  if (!options.a_is_sparse && !options.b_is_sparse &&
      (may_be_batch(x) || may_be_batch(y))) {
    if (options.transpose_a) x = math::conj(x);
    if (options.transpose_b) y = math::conj(y);
    return batch();
  }
  if (options.adjoint_a) x = math::conj(x);
  if (options.adjoint_b) y = math::conj(y);
  if (wants_sparse_op(x.dtype(), y.dtype(), options)) {
    const Tensor product =
        raw_ops::SparseMatMul(x, y,
                              {.transpose_a = turn_a,
                               .transpose_b = turn_b,
                               .a_is_sparse = options.a_is_sparse,
                               .b_is_sparse = options.b_is_sparse,
                               .name = name});
    return x.dtype() == tfx::bfloat16 && y.dtype() == tfx::bfloat16
               ? cast(product, tfx::bfloat16)
               : product;
  }
  if (converts) return batch();
  return raw_ops::MatMul(x, y,
                         {.transpose_a = turn_a,
                          .transpose_b = turn_b,
                          .grad_a = options.grad_a,
                          .grad_b = options.grad_b,
                          .name = name});
}

}  // namespace

Tensor matmul(const TensorLike& a, const TensorLike& b,
              const MatmulOptions& options) {
  check_one(options.transpose_a, options.adjoint_a, "a");
  check_one(options.transpose_b, options.adjoint_b, "b");
  Tensor x = a.to_tensor();
  Tensor y = b.to_tensor_like(x.dtype());
  if (!may_be_composite(x, y, options)) {
    return product_of(std::move(x), std::move(y), options,
                      options.name.empty() ? "MatMul" : options.name);
  }
  const NameScope scope = name_scope(options.name, "MatMul");
  return product_of(std::move(x), std::move(y), options, scope.name());
}

Tensor matvec(const TensorLike& a, const TensorLike& b,
              const MatvecOptions& options) {
  const NameScope scope = name_scope(options.name, "MatVec");
  const Tensor column =
      raw_ops::ExpandDims(b.to_tensor(), internal::integer(-1));
  const Tensor product = matmul(a, column,
                                {.transpose_a = options.transpose_a,
                                 .adjoint_a = options.adjoint_a,
                                 .a_is_sparse = options.a_is_sparse,
                                 .b_is_sparse = options.b_is_sparse});
  return raw_ops::Squeeze(product, {.axis = {-1}});
}

Tensor cross(const TensorLike& a, const TensorLike& b,
             const NameOptions& options) {
  const auto [x, y] = match_dtypes(a, b);
  return raw_ops::Cross(x, y, {.name = options.name});
}

}  // namespace tfx::linalg
