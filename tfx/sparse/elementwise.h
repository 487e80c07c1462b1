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

SparseTensor cast(const SparseTensor& x, DType dtype,
                  const NameOptions& options = {});
SparseTensor identity(const SparseTensor& input,
                      const NameOptions& options = {});
SparseTensor stop_gradient(const SparseTensor& input,
                           const NameOptions& options = {});
Tensor rank(const SparseTensor& input, const NameOptions& options = {});
Tensor shape(const SparseTensor& input, const OutTypeOptions& options = {});
// The number of elements of the dense shape, not of values.
Tensor size(const SparseTensor& input, const OutTypeOptions& options = {});

namespace math {

SparseTensor abs(const SparseTensor& x, const NameOptions& options = {});
SparseTensor asin(const SparseTensor& x, const NameOptions& options = {});
SparseTensor asinh(const SparseTensor& x, const NameOptions& options = {});
SparseTensor atan(const SparseTensor& x, const NameOptions& options = {});
SparseTensor atanh(const SparseTensor& x, const NameOptions& options = {});
// Applied to the values as in Python, although bessel_i0e(0) is 1.
SparseTensor bessel_i0e(const SparseTensor& x, const NameOptions& options = {});
SparseTensor bessel_i1e(const SparseTensor& x, const NameOptions& options = {});
SparseTensor divide(const SparseTensor& x, const TensorLike& y,
                    const NameOptions& options = {});
SparseTensor erf(const SparseTensor& x, const NameOptions& options = {});
SparseTensor negative(const SparseTensor& x, const NameOptions& options = {});
SparseTensor sign(const SparseTensor& x, const NameOptions& options = {});
SparseTensor sin(const SparseTensor& x, const NameOptions& options = {});
SparseTensor sqrt(const SparseTensor& x, const NameOptions& options = {});
SparseTensor square(const SparseTensor& x, const NameOptions& options = {});
SparseTensor tan(const SparseTensor& x, const NameOptions& options = {});
SparseTensor tanh(const SparseTensor& x, const NameOptions& options = {});

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
