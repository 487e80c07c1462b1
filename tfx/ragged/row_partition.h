// RowPartition: how values are divided into rows; tf.experimental.RowPartition
// as far as ragged tensors are made of it.
//
// The splits are always there; what else is known of it, because it was made of
// that, is kept and not computed again. All of one dtype, int32 or int64.
#ifndef TFX_RAGGED_ROW_PARTITION_H_
#define TFX_RAGGED_ROW_PARTITION_H_

#include <cstdint>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::ragged::internal {

// A partition in whatever form, of `hint` if it is no tensor. Throws ValueError
// if it is of another dtype than int32 and int64.
Tensor partition_tensor(const TensorLike& partition, const char* name,
                        DType hint = int64);

class RowPartition {
 public:
  static RowPartition from_value_rowids(const TensorLike& value_rowids,
                                        const TensorOption& nrows,
                                        bool validate, DType hint);
  static RowPartition from_row_splits(const TensorLike& row_splits,
                                      bool validate, DType hint = int64);
  static RowPartition from_row_lengths(const TensorLike& row_lengths,
                                       bool validate, DType hint);
  static RowPartition from_row_starts(const TensorLike& row_starts,
                                      const Tensor& nvals, bool validate,
                                      DType hint);
  static RowPartition from_row_limits(const TensorLike& row_limits,
                                      bool validate, DType hint);
  // `nvals` is of the length's dtype; `nrows` may be None.
  static RowPartition from_uniform_row_length(const Tensor& uniform_row_length,
                                              const Tensor& nvals,
                                              const TensorOption& nrows,
                                              bool validate);

  DType dtype() const { return row_splits_.dtype(); }
  const Tensor& row_splits() const { return row_splits_; }
  // No tensor if rows may differ.
  const Tensor& uniform_row_length() const { return uniform_row_length_; }
  bool has_value_rowids() const { return value_rowids_.has_value(); }
  Tensor value_rowids() const;
  Tensor nvals() const;
  Tensor nrows() const;
  Tensor row_starts() const;
  Tensor row_limits() const;
  Tensor row_lengths() const;
  // kNone if it is not known.
  int64_t static_nrows() const;
  int64_t static_uniform_row_length() const;

  RowPartition with_dtype(DType dtype) const;
  // The same, all of whose rows are so long.
  RowPartition with_uniform_row_length(int64_t length) const;
  // The same, there when all checks have been made.
  RowPartition after(TensorSpan checks) const;
  // What both know, if they are the same partition; that is checked.
  RowPartition merged_with(const RowPartition& other) const;

 private:
  explicit RowPartition(const Tensor& row_splits);

  Tensor row_splits_;
  // No tensors if they are not known.
  Tensor row_lengths_;
  Tensor value_rowids_;
  Tensor nrows_;
  Tensor uniform_row_length_;
};

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_ROW_PARTITION_H_
