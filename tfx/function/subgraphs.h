// Private: the functions that an If, Case or While operation runs.
#ifndef TFX_FUNCTION_SUBGRAPHS_H_
#define TFX_FUNCTION_SUBGRAPHS_H_

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/execute.h"
#include "tfx/core/tensor.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/trace.h"

namespace tfx::internal {

// The union of all tensors that the traces capture. Afterwards each trace has
// all of these as its captures, in this order.
std::vector<Tensor> unite_captures(
    std::span<const std::shared_ptr<Trace>> traces);

// An If, Case or While to add to the graph being traced. `op` is the name of
// the stateful op; if no function is stateful, the op with the prefix
// "Stateless" is added. The outputs get `shapes`.
struct SubgraphOp {
  std::string op;
  std::string name;
  // The functions that the operation's attributes name.
  std::vector<std::shared_ptr<const GraphFunction>> functions;
  std::vector<TensorShape> shapes;
};
std::vector<Tensor> add_subgraph_op(const SubgraphOp& op,
                                    std::span<const Argument> arguments,
                                    std::vector<Attr> attrs);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_SUBGRAPHS_H_
