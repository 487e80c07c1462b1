// All of tfx/c: C++ owners and views over TensorFlow's C API.
//
// For programs that work with graphs, sessions and eager operations directly.
// owner.h documents ownership, errors.h the exceptions.
#ifndef TFX_C_C_H_
#define TFX_C_C_H_

#include "tfx/c/buffer.h"
#include "tfx/c/cancellation.h"
#include "tfx/c/checkpoint_reader.h"
#include "tfx/c/data_type.h"
#include "tfx/c/device_list.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/c/executor.h"
#include "tfx/c/file_system.h"
#include "tfx/c/function.h"
#include "tfx/c/graph.h"
#include "tfx/c/kernel.h"
#include "tfx/c/library.h"
#include "tfx/c/op_definition.h"
#include "tfx/c/op_registry.h"
#include "tfx/c/operation.h"
#include "tfx/c/operation_builder.h"
#include "tfx/c/saved_model.h"
#include "tfx/c/server.h"
#include "tfx/c/session.h"
#include "tfx/c/shape.h"
#include "tfx/c/status.h"
#include "tfx/c/tensor.h"
#include "tfx/c/tensor_handle.h"

#endif  // TFX_C_C_H_
