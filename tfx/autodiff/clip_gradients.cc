#include "tfx/autodiff/clip_gradients.h"

#include "tfx/core/indexed_slices.h"

namespace tfx {
namespace {

// The values to clip: the tensor, or the values of the slices; None for None.
Tensor values_of(const Gradient& gradient) {
  if (gradient.is_none()) return {};
  return gradient.is_indexed_slices() ? gradient.indexed_slices().values()
                                      : gradient.to_tensor();
}

std::vector<Tensor> values_of(std::span<const Gradient> gradients) {
  std::vector<Tensor> values;
  values.reserve(gradients.size());
  for (const Gradient& each : gradients) values.push_back(values_of(each));
  return values;
}

Gradient with_values(const Gradient& gradient, const Tensor& values) {
  if (!gradient.is_indexed_slices()) return values;
  const IndexedSlices& slices = gradient.indexed_slices();
  return IndexedSlices(values, slices.indices(), slices.dense_shape());
}

// The same, but throws ValueError for None.
Tensor present_values_of(const Gradient& gradient) {
  return gradient.is_none() ? gradient.to_tensor() : values_of(gradient);
}

}  // namespace

ClippedGradients clip_by_global_norm(std::span<const Gradient> t_list,
                                     const TensorLike& clip_norm,
                                     const ClipByGlobalNormOptions& options) {
  const std::vector<Tensor> values = values_of(t_list);
  const auto clipped = clip_by_global_norm(values, clip_norm, options);
  ClippedGradients result{{}, clipped.global_norm};
  for (size_t i = 0; i < t_list.size(); ++i) {
    result.list_clipped.push_back(
        with_values(t_list[i], clipped.list_clipped[i]));
  }
  return result;
}

namespace linalg {

Tensor global_norm(std::span<const Gradient> t_list,
                   const NameOptions& options) {
  const std::vector<Tensor> values = values_of(t_list);
  return global_norm(values, options);
}

}  // namespace linalg

namespace internal {

Gradient clip_gradient_by_value(const Gradient& t,
                                const TensorLike& clip_value_min,
                                const TensorLike& clip_value_max,
                                const NameOptions& options) {
  return with_values(t, clip_by_value(present_values_of(t), clip_value_min,
                                      clip_value_max, options));
}

Gradient clip_gradient_by_norm(const Gradient& t, const TensorLike& clip_norm,
                               const ClipByNormOptions& options) {
  return with_values(t, clip_by_norm(present_values_of(t), clip_norm, options));
}

}  // namespace internal
}  // namespace tfx
