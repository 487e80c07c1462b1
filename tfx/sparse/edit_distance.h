// tf.edit_distance.
#ifndef TFX_SPARSE_EDIT_DISTANCE_H_
#define TFX_SPARSE_EDIT_DISTANCE_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx {

struct EditDistanceOptions {
  ByName by_name{};
  // Whether to divide by the length of the truth; dividing by 0 gives infinity.
  bool normalize = true;
  std::string name = "edit_distance";
};
// The Levenshtein distance between sequences of `hypothesis` and `truth`, along
// the last dimension.
Tensor edit_distance(const SparseTensor& hypothesis, const SparseTensor& truth,
                     const EditDistanceOptions& options = {});

}  // namespace tfx

#endif  // TFX_SPARSE_EDIT_DISTANCE_H_
