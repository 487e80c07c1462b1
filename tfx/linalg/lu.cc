#include "tfx/linalg/lu.h"

#include <vector>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/compare.h"
#include "tfx/debugging/shape.h"
#include "tfx/function/map_fn.h"
#include "tfx/linalg/solvers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::linalg {
namespace {

using Checks = std::vector<Tensor>;

// Throws ValueError for static errors. With validate_args, the rest is checked
// when the function runs.
Checks check_factors(const Tensor& lower_upper, const Tensor& perm,
                     bool validate_args) {
  Checks checks;
  const TensorShape known = lower_upper.shape();
  const std::string at_least_2 =
      "Input `lower_upper` must have at least 2 dimensions.";
  if (known.known_rank() && *known.rank() < 2) throw ValueError(at_least_2);
  if (validate_args) {
    checks.push_back(debugging::assert_rank_at_least(lower_upper, 2,
                                                     {.message = at_least_2}));
  }
  const std::string one_more =
      "`rank(lower_upper)` must equal `rank(perm) + 1`";
  if (known.known_rank() && perm.rank() >= 0) {
    if (*known.rank() != perm.rank() + 1) throw ValueError(one_more);
  } else if (validate_args) {
    checks.push_back(debugging::assert_rank(lower_upper, rank(perm) + 1,
                                            {.message = one_more}));
  }
  const std::string square = "`lower_upper` must be square.";
  if (known.slice(0, -2).is_fully_defined()) {
    if (known[-2] != known[-1]) throw ValueError(square);
  } else if (validate_args) {
    const auto sides = split(shape(lower_upper)[Slice(-2, _)], 2);
    checks.push_back(
        debugging::assert_equal(sides[0], sides[1], {.message = square}));
  }
  return checks;
}

Checks check_system(const Tensor& lower_upper, const Tensor& perm,
                    const Tensor& rhs, bool validate_args) {
  Checks checks = check_factors(lower_upper, perm, validate_args);
  const std::string at_least_2 = "Input `rhs` must have at least 2 dimensions.";
  if (rhs.rank() >= 0) {
    if (rhs.rank() < 2) throw ValueError(at_least_2);
  } else if (validate_args) {
    checks.push_back(
        debugging::assert_rank_at_least(rhs, 2, {.message = at_least_2}));
  }
  const std::string same =
      "`lower_upper.shape[-1]` must equal `rhs.shape[-1]`.";
  const int64_t columns = lower_upper.shape()[-1];
  const int64_t rows = rhs.shape()[-2];
  if (columns != kNone && rows != kNone) {
    if (columns != rows) throw ValueError(same);
  } else if (validate_args) {
    checks.push_back(debugging::assert_equal(
        shape(lower_upper)[-1], shape(rhs)[-2], {.message = same}));
  }
  return checks;
}

// The tensor, after the checks passed.
Tensor after(const Checks& checks, const Tensor& tensor) {
  if (checks.empty()) return tensor;
  const auto scope = control_dependencies(checks);
  return identity(tensor);
}

Tensor lower_of(const Tensor& lower_upper) {
  return set_diag(
      band_part(lower_upper, -1, 0),
      ones(shape(lower_upper)[Slice(_, -1)], {.dtype = lower_upper.dtype()}));
}

// Pairs each index with its batch number, for gather_nd.
Tensor batch_places(const Tensor& places, const Tensor& batch_size,
                    const Tensor& length) {
  const Tensor numbers =
      broadcast_to(range(batch_size)(_, newaxis), {batch_size, length});
  return stack({numbers, places}, {.axis = -1});
}

Tensor permute_rows(const Tensor& rhs, const Tensor& perm) {
  if (rhs.rank() == 2 && perm.rank() == 1) {
    return gather(rhs, perm, {.axis = -2});
  }
  const Tensor dims = shape(rhs);
  const Tensor batch =
      broadcast_dynamic_shape(dims[Slice(_, -2)], shape(perm)[Slice(_, -1)]);
  const Tensor rows = dims[-2];
  const Tensor columns = dims[-1];
  const Tensor all = concat({batch, stack({rows, columns})}, 0);
  const Tensor flat = reshape(broadcast_to(rhs, all), {-1, rows, columns});
  const Tensor places =
      reshape(broadcast_to(perm, all[Slice(_, -1)]), {-1, rows});
  const Tensor batch_size = math::reduce_prod(batch);
  return reshape(gather_nd(flat, batch_places(places, batch_size, rows)), all);
}

}  // namespace

LuOutputs lu(const TensorLike& input, const LuOptions& options) {
  auto [lu, p] = raw_ops::Lu(
      input.to_tensor(),
      {.output_idx_type = options.output_idx_type, .name = options.name});
  return {lu, p};
}

Tensor lu_solve(const TensorLike& lower_upper, const TensorLike& perm,
                const TensorLike& rhs, const LuMatrixOptions& options) {
  const auto scope = name_scope(options.name, "lu_solve");
  Tensor factors = lower_upper.to_tensor_like(tfx::float32);
  Tensor order = perm.to_tensor_like(tfx::int32);
  Tensor b = rhs.to_tensor_like(factors.dtype());
  const Checks checks = check_system(factors, order, b, options.validate_args);
  factors = after(checks, factors);
  order = after(checks, order);
  b = after(checks, b);
  const Tensor permuted = permute_rows(b, order);
  return triangular_solve(
      factors, triangular_solve(lower_of(factors), permuted), {.lower = false});
}

Tensor lu_matrix_inverse(const TensorLike& lower_upper, const TensorLike& perm,
                         const LuMatrixOptions& options) {
  const auto scope = name_scope(options.name, "lu_matrix_inverse");
  Tensor factors = lower_upper.to_tensor_like(tfx::float32);
  Tensor order = perm.to_tensor_like(tfx::int32);
  const Checks checks = check_factors(factors, order, options.validate_args);
  factors = after(checks, factors);
  order = after(checks, order);
  const Tensor dims = shape(factors);
  return lu_solve(factors, order,
                  eye(dims[-1], {.batch_shape = dims[Slice(_, -2)],
                                 .dtype = factors.dtype()}));
}

Tensor lu_reconstruct(const TensorLike& lower_upper, const TensorLike& perm,
                      const LuMatrixOptions& options) {
  const auto scope = name_scope(options.name, "lu_reconstruct");
  Tensor factors = lower_upper.to_tensor_like(tfx::float32);
  Tensor order = perm.to_tensor_like(tfx::int32);
  const Checks checks = check_factors(factors, order, options.validate_args);
  factors = after(checks, factors);
  order = after(checks, order);
  const Tensor lower = lower_of(factors);
  Tensor x = matmul(lower, band_part(factors, 0, -1));
  if (factors.rank() == 2) {
    x = gather(x, raw_ops::InvertPermutation(order));
  } else {
    const Tensor dims = shape(factors);
    const Tensor batch_size = math::reduce_prod(dims[Slice(_, -2)]);
    const Tensor side = dims[-1];
    x = reshape(x, {batch_size, side, side});
    const Tensor places = map_fn(
        [](const Tensor& each) { return raw_ops::InvertPermutation(each); },
        reshape(order, {batch_size, side}));
    x = gather_nd(x, batch_places(places, batch_size, side));
    x = reshape(x, dims);
  }
  x.set_shape(factors.shape());
  return x;
}

}  // namespace tfx::linalg
