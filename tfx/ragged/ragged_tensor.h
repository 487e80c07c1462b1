// tf.RaggedTensor: a tensor whose rows may have different lengths.
//
//   auto rt = tf::RaggedTensor::from_row_splits({3, 1, 4, 1, 5}, {0, 2, 2, 5});
//   std::cout << rt;  // <tf.RaggedTensor [[3, 1], [], [4, 1, 5]]>
//
// It is made of the rows' values, one after the other, and of where to divide
// them. The values may be ragged too: each level adds a ragged dimension. What
// may be either, as the values or a row are, is a RaggedOrDense.
//
// A RaggedTensor is cheap to copy and never changes. It may be used from any
// thread. Its tensors are eager or symbolic; gradients go through flat_values.
//
// Row partitions are int64 or int32: literals and C++ containers are int64.
#ifndef TFX_RAGGED_RAGGED_TENSOR_H_
#define TFX_RAGGED_RAGGED_TENSOR_H_

#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/indexing.h"
#include "tfx/core/shared.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ragged/nested_list.h"
#include "tfx/ragged/ragged_options.h"

namespace tfx {

class RaggedIterator;
class RaggedLike;
class RaggedOrDense;
class SparseTensor;
namespace ragged::internal {
class RowPartition;
}

class RaggedTensor {
 public:
  // Throw InvalidArgumentError (or, where a shape shows it, ValueError) if the
  // rows do not fit the values, unless told not to validate.
  //
  // Row i has the values from row_splits[i] up to before row_splits[i + 1].
  static RaggedTensor from_row_splits(const RaggedLike& values,
                                      const TensorLike& row_splits,
                                      const RaggedFromOptions& options = {});
  static RaggedTensor from_row_lengths(const RaggedLike& values,
                                       const TensorLike& row_lengths,
                                       const RaggedFromOptions& options = {});
  static RaggedTensor from_row_starts(const RaggedLike& values,
                                      const TensorLike& row_starts,
                                      const RaggedFromOptions& options = {});
  static RaggedTensor from_row_limits(const RaggedLike& values,
                                      const TensorLike& row_limits,
                                      const RaggedFromOptions& options = {});
  // The row of each value, sorted.
  static RaggedTensor from_value_rowids(
      const RaggedLike& values, const TensorLike& value_rowids,
      const RaggedFromValueRowidsOptions& options = {});
  // All rows are of one length.
  static RaggedTensor from_uniform_row_length(
      const RaggedLike& values, const TensorLike& uniform_row_length,
      const RaggedFromUniformRowLengthOptions& options = {});

  // Several ragged dimensions, the outermost first. Of none it is a tensor.
  static RaggedOrDense from_nested_row_splits(
      const RaggedLike& flat_values, const RowPartitions& nested_row_splits,
      const RaggedFromOptions& options = {});
  static RaggedOrDense from_nested_row_lengths(
      const RaggedLike& flat_values, const RowPartitions& nested_row_lengths,
      const RaggedFromOptions& options = {});
  static RaggedOrDense from_nested_value_rowids(
      const RaggedLike& flat_values, const RowPartitions& nested_value_rowids,
      const RaggedFromNestedValueRowidsOptions& options = {});

  // All of a tensor, or of each row what is before `lengths` or before the
  // `padding` at its end.
  static RaggedTensor from_tensor(const TensorLike& tensor,
                                  const RaggedFromTensorOptions& options = {});

  // Of two dimensions, whose values are at the beginnings of their rows; others
  // throw ValueError or InvalidArgumentError.
  static RaggedTensor from_sparse(const SparseTensor& st_input,
                                  const RaggedFromSparseOptions& options = {});

  DType dtype() const;
  // Ragged dimensions are kNone.
  TensorShape shape() const;
  TensorShape get_shape() const { return shape(); }
  int64_t ragged_rank() const;

