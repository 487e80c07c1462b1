// tf.RaggedTensor: a tensor whose rows may have different lengths.
//
//   auto rt = tf::RaggedTensor::from_row_splits({3, 1, 4, 1, 5}, {0, 2, 2, 5});
//   std::cout << rt;  // <tf.RaggedTensor [[3, 1], [], [4, 1, 5]]>
//
// It consists of the concatenated values of all rows, and a partition into
// rows. The values may be ragged too: each level adds a ragged dimension.
// Results that may be ragged or not, such as values() or a row, are a
// RaggedOrDense.
//
// A RaggedTensor is immutable, thread-safe and cheap to copy. Its tensors are
// eager or symbolic; gradients flow through flat_values.
//
// Row partitions are int64 or int32; literals and C++ containers become int64.
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
#include "tfx/core/nested_list.h"
#include "tfx/core/never_null.h"
#include "tfx/core/shared.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_span.h"
#include "tfx/core/type_spec.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"
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
  // Throw InvalidArgumentError (or ValueError, if static shapes show it) if the
  // partition does not match the values, unless validate is false.
  //
  // Row i contains the values from row_splits[i] up to, but excluding,
  // row_splits[i + 1].
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
  // The row of each value, in ascending order.
  static RaggedTensor from_value_rowids(
      const RaggedLike& values, const TensorLike& value_rowids,
      const RaggedFromValueRowidsOptions& options = {});
  // All rows have the same length.
  static RaggedTensor from_uniform_row_length(
      const RaggedLike& values, const TensorLike& uniform_row_length,
      const RaggedFromUniformRowLengthOptions& options = {});

  // Several ragged dimensions, the outermost first. Without any, the result is
  // a tensor.
  static RaggedOrDense from_nested_row_splits(
      const RaggedLike& flat_values, const RowPartitions& nested_row_splits,
      const RaggedFromOptions& options = {});
  static RaggedOrDense from_nested_row_lengths(
      const RaggedLike& flat_values, const RowPartitions& nested_row_lengths,
      const RaggedFromOptions& options = {});
  static RaggedOrDense from_nested_value_rowids(
      const RaggedLike& flat_values, const RowPartitions& nested_value_rowids,
      const RaggedFromNestedValueRowidsOptions& options = {});

  // Converts a whole tensor, or the part of each row given by `lengths`, or the
  // part before trailing `padding`.
  static RaggedTensor from_tensor(const TensorLike& tensor,
                                  const RaggedFromTensorOptions& options = {});

  // Requires two dimensions, and values at the beginning of their rows without
  // gaps; otherwise throws ValueError or InvalidArgumentError.
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
  // The row lengths along an axis; ragged for axes after the first two.
  RaggedOrDense row_lengths(const RowLengthsOptions& options) const;
  // An empty Tensor if rows may differ in length.
  Tensor uniform_row_length() const;
  // The outermost first.
  std::vector<Tensor> nested_row_splits() const;
  std::vector<Tensor> nested_row_lengths(const NameOptions& options = {}) const;
  std::vector<Tensor> nested_value_rowids(
      const NameOptions& options = {}) const;
  // The shape of the smallest dense tensor that holds all values, or its
  // dimensions `axis`.
  Tensor bounding_shape(const BoundingShapeOptions& options = {}) const;

  // Keep the rows and replace the values, whose number must not change.
  RaggedTensor with_values(const RaggedLike& new_values) const;
  RaggedTensor with_flat_values(const RaggedLike& new_values) const;
  // Throws ValueError for dtypes other than int32 and int64.
  RaggedTensor with_row_splits_dtype(DType dtype) const;
  // Merges dimensions outer_axis to inner_axis.
  RaggedOrDense merge_dims(int64_t outer_axis, int64_t inner_axis) const;

  // Pads short rows. If a shape is given, longer rows are cut.
  Tensor to_tensor(const RaggedToTensorOptions& options = {}) const;
  SparseTensor to_sparse(const NameOptions& options = {}) const;
  // Throws ValueError for symbolic tensors.
  NestedList to_list() const;

  // rt[i], rt[1:3], rt(i, j), rt(tf::_, tf::Slice(2)): as for tensors, except
  // that an integer index into a ragged dimension throws ValueError, unless all
  // dimensions before it have integer indices too.
  template <IndexInteger T>
  RaggedOrDense operator[](T index) const;
  RaggedOrDense operator[](const Index& index) const;
  RaggedOrDense operator[](std::initializer_list<Index> indices) const;
  template <typename... T>
  RaggedOrDense operator()(const T&... indices) const;

  // Iterate over rows: `for (const tf::RaggedOrDense& row : rt)`. end() throws
  // TypeError if the number of rows is unknown.
  RaggedIterator begin() const;
  RaggedIterator end() const;

  // For tf.nest and tf::function; see tfx/core/composite_tensor.h. The
  // components are flat_values, then nested_row_splits.
  std::vector<Tensor> components() const;
  RaggedTensor with_components(std::span<const Tensor> components) const;
  static RaggedTensor from_components(std::span<const Tensor> components);
  std::vector<TensorShape> component_shapes() const;
  std::string type_key() const;
  TypeSpec type_spec() const;
  Tensor print_text(int64_t summarize) const;

  // "<tf.RaggedTensor [[1, 2], [3]]>"; for symbolic tensors
  // "tf.RaggedTensor(values=…, row_splits=…)".
  std::string str() const;
  std::string repr() const { return str(); }
  friend std::ostream& operator<<(std::ostream& stream,
                                  const RaggedTensor& tensor);

  // For functions of ragged tensors inside of tfx.
  RaggedTensor(RaggedOrDense values, ragged::internal::RowPartition partition);
  const ragged::internal::RowPartition& row_partition() const;
  std::vector<ragged::internal::RowPartition> nested_row_partitions() const;

 private:
  struct Impl;
  friend RaggedOrDense;
  // Empty, for a RaggedOrDense that is a Tensor.
  RaggedTensor() = default;
  bool has_value() const { return impl_ != nullptr; }
  bool is_eager() const;

  internal::NeverNull<internal::Shared<const Impl>> impl_;
};

// rt[indices], for indices computed at run time.
RaggedOrDense getitem(const RaggedTensor& tensor,
                      std::span<const Index> indices);

}  // namespace tfx

#include "tfx/ragged/ragged_or_dense.h"  // IWYU pragma: export

#endif  // TFX_RAGGED_RAGGED_TENSOR_H_
