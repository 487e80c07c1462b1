// The shape of a ragged tensor as far as its tensors tell when they are
// computed, and broadcasting by it: Python's RaggedTensorDynamicShape.
#ifndef TFX_RAGGED_DYNAMIC_SHAPE_H_
#define TFX_RAGGED_DYNAMIC_SHAPE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::ragged::internal {

// Outer dimensions, of which the last is ragged, each a length (a scalar) or
// the lengths of all rows (a vector); and the inner ones, all uniform.
class DynamicShape {
 public:
  static DynamicShape of(const RaggedOrDense& value, DType dtype = {});

  // None if it is not known.
  std::optional<int64_t> rank() const;
  DType dtype() const { return inner_.dtype(); }
  int64_t partitioned_count() const {
    return static_cast<int64_t>(partitioned_.size());
  }
  // -1 if it is not known.
  int64_t inner_count() const;
  const Tensor& inner() const { return inner_; }
  Tensor dimension(int64_t axis) const;
  bool is_ragged(int64_t axis) const;

  // The shape that both have together. Throws ValueError if a rank is not
  // known, InvalidArgumentError if there is none.
  static DynamicShape broadcast(DynamicShape x, DynamicShape y);
  // With dimensions of length 1 before the others.
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

// `value` in that shape; inner dimensions only if they are asked for: an
// elementwise op broadcasts them itself.
RaggedOrDense broadcast_to(RaggedOrDense value, const DynamicShape& shape,
                           bool with_inner_dimensions);

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_DYNAMIC_SHAPE_H_
