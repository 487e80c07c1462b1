// ConcreteFunction: one trace of a tf::function, for tensors of certain dtypes
// and shapes.
#ifndef TFX_FUNCTION_CONCRETE_FUNCTION_H_
#define TFX_FUNCTION_CONCRETE_FUNCTION_H_

#include <iosfwd>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/function_cache.h"
#include "tfx/function/structured_spec.h"
#include "tfx/ops/variable.h"

namespace tfx {

namespace c {
class Graph;
}  // namespace c

struct PrettyOptions {
  bool verbose = true;
};

// A handle; copies are the same function. Safe to call from any thread.
class ConcreteFunction {
 public:
  explicit ConcreteFunction(std::shared_ptr<const internal::TracedCall> traced)
      : traced_(std::move(traced)) {}

  // "__inference_f_12": what the runtime knows it by.
  const std::string& name() const;
  const std::vector<TensorSpec>& input_signature() const {
    return traced_->specs();
  }
  // The positional arguments, and the named ones, which C++ has none of; and
  // what is returned. Of tensors there are specs, also in the results, where
  // Python has symbolic tensors: outputs() has those.
  StructuredSpec structured_input_signature() const;
  const StructuredSpec& structured_outputs() const;
  // Symbolic: what stands for the arguments, and what is returned.
  const std::vector<Tensor>& inputs() const;
  const std::vector<Tensor>& outputs() const;
  // What the function uses from outside: variables' handles, tensors.
  std::vector<Tensor> captured_inputs() const;
  // In the order in which they were made.
  const std::vector<Variable>& variables() const;
  std::vector<Variable> trainable_variables() const;

  // Calls it with the tensors of the arguments, in order; returns those of the
  // result. Throws TypeError if they do not fit the input signature.
  std::vector<Tensor> operator()(std::vector<Tensor> arguments) const;

  // What the arguments, the result and the captures are, as Python writes it;
  // arguments have no names in C++, so these are "args_0" and so on. In one
  // line unless verbose.
  std::string pretty_printed_signature(PrettyOptions options = {}) const;
  std::string str() const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const ConcreteFunction& function);

  // graph().operations() are its operations, with their names, types and
  // inputs; valid as long as a handle of this function is.
  const c::Graph& graph() const;
  // The graph as a serialised GraphDef, and as a FunctionDef.
  std::string graph_def() const;
  std::string function_def() const;

 private:
  std::shared_ptr<const internal::TracedCall> traced_;
};

// One below the other.
std::string pretty_printed_signatures(
    const std::vector<ConcreteFunction>& functions, PrettyOptions options);

}  // namespace tfx

#endif  // TFX_FUNCTION_CONCRETE_FUNCTION_H_
