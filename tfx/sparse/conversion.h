// tf.sparse: making sparse tensors, of dense ones among others, and dense ones
// of them.
#ifndef TFX_SPARSE_CONVERSION_H_
#define TFX_SPARSE_CONVERSION_H_

#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/indexed_slices.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::sparse {

// Of the elements that are not 0, or "".
SparseTensor from_dense(const TensorLike& tensor,
                        const NameOptions& options = {});

struct ToDenseOptions {
  // Where there is no value; None: 0, or "".
  TensorOption default_value = {};
  // Whether indices have to be in order, without repetitions.
  bool validate_indices = true;
  std::string name = {};
};
Tensor to_dense(const SparseTensor& sp_input,
                const ToDenseOptions& options = {});

// The last dimension becomes one of length vocab_size that tells of each number
// below it whether it is among the values.
Tensor to_indicator(const SparseTensor& sp_input, const TensorLike& vocab_size,
                    const NameOptions& options = {});

struct EyeOptions {
  TensorOption num_columns = {};  // None: num_rows
  DType dtype = float32;
  std::string name = {};
};
// Ones in the diagonal.
SparseTensor eye(const TensorLike& num_rows, const EyeOptions& options = {});

struct FillEmptyRowsOutputs {
  SparseTensor sp_ordered_output;
  // Of each row whether it had no value.
  Tensor empty_row_indicator;
};
// Rows without a value get one, in the first column.
FillEmptyRowsOutputs fill_empty_rows(const SparseTensor& sp_input,
                                     const TensorLike& default_value,
                                     const NameOptions& options = {});

// Without the slices at these indices.
IndexedSlices mask(const IndexedSlices& a, const TensorLike& mask_indices,
                   const NameOptions& options = {});

}  // namespace tfx::sparse

#endif  // TFX_SPARSE_CONVERSION_H_
