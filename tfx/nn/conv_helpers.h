// Argument handling of convolutions and pooling. Private header of this room.
#ifndef TFX_NN_CONV_HELPERS_H_
#define TFX_NN_CONV_HELPERS_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/nn/arguments.h"
#include "tfx/nn/space_to_batch.h"
#include "tfx/ops/shape_like.h"

namespace tfx::nn::internal {

// "NCHW", "NCW", …
bool is_channels_first(std::string_view data_format);
// An empty format is None.
std::string format_or(const std::string& data_format, const char* otherwise);
// Throws ValueError for formats other than "NHWC".
void check_channels_last(std::string_view data_format);

// One number for each of the n + 2 dimensions of the input, with 1 for batch
// and channels. Throws ValueError unless there are 1, n or n + 2 numbers.
template <typename T>
std::vector<T> get_sequence(const NumberOrList<T>& value, int n,
                            int channel_index, const char* name);
extern template std::vector<int64_t> get_sequence(const Sizes&, int, int,
                                                  const char*);
extern template std::vector<double> get_sequence(const Ratios&, int, int,
                                                 const char*);
// The numbers of an attribute that Python passes to the op unchanged. Throws
// TypeError for None and for a single number.
template <typename T>
const std::vector<T>& list_for_op(const NumberOrList<T>& value,
                                  const char* name, const char* op);
extern template const std::vector<int64_t>& list_for_op(const Sizes&,
                                                        const char*,
                                                        const char*);
extern template const std::vector<double>& list_for_op(const Ratios&,
                                                       const char*,
                                                       const char*);

// A padding as attributes of an op.
struct PaddingAttrs {
  std::string padding;
  std::vector<int64_t> explicit_paddings;
};
PaddingAttrs convert_padding(const Padding& padding,
                             size_t expected_length = 4);
// For ops without explicit paddings; throws TypeError for a list.
const std::string& padding_name(const Padding& padding);

// The shape as an int32 vector; a constant if known.
Tensor shape_vector(const Tensor& tensor);

// Runs `op` on the input with all its batch dimensions, those before the last
// `inner_rank`, merged into one.
Tensor squeeze_batch_dims(const Tensor& input,
                          const std::function<Tensor(const Tensor&)>& op,
                          int inner_rank, const std::string& name);

// with_space_to_batch for any number of batch dimensions. Unlike in Python the
// filter's shape may be unknown while a function is traced.
struct SpaceToBatch {
  ShapeLike dilation_rate;
  Padding padding;
  Tensor filter_shape;
  std::optional<std::vector<int64_t>> spatial_dims;
  std::string data_format;
  int num_batch_dims = 1;
};
Tensor run_with_space_to_batch(const Tensor& input, const SpaceToBatch& how,
                               const SlidingOp& op);

// The paddings that preserve the input's size for a filter with elements `rate`
// apart; one row per spatial dimension.
Tensor same_paddings(const Tensor& filter_shape, int64_t num_spatial_dims,
                     const Tensor& rate);

// Values for n spatial dimensions; None means all 1. Throws ValueError unless
// there are n values, for values below 1, and if both strides and dilations
// exceed 1.
struct StridesAndDilations {
  std::vector<int64_t> strides;
  std::vector<int64_t> dilations;
};
StridesAndDilations strides_and_dilations(size_t n, const Sizes& strides,
                                          const Sizes& dilations);

// Tensors and NumPy arrays as printed in error texts.
std::string tensor_text(const Tensor& tensor);
std::string numpy_text(const std::vector<int64_t>& values);

}  // namespace tfx::nn::internal

#endif  // TFX_NN_CONV_HELPERS_H_
