// Private: branches and loops of stored functions, executed.
#ifndef TFX_SAVED_MODEL_CONTROL_FLOW_EXECUTION_H_
#define TFX_SAVED_MODEL_CONTROL_FLOW_EXECUTION_H_

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/proto/core/framework/node_def.pb.h"

namespace tfx::saved_model {

// If, Case, While and their stateless forms.
bool is_control_flow(const proto::NodeDef& node);

// Adds such a node to the function being traced. `call` replays a function that
// it runs. Returns all outputs.
using CallFunction = std::function<std::vector<Tensor>(
    const std::string& function, std::span<const Tensor> inputs)>;
std::vector<Tensor> execute_control_flow(const proto::NodeDef& node,
                                         std::span<const Tensor> inputs,
                                         const CallFunction& call);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CONTROL_FLOW_EXECUTION_H_
