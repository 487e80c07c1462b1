// tf.sets: sets along the last dimension of tensors.
//
//   tf::SparseTensor both = tf::sets::union_(a, b);
//
// a and b are each dense or sparse, with integers or strings, and agree in all
// dimensions but the last. Results are sparse and sorted.
#ifndef TFX_SETS_SETS_H_
#define TFX_SETS_SETS_H_

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/sparse/sparse_tensor.h"
#include "tfx/sparse/tensor_or_sparse.h"

namespace tfx::sets {

struct SetOptions {
  ByName by_name{};
  // Whether to check that the indices of sparse inputs are sorted.
  bool validate_indices = true;
};
SparseTensor intersection(const TensorOrSparse& a, const TensorOrSparse& b,
                          const SetOptions& options = {});
SparseTensor union_(const TensorOrSparse& a, const TensorOrSparse& b,
                    const SetOptions& options = {});

struct DifferenceOptions {
  ByName by_name{};
  bool aminusb = true;  // false: b - a
  bool validate_indices = true;
};
SparseTensor difference(const TensorOrSparse& a, const TensorOrSparse& b,
                        const DifferenceOptions& options = {});

// The number of distinct elements of each set, as int32.
Tensor size(const SparseTensor& a, const SetOptions& options = {});

}  // namespace tfx::sets

#endif  // TFX_SETS_SETS_H_
