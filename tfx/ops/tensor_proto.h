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
  // The value has to have the shape already; else it is laid out in it, and
  // its last element stands for those that it lacks.
  bool verify_shape = false;
  // The value has to be one element, or as many as the shape has.
  bool allow_broadcast = false;
};
// The message's bytes. Throws TypeError for a literal that does not fit the
// dtype, a symbolic tensor or a shape that these options forbid, ValueError for
// more elements than the shape has.
std::string make_tensor_proto(const TensorLike& values,
                              const MakeTensorProtoOptions& options = {});

// Throws InvalidArgumentError if these are not the bytes of a TensorProto.
np::NDArray make_ndarray(std::string_view tensor_proto);

}  // namespace tfx

#endif  // TFX_OPS_TENSOR_PROTO_H_
