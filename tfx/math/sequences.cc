#include "tfx/math/sequences.h"

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/dtype.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {
namespace {

// Whether `relation` holds between each pair of neighbouring elements.
template <typename Relation>
Tensor compare_neighbours(const TensorLike& x, const Relation& relation) {
  const Tensor flat = reshape(x, {-1});
  if (!debugging::is_numeric_tensor(flat)) {
    throw TypeError("Expected x to be numeric, instead found: " + flat.str());
  }
  return cond(
      size(flat) < 2, [] { return TensorLike().to_tensor(tfx::bool_); },
      [&] { return relation(flat[Slice(1, _)], flat[Slice(-1)]); });
}

}  // namespace

Tensor is_non_decreasing(const TensorLike& x, const NameOptions& options) {
  const auto scope = name_scope(options.name, "is_non_decreasing");
  return reduce_all(compare_neighbours(
      x,
      [](const Tensor& next, const Tensor& before) { return next >= before; }));
}

Tensor is_strictly_increasing(const TensorLike& x, const NameOptions& options) {
  const auto scope = name_scope(options.name, "is_strictly_increasing");
  return reduce_all(compare_neighbours(
      x,
      [](const Tensor& next, const Tensor& before) { return next > before; }));
}

Tensor invert_permutation(const TensorLike& x, const NameOptions& options) {
  return raw_ops::InvertPermutation(x.to_tensor(), {.name = options.name});
}

Tensor sobol_sample(const TensorLike& dim, const TensorLike& num_results,
                    const SobolSampleOptions& options) {
  const auto scope = name_scope(options.name, "sobol");
  return raw_ops::SobolSample(
      dim.to_tensor(tfx::int32), num_results.to_tensor(tfx::int32),
      options.skip.to_tensor(tfx::int32), {.dtype = options.dtype});
}

}  // namespace tfx::math
