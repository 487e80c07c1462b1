// GradientTape::jacobian and batch_jacobian: a pass for each element.
#include <algorithm>

#include "tfx/autodiff/backprop.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

// The gradients with respect to one source, one for each element of the target;
// empty if the source is not connected.
using Passes = std::vector<Tensor>;

void append(std::vector<Passes>& passes,
            const std::vector<Gradient>& gradients) {
  for (size_t i = 0; i < gradients.size(); ++i) {
    if (!gradients[i].is_none()) passes[i].push_back(gradients[i].to_tensor());
  }
}

int64_t known_count(const TensorShape& shape) {
  if (const auto count = shape.num_elements()) return *count;
  throw NotImplementedError(
      "a jacobian takes a pass for each element, so their number must be "
      "known; "
      "this shape is " +
      shape.str());
}

// The shape of target, followed by that of source from dimension `begin`.
ShapeLike joined_shape(const Tensor& target, const Tensor& source, int begin) {
  const TensorShape known =
      target.shape().concatenate(source.shape().slice(begin, std::nullopt));
  if (known.is_fully_defined()) return known;
  return concat({shape(target), shape(source)[Slice(begin, _)]}, 0);
}

// A target without elements takes a pass, too, to find out which sources it
// depends on.
int64_t pass_count(int64_t elements) { return std::max<int64_t>(elements, 1); }

}  // namespace

std::vector<Gradient> GradientTape::compute_jacobian(
    const Differentiable& target, std::span<const Differentiable> sources,
    const JacobianOptions& options) {
  begin_asking();
  const DType dtype = target.dtype();
  const Tensor value = target.value();
  const TensorShape shape = value.shape();
  const int64_t count = known_count(shape);
  std::vector<Passes> passes(sources.size());
  for (int64_t i = 0; is_trainable(dtype) && i < pass_count(count); ++i) {
    const Tensor start = reshape(one_hot(i, count, {.dtype = dtype}), shape);
    append(passes, go_back(target, start, sources));
  }
  end_asking();
  std::vector<Gradient> result(sources.size());
  for (size_t i = 0; i < sources.size(); ++i) {
    const bool is_connected = !passes[i].empty();
    if (!is_connected &&
        options.unconnected_gradients == UnconnectedGradients::NONE) {
      continue;
    }
    const Tensor source = sources[i].value();
    const ShapeLike all = joined_shape(value, source, 0);
    result[i] = is_connected && count > 0
                    ? reshape(stack(passes[i]), all)
                    : zeros(all, {.dtype = source.dtype()});
  }
  return result;
}

Tensor GradientTape::batch_jacobian(const Differentiable& target,
                                    const Differentiable& source,
                                    const JacobianOptions&) {
  begin_asking();
  const DType dtype = target.dtype();
  const Tensor value = target.value();
  const Tensor source_value = source.value();
  const TensorShape shape = value.shape().with_rank_at_least(2);
  const TensorShape source_shape = source_value.shape().with_rank_at_least(2);
  if (!shape.slice(0, 1).is_compatible_with(source_shape.slice(0, 1))) {
    throw ValueError("Need first dimension of target shape (" + shape.str() +
                     ") and source shape (" + source_shape.str() +
                     ") to match.");
  }
  const TensorShape row = shape.slice(1, std::nullopt);
  const int64_t count = known_count(row);
  std::vector<Passes> passes(1);
  for (int64_t i = 0; is_trainable(dtype) && i < pass_count(count); ++i) {
    const Tensor start =
        zeros_like(value) + reshape(one_hot(i, count, {.dtype = dtype}), row);
    append(passes, go_back(target, start, {&source, 1}));
  }
  end_asking();
  const ShapeLike all = joined_shape(value, source_value, 1);
  // Zeros rather than None, as in Python, whatever the options say.
  if (passes[0].empty() || count == 0) return zeros(all, {.dtype = dtype});
  return reshape(stack(passes[0], {.axis = 1}), all);
}

}  // namespace tfx
