// Small things that the functions of this folder are made of; not for others.
#ifndef TFX_IMAGE_IMAGE_CHECKS_H_
#define TFX_IMAGE_IMAGE_CHECKS_H_

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image::internal {

// A tensor as it is, for the op to judge; other values as `dtype`, or
// TypeError.
Tensor value_of(const TensorLike& value, DType dtype);
// The same as float32.
Tensor floats(const TensorLike& value);

// --- Numbers, known or in tensors -------------------------------------------

Tensor to_tensor(const Dimension& x);
Dimension plus(const Dimension& x, const Dimension& y);
Dimension minus(const Dimension& x, const Dimension& y);
Dimension greater_of(const Dimension& x, const Dimension& y);
Dimension smaller_of(const Dimension& x, const Dimension& y);
// Rounded down.
Dimension half_of(const Dimension& x);
// kNone for a tensor.
int64_t static_value(const Dimension& x);

// Whether something holds, known now or in a tensor.
class Condition {
 public:
  Condition(bool holds) : holds_(holds) {}                  // NOLINT
  Condition(Tensor tensor) : tensor_(std::move(tensor)) {}  // NOLINT

  bool is_tensor() const { return tensor_.has_value(); }
  bool holds() const { return holds_; }
  const Tensor& tensor() const { return tensor_; }

 private:
  bool holds_ = false;
  Tensor tensor_;
};
Condition at_least(const Dimension& x, const Dimension& y);
Condition more_than(const Dimension& x, const Dimension& y);
Condition equal(const Dimension& x, const Dimension& y);

// --- Checks -----------------------------------------------------------------

// What is wrong and known is thrown as ValueError; what is not known is
// asserted, which throws InvalidArgumentError.
class Checks {
 public:
  void require(const Condition& condition, const char* message);
  // That an image has three dimensions or more, and of the last three none is
  // of length 0.
  void require_at_least_3d(const Tensor& image);
  // That the last dimension is of length 1.
  void require_grayscale(const Tensor& image);
  void add(const Tensor& assertion);

  // The tensor, there once all these have been looked at. In a graph it is
  // another one even if there is nothing to look at, as in Python.
  Tensor before(const Tensor& tensor) const;
  // The same where Python writes tf.identity.
  Tensor identity_after(const Tensor& tensor) const;

 private:
  std::vector<Tensor> assertions_;
};
// The image, checked.
Tensor assert_at_least_3d(const Tensor& image);

// The four dimensions of images, numbers where they are known.
struct Dimensions {
  Dimension batch;
  Dimension height;
  Dimension width;
  Dimension depth;
};
Dimensions dimensions_of(const Tensor& images);

// One image, or one of unknown rank, as a batch of one. Throws ValueError for
// what is neither an image nor a batch.
struct Batch {
  Tensor images;
  bool was_batch;

  // An image of what became of `images`, or all of that.
  Tensor undo(const Tensor& results) const;
};
Batch batch_of(const Tensor& image);

// What `image` or `batch` returns, for images of three and of four dimensions;
// where that is not known, the graph chooses. Throws ValueError for other
// ranks.
Tensor by_rank(const Tensor& images, const std::function<Tensor()>& image,
               const std::function<Tensor()>& batch);

}  // namespace tfx::image::internal

#endif  // TFX_IMAGE_IMAGE_CHECKS_H_
