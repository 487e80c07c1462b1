#include "tfx/image/flip.h"

#include <functional>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/image/image_checks.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"

namespace tfx::image {
namespace {

// Flips along a dimension of a single image.
Tensor flip(const TensorLike& image, int dimension, const char* name) {
  const NameScope scope = name_scope(name);
  const Tensor images = internal::assert_at_least_3d(image.to_tensor());
  const TensorShape shape = images.shape();
  if (shape.known_rank() && *shape.rank() > 4) {
    throw ValueError("'image' (shape " + shape.str() +
                     ")must have either 3 or 4 dimensions.");
  }
  return internal::by_rank(
      images,
      [&] {
        const Tensor flipped = reverse(images, {dimension});
        flipped.set_shape(
            shape.known_rank() ? shape : TensorShape({kNone, kNone, kNone}));
        return flipped;
      },
      [&] { return reverse(images, {dimension + 1}); });
}

// Rotates k times by 90 degrees, 0 <= k < 4. `perm` swaps the dimensions
// `height` and `width`.
Tensor turn(const Tensor& images, const Tensor& k, const ShapeLike& perm,
            int height, int width, const std::string& name) {
  using Turn = std::function<Tensor()>;
  return case_<Tensor>(
      {{math::equal(k, 1), Turn([&] {
          return tfx::transpose(reverse(images, {width}), {.perm = perm});
        })},
       {math::equal(k, 2), Turn([&] {
          return reverse(images, {height, width});
        })},
       {math::equal(k, 3), Turn([&] {
          return reverse(tfx::transpose(images, {.perm = perm}), {width});
        })}},
      {.default_ = [&] { return images; }, .exclusive = true, .name = name});
}

}  // namespace

Tensor flip_left_right(const TensorLike& image) {
  return flip(image, 1, "flip_left_right");
}

Tensor flip_up_down(const TensorLike& image) {
  return flip(image, 0, "flip_up_down");
}

Tensor rot90(const TensorLike& image, const Rot90Options& options) {
  const NameScope scope = name_scope(options.name, "rot90");
  const Tensor images = internal::assert_at_least_3d(image.to_tensor());
  const Tensor times = options.k.to_tensor(tfx::int32);
  times.shape().assert_has_rank(0);
  const Tensor k = math::mod(times, 4);
  return internal::by_rank(
      images,
      [&] {
        const Tensor turned = turn(images, k, {1, 0, 2}, 0, 1, scope.name());
        const TensorShape shape = images.shape();
        turned.set_shape({kNone, kNone, shape.known_rank() ? shape[2] : kNone});
        return turned;
      },
      [&] {
        const Tensor turned = turn(images, k, {0, 2, 1, 3}, 1, 2, scope.name());
        const TensorShape shape = turned.shape();
        turned.set_shape({shape.known_rank() ? shape[0] : kNone, kNone, kNone,
                          shape.known_rank() ? shape[3] : kNone});
        return turned;
      });
}

Tensor transpose(const TensorLike& image, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "transpose");
  // Also the name of the op inside of the scope.
  const std::string name = options.name.empty() ? "transpose" : options.name;
  const Tensor images = internal::assert_at_least_3d(image.to_tensor());
  return internal::by_rank(
      images,
      [&] {
        return tfx::transpose(images, {.perm = {1, 0, 2}, .name = name});
      },
      [&] {
        return tfx::transpose(images, {.perm = {0, 2, 1, 3}, .name = name});
      });
}

}  // namespace tfx::image
