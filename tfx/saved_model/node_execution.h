// Private: nodes of stored functions, executed.
#ifndef TFX_SAVED_MODEL_NODE_EXECUTION_H_
#define TFX_SAVED_MODEL_NODE_EXECUTION_H_

#include <cstddef>
#include <span>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/proto/core/framework/node_def.pb.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::saved_model {

// How many tensors a node has for an input or output of its op. Throws
// DataLossError if its attributes do not say.
size_t argument_size(const proto::NodeDef& node,
                     const proto::OpDef::ArgDef& argument);

// Executes the node's operation, on the device that it asks for. Returns all
// outputs. Throws NotImplementedError for attributes that execute() does not
// take, DataLossError if there are other inputs than the op has.
std::vector<Tensor> execute_node(const proto::NodeDef& node,
                                 const proto::OpDef& op,
                                 std::span<const Tensor> inputs);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_NODE_EXECUTION_H_
