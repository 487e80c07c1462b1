// tf.make_tensor_proto, tf.make_ndarray: values as serialised TensorProto
// messages, as used by TensorFlow's gRPC and other services.
#ifndef TFX_OPS_TENSOR_PROTO_H_
#define TFX_OPS_TENSOR_PROTO_H_

#include <string>
#include <string_view>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx {

struct MakeTensorProtoOptions {
  ByName by_name{};
  DType dtype = {};                // None: the value's own
  ShapeLike shape = std::nullopt;  // None: the value's own
  // The value must already have the shape. Otherwise it is reshaped, and its
  // last element is repeated if there are too few.
  bool verify_shape = false;
  // The value must have one element, or as many as the shape.
  bool allow_broadcast = false;
};
// Returns the message's bytes. Throws TypeError for a literal that does not fit
// the dtype, a symbolic tensor or a shape that the options forbid. Throws
// ValueError if there are more elements than the shape has, or if both flags
// are set.
std::string make_tensor_proto(const TensorLike& values,
                              const MakeTensorProtoOptions& options = {});

// Throws InvalidArgumentError if these are not the bytes of a TensorProto.
np::NDArray make_ndarray(std::string_view tensor_proto);

}  // namespace tfx

#endif  // TFX_OPS_TENSOR_PROTO_H_
