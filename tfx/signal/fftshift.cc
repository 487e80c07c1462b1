#include "tfx/signal/fftshift.h"

#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/signal/size.h"

namespace tfx::signal {
namespace {

struct Halves {
  Tensor axes;
  Tensor lengths;
};

// The dimensions to shift, and half the length of each. Negative axes are
// normalised only if there are several.
Halves halves_of(const Tensor& x, const Axis& axes) {
  const Tensor dims = dims_of(x, std::nullopt, std::nullopt);
  Tensor chosen = axes.to_tensor(x);
  if (!axes.is_none() && chosen.rank() != 0) {
    chosen = where(chosen < 0, chosen + rank(x), chosen);
  }
  const Tensor lengths = axes.is_none()       ? dims
                         : chosen.rank() == 0 ? dims[chosen]
                                              : gather(dims, chosen);
  return {chosen, math::floordiv(lengths, 2)};
}

}  // namespace

Tensor fftshift(const TensorLike& x, const FftshiftOptions& options) {
  const auto scope = name_scope(options.name, "fftshift");
  const Tensor input = x.to_tensor();
  const Halves halves = halves_of(input, options.axes);
  return roll(input, halves.lengths, halves.axes, {.name = scope.name()});
}

Tensor ifftshift(const TensorLike& x, const FftshiftOptions& options) {
  const auto scope = name_scope(options.name, "ifftshift");
  const Tensor input = x.to_tensor();
  const Halves halves = halves_of(input, options.axes);
  return roll(input, -halves.lengths, halves.axes, {.name = scope.name()});
}

}  // namespace tfx::signal
