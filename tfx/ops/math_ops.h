// tf.math: elementwise arithmetic, comparisons and functions. As in Python,
// most are also available as tf.add and so on.
#ifndef TFX_OPS_MATH_OPS_H_
#define TFX_OPS_MATH_OPS_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensors_like.h"

namespace tfx::math {

// Functions of one argument.
Tensor abs(const TensorLike& x, const NameOptions& options = {});
Tensor acos(const TensorLike& x, const NameOptions& options = {});
Tensor acosh(const TensorLike& x, const NameOptions& options = {});
Tensor asin(const TensorLike& x, const NameOptions& options = {});
Tensor asinh(const TensorLike& x, const NameOptions& options = {});
Tensor atan(const TensorLike& x, const NameOptions& options = {});
Tensor atanh(const TensorLike& x, const NameOptions& options = {});
Tensor ceil(const TensorLike& x, const NameOptions& options = {});
Tensor cos(const TensorLike& x, const NameOptions& options = {});
Tensor cosh(const TensorLike& x, const NameOptions& options = {});
Tensor digamma(const TensorLike& x, const NameOptions& options = {});
Tensor erf(const TensorLike& x, const NameOptions& options = {});
Tensor erfc(const TensorLike& x, const NameOptions& options = {});
Tensor erfcinv(const TensorLike& x, const NameOptions& options = {});
Tensor erfinv(const TensorLike& x, const NameOptions& options = {});
Tensor exp(const TensorLike& x, const NameOptions& options = {});
Tensor expm1(const TensorLike& x, const NameOptions& options = {});
Tensor floor(const TensorLike& x, const NameOptions& options = {});
Tensor is_finite(const TensorLike& x, const NameOptions& options = {});
Tensor is_inf(const TensorLike& x, const NameOptions& options = {});
Tensor is_nan(const TensorLike& x, const NameOptions& options = {});
Tensor lgamma(const TensorLike& x, const NameOptions& options = {});
Tensor log(const TensorLike& x, const NameOptions& options = {});
Tensor log1p(const TensorLike& x, const NameOptions& options = {});
Tensor log_sigmoid(const TensorLike& x, const NameOptions& options = {});
Tensor logical_not(const TensorLike& x, const NameOptions& options = {});
Tensor ndtri(const TensorLike& x, const NameOptions& options = {});
Tensor negative(const TensorLike& x, const NameOptions& options = {});
Tensor reciprocal(const TensorLike& x, const NameOptions& options = {});
// 0 for x == 0.
Tensor reciprocal_no_nan(const TensorLike& x, const NameOptions& options = {});
Tensor rint(const TensorLike& x, const NameOptions& options = {});
Tensor rsqrt(const TensorLike& x, const NameOptions& options = {});
Tensor sigmoid(const TensorLike& x, const NameOptions& options = {});
Tensor sign(const TensorLike& x, const NameOptions& options = {});
Tensor sin(const TensorLike& x, const NameOptions& options = {});
Tensor sinh(const TensorLike& x, const NameOptions& options = {});
Tensor softplus(const TensorLike& features, const NameOptions& options = {});
Tensor softsign(const TensorLike& features, const NameOptions& options = {});
Tensor sqrt(const TensorLike& x, const NameOptions& options = {});
Tensor square(const TensorLike& x, const NameOptions& options = {});
Tensor tan(const TensorLike& x, const NameOptions& options = {});
Tensor tanh(const TensorLike& x, const NameOptions& options = {});
// Rounds halves to even; integers are unchanged.
Tensor round(const TensorLike& x, const NameOptions& options = {});

// Functions of two arguments, which broadcast. A literal takes the dtype of the
// other argument.
Tensor add(const TensorLike& x, const TensorLike& y,
           const NameOptions& options = {});
Tensor atan2(const TensorLike& y, const TensorLike& x,
             const NameOptions& options = {});
Tensor divide_no_nan(const TensorLike& x, const TensorLike& y,
                     const NameOptions& options = {});
Tensor floordiv(const TensorLike& x, const TensorLike& y,
                const NameOptions& options = {});
Tensor floormod(const TensorLike& x, const TensorLike& y,
                const NameOptions& options = {});
Tensor greater(const TensorLike& x, const TensorLike& y,
               const NameOptions& options = {});
Tensor greater_equal(const TensorLike& x, const TensorLike& y,
                     const NameOptions& options = {});
Tensor less(const TensorLike& x, const TensorLike& y,
            const NameOptions& options = {});
Tensor less_equal(const TensorLike& x, const TensorLike& y,
                  const NameOptions& options = {});
Tensor logical_and(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options = {});
Tensor logical_or(const TensorLike& x, const TensorLike& y,
                  const NameOptions& options = {});
Tensor maximum(const TensorLike& x, const TensorLike& y,
               const NameOptions& options = {});
Tensor minimum(const TensorLike& x, const TensorLike& y,
               const NameOptions& options = {});
Tensor multiply(const TensorLike& x, const TensorLike& y,
                const NameOptions& options = {});
Tensor multiply_no_nan(const TensorLike& x, const TensorLike& y,
                       const NameOptions& options = {});
Tensor nextafter(const TensorLike& x1, const TensorLike& x2,
                 const NameOptions& options = {});
Tensor pow(const TensorLike& x, const TensorLike& y,
           const NameOptions& options = {});
Tensor realdiv(const TensorLike& x, const TensorLike& y,
               const NameOptions& options = {});
Tensor squared_difference(const TensorLike& x, const TensorLike& y,
                          const NameOptions& options = {});
Tensor subtract(const TensorLike& x, const TensorLike& y,
                const NameOptions& options = {});
Tensor truncatediv(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options = {});
Tensor truncatemod(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options = {});
Tensor xdivy(const TensorLike& x, const TensorLike& y,
             const NameOptions& options = {});
Tensor xlog1py(const TensorLike& x, const TensorLike& y,
               const NameOptions& options = {});
Tensor xlogy(const TensorLike& x, const TensorLike& y,
             const NameOptions& options = {});
Tensor igamma(const TensorLike& a, const TensorLike& x,
              const NameOptions& options = {});
Tensor igammac(const TensorLike& a, const TensorLike& x,
               const NameOptions& options = {});
Tensor polygamma(const TensorLike& a, const TensorLike& x,
                 const NameOptions& options = {});
Tensor zeta(const TensorLike& x, const TensorLike& q,
            const NameOptions& options = {});
Tensor logical_xor(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options = {});
// x / y as in Python: integers give a float64 (a float32 if they have fewer
// than 32 bits).
Tensor truediv(const TensorLike& x, const TensorLike& y,
               const NameOptions& options = {});
Tensor divide(const TensorLike& x, const TensorLike& y,
              const NameOptions& options = {});
// The remainder of floordiv; it has the sign of y.
Tensor mod(const TensorLike& x, const TensorLike& y,
           const NameOptions& options = {});
// Throws if x and y do not broadcast; the operator == returns a scalar False.
Tensor equal(const TensorLike& x, const TensorLike& y,
             const NameOptions& options = {});
Tensor not_equal(const TensorLike& x, const TensorLike& y,
                 const NameOptions& options = {});

// The regularized incomplete beta integral from 0 to x.
Tensor betainc(const TensorLike& a, const TensorLike& b, const TensorLike& x,
               const NameOptions& options = {});

// The sum of tensors of the same shape.
Tensor add_n(const TensorsLike& inputs, const NameOptions& options = {});

struct AccumulateNOptions {
  ByName by_name{};
  TensorShape shape = TensorShape::unknown();
  DType tensor_dtype = {};  // None: the inputs'
  std::string name = {};
};
// Like add_n, but checks the tensors against the shape and dtype given.
Tensor accumulate_n(const TensorsLike& inputs,
                    const AccumulateNOptions& options = {});

// Parts of complex numbers; real numbers are their own real part.
Tensor real(const TensorLike& input, const NameOptions& options = {});
Tensor imag(const TensorLike& input, const NameOptions& options = {});
Tensor conj(const TensorLike& x, const NameOptions& options = {});
Tensor angle(const TensorLike& input, const NameOptions& options = {});
Tensor complex(const TensorLike& real, const TensorLike& imag,
               const NameOptions& options = {});

// A scalar, converted to x's dtype, times x.
Tensor scalar_mul(const TensorLike& scalar, const Tensor& x,
                  const NameOptions& options = {});
// Evaluates the polynomial with the coefficients `coeffs`, highest power first.
// Literal coefficients take the dtype of other coefficients, not that of x.
Tensor polyval(const TensorsLike& coeffs, const TensorLike& x,
               const NameOptions& options = {});

}  // namespace tfx::math

