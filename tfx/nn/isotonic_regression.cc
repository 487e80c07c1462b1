#include "tfx/nn/isotonic_regression.h"

#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

DType output_dtype(DType dtype) {
  if (dtype == float32 || dtype == float16 || dtype == bfloat16) return dtype;
  return dtype == int8 || dtype == int16 ? float32 : float64;
}

IsotonicRegressionOutputs along_rows(const Tensor& inputs, bool decreasing) {
  const auto fit = [&](const Tensor& rows) {
    return raw_ops::IsotonicRegression(
        rows, {.output_dtype = output_dtype(inputs.dtype())});
  };
  if (decreasing) {
    const auto [output, segments] = fit(inputs);
    return {output, segments};
  }
  const auto [output, segments] = fit(math::negative(inputs));
  return {math::negative(output), segments};
}

}  // namespace

IsotonicRegressionOutputs isotonic_regression(
    const TensorLike& inputs, const IsotonicRegressionOptions& options) {
  const Tensor values = inputs.to_tensor();
  const int64_t axis = options.axis;
  const int64_t rank = values.rank();
  if (axis == -1) return along_rows(values, options.decreasing);
  if (rank < 0) {
    throw TypeError("inputs must have a known rank for an axis other than -1");
  }
  if (axis == rank - 1) return along_rows(values, options.decreasing);
  if (axis < -rank || axis >= rank) {
    throw errors::InvalidArgumentError(
        "`dim` must be in the range [" + std::to_string(-rank) + ", " +
        std::to_string(rank) + ") where " + std::to_string(rank) +
        " is the number of dimensions in the input. Received: dim=" +
        std::to_string(axis));
  }
  // Swap the axis and the last dimension, before and after.
  std::vector<int64_t> perm(rank);
  std::iota(perm.begin(), perm.end(), 0);
  std::swap(perm[axis < 0 ? axis + rank : axis], perm.back());
  const auto swapped = [&](const Tensor& tensor) {
    return transpose(tensor, {.perm = perm});
  };
  const auto [output, segments] =
      along_rows(swapped(values), options.decreasing);
  return {swapped(output), swapped(segments)};
}

}  // namespace tfx::nn
