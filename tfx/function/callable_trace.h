// Private: the trace that a ConcreteFunction refers to, made by this program or
// restored with a model.
#ifndef TFX_FUNCTION_CALLABLE_TRACE_H_
#define TFX_FUNCTION_CALLABLE_TRACE_H_

#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/variables/variable.h"

namespace tfx::internal {

class GraphFunction;

class CallableTrace {
 public:
  // Its name in the runtime.
  virtual const std::string& name() const = 0;
  // The specs of call()'s arguments.
  virtual const std::vector<TensorSpec>& specs() const = 0;
  virtual std::vector<Tensor> captured() const = 0;
  virtual const std::vector<Variable>& variables() const = 0;
  // Its graph. A restored trace imports it at the first use; throws LookupError
  // if that is not possible.
  virtual const GraphFunction& graph_function() const = 0;
  // Runs it, or adds a call to the function being traced. Tapes that watch an
  // input or a variable record it.
  virtual std::vector<Tensor> call(std::vector<Tensor> arguments) const = 0;

 protected:
  CallableTrace() = default;
  CallableTrace(const CallableTrace&) = default;
  CallableTrace& operator=(const CallableTrace&) = default;
  ~CallableTrace() = default;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_CALLABLE_TRACE_H_
