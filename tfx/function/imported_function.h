// Imports functions of the runtime that tfx has not traced, as graphs that can
// be differentiated.
#ifndef TFX_FUNCTION_IMPORTED_FUNCTION_H_
#define TFX_FUNCTION_IMPORTED_FUNCTION_H_

#include <memory>
#include <span>
#include <string>

#include "tfx/core/func_graph.h"
#include "tfx/core/tensor.h"
#include "tfx/function/graph_function.h"

namespace tfx::proto {
class NodeDef;
}

namespace tfx::internal {

// A node may have the name of a function of the runtime as its op: turns it
// into a PartitionedCall. Leaves other nodes alone.
void call_by_attribute(proto::NodeDef& node);

struct ImportOrigin {
  // Keeps the function, and those that it calls, in the runtime: a model, for
  // example. Kept alive as long as the graph.
  std::shared_ptr<const void> owner = {};
  // The graph that calls it, if gradients in it may use that graph's values.
  const FuncGraph* caller = nullptr;
};

// Imports the body of a function into a graph. `inputs` are those of a call;
// the arguments get the handle data of resources among them. Throws
// LookupError, with the reason, if it cannot be imported: there is no such
// function, or it has a loop of TensorFlow 1.
std::shared_ptr<const GraphFunction> import_function(
    const std::string& name, std::span<const Tensor> inputs,
    const ImportOrigin& origin);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_IMPORTED_FUNCTION_H_
