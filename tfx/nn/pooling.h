// tf.nn: averages and maxima of windows.
//
// Windows (`ksize`) and strides are one number, one for each dimension of
// space, or one for each dimension. A list as `padding` is for maxima of one
// and two dimensions.
//
// On the CPU, maxima with the channels before space work in a tf::function
// only, and have no gradient. (In Python they work eagerly too: it makes a
// graph of every call, and only for graphs there are such kernels.)
#ifndef TFX_NN_POOLING_H_
#define TFX_NN_POOLING_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"

namespace tfx::nn {

struct PoolNdOptions {
  std::string data_format = {};  // None: channels last
  std::string name = {};
};
// Of as many dimensions of space as the input has: one, two or three. They have
// to know its rank.
Tensor avg_pool(const TensorLike& input, const Sizes& ksize,
                const Sizes& strides, const Padding& padding,
                const PoolNdOptions& options = {});
Tensor max_pool(const TensorLike& input, const Sizes& ksize,
                const Sizes& strides, const Padding& padding,
                const PoolNdOptions& options = {});

struct Pool1dOptions {
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
  std::string data_format = "NHWC";  // nothing else
  DType output_dtype = int64;
  bool include_batch_in_index = false;
  std::string name = {};
};
struct MaxPoolWithArgmaxOutputs {
  Tensor output;
  Tensor argmax;
};
// The maxima, and where they are in the flat image (or the flat batch).
MaxPoolWithArgmaxOutputs max_pool_with_argmax(
    const TensorLike& input, const Sizes& ksize, const Sizes& strides,
    const Padding& padding, const MaxPoolWithArgmaxOptions& options = {});

struct PoolOptions {
  Sizes strides = std::nullopt;  // a list
  Padding padding = "VALID";
  std::string data_format = {};    // None: channels last
  Sizes dilations = std::nullopt;  // a list
  std::string name = {};
};
// "AVG" or "MAX" of windows whose elements may lie apart.
Tensor pool(const TensorLike& input, const std::vector<int64_t>& window_shape,
            std::string_view pooling_type, const PoolOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_POOLING_H_
