// Functions of tensors that accept a SparseTensor. Functions that map 0 to 0
// and tf.cast apply to its values; tf.shape and similar functions to the whole
// tensor. Other functions do not accept it, as in Python.
#ifndef TFX_SPARSE_ELEMENTWISE_H_
#define TFX_SPARSE_ELEMENTWISE_H_

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/options.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx {

SparseTensor cast(SparseArgument x, DType dtype,
                  const NameOptions& options = {});
SparseTensor identity(SparseArgument input, const NameOptions& options = {});
SparseTensor stop_gradient(SparseArgument input,
                           const NameOptions& options = {});
Tensor rank(SparseArgument input, const NameOptions& options = {});
Tensor shape(SparseArgument input, const OutTypeOptions& options = {});
// The number of elements of the dense shape, not of values.
Tensor size(SparseArgument input, const OutTypeOptions& options = {});

namespace math {

SparseTensor abs(SparseArgument x, const NameOptions& options = {});
SparseTensor asin(SparseArgument x, const NameOptions& options = {});
SparseTensor asinh(SparseArgument x, const NameOptions& options = {});
SparseTensor atan(SparseArgument x, const NameOptions& options = {});
SparseTensor atanh(SparseArgument x, const NameOptions& options = {});
// Applied to the values as in Python, although bessel_i0e(0) is 1.
SparseTensor bessel_i0e(SparseArgument x, const NameOptions& options = {});
SparseTensor bessel_i1e(SparseArgument x, const NameOptions& options = {});
SparseTensor divide(SparseArgument x, const TensorLike& y,
                    const NameOptions& options = {});
SparseTensor erf(SparseArgument x, const NameOptions& options = {});
SparseTensor negative(SparseArgument x, const NameOptions& options = {});
SparseTensor sign(SparseArgument x, const NameOptions& options = {});
SparseTensor sin(SparseArgument x, const NameOptions& options = {});
SparseTensor sqrt(SparseArgument x, const NameOptions& options = {});
SparseTensor square(SparseArgument x, const NameOptions& options = {});
SparseTensor tan(SparseArgument x, const NameOptions& options = {});
SparseTensor tanh(SparseArgument x, const NameOptions& options = {});

}  // namespace math

using math::abs;
using math::asin;
using math::asinh;
using math::atan;
using math::atanh;
using math::divide;
using math::negative;
using math::sign;
using math::sin;
using math::sqrt;
using math::square;
using math::tan;
using math::tanh;

namespace dtypes {
using tfx::cast;
}  // namespace dtypes

}  // namespace tfx

#endif  // TFX_SPARSE_ELEMENTWISE_H_
