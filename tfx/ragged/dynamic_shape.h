// The dynamic shape of a ragged tensor, and broadcasting to it. Python's
// RaggedTensorDynamicShape. Private header of this room.
#ifndef TFX_RAGGED_DYNAMIC_SHAPE_H_
#define TFX_RAGGED_DYNAMIC_SHAPE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::ragged::internal {

// Outer (partitioned) dimensions, the last of which is ragged: each a length (a
// scalar) or the lengths of all rows (a vector). The inner dimensions are all
// uniform.
class DynamicShape {
 public:
  static DynamicShape of(const RaggedOrDense& value, DType dtype = {});

  // None if unknown.
  std::optional<int64_t> rank() const;
  DType dtype() const { return inner_.dtype(); }
  int64_t partitioned_count() const {
    return static_cast<int64_t>(partitioned_.size());
  }
  // -1 if unknown.
  int64_t inner_count() const;
  const Tensor& inner() const { return inner_; }
  Tensor dimension(int64_t axis) const;
  bool is_ragged(int64_t axis) const;

  // The common broadcast shape. Throws ValueError if a rank is unknown, and
  // InvalidArgumentError if the shapes are incompatible.
  static DynamicShape broadcast(DynamicShape x, DynamicShape y);
  // Prepends dimensions of length 1.
  DynamicShape with_rank(int64_t rank) const;

 private:
  DynamicShape(std::vector<Tensor> partitioned, const Tensor& inner,
               DType dtype = {});

  DynamicShape with_dimension(int64_t axis, const Tensor& length) const;
  DynamicShape with_partitioned(int64_t axis, Tensor lengths) const;
  DynamicShape with_inner(int64_t axis, const Tensor& length) const;
  DynamicShape with_inner_ragged(int64_t axis, const Tensor& lengths) const;
  Tensor slices_in(int64_t axis) const;

  std::vector<Tensor> partitioned_;
  Tensor inner_;
};

// Broadcasts `value` to the shape. Inner dimensions are broadcast only on
// request, since element-wise ops do that themselves.
RaggedOrDense broadcast_to(RaggedOrDense value, const DynamicShape& shape,
                           bool with_inner_dimensions);

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_DYNAMIC_SHAPE_H_
