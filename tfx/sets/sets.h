// tf.sets: sets, which go along the last dimension of tensors.
//
//   tf::SparseTensor both = tf::sets::union_(a, b);
//
// Each of a and b is dense or sparse, of integers or strings; other dimensions
// are the same in both. Results are sparse, in order.
#ifndef TFX_SETS_SETS_H_
#define TFX_SETS_SETS_H_

#include "tfx/core/tensor.h"
#include "tfx/sparse/sparse_tensor.h"
#include "tfx/sparse/tensor_or_sparse.h"

namespace tfx::sets {

struct SetOptions {
  // Whether the indices of sparse inputs have to be in order.
  bool validate_indices = true;
};
SparseTensor intersection(const TensorOrSparse& a, const TensorOrSparse& b,
                          const SetOptions& options = {});
SparseTensor union_(const TensorOrSparse& a, const TensorOrSparse& b,
                    const SetOptions& options = {});

struct DifferenceOptions {
  bool aminusb = true;  // or b - a
  bool validate_indices = true;
};
SparseTensor difference(const TensorOrSparse& a, const TensorOrSparse& b,
                        const DifferenceOptions& options = {});

// How many different elements each set has, an int32.
Tensor size(const SparseTensor& a, const SetOptions& options = {});

}  // namespace tfx::sets

#endif  // TFX_SETS_SETS_H_
