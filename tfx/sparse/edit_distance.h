// tf.edit_distance.
#ifndef TFX_SPARSE_EDIT_DISTANCE_H_
#define TFX_SPARSE_EDIT_DISTANCE_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx {

struct EditDistanceOptions {
  // Whether it is divided by the length of the truth; by 0 that is infinite.
  bool normalize = true;
  std::string name = "edit_distance";
};
// How many elements have to be changed, put in or taken out to make a sequence
// of `hypothesis` that of `truth`. Sequences go along the last dimension.
Tensor edit_distance(const SparseTensor& hypothesis, const SparseTensor& truth,
                     const EditDistanceOptions& options = {});

}  // namespace tfx

#endif  // TFX_SPARSE_EDIT_DISTANCE_H_