namespace tfx {

// x as `dtype`.
Tensor cast(const TensorLike& x, DType dtype, const NameOptions& options = {});
// Like cast, but values outside the range of `dtype` are clamped to it. (In
// Python the limits of 64-bit integers overflow, which gives the least number
// for everything; here they are respected.)
Tensor saturate_cast(const TensorLike& value, DType dtype,
                     const NameOptions& options = {});

namespace dtypes {
using math::complex;
using tfx::cast;
using tfx::saturate_cast;
}  // namespace dtypes

using math::abs;
using math::acos;
using math::acosh;
using math::add;
using math::add_n;
using math::asin;
using math::asinh;
using math::atan;
using math::atan2;
using math::atanh;
using math::complex;
using math::cos;
using math::cosh;
using math::divide;
using math::equal;
using math::exp;
using math::floor;
using math::greater;
using math::greater_equal;
using math::less;
using math::less_equal;
using math::logical_and;
using math::logical_not;
using math::logical_or;
using math::maximum;
using math::minimum;
using math::multiply;
using math::negative;
using math::not_equal;
using math::pow;
using math::realdiv;
using math::round;
using math::scalar_mul;
using math::sigmoid;
using math::sign;
using math::sin;
using math::sinh;
using math::sqrt;
using math::square;
using math::subtract;
using math::tan;
using math::tanh;
using math::truediv;
using math::truncatediv;
using math::truncatemod;

}  // namespace tfx

#endif  // TFX_OPS_MATH_OPS_H_
