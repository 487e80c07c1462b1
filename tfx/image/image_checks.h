// Helpers of this room. Private header.
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

// Tensors unchanged, for the op to check; other values as `dtype`, or
// TypeError.
Tensor value_of(const TensorLike& value, DType dtype);
// The same as float32.
Tensor floats(const TensorLike& value);

// --- Numbers, static or tensors ---------------------------------------------

Tensor to_tensor(const Dimension& x);
Dimension plus(const Dimension& x, const Dimension& y);
Dimension minus(const Dimension& x, const Dimension& y);
Dimension greater_of(const Dimension& x, const Dimension& y);
Dimension smaller_of(const Dimension& x, const Dimension& y);
// Rounded down.
Dimension half_of(const Dimension& x);
// kNone for tensors.
int64_t static_value(const Dimension& x);

// A condition, static or a tensor.
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

// Static conditions that fail throw ValueError. Others are asserted, and throw
// InvalidArgumentError.
class Checks {
 public:
  void require(const Condition& condition, const char* message);
  // Requires at least three dimensions, the last three of them not empty.
  void require_at_least_3d(const Tensor& image);
  // Requires a last dimension of length 1.
  void require_grayscale(const Tensor& image);
  void add(const Tensor& assertion);

  // The tensor, after all checks ran. In a graph this is a new tensor even if
  // there are no checks, as in Python.
  Tensor before(const Tensor& tensor) const;
  // The same, where Python calls tf.identity; the tensor itself if there are no
  // checks.
  Tensor identity_after(const Tensor& tensor) const;

 private:
  std::vector<Tensor> assertions_;
};
// The image, after require_at_least_3d().
Tensor assert_at_least_3d(const Tensor& image);

// The four dimensions of a batch, as numbers where known.
struct Dimensions {
  Dimension batch;
  Dimension height;
  Dimension width;
  Dimension depth;
};
Dimensions dimensions_of(const Tensor& images);

// An image, or a tensor of unknown rank, as a batch of one. Throws ValueError
// for ranks other than 3 and 4.
struct Batch {
  Tensor images;
  bool was_batch;

  // Removes the batch dimension if batch_of() added it.
  Tensor undo(const Tensor& results) const;
};
Batch batch_of(const Tensor& image);

// Calls `image` for three dimensions and `batch` for four; chooses in the graph
// if the rank is unknown. Throws ValueError for other ranks.
Tensor by_rank(const Tensor& images, const std::function<Tensor()>& image,
               const std::function<Tensor()>& batch);

}  // namespace tfx::image::internal

#endif  // TFX_IMAGE_IMAGE_CHECKS_H_
