#include "tfx/linalg/matrix_functions.h"

#include <array>
#include <cmath>
#include <span>
#include <tuple>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::linalg {
namespace {

// The Padé approximant of exp(A) is (v - u)^-1 (v + u). u contains the odd
// powers of A, v the even ones.
struct Pade {
  Tensor u;
  Tensor v;
};

// Caches the even powers of a matrix.
class Powers {
 public:
  explicit Powers(const Tensor& matrix) : matrix_(matrix) {
    const Tensor dims = shape(matrix);
    even_.push_back(eye(dims[-2], {.batch_shape = dims[Slice(_, -2)],
                                   .dtype = matrix.dtype()}));
  }

  // A^(2n); A^0 is the identity.
  const Tensor& even(size_t n) {
    if (even_.size() == 1 && n > 0) even_.push_back(matmul(matrix_, matrix_));
    while (even_.size() <= n) even_.push_back(matmul(even_.back(), even_[1]));
    return even_[n];
  }
  // The sum of b[k] A^k over even k; the highest coefficient is applied first.
  Tensor even_sum(std::span<const double> b) {
    Tensor sum = b[b.size() - 1] * even(b.size() / 2);
    for (size_t n = b.size() / 2; n-- > 0;) sum = sum + b[2 * n] * even(n);
    return sum;
  }

 private:
  Tensor matrix_;
  std::vector<Tensor> even_;
};

// Without the coefficient of the highest power, which is 1.
constexpr std::array kPade3 = {120.0, 60.0, 12.0};
constexpr std::array kPade5 = {30240.0, 15120.0, 3360.0, 420.0, 30.0};
constexpr std::array kPade7 = {17297280.0, 8648640.0, 1995840.0, 277200.0,
                               25200.0,    1512.0,    56.0};
constexpr std::array kPade9 = {17643225600.0, 8821612800.0, 2075673600.0,
                               302702400.0,   30270240.0,   2162160.0,
                               110880.0,      3960.0,       90.0};
constexpr std::array kPade13 = {64764752532480000.0,
                                32382376266240000.0,
                                7771770303897600.0,
                                1187353796428800.0,
                                129060195264000.0,
                                10559470521600.0,
                                670442572800.0,
                                33522128640.0,
                                1323241920.0,
                                40840800.0,
                                960960.0,
                                16380.0,
                                182.0};

// For order 3, 5, 7 or 9.
Pade pade(const Tensor& matrix, std::span<const double> b) {
  Powers powers(matrix);
  Tensor odd = powers.even(b.size() / 2);
  for (size_t n = b.size() / 2; n-- > 0;) {
    odd = odd + b[2 * n + 1] * powers.even(n);
  }
  return {matmul(matrix, odd), powers.even_sum(b)};
}

// Order 13; needs powers up to the sixth only.
Pade pade13(const Tensor& matrix) {
  const auto& b = kPade13;
  Powers powers(matrix);
  const Tensor& sixth = powers.even(3);
  const Tensor high_odd =
      matmul(sixth, sixth + b[11] * powers.even(2) + b[9] * powers.even(1));
  const Tensor odd = high_odd + b[7] * sixth + b[5] * powers.even(2) +
                     b[3] * powers.even(1) + b[1] * powers.even(0);
  const Tensor u = matmul(matrix, odd);
  const Tensor high_even =
      b[12] * sixth + b[10] * powers.even(2) + b[8] * powers.even(1);
  const Tensor even = matmul(sixth, high_even) + b[6] * sixth +
                      b[4] * powers.even(2) + b[2] * powers.even(1) +
                      b[0] * powers.even(0);
  return {u, even};
}

// Padé approximants, and the matrix norms up to which they are accurate.
struct Approximants {
  std::vector<Pade> orders;
  std::vector<double> limits;  // one for each but the last
};

// u or v of the first accurate approximant, from index i on.
Tensor choose(const Tensor& norm, const Approximants& from, Tensor Pade::*part,
              size_t i = 0) {
  if (i == from.limits.size()) return from.orders[i].*part;
  const Tensor is_small = norm < from.limits[i];
  const Tensor others = choose(norm, from, part, i + 1);
  return where(is_small, from.orders[i].*part, others);
}

// How often a matrix must be halved for the last approximant to be accurate.
Tensor count_squarings(const Tensor& norm, double greatest_norm) {
  const auto constant_of = [&](double value) {
    return TensorLike(value).to_tensor(norm.dtype());
  };
  const Tensor log_norm = math::log(norm / constant_of(greatest_norm));
  const Tensor twos = log_norm / math::log(constant_of(2.0));
  return math::maximum(math::floor(twos), 0.0);
}

Tensor halved(const Tensor& matrix, const Tensor& times) {
  const Tensor two = TensorLike(2.0).to_tensor(times.dtype());
  return matrix / cast(math::pow(two, times), matrix.dtype());
}

}  // namespace

