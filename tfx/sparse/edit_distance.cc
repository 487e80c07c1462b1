#include "tfx/sparse/edit_distance.h"

#include "tfx/raw_ops/array_ops.h"

namespace tfx {

Tensor edit_distance(const SparseTensor& hypothesis, const SparseTensor& truth,
                     const EditDistanceOptions& options) {
  return raw_ops::EditDistance(
      hypothesis.indices(), hypothesis.values(), hypothesis.dense_shape(),
      truth.indices(), truth.values(), truth.dense_shape(),
      {.normalize = options.normalize, .name = options.name});
}

}  // namespace tfx
