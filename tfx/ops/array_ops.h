// Creating, shaping, joining, cutting and indexing tensors: tf.zeros, tf.shape,
// tf.concat, tf.gather and the like.
//
// If one argument is a literal and another a tensor, the literal is converted
// to the tensor's dtype, or throws TypeError. Invalid tensors are reported by
// the op, mostly as InvalidArgumentError.
#ifndef TFX_OPS_ARRAY_OPS_H_
#define TFX_OPS_ARRAY_OPS_H_

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ops/tensors_like.h"

namespace tfx {

// --- Creating ---------------------------------------------------------------

struct FilledOptions {
  ByName by_name{};
  DType dtype = float32;
  std::string name = {};
};
// For strings, zeros gives ""; ones does not support them.
Tensor zeros(const ShapeLike& shape, const FilledOptions& options = {});
Tensor ones(const ShapeLike& shape, const FilledOptions& options = {});
// zeros({2, 3}, tf::int32)
template <std::same_as<DType> T>
Tensor zeros(const ShapeLike& shape, const T& dtype) {
  return zeros(shape, {.dtype = dtype});
}
template <std::same_as<DType> T>
Tensor ones(const ShapeLike& shape, const T& dtype) {
  return ones(shape, {.dtype = dtype});
}

struct LikeOptions {
  ByName by_name{};
  DType dtype = {};  // None: the input's
  std::string name = {};
};
Tensor zeros_like(const TensorLike& input, const LikeOptions& options = {});
Tensor ones_like(const TensorLike& input, const LikeOptions& options = {});

Tensor fill(const ShapeLike& dims, const TensorLike& value,
            const NameOptions& options = {});

struct OneHotOptions {
  ByName by_name{};
  TensorOption on_value = {};   // None: 1
  TensorOption off_value = {};  // None: 0
  std::optional<int64_t> axis = std::nullopt;
  DType dtype = {};  // None: that of the values given, or float32
  std::string name = {};
};
Tensor one_hot(const TensorLike& indices, const TensorLike& depth,
               const OneHotOptions& options = {});

struct SequenceMaskOptions {
  ByName by_name{};
  TensorOption maxlen = {};  // None: the greatest length
  DType dtype = bool_;
  std::string name = {};
};
Tensor sequence_mask(const TensorLike& lengths,
                     const SequenceMaskOptions& options = {});

struct MeshgridOptions {
  ByName by_name{};
  std::string indexing = "xy";  // or "ij"
  std::string name = "meshgrid";
};
std::vector<Tensor> meshgrid(const TensorsLike& args,
                             const MeshgridOptions& options = {});
// meshgrid(x, y), meshgrid({1, 2, 3}, {4, 5})
std::vector<Tensor> meshgrid(std::initializer_list<Literal> x,
                             std::initializer_list<Literal> y);
template <std::convertible_to<Tensor>... T>
std::vector<Tensor> meshgrid(const Tensor& first, const T&... others) {
  return meshgrid(std::vector<Tensor>{first, static_cast<Tensor>(others)...});
}

// --- Shapes -----------------------------------------------------------------

Tensor identity(const TensorLike& input, const NameOptions& options = {});
Tensor stop_gradient(const TensorLike& input, const NameOptions& options = {});

struct OutTypeOptions {
  ByName by_name{};
  DType out_type = int32;
  std::string name = {};
};
Tensor shape(const TensorLike& input, const OutTypeOptions& options = {});
std::vector<Tensor> shape_n(const TensorsLike& input,
                            const OutTypeOptions& options = {});
Tensor size(const TensorLike& input, const OutTypeOptions& options = {});
Tensor rank(const TensorLike& input, const NameOptions& options = {});

Tensor reshape(const TensorLike& tensor, const ShapeLike& shape,
               const NameOptions& options = {});
Tensor ensure_shape(const TensorLike& x, const TensorShape& shape,
                    const NameOptions& options = {});
Tensor expand_dims(const TensorLike& input, const TensorLike& axis,
                   const NameOptions& options = {});

struct SqueezeOptions {
  ByName by_name{};
  Axis axis = {};  // None: all of length 1
  std::string name = {};
};
Tensor squeeze(const TensorLike& input, const SqueezeOptions& options = {});
// squeeze(x, 0), squeeze(x, {0, 1}). A template: braces with a name are
// options.
template <typename T = Axis>
Tensor squeeze(const TensorLike& input, const std::type_identity_t<T>& axis) {
  return squeeze(input, SqueezeOptions{.axis = axis});
}

struct TransposeOptions {
  ByName by_name{};
  ShapeLike perm = std::nullopt;  // None: the dimensions in reverse
  bool conjugate = false;
  std::string name = "transpose";
};
Tensor transpose(const TensorLike& a, const TransposeOptions& options = {});
// transpose(x, {1, 0})
template <typename T = ShapeLike>
Tensor transpose(const TensorLike& a, const std::type_identity_t<T>& perm) {
  return transpose(a, TransposeOptions{.perm = perm});
}

Tensor broadcast_to(const TensorLike& input, const ShapeLike& shape,
                    const NameOptions& options = {});
// The shape to which two shapes broadcast. If they are incompatible, the static
// form throws ValueError, the dynamic one InvalidArgumentError.
TensorShape broadcast_static_shape(const TensorShape& shape_x,
                                   const TensorShape& shape_y);
Tensor broadcast_dynamic_shape(const ShapeLike& shape_x,
                               const ShapeLike& shape_y);

// Reinterprets the bytes as another type. If the element sizes differ, a last
// dimension is added or consumed.
Tensor bitcast(const TensorLike& input, DType type,
               const NameOptions& options = {});

// --- Joining and cutting ----------------------------------------------------

struct ConcatOptions {
  ByName by_name{};
  std::string name = "concat";
};
Tensor concat(const TensorsLike& values, const TensorLike& axis,
              const ConcatOptions& options = {});

struct StackOptions {
  ByName by_name{};
  int64_t axis = 0;
  std::string name = "stack";
};
Tensor stack(const TensorsLike& values, const StackOptions& options = {});
// stack({x, y}, 1)
template <std::integral T>
Tensor stack(const TensorsLike& values, T axis) {
  return stack(values, {.axis = axis});
}

struct UnstackOptions {
  ByName by_name{};
  std::optional<int64_t> num = std::nullopt;
  int64_t axis = 0;
  std::string name = "unstack";
};
std::vector<Tensor> unstack(const TensorLike& value,
                            const UnstackOptions& options = {});

struct SplitOptions {
  ByName by_name{};
  Axis axis = 0;
  std::optional<int64_t> num = std::nullopt;
  std::string name = "split";
};
// A number asks for that many equal parts. A list gives the length of each
// part; one of them may be -1: the remainder.
std::vector<Tensor> split(const TensorLike& value,
                          const ShapeLike& num_or_size_splits,
                          const SplitOptions& options = {});

Tensor tile(const TensorLike& input, const ShapeLike& multiples,
            const NameOptions& options = {});

struct RepeatOptions {
  ByName by_name{};
  std::optional<int64_t> axis = std::nullopt;  // None: flattens the input
  std::string name = {};
};
Tensor repeat(const TensorLike& input, const TensorLike& repeats,
              const RepeatOptions& options = {});

struct PadOptions {
  ByName by_name{};
  std::string mode = "CONSTANT";  // "REFLECT", "SYMMETRIC"
  TensorOption constant_values = 0;
  std::string name = {};
};
Tensor pad(const TensorLike& tensor, const TensorLike& paddings,
           const PadOptions& options = {});

Tensor reverse(const TensorLike& tensor, const ShapeLike& axis,
               const NameOptions& options = {});

struct ReverseSequenceOptions {
  ByName by_name{};
  std::optional<int64_t> seq_axis = std::nullopt;  // required
  std::optional<int64_t> batch_axis = std::nullopt;
  std::string name = {};
};
Tensor reverse_sequence(const TensorLike& input, const TensorLike& seq_lengths,
                        const ReverseSequenceOptions& options = {});

Tensor roll(const TensorLike& input, const ShapeLike& shift,
            const ShapeLike& axis, const NameOptions& options = {});

Tensor slice(const TensorLike& input, const ShapeLike& begin,
             const ShapeLike& size, const NameOptions& options = {});

// (Python's `var`, which serves t[…].assign, is left out.)
struct StridedSliceOptions {
  ByName by_name{};
  ShapeLike strides = std::nullopt;  // None: 1
  int64_t begin_mask = 0;
  int64_t end_mask = 0;
  int64_t ellipsis_mask = 0;
  int64_t new_axis_mask = 0;
  int64_t shrink_axis_mask = 0;
  std::string name = {};
};
Tensor strided_slice(const TensorLike& input, const ShapeLike& begin,
                     const ShapeLike& end,
                     const StridedSliceOptions& options = {});

// --- Choosing elements ------------------------------------------------------

// The first form returns the indices of all elements that are not false, a row
// each. The second picks elements of x (true) or y (false), broadcast.
Tensor where(const TensorLike& condition, const NameOptions& options = {});
Tensor where(const TensorLike& condition, const TensorLike& x,
             const TensorLike& y, const NameOptions& options = {});

struct BooleanMaskOptions {
  ByName by_name{};
  std::optional<int64_t> axis = std::nullopt;
  std::string name = "boolean_mask";
};
Tensor boolean_mask(const TensorLike& tensor, const TensorLike& mask,
                    const BooleanMaskOptions& options = {});

// (Python's `validate_indices`, which does nothing, is left out.)
struct GatherOptions {
  ByName by_name{};
  Axis axis = {};  // None: batch_dims
  int64_t batch_dims = 0;
  std::string name = {};
};
Tensor gather(const TensorLike& params, const TensorLike& indices,
              const GatherOptions& options = {});

struct GatherNdOptions {
  ByName by_name{};
  int64_t batch_dims = 0;
  std::string name = {};
  std::string bad_indices_policy = {};
};
Tensor gather_nd(const TensorLike& params, const TensorLike& indices,
                 const GatherNdOptions& options = {});

struct ScatterOptions {
  ByName by_name{};
  std::string bad_indices_policy = {};
  std::string name = {};
};
Tensor scatter_nd(const TensorLike& indices, const TensorLike& updates,
                  const ShapeLike& shape, const ScatterOptions& options = {});
Tensor tensor_scatter_nd_update(const TensorLike& tensor,
                                const TensorLike& indices,
                                const TensorLike& updates,
                                const NameOptions& options = {});
Tensor tensor_scatter_nd_add(const TensorLike& tensor,
                             const TensorLike& indices,
                             const TensorLike& updates,
                             const ScatterOptions& options = {});
Tensor tensor_scatter_nd_sub(const TensorLike& tensor,
                             const TensorLike& indices,
                             const TensorLike& updates,
                             const ScatterOptions& options = {});
Tensor tensor_scatter_nd_min(const TensorLike& tensor,
                             const TensorLike& indices,
                             const TensorLike& updates,
                             const ScatterOptions& options = {});
Tensor tensor_scatter_nd_max(const TensorLike& tensor,
                             const TensorLike& indices,
                             const TensorLike& updates,
                             const ScatterOptions& options = {});

struct OutIdxOptions {
  ByName by_name{};
  DType out_idx = int32;
  std::string name = {};
};
struct UniqueOutputs {
  Tensor y;
  Tensor idx;
};
UniqueOutputs unique(const TensorLike& x, const OutIdxOptions& options = {});
struct UniqueWithCountsOutputs {
  Tensor y;
  Tensor idx;
  Tensor count;
};
UniqueWithCountsOutputs unique_with_counts(const TensorLike& x,
                                           const OutIdxOptions& options = {});

struct SearchsortedOptions {
  ByName by_name{};
  std::string side = "left";  // or "right"
  DType out_type = int32;
  std::string name = {};
};
Tensor searchsorted(const TensorLike& sorted_sequence, const TensorLike& values,
                    const SearchsortedOptions& options = {});

std::vector<Tensor> dynamic_partition(const TensorLike& data,
                                      const TensorLike& partitions,
                                      int64_t num_partitions,
                                      const NameOptions& options = {});
Tensor dynamic_stitch(const TensorsLike& indices, const TensorsLike& data,
                      const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_ARRAY_OPS_H_
