// ConcreteFunction: one trace of a tf::function, for tensors of certain dtypes
// and shapes; made by this program, or saved with a model that was loaded with
// `.eager = true` (RestoredFunction::concrete_functions(),
// Signature::concrete_function()).
#ifndef TFX_FUNCTION_CONCRETE_FUNCTION_H_
#define TFX_FUNCTION_CONCRETE_FUNCTION_H_

#include <iosfwd>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/callable_trace.h"
#include "tfx/function/function_cache.h"
#include "tfx/function/function_type.h"
#include "tfx/variables/variable.h"

namespace tfx {

namespace c {
class Graph;
}  // namespace c

struct PrettyOptions {
  ByName by_name{};
  bool verbose = true;
};

// A handle; copies are the same function. Safe to call from any thread.
class ConcreteFunction {
 public:
  explicit ConcreteFunction(
      const std::shared_ptr<const internal::TracedCall>& traced);
  ConcreteFunction(std::shared_ptr<const internal::CallableTrace> trace,
                   FunctionType type)
      : trace_(std::move(trace)), type_(std::move(type)) {}
  // Moves are copies: a moved-from handle stays valid.
  ConcreteFunction(const ConcreteFunction&) = default;
  ConcreteFunction& operator=(const ConcreteFunction&) = default;
  ~ConcreteFunction() = default;

  // Its name in the runtime: "__inference_f_12".
  const std::string& name() const { return trace_->name(); }
  // The specs of the tensors among the arguments, in order.
  const std::vector<TensorSpec>& input_signature() const {
    return trace_->specs();
  }
  const FunctionType& function_type() const& { return type_; }
  FunctionType function_type() && { return std::move(type_); }
  // The types of the positional and the named arguments (C++ functions have no
  // named ones), and of the result. Unlike in Python, structured_outputs() has
  // specs and not symbolic tensors: outputs() has those.
  StructuredSpec structured_input_signature() const {
    return type_.structured_input_signature();
  }
  const StructuredSpec& structured_outputs() const& { return type_.output; }
  StructuredSpec structured_outputs() && { return std::move(type_.output); }
  // Of each tensor of the result, in order.
  std::vector<TensorShape> output_shapes() const;
  std::vector<DType> output_dtypes() const;
  // The symbolic tensors of the arguments and of the result. For a restored
  // function these, and graph(), are imported at their first use.
  const std::vector<Tensor>& inputs() const;
  const std::vector<Tensor>& outputs() const;
  // The tensors and variables' handles that the function uses from outside.
  std::vector<Tensor> captured_inputs() const { return trace_->captured(); }
  // In the order of creation.
  const std::vector<Variable>& variables() const { return trace_->variables(); }
  std::vector<Variable> trainable_variables() const;

  // Calls it with the tensors of the arguments, in order; returns those of the
  // result. Throws TypeError if the arguments do not fit the input signature.
  std::vector<Tensor> operator()(std::vector<Tensor> arguments) const;

  // The types of the arguments, the result and the captures, as Python writes
  // them. The arguments of C++ functions are called "args_0" and so on. One
  // line without the captures unless verbose.
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
  std::shared_ptr<const internal::CallableTrace> trace_;
  FunctionType type_;
};

// One signature below the other.
std::string pretty_printed_signatures(
    const std::vector<ConcreteFunction>& functions, PrettyOptions options);

}  // namespace tfx

#endif  // TFX_FUNCTION_CONCRETE_FUNCTION_H_