  RaggedOrDense values() const;
  Tensor flat_values() const;
  Tensor row_splits() const;
  Tensor row_starts(const NameOptions& options = {}) const;
  Tensor row_limits(const NameOptions& options = {}) const;
  Tensor value_rowids(const NameOptions& options = {}) const;
  Tensor nrows(const RaggedNrowsOptions& options = {}) const;
  Tensor row_lengths() const;
  // The lengths along an axis; of those behind the first two they are ragged.
  RaggedOrDense row_lengths(const RowLengthsOptions& options) const;
  // No tensor if rows may differ in length.
  Tensor uniform_row_length() const;
  // The outermost first.
  std::vector<Tensor> nested_row_splits() const;
  std::vector<Tensor> nested_row_lengths(const NameOptions& options = {}) const;
  std::vector<Tensor> nested_value_rowids(
      const NameOptions& options = {}) const;
  // The shape of the smallest tensor that holds all; or of it what `axis` says.
  Tensor bounding_shape(const BoundingShapeOptions& options = {}) const;

  // The same rows of other values, of as many.
  RaggedTensor with_values(const RaggedLike& new_values) const;
  RaggedTensor with_flat_values(const RaggedLike& new_values) const;
  // Throws ValueError for others than int32 and int64.
  RaggedTensor with_row_splits_dtype(DType dtype) const;
  // Dimensions outer_axis to inner_axis as one.
  RaggedOrDense merge_dims(int64_t outer_axis, int64_t inner_axis) const;

  // Rows that are too short are filled up, those that are too long for a shape
  // that is given are cut off.
  Tensor to_tensor(const RaggedToTensorOptions& options = {}) const;
  SparseTensor to_sparse(const NameOptions& options = {}) const;
  // Throws ValueError for symbolic tensors.
  NestedList to_list() const;

  // rt[i], rt[1:3], rt(i, j), rt(tf::_, tf::Slice(2)): as tensors are indexed,
  // but an integer cannot pick of a dimension that is ragged, which throws
  // ValueError, unless all dimensions before it are picked by integers too.
  template <IndexInteger T>
  RaggedOrDense operator[](T index) const;
  RaggedOrDense operator[](const Index& index) const;
  RaggedOrDense operator[](std::initializer_list<Index> indices) const;
  template <typename... T>
  RaggedOrDense operator()(const T&... indices) const;

  // The rows: `for (const tf::RaggedOrDense& row : rt)`. end() throws TypeError
  // if it is not known how many there are.
  RaggedIterator begin() const;
  RaggedIterator end() const;

  // What tf.nest takes it apart into, and what tf::function needs to take it:
  // see tfx/core/composite_tensor.h. flat_values, then nested_row_splits.
  std::vector<Tensor> components() const;
  RaggedTensor with_components(std::span<const Tensor> components) const;
  static RaggedTensor from_components(std::span<const Tensor> components);
  std::vector<TensorShape> component_shapes() const;
  std::string type_key() const;
  std::string spec_repr() const;

  // "<tf.RaggedTensor [[1, 2], [3]]>", or of symbolic tensors
  // "tf.RaggedTensor(values=…, row_splits=…)".
  std::string str() const;
  std::string repr() const { return str(); }
  friend std::ostream& operator<<(std::ostream& stream,
                                  const RaggedTensor& tensor);

  // For the functions of ragged tensors.
  RaggedTensor(RaggedOrDense values, ragged::internal::RowPartition partition);
  const ragged::internal::RowPartition& row_partition() const;
  std::vector<ragged::internal::RowPartition> nested_row_partitions() const;

 private:
  struct Impl;
  friend RaggedOrDense;
  // None, where a RaggedOrDense is a Tensor.
  RaggedTensor() = default;
  bool has_value() const { return impl_ != nullptr; }
  bool is_eager() const;

  internal::Shared<const Impl> impl_;
};

// rt[indices], of indices that are put together at run time.
RaggedOrDense getitem(const RaggedTensor& tensor,
                      std::span<const Index> indices);

}  // namespace tfx

#include "tfx/ragged/ragged_or_dense.h"  // IWYU pragma: export

#endif  // TFX_RAGGED_RAGGED_TENSOR_H_
