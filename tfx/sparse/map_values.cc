#include "tfx/sparse/map_values.h"

#include "tfx/sparse/helpers.h"

namespace tfx::sparse::internal {

void check_same_places(const std::vector<const SparseTensor*>& tensors) {
  const SparseTensor& first = *tensors[0];
  for (size_t i = 1; i < tensors.size(); ++i) {
    check_equal(first.dense_shape(), tensors[i]->dense_shape(),
                "Mismatched shapes!");
    check_equal(first.indices(), tensors[i]->indices(), "Mismatched indices!");
  }
}

}  // namespace tfx::sparse::internal
