// tf.linalg.eigh_tridiagonal: eigenvalues by bisection, eigenvectors by inverse
// iteration.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <tuple>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/compare.h"
#include "tfx/function/while_loop.h"
#include "tfx/linalg/decompositions.h"
#include "tfx/linalg/float_info.h"
#include "tfx/linalg/tridiagonal.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/norm_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/random/stateless_random_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::linalg {
namespace {

// Steps of the Sturm sequence per loop iteration.
constexpr int64_t kBlockSize = 16;
// Safety factor for accumulated rounding errors.
constexpr double kFudge = 2.1;

// The matrix as needed for bisection; all tensors are real.
struct Matrix {
  Tensor alpha;
  Tensor beta_sq;
  Tensor beta_abs;
  int64_t n;
};

Matrix real_matrix(const Tensor& alpha, const Tensor& beta) {
  const int64_t n = alpha.shape()[0];
  if (!alpha.dtype().is_complex()) {
    return {alpha, math::square(beta), math::abs(beta), n};
  }
  const Tensor real_alpha = math::real(alpha);
  const Tensor beta_sq = math::real(math::conj(beta) * beta);
  return {real_alpha, beta_sq, math::sqrt(beta_sq), n};
}

// Keeps the quotients of the Sturm sequence finite.
struct Pivots {
  Tensor pivmin;
  Tensor alpha0_perturbation;
};

// The number of eigenvalues less than each element of x.
Tensor sturm(const Matrix& matrix, const Pivots& pivots, const Tensor& x) {
  const auto scope = name_scope("sturm");
  const Tensor zeros_of_x = zeros(shape(x), {.dtype = tfx::int32});
  const Tensor ones_of_x = ones(shape(x), {.dtype = tfx::int32});
  const Tensor& pivmin = pivots.pivmin;
  const Tensor& alpha = matrix.alpha;

  Tensor q = alpha[0] - x;
  Tensor count = raw_ops::Select(q < 0.0, ones_of_x, zeros_of_x);
  q = raw_ops::Select(math::equal(alpha[0], x), pivots.alpha0_perturbation, q);

  // `start` is a number before the loop and a tensor inside.
  const auto steps = [&](const auto& start, Tensor q, Tensor count,
                         int64_t how_many) {
    for (int64_t j = 0; j < how_many; ++j) {
      const auto i = start + j;
      const Tensor diagonal = alpha[i];
      q = diagonal - matrix.beta_sq[i - 1] / q - x;
      count = raw_ops::Select(q <= pivmin, count + 1, count);
      const Tensor is_small = q <= pivmin;
      q = raw_ops::Select(is_small, math::minimum(q, -pivmin), q);
    }
    return std::tuple(start + how_many, q, count);
  };
  using State = std::tuple<Tensor, Tensor, Tensor>;
  const auto [i, first_q, first_count] =
      steps(int64_t{1}, q, count, (matrix.n - 1) % kBlockSize);
  const auto counted = while_loop(
      [&](const Tensor& i, const Tensor&, const Tensor&) {
        return i < matrix.n;
      },
      [&](const Tensor& i, const Tensor& q, const Tensor& count) {
        return steps(i, q, count, kBlockSize);
      },
      State(constant(static_cast<int32_t>(i)), first_q, first_count));
  return std::get<2>(counted);
}

Tensor midpoint(const Tensor& lower, const Tensor& upper) {
  const Tensor half = 0.5 * lower;
  return half + 0.5 * upper;
}

// The bounds of select_range.
std::pair<Tensor, Tensor> selected(const EighTridiagonalOptions& options,
                                   DType dtype) {
  const TensorLike range = options.select_range.value();
  const Tensor ends =
      range.is_tensor() ? range.to_tensor() : range.to_tensor(dtype);
  return {ends[0], ends[1]};
}

// The end of the index range, exclusive.
Tensor after_last(const EighTridiagonalOptions& options, const Tensor& last) {
  const TensorLike range = options.select_range.value();
  if (range.is_tensor()) return last + 1;
  return constant(range.to_tensor(tfx::int32).data<int32_t>()[1] + 1);
}

Tensor compute_eigenvalues(const Tensor& alpha, const Tensor& beta,
                           const EighTridiagonalOptions& options) {
  const auto scope = name_scope("compute_eigenvalues");
  Matrix matrix = real_matrix(alpha, beta);
  const DType dtype = matrix.alpha.dtype();
  const FloatInfo info = finfo(dtype);

  // Gershgorin: eigenvalues lie in intervals around the diagonal elements,
  // whose radius is the sum of the other elements of the row.
  const Tensor& beta_abs = matrix.beta_abs;
  const Tensor first = beta_abs[Slice(1)];
  const Tensor but_last = beta_abs[Slice(-1)];
  const Tensor widths = concat(
      {first, but_last + beta_abs[Slice(1, _)], beta_abs[Slice(-1, _)]}, 0);
  const Tensor most =
      math::minimum(info.max, math::reduce_max(matrix.alpha + widths));
  const Tensor least =
      math::maximum(-info.max, math::reduce_min(matrix.alpha - widths));
  const Tensor abs_least = math::abs(least);
  const Tensor t_norm = math::maximum(abs_least, math::abs(most));

  const double safemin = std::max(1 / info.max, (1 + info.eps) * info.tiny);
  Pivots pivots = {
      safemin * math::maximum(1.0, math::reduce_max(matrix.beta_sq)),
      math::square(info.eps * beta_abs[0])};
  Tensor abs_tol = info.eps * t_norm;
  if (!options.tol.is_none() && static_cast<bool>(options.tol.to_tensor())) {
    abs_tol = math::maximum(options.tol.value(), abs_tol);
  }

  Tensor target_counts;
  Tensor checked;
  std::pair<Tensor, Tensor> ends;
  if (options.select == "a") {
    target_counts = range(matrix.n, {.dtype = tfx::int32});
  } else if (options.select == "i") {
    ends = selected(options, tfx::int32);
    checked = debugging::assert_less_equal(
        ends.first, ends.second,
        {.message = "Got empty index range in select_range."});
    target_counts = range(ends.first, after_last(options, ends.second));
  } else if (options.select == "v") {
    ends = selected(options, dtype);
    checked = debugging::assert_less(
        ends.first, ends.second,
        {.message = "Got empty interval in select_range."});
  } else {
    throw ValueError("'select must have a value in {'a', 'i', 'v'}.");
  }
  if (checked.has_value()) {
    const auto after = control_dependencies({checked});
    matrix.alpha = identity(matrix.alpha);
  }

  const Tensor slack =
      TensorLike(matrix.n).to_tensor(dtype) * kFudge * info.eps * t_norm;
  const bool is_interval = options.select == "v";
  Tensor lower =
      (is_interval ? ends.first : least) - slack - 2 * kFudge * pivots.pivmin;
  Tensor upper =
      (is_interval ? ends.second : most) + slack + kFudge * pivots.pivmin;
  if (is_interval) {
    const Tensor start = sturm(matrix, pivots, lower);
    target_counts = range(start, sturm(matrix, pivots, upper));
  }
  upper = math::minimum(upper, info.max);
  lower = math::maximum(lower, -info.max);

  const Tensor target_shape = shape(target_counts);
  lower = broadcast_to(lower, target_shape);
  upper = broadcast_to(upper, target_shape);
  pivots = {broadcast_to(pivots.pivmin, target_shape),
            broadcast_to(pivots.alpha0_perturbation, target_shape)};
  const int64_t most_steps = info.nmant + 1;
  const auto found = while_loop(
      [&](const Tensor& i, const Tensor& lower, const Tensor& upper) {
        return math::logical_and(i < most_steps,
                                 abs_tol < math::reduce_max(upper - lower));
      },
      [&](const Tensor& i, const Tensor& lower, const Tensor& upper) {
        const Tensor middle = midpoint(lower, upper);
        const Tensor counts = sturm(matrix, pivots, middle);
        const Tensor new_lower =
            raw_ops::Select(counts <= target_counts, middle, lower);
        const Tensor new_upper =
            raw_ops::Select(counts > target_counts, middle, upper);
        return std::tuple(i + 1, new_lower, new_upper);
      },
      std::tuple(constant(0), lower, upper));
  return midpoint(std::get<1>(found), std::get<2>(found));
}

// Start and end indices of groups of eigenvalues that are so close that inverse
// iteration alone does not make their eigenvectors orthogonal.
struct Clusters {
  Tensor start;
  Tensor end;
};

Clusters find_clusters(const Tensor& eigvals) {
  const Tensor later = eigvals[Slice(1, _)];
  const Tensor gap = later - eigvals[Slice(-1)];
  const Tensor first = math::abs(eigvals[0]);
  const Tensor t_norm = math::maximum(first, math::abs(eigvals[-1]));
  const Tensor close = gap < std::sqrt(finfo(eigvals.dtype()).eps) * t_norm;
  const Tensor no = constant({false});
  const Tensor left_close = concat({no, close}, 0);
  const Tensor right_close = concat({close, no}, 0);
  const auto places = [](const Tensor& condition) {
    return squeeze(where(condition), {.axis = -1});
  };
  return {
      places(math::logical_and(math::logical_not(left_close), right_close)),
      places(math::logical_and(left_close, math::logical_not(right_close))) +
          1};
}

// Orthogonalises the rows of each cluster.
Tensor orthogonalize(const Tensor& eigenvectors, const Clusters& clusters) {
  const Tensor count = size(clusters.end);
  const auto done = while_loop(
      [&](const Tensor& i, const Tensor&) { return i < count; },
      [&](const Tensor& i, const Tensor& vectors) {
        const Tensor start = clusters.start[i];
        const Tensor end = clusters.end[i];
        const Tensor places = expand_dims(range(start, end), -1);
        const Tensor q = qr(matrix_transpose(vectors(Slice(start, end), _))).q;
        return std::tuple(i + 1, tensor_scatter_nd_update(vectors, places,
                                                          matrix_transpose(q)));
      },
      std::tuple(constant(0), eigenvectors));
  return std::get<1>(done);
}

Tensor compute_eigenvectors(const Tensor& alpha, const Tensor& beta,
                            const Tensor& eigvals) {
  const auto scope = name_scope("compute_eigenvectors");
  const DType dtype = beta.dtype();
  const Tensor k = size(eigvals);
  const Tensor n = size(alpha);
  const Clusters clusters = find_clusters(eigvals);

  const auto as_unit = [](const Tensor& v, const Tensor& sizes) {
    return v / sizes(_, newaxis);
  };
  const auto sizes_of = [](const Tensor& v) { return norm(v, {.axis = 1}); };
  Tensor v0 = cast(random::stateless_normal({k, n}, {7, 42}), dtype);
  const Tensor sizes = sizes_of(v0);
  v0 = as_unit(v0, sizes);

  const Tensor row = alpha(newaxis, _);
  const Tensor shifted = row - cast(eigvals, dtype)(_, newaxis);
  const Tensor betas = tile(beta(newaxis, _), {k, 1});
  const Diagonals diagonals = {betas, shifted, math::conj(betas)};

  const int64_t most_steps = 5;
  const double least_growth = 1.1;
  const auto found = while_loop(
      [&](const Tensor& i, const Tensor&, const Tensor& sizes,
          const Tensor& old_sizes) {
        return math::logical_and(
            i < most_steps,
            math::reduce_any(math::real(sizes) >=
                             math::real(least_growth * old_sizes)));
      },
      [&](const Tensor& i, const Tensor& v, const Tensor& sizes,
          const Tensor&) {
        const Tensor solved = tridiagonal_solve(
            diagonals, v,
            {.diagonals_format = "sequence", .perturb_singular = true});
        const Tensor new_sizes = sizes_of(solved);
        return std::tuple(i + 1,
                          orthogonalize(as_unit(solved, new_sizes), clusters),
                          new_sizes, sizes);
      },
      std::tuple(constant(0), v0, sizes, zeros_like(sizes)));
  return matrix_transpose(std::get<1>(found));
}

}  // namespace

EighTridiagonalOutputs eigh_tridiagonal(const TensorLike& alpha,
                                        const TensorLike& beta,
                                        const EighTridiagonalOptions& options) {
  const auto scope = name_scope(options.name, "eigh_tridiagonal");
  const Tensor diagonal = alpha.to_tensor();
  const int64_t n = diagonal.shape()[0];
  if (n == kNone) throw TypeError("The length of `alpha` has to be known.");
  if (n <= 1) return {math::real(diagonal), {}};
  const Tensor beside = beta.to_tensor();
  if (diagonal.dtype() != beside.dtype()) {
    throw ValueError("'alpha' and 'beta' must have the same type.");
  }
  const Tensor eigvals = compute_eigenvalues(diagonal, beside, options);
  if (options.eigvals_only) return {eigvals, {}};
  return {eigvals, compute_eigenvectors(diagonal, beside, eigvals)};
}

}  // namespace tfx::linalg
