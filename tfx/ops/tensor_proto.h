// tf.make_tensor_proto, tf.make_ndarray: values as serialised TensorProto
// messages, which gRPC's and other services of TensorFlow take and give.
#ifndef TFX_OPS_TENSOR_PROTO_H_
#define TFX_OPS_TENSOR_PROTO_H_

#include <string>
#include <string_view>

#include "tfx/core/dtypes.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx {

struct MakeTensorProtoOptions {
  DType dtype = {};                // None: the value's own
  ShapeLike shape = std::nullopt;  // None: the value's own
  // One value may stand for all of the shape.
  bool allow_broadcast = false;
};
// The message's bytes. Throws TypeError for a value that does not fit the dtype
// or a symbolic tensor, ValueError for one that does not fit the shape.
std::string make_tensor_proto(const TensorLike& values,
                              const MakeTensorProtoOptions& options = {});

// Throws InvalidArgumentError if these are not the bytes of a TensorProto.
np::NDArray make_ndarray(std::string_view tensor_proto);

}  // namespace tfx

#endif  // TFX_OPS_TENSOR_PROTO_H_
