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

#include "tfx/core/by_name.h"
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
// a container of tensors. A parameter type: it borrows its argument and must
// not outlive it.
class RowPartitions {
 public:
  // Implicit, so that partitions can be passed directly.
  RowPartitions(std::initializer_list<TensorLike> list);    // NOLINT
  RowPartitions(const std::vector<Tensor>& tensors);        // NOLINT
  RowPartitions(TensorSpan tensors) : tensors_(tensors) {}  // NOLINT
  RowPartitions(const RowPartitions&) = delete;
  RowPartitions& operator=(const RowPartitions&) = delete;

  // Partitions that are not tensors are converted to `dtype`.
  std::vector<Tensor> tensors(DType dtype = int64) const;

 private:
  std::span<const TensorLike> list_;
  TensorSpan tensors_;
};

// Row lengths as an option: one per row; or a list of them, one per ragged
// dimension, the outermost first: {{2, 0, 3}, {1, 1, 2, 0, 1}}.
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
  // None if the lengths are nested.
  const TensorOption& single() const { return single_; }
  const std::vector<Tensor>& nested() const { return nested_; }

 private:
  TensorOption single_;
  std::vector<Tensor> nested_;
};

struct RaggedFromOptions {
  ByName by_name{};
  std::string name = {};
  bool validate = true;
};
struct RaggedFromValueRowidsOptions {
  ByName by_name{};
  TensorOption nrows = {};  // None: last row id + 1
  std::string name = {};
  bool validate = true;
};
struct RaggedFromUniformRowLengthOptions {
  ByName by_name{};
  TensorOption nrows = {};  // required if the length is 0
  bool validate = true;
  std::string name = {};
};
struct RaggedFromNestedValueRowidsOptions {
  ByName by_name{};
  std::vector<TensorOption> nested_nrows = {};
  std::string name = {};
  bool validate = true;
};
struct RaggedFromTensorOptions {
  ByName by_name{};
  RowLengths lengths = {};
  TensorOption padding = {};
  int64_t ragged_rank = 1;
  std::string name = {};
  DType row_splits_dtype = int64;
};

struct RaggedFromSparseOptions {
  ByName by_name{};
  std::string name = {};
  DType row_splits_dtype = int64;
};

struct RaggedNrowsOptions {
  ByName by_name{};
  DType out_type = {};  // None: dtype of the splits
  std::string name = {};
};
struct RowLengthsOptions {
  ByName by_name{};
  int64_t axis = 1;
  std::string name = {};
};
struct BoundingShapeOptions {
  ByName by_name{};
  Axis axis = {};
  std::string name = {};
  DType out_type = {};  // None: dtype of the splits
};
struct RaggedToTensorOptions {
  ByName by_name{};
  TensorOption default_value = {};  // None: 0 or ""
  std::string name = {};
  ShapeLike shape = std::nullopt;  // kNone: as needed
};

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_OPTIONS_H_
