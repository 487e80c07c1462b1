#include "tfx/image/image_checks.h"

#include <algorithm>
#include <optional>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/debugging/assert.h"
#include "tfx/debugging/compare.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx::image::internal {
namespace {

// The static shape; of the given rank if the rank is unknown.
TensorShape shape_of_rank(const Tensor& image, int rank) {
  const TensorShape shape = image.shape();
  return shape.known_rank() ? shape.with_rank_at_least(rank)
                            : shape.with_rank(rank);
}

bool is_tensor(const Dimension& x, const Dimension& y) {
  return x.is_tensor() || y.is_tensor();
}

using Binary = Tensor (*)(const TensorLike&, const TensorLike&,
                          const NameOptions&);
// A number takes the dtype of the tensor it is combined with.
Tensor apply(Binary function, const Dimension& x, const Dimension& y) {
  if (!x.is_tensor()) return function(x.value(), y.tensor(), {});
  if (!y.is_tensor()) return function(x.tensor(), y.value(), {});
  return function(x.tensor(), y.tensor(), {});
}

}  // namespace

Tensor value_of(const TensorLike& value, DType dtype) {
  return value.is_tensor() ? value.to_tensor() : value.to_tensor(dtype);
}

Tensor floats(const TensorLike& value) { return value_of(value, float32); }

Tensor to_tensor(const Dimension& x) {
  return x.is_tensor() ? x.tensor() : ShapeLike(x.value()).to_tensor();
}

Dimension plus(const Dimension& x, const Dimension& y) {
  if (!is_tensor(x, y)) return x.value() + y.value();
  return apply(math::add, x, y);
}

Dimension minus(const Dimension& x, const Dimension& y) {
  if (!is_tensor(x, y)) return x.value() - y.value();
  return apply(math::subtract, x, y);
}

Dimension greater_of(const Dimension& x, const Dimension& y) {
  if (!is_tensor(x, y)) return std::max(x.value(), y.value());
  return apply(math::maximum, x, y);
}

Dimension smaller_of(const Dimension& x, const Dimension& y) {
  if (!is_tensor(x, y)) return std::min(x.value(), y.value());
  return apply(math::minimum, x, y);
}

Dimension half_of(const Dimension& x) {
  if (!x.is_tensor()) return x.value() >> 1;
  return math::floordiv(x.tensor(), 2);
}

int64_t static_value(const Dimension& x) {
  return x.is_tensor() ? kNone : x.value();
}

Condition at_least(const Dimension& x, const Dimension& y) {
  if (!is_tensor(x, y)) return x.value() >= y.value();
  return apply(math::greater_equal, x, y);
}

Condition more_than(const Dimension& x, const Dimension& y) {
  if (!is_tensor(x, y)) return x.value() > y.value();
  return apply(math::greater, x, y);
}

Condition equal(const Dimension& x, const Dimension& y) {
  if (!is_tensor(x, y)) return x.value() == y.value();
  return apply(math::equal, x, y);
}

void Checks::require(const Condition& condition, const char* message) {
  if (condition.is_tensor()) {
    add(debugging::Assert(condition.tensor(), {message}));
  } else if (!condition.holds()) {
    throw ValueError(message);
  }
}

void Checks::require_at_least_3d(const Tensor& image) {
  const TensorShape whole = image.shape();
  if (whole.known_rank() && *whole.rank() < 3) {
    throw ValueError("'image' (shape " + whole.str() +
                     ") must be at least three-dimensional.");
  }
  const TensorShape shape = shape_of_rank(image, 3);
  const TensorShape inner = shape.slice(-3, std::nullopt);
  if (std::ranges::count(inner.as_list(), 0) > 0) {
    throw ValueError("inner 3 dims of 'image.shape' must be > 0: " +
                     shape.str());
  }
  if (inner.is_fully_defined()) return;
  const Tensor dims = tfx::shape(image)[Slice(-3, _)];
  add(debugging::Assert(math::reduce_all(0 < dims),
                        {"inner 3 dims of 'image.shape' must be > 0."}));
  add(debugging::assert_greater_equal(
      tfx::rank(image), 3,
      {.message = "'image' must be at least three-dimensional."}));
}

void Checks::require_grayscale(const Tensor& image) {
  const TensorShape whole = image.shape();
  if (whole.known_rank() && *whole.rank() < 2) {
    throw ValueError("A grayscale image (shape " + whole.str() +
                     ") must be at least two-dimensional.");
  }
  const char* const kOneChannel =
      "Last dimension of a grayscale image should be size 1.";
  if (shape_of_rank(image, 2).is_fully_defined()) {
    if (whole[-1] != 1) throw ValueError(kOneChannel);
    return;
  }
  add(debugging::assert_equal(tfx::shape(image)[-1], 1,
                              {.message = kOneChannel}));
  add(debugging::assert_greater_equal(
      tfx::rank(image), 3,
      {.message = "A grayscale image must be at least two-dimensional."}));
}

void Checks::add(const Tensor& assertion) {
  if (assertion.has_value()) assertions_.push_back(assertion);
}

Tensor Checks::before(const Tensor& tensor) const {
  return tfx::internal::with_dependencies(assertions_, tensor);
}

Tensor Checks::identity_after(const Tensor& tensor) const {
  if (assertions_.empty()) return tensor;
  const auto scope = control_dependencies(assertions_);
  return identity(tensor);
}

Tensor assert_at_least_3d(const Tensor& image) {
  Checks checks;
  checks.require_at_least_3d(image);
  return checks.before(image);
}

Dimensions dimensions_of(const Tensor& images) {
  const TensorShape shape = images.shape().with_rank(4);
  if (shape.is_fully_defined()) {
    return {shape[0], shape[1], shape[2], shape[3]};
  }
  const std::vector<Tensor> tensors = unstack(tfx::shape(images), {.num = 4});
  const auto dimension = [&](int i) -> Dimension {
    if (shape[i] != kNone) return shape[i];
    return tensors[i];
  };
  return {dimension(0), dimension(1), dimension(2), dimension(3)};
}

Tensor Batch::undo(const Tensor& results) const {
  return was_batch ? results : squeeze(results, {.axis = {0}});
}

Batch batch_of(const Tensor& image) {
  const int rank = image.rank();
  if (rank == 4) return {image, true};
  if (rank >= 0 && rank != 3) {
    throw ValueError("'image' (shape " + image.shape().str() +
                     ") must have either 3 or 4 dimensions.");
  }
  Tensor images = expand_dims(image, 0);
  if (rank < 0) images.set_shape({kNone, kNone, kNone, kNone});
  return {images, false};
}

Tensor by_rank(const Tensor& images, const std::function<Tensor()>& image,
               const std::function<Tensor()>& batch) {
  const int rank = images.rank();
  if (rank < 0) return cond(tfx::rank(images) == 3, image, batch);
  if (rank == 3) return image();
  if (rank == 4) return batch();
  throw ValueError("'image' (shape " + images.shape().str() +
                   ") must have either 3 or 4 dimensions.");
}

}  // namespace tfx::image::internal