Tensor expm(const TensorLike& input, const NameOptions& options) {
  const auto scope = name_scope(options.name, "matrix_exponential");
  const Tensor whole = input.to_tensor();
  const TensorShape known = whole.shape().slice(-2, std::nullopt);
  if (known == TensorShape({0, 0})) return whole;
  const Tensor dims = shape(whole);
  const Tensor matrix =
      reshape(whole, concat({constant({-1}), dims[Slice(-2, _)]}, 0));
  const DType dtype = matrix.dtype();
  // The 1-norm, [batch, 1, 1].
  const Tensor norm =
      math::reduce_max(math::reduce_sum(math::abs(matrix), {.axis = 1}),
                       {.axis = -1})(ellipsis, newaxis, newaxis);

  Tensor squarings;
  Approximants approximants;
  if (dtype == tfx::float16 || dtype == tfx::float32 ||
      dtype == tfx::complex64) {
    squarings = count_squarings(norm, 3.925724783138660);
    approximants = {{pade(matrix, kPade3), pade(matrix, kPade5),
                     pade(halved(matrix, squarings), kPade7)},
                    {4.258730016922831e-001, 1.880152677804762e+000}};
  } else if (dtype == tfx::float64 || dtype == tfx::complex128) {
    squarings = count_squarings(norm, 5.371920351148152);
    approximants = {
        {pade(matrix, kPade3), pade(matrix, kPade5), pade(matrix, kPade7),
         pade(matrix, kPade9), pade13(halved(matrix, squarings))},
        {1.495585217958292e-002, 2.539398330063230e-001, 9.504178996162932e-001,
         2.097847961257068e+000}};
  } else {
    throw ValueError("tf.linalg.expm does not support matrices of type " +
                     dtype.str());
  }
  const Tensor u = choose(norm, approximants, &Pade::u);
  const Tensor v = choose(norm, approximants, &Pade::v);

  // MatrixSolve does not accept matrices that are not finite.
  const Tensor is_finite = math::is_finite(math::reduce_max(norm));
  Tensor result = cond(
      is_finite,
      [&] {
        const Tensor difference = -u + v;
        return raw_ops::MatrixSolve(difference, u + v);
      },
      [&] { return fill(shape(matrix), TensorLike(NAN).to_tensor(dtype)); });
  const Tensor most = math::reduce_max(squarings);
  const auto goes_on = [&](const Tensor& i, const Tensor&) {
    return cond(
        is_finite, [&] { return i < most; }, [] { return constant(false); });
  };
  const auto square = [&](const Tensor& i, const Tensor& r) {
    return std::tuple(i + 1.0, where(i < squarings, matmul(r, r), r));
  };
  std::tie(std::ignore, result) =
      while_loop(goes_on, square,
                 std::tuple(TensorLike(0.0).to_tensor(norm.dtype()), result));
  return reshape(result, dims);
}

Tensor logm(const TensorLike& input, const NameOptions& options) {
  return raw_ops::MatrixLogarithm(input.to_tensor(), {.name = options.name});
}

Tensor sqrtm(const TensorLike& input, const NameOptions& options) {
  return raw_ops::MatrixSquareRoot(input.to_tensor(), {.name = options.name});
}

}  // namespace tfx::linalg
