#include "tfx/function/concrete_function.h"

#include <algorithm>
#include <iterator>
#include <ostream>
#include <utility>

#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/function/graph_function.h"

namespace tfx {

const std::string& ConcreteFunction::name() const {
  return traced_->function().name();
}

const std::vector<Tensor>& ConcreteFunction::inputs() const {
  return traced_->function().trace().graph().arguments();
}

const std::vector<Tensor>& ConcreteFunction::outputs() const {
  return traced_->function().outputs();
}

std::vector<Tensor> ConcreteFunction::captured_inputs() const {
  return traced_->function().captured();
}

const std::vector<Variable>& ConcreteFunction::variables() const {
  return traced_->function().trace().variables();
}

std::vector<Variable> ConcreteFunction::trainable_variables() const {
  std::vector<Variable> trainable;
  std::ranges::copy_if(variables(), std::back_inserter(trainable),
                       &Variable::trainable);
  return trainable;
}

std::vector<Tensor> ConcreteFunction::operator()(
    std::vector<Tensor> arguments) const {
  const std::vector<TensorSpec>& specs = input_signature();
  if (arguments.size() != specs.size()) {
    throw TypeError(name() + " takes " + std::to_string(specs.size()) +
                    " tensors, not " + std::to_string(arguments.size()));
  }
  for (size_t i = 0; i < specs.size(); ++i) {
    const TensorSpec given = TensorSpec::from_tensor(arguments[i]);
    if (specs[i].is_supertype_of(given)) continue;
    throw TypeError("argument " + std::to_string(i) + " of " + name() + " is " +
                    given.repr() + ", which does not fit " + specs[i].repr());
  }
  return traced_->call(std::move(arguments));
}

StructuredSpec ConcreteFunction::structured_input_signature() const {
  std::vector<StructuredSpec> arguments;
  for (const internal::ArgumentRecord& each : traced_->arguments()) {
    arguments.push_back(each.type);
  }
  return StructuredSpec::tuple({StructuredSpec::tuple(std::move(arguments)),
                                StructuredSpec::dict({}, {})});
}

const StructuredSpec& ConcreteFunction::structured_outputs() const {
  return traced_->result_type();
}

std::string ConcreteFunction::pretty_printed_signature(
    PrettyOptions options) const {
  const std::vector<internal::ArgumentRecord>& arguments = traced_->arguments();
  std::string text;
  if (!options.verbose) {
    for (size_t i = 0; i < arguments.size(); ++i) {
      text += "args_" + std::to_string(i) + ": " +
              arguments[i].type.trace_type() + ", ";
    }
    return "(" + text + (text.empty() ? "" : "/") + ") -> " +
           traced_->result_type().trace_type();
  }
  text = "Input Parameters:\n";
  for (size_t i = 0; i < arguments.size(); ++i) {
    text += "  args_" + std::to_string(i) +
            " (POSITIONAL_ONLY): " + arguments[i].type.trace_type() + "\n";
  }
  text +=
      "Output Type:\n  " + traced_->result_type().trace_type() + "\nCaptures:";
  const std::vector<Tensor> captured = captured_inputs();
  for (const Tensor& each : captured) {
    text += "\n  " + std::to_string(each.id()) + ": " +
            TensorSpec::from_tensor(each).repr();
  }
  return text + (captured.empty() ? "\n  None" : "");
}

std::string ConcreteFunction::str() const {
  return "ConcreteFunction " + pretty_printed_signature();
}

std::ostream& operator<<(std::ostream& stream,
                         const ConcreteFunction& function) {
  return stream << function.str();
}

const c::Graph& ConcreteFunction::graph() const {
  return traced_->function().trace().graph().graph();
}

std::string ConcreteFunction::graph_def() const {
  return graph().to_graph_def().str();
}

std::string ConcreteFunction::function_def() const {
  return Context::instance().eager().function_def(name()).str();
}

std::string pretty_printed_signatures(
    const std::vector<ConcreteFunction>& functions, PrettyOptions options) {
  const std::string between = options.verbose ? "\n\n" : "\n";
  std::string text;
  for (const ConcreteFunction& each : functions) {
    text +=
        (text.empty() ? "" : between) + each.pretty_printed_signature(options);
  }
  return text;
}

}  // namespace tfx
