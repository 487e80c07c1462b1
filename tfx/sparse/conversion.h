// tf.sparse: creates sparse tensors, and converts from and to dense tensors.
#ifndef TFX_SPARSE_CONVERSION_H_
#define TFX_SPARSE_CONVERSION_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/indexed_slices.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::sparse {

// Keeps the elements that are not 0 or "".
SparseTensor from_dense(const TensorLike& tensor,
                        const NameOptions& options = {});

struct ToDenseOptions {
  ByName by_name{};
  // For elements without a value; None: 0 or "".
  TensorOption default_value = {};
  // Whether to check that indices are sorted and unique.
  bool validate_indices = true;
  std::string name = {};
};
Tensor to_dense(const SparseTensor& sp_input,
                const ToDenseOptions& options = {});

// Replaces the last dimension by one of length vocab_size. Element i tells
// whether i is among the values.
Tensor to_indicator(const SparseTensor& sp_input, const TensorLike& vocab_size,
                    const NameOptions& options = {});

struct EyeOptions {
  ByName by_name{};
  TensorOption num_columns = {};  // None: num_rows
  DType dtype = float32;
  std::string name = {};
};
// Ones on the diagonal.
SparseTensor eye(const TensorLike& num_rows, const EyeOptions& options = {});

struct FillEmptyRowsOutputs {
  SparseTensor sp_ordered_output;
  // Whether each row was empty.
  Tensor empty_row_indicator;
};
// Adds the default value in the first column of empty rows.
FillEmptyRowsOutputs fill_empty_rows(const SparseTensor& sp_input,
                                     const TensorLike& default_value,
                                     const NameOptions& options = {});

// Drops the slices at the given indices.
IndexedSlices mask(const IndexedSlices& a, const TensorLike& mask_indices,
                   const NameOptions& options = {});

}  // namespace tfx::sparse

#endif  // TFX_SPARSE_CONVERSION_H_
