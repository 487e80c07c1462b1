// How convolutions and pools read their arguments. For the sources here.
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
// Empty is None.
std::string format_or(const std::string& data_format, const char* otherwise);
// Throws ValueError for other formats than "NHWC".
void check_channels_last(std::string_view data_format);

// A number for each of the n + 2 dimensions of the input; 1 for batches and
// channels. Throws ValueError if it is not 1, n or n + 2 numbers.
template <typename T>
std::vector<T> get_sequence(const NumberOrList<T>& value, int n,
                            int channel_index, const char* name);
extern template std::vector<int64_t> get_sequence(const Sizes&, int, int,
                                                  const char*);
extern template std::vector<double> get_sequence(const Ratios&, int, int,
                                                 const char*);
// The numbers of an attribute that Python hands to the op as it is; one alone
// throws TypeError.
template <typename T>
const std::vector<T>& list_for_op(const NumberOrList<T>& value,
                                  const char* name, const char* op);
extern template const std::vector<int64_t>& list_for_op(const Sizes&,
                                                        const char*,
                                                        const char*);
extern template const std::vector<double>& list_for_op(const Ratios&,
                                                       const char*,
                                                       const char*);

// The attributes that a padding is for an op.
struct PaddingAttrs {
  std::string padding;
  std::vector<int64_t> explicit_paddings;
};
PaddingAttrs convert_padding(const Padding& padding,
                             size_t expected_length = 4);
// For ops that pad by themselves only; a list throws TypeError.
const std::string& padding_name(const Padding& padding);

// The shape as an int32 vector: a constant where it is known.
Tensor shape_vector(const Tensor& tensor);

// Runs `op` on an input all of whose batch dimensions, those before the last
// `inner_rank`, are one.
Tensor squeeze_batch_dims(const Tensor& input,
                          const std::function<Tensor(const Tensor&)>& op,
                          int inner_rank, const std::string& name);

// with_space_to_batch for inputs with any number of batch dimensions. (Unlike
// Python's it need not know the filter's shape while a function is traced.)
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

// The paddings that keep the size of an input under a filter whose elements are
// `rate` apart: a row for each dimension of space.
Tensor same_paddings(const Tensor& filter_shape, int64_t num_spatial_dims,
                     const Tensor& rate);

// Those of n dimensions of space, all 1 where they are None. Throws ValueError
// for others than n, for ones below 1, and if both are above.
struct StridesAndDilations {
  std::vector<int64_t> strides;
  std::vector<int64_t> dilations;
};
StridesAndDilations strides_and_dilations(size_t n, const Sizes& strides,
                                          const Sizes& dilations);

// As the text of an error has a tensor, and an array of NumPy.
std::string tensor_text(const Tensor& tensor);
std::string numpy_text(const std::vector<int64_t>& values);

}  // namespace tfx::nn::internal

#endif  // TFX_NN_CONV_HELPERS_H_
