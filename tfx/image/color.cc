#include "tfx/image/color.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/image/image_checks.h"
#include "tfx/image/image_dtype.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/image_ops.h"

namespace tfx::image {
namespace {

// Multiplies colours by a 3x3 matrix.
Tensor transform(const TensorLike& images, const TensorLike& kernel) {
  const Tensor colours = images.to_tensor();
  const Tensor matrix = kernel.to_tensor(colours.dtype());
  if (colours.rank() < 0) {
    throw TypeError("unsupported operand type(s) for -: 'NoneType' and 'int'");
  }
  return tensordot(
      colours, matrix,
      {std::vector<int64_t>{colours.rank() - 1}, std::vector<int64_t>{0}});
}

}  // namespace

Tensor rgb_to_grayscale(const TensorLike& images, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "rgb_to_grayscale");
  const Tensor original = images.to_tensor();
  const Tensor values = convert_image_dtype(original, tfx::float32);
  const Tensor grey = tensordot(values, {0.2989, 0.5870, 0.1140}, {-1, -1});
  return convert_image_dtype(expand_dims(grey, -1), original.dtype(),
                             {.name = scope.name()});
}

Tensor grayscale_to_rgb(const TensorLike& images, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "grayscale_to_rgb");
  internal::Checks checks;
  checks.require_grayscale(images.to_tensor());
  const Tensor grey = checks.before(images.to_tensor());
  const Tensor others = expand_dims(tfx::rank(grey) - 1, 0);
  const Tensor multiples =
      concat({ones(others, {.dtype = tfx::int32}), expand_dims(3, 0)}, 0);
  const Tensor rgb = tile(grey, multiples, {.name = scope.name()});
  const TensorShape shape = grey.shape();
  if (shape.known_rank()) {
    rgb.set_shape(shape.slice(std::nullopt, -1).concatenate({3}));
  }
  return rgb;
}

Tensor rgb_to_hsv(const TensorLike& images, const NameOptions& options) {
  return raw_ops::RGBToHSV(images.to_tensor(), {.name = options.name});
}

Tensor hsv_to_rgb(const TensorLike& images, const NameOptions& options) {
  return raw_ops::HSVToRGB(images.to_tensor(), {.name = options.name});
}

Tensor rgb_to_yiq(const TensorLike& images) {
  return transform(images, {{0.299, 0.59590059, 0.2115},
                            {0.587, -0.27455667, -0.52273617},
                            {0.114, -0.32134392, 0.31119955}});
}

Tensor yiq_to_rgb(const TensorLike& images) {
  return transform(images, {{1, 1, 1},
                            {0.95598634, -0.27201283, -1.10674021},
                            {0.6208248, -0.64720424, 1.70423049}});
}

Tensor rgb_to_yuv(const TensorLike& images) {
  return transform(images, {{0.299, -0.14714119, 0.61497538},
                            {0.587, -0.28886916, -0.51496512},
                            {0.114, 0.43601035, -0.10001026}});
}

Tensor yuv_to_rgb(const TensorLike& images) {
  return transform(
      images,
      {{1, 1, 1}, {0, -0.394642334, 2.03206185}, {1.13988303, -0.58062185, 0}});
}

}  // namespace tfx::image
