// tf.nn: average and maximum pooling.
//
// Windows (`ksize`) and strides are one number, one per spatial dimension, or
// one per dimension. A list as `padding` is supported for maxima in one and two
// dimensions only.
//
// On the CPU, max pooling with channels first works only inside of a
// tf::function, and has no gradient. (In Python it works eagerly too: Python
// runs every call as a graph, and the kernels exist for graphs only.)
#ifndef TFX_NN_POOLING_H_
#define TFX_NN_POOLING_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"

namespace tfx::nn {

struct PoolNdOptions {
  ByName by_name{};
  std::string data_format = {};  // None: channels last
  std::string name = {};
};
// The input has one, two or three spatial dimensions; its rank must be known.
Tensor avg_pool(const TensorLike& input, const Sizes& ksize,
                const Sizes& strides, const Padding& padding,
                const PoolNdOptions& options = {});
Tensor max_pool(const TensorLike& input, const Sizes& ksize,
                const Sizes& strides, const Padding& padding,
                const PoolNdOptions& options = {});

struct Pool1dOptions {
  ByName by_name{};
  std::string data_format = "NWC";  // or "NCW"
  std::string name = {};
};
Tensor avg_pool1d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool1dOptions& options = {});
Tensor max_pool1d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool1dOptions& options = {});

struct Pool2dOptions {
  ByName by_name{};
  std::string data_format = "NHWC";  // or "NCHW"
  std::string name = {};
};
Tensor avg_pool2d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool2dOptions& options = {});
Tensor max_pool2d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool2dOptions& options = {});

struct Pool3dOptions {
  ByName by_name{};
  std::string data_format = "NDHWC";  // or "NCDHW"
  std::string name = {};
};
Tensor avg_pool3d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool3dOptions& options = {});
Tensor max_pool3d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool3dOptions& options = {});

struct MaxPoolWithArgmaxOptions {
  ByName by_name{};
  std::string data_format = "NHWC";  // no other is supported
  DType output_dtype = int64;
  bool include_batch_in_index = false;
  std::string name = {};
};
struct MaxPoolWithArgmaxOutputs {
  Tensor output;
  Tensor argmax;
};
// The maxima and their positions in the flattened image (or batch).
MaxPoolWithArgmaxOutputs max_pool_with_argmax(
    const TensorLike& input, const Sizes& ksize, const Sizes& strides,
    const Padding& padding, const MaxPoolWithArgmaxOptions& options = {});

struct PoolOptions {
  ByName by_name{};
  Sizes strides = std::nullopt;  // must be a list
  Padding padding = "VALID";
  std::string data_format = {};    // None: channels last
  Sizes dilations = std::nullopt;  // must be a list
  std::string name = {};
};
// "AVG" or "MAX" pooling with optionally dilated windows.
Tensor pool(const TensorLike& input, const std::vector<int64_t>& window_shape,
            std::string_view pooling_type, const PoolOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_POOLING_H_
