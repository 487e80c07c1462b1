// Options of tf.RaggedTensor.
#ifndef TFX_RAGGED_RAGGED_OPTIONS_H_
#define TFX_RAGGED_RAGGED_OPTIONS_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/literal.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"
#include "tfx/core/typed_array.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

// Several row partitions, the outermost first: {{0, 2}, {0, 1, 3}}, tensors, or
// what holds tensors. For parameters: it must not outlive its argument.
class RowPartitions {
 public:
  // All implicit: partitions are meant.
  RowPartitions(std::initializer_list<TensorLike> list);    // NOLINT
  RowPartitions(const std::vector<Tensor>& tensors);        // NOLINT
  RowPartitions(TensorSpan tensors) : tensors_(tensors) {}  // NOLINT
  RowPartitions(const RowPartitions&) = delete;
  RowPartitions& operator=(const RowPartitions&) = delete;

  // Those that are no tensors as `dtype`.
  std::vector<Tensor> tensors(DType dtype = int64) const;

 private:
  std::span<const TensorLike> list_;
  TensorSpan tensors_;
};

// Lengths of rows among options: one for each row; or several such, of a ragged
// dimension each, the outermost first: {{2, 0, 3}, {1, 1, 2, 0, 1}}.
class RowLengths {
 public:
  RowLengths() = default;        // None
  RowLengths(std::nullopt_t) {}  // NOLINT: all implicit, lengths are meant
  RowLengths(Tensor lengths) : single_(std::move(lengths)) {}  // NOLINT
  RowLengths(std::vector<Tensor> nested)                       // NOLINT
      : nested_(std::move(nested)) {}
  RowLengths(std::initializer_list<Literal> list);  // NOLINT
  template <TypedArray T>
  RowLengths(const T& array) : single_(array) {}  // NOLINT

  bool is_none() const { return single_.is_none() && nested_.empty(); }
  // Without a value if they are nested.
  const TensorOption& single() const { return single_; }
  const std::vector<Tensor>& nested() const { return nested_; }

 private:
  TensorOption single_;
  std::vector<Tensor> nested_;
};

struct RaggedFromOptions {
  std::string name = {};
  bool validate = true;
};
struct RaggedFromValueRowidsOptions {
  TensorOption nrows = {};  // None: the last row and one
  std::string name = {};
  bool validate = true;
};
struct RaggedFromUniformRowLengthOptions {
  TensorOption nrows = {};  // has to be said if the length is 0
  bool validate = true;
  std::string name = {};
};
struct RaggedFromNestedValueRowidsOptions {
  std::vector<TensorOption> nested_nrows = {};
  std::string name = {};
  bool validate = true;
};
struct RaggedFromTensorOptions {
  RowLengths lengths = {};
  TensorOption padding = {};
  int64_t ragged_rank = 1;
  std::string name = {};
  DType row_splits_dtype = int64;
};

struct RaggedFromSparseOptions {
  std::string name = {};
  DType row_splits_dtype = int64;
};

struct RaggedNrowsOptions {
  DType out_type = {};  // None: that of the splits
  std::string name = {};
};
struct RowLengthsOptions {
  int64_t axis = 1;
  std::string name = {};
};
struct BoundingShapeOptions {
  Axis axis = {};
  std::string name = {};
  DType out_type = {};  // None: that of the splits
};
struct RaggedToTensorOptions {
  TensorOption default_value = {};  // None: 0, or what is like it
  std::string name = {};
  ShapeLike shape = std::nullopt;  // with kNone for what may be as it is
};

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_OPTIONS_H_
