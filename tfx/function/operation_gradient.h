// Private: gradients of the operations that call functions by name:
// PartitionedCall, If, Case, While.
#ifndef TFX_FUNCTION_OPERATION_GRADIENT_H_
#define TFX_FUNCTION_OPERATION_GRADIENT_H_

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/autodiff/recorded_op.h"
#include "tfx/core/tensor.h"
#include "tfx/function/graph_function.h"

namespace tfx::internal {

// The gradient of one operation of a graph. It needs intermediate values, which
// are computed once, and only if the gradient is used; so the trace keeps one
// of these for each operation.
class OperationGradient {
 public:
  explicit OperationGradient(std::vector<Tensor> results)
      : results_(std::move(results)) {}
  virtual ~OperationGradient() = default;
  // The gradients of the inputs, given those of the outputs, which may be None.
  virtual std::vector<Gradient> go_back(std::span<const Gradient> grads) = 0;

 protected:
  const std::vector<Tensor>& results() const { return results_; }
  // The results of the operation that add_extended() adds. The first call adds
  // it and replaces the original operation by it. Throws RuntimeError if the
  // trace is gone.
  const std::vector<Tensor>& extended();
  // Adds an operation with the same results, then the intermediate values.
  virtual std::vector<Tensor> add_extended() const = 0;

 private:
  const std::vector<Tensor> results_;
  std::vector<Tensor> extended_;
};

// An operation of a graph that calls functions.
struct FunctionalOp {
  const RecordedOp& op;
  const Trace& trace;
  // The last part of the operation's name.
  std::string name;
  std::vector<Tensor> inputs;
  std::vector<Tensor> outputs;

  // The function with this name, from an attribute of the operation; it will be
  // called with `arguments`. Throws LookupError if it does not exist or cannot
  // be imported.
  std::shared_ptr<const GraphFunction> function(
      const std::string& function_name,
      std::span<const Tensor> arguments) const;
};

std::shared_ptr<OperationGradient> make_call_gradient(const FunctionalOp& op);
std::shared_ptr<OperationGradient> make_branching_gradient(
    const FunctionalOp& op);
std::shared_ptr<OperationGradient> make_loop_gradient(const FunctionalOp& op);

// The gradient function of all these ops. For an eager operation it runs the
// functions again, because intermediate values were not kept; it throws
// NotImplementedError if one has effects, which would happen twice.
std::vector<Gradient> functional_gradient(const RecordedOp& op,
                                          std::span<const Gradient> grads);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_OPERATION_GRADIENT_H_
