// RowPartition: how values are split into rows. The part of
// tf.experimental.RowPartition that ragged tensors need. Private header of this
// room.
//
// Splits always exist. Other encodings are cached if the partition was created
// from them. All have the same dtype, int32 or int64.
#ifndef TFX_RAGGED_ROW_PARTITION_H_
#define TFX_RAGGED_ROW_PARTITION_H_

#include <cstdint>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::ragged::internal {

// Any encoding of a partition as a tensor; as `hint` if it is not a tensor yet.
// Throws ValueError for dtypes other than int32 and int64.
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
  // `nvals` has the dtype of the length; `nrows` may be None.
  static RowPartition from_uniform_row_length(const Tensor& uniform_row_length,
                                              const Tensor& nvals,
                                              const TensorOption& nrows,
                                              bool validate);

  DType dtype() const { return row_splits_.dtype(); }
  const Tensor& row_splits() const { return row_splits_; }
  // An empty Tensor if rows may differ in length.
  const Tensor& uniform_row_length() const { return uniform_row_length_; }
  bool has_value_rowids() const { return value_rowids_.has_value(); }
  Tensor value_rowids() const;
  Tensor nvals() const;
  Tensor nrows() const;
  Tensor row_starts() const;
  Tensor row_limits() const;
  Tensor row_lengths() const;
  // kNone if unknown.
  int64_t static_nrows() const;
  int64_t static_uniform_row_length() const;

  RowPartition with_dtype(DType dtype) const;
  // The same partition, with the known uniform row length.
  RowPartition with_uniform_row_length(int64_t length) const;
  // The same partition, after the checks passed.
  RowPartition after(TensorSpan checks) const;
  // Combines the cached encodings of two equal partitions; checks that they are
  // equal.
  RowPartition merged_with(const RowPartition& other) const;

 private:
  explicit RowPartition(const Tensor& row_splits);

  Tensor row_splits_;
  // Empty Tensors if not cached.
  Tensor row_lengths_;
  Tensor value_rowids_;
  Tensor nrows_;
  Tensor uniform_row_length_;
};

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_ROW_PARTITION_H_
