// The ops of the TensorFlow that this process loads.
#ifndef TFX_RAW_OPS_GENERATOR_INSTALLED_OPS_H_
#define TFX_RAW_OPS_GENERATOR_INSTALLED_OPS_H_

#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::generator {

// Every registered op, sorted by name. Throws std::runtime_error if
// TensorFlow's list does not parse; also throws what loading the library
// throws.
proto::OpList installed_ops();

}  // namespace tfx::generator

#endif  // TFX_RAW_OPS_GENERATOR_INSTALLED_OPS_H_
