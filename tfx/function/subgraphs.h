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

// All that the traces capture, once each. From now on each takes all of it, in
// this order.
std::vector<Tensor> unite_captures(
    std::span<const std::shared_ptr<Trace>> traces);

// Adds the operation to the graph being traced, unseen by tapes. It is stateful
// if a function is; `op` is the name of the stateful op, whose name with
// "Stateless" before it is that of the other one. Its outputs get `shapes`.
struct SubgraphOp {
  std::string op;
  std::string name;
  // The functions whose names are among the attributes.
  std::vector<std::shared_ptr<const GraphFunction>> functions;
  std::vector<TensorShape> shapes;
};
std::vector<Tensor> add_subgraph_op(const SubgraphOp& op,
                                    std::span<const Argument> arguments,
                                    std::vector<Attr> attrs);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_SUBGRAPHS_H_
