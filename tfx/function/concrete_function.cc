#include "tfx/function/concrete_function.h"

#include <algorithm>
#include <iterator>
#include <ostream>
#include <utility>

#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/function/graph_function.h"

namespace tfx {
namespace {

FunctionType function_type_of(const internal::TracedCall& traced) {
  FunctionType type{.output = traced.result_type()};
  for (const internal::ArgumentRecord& each : traced.arguments()) {
    type.parameters.push_back({"args_" + std::to_string(type.parameters.size()),
                               FunctionType::Kind::kPositionalOnly, each.type});
  }
  return type;
}

}  // namespace

ConcreteFunction::ConcreteFunction(
    const std::shared_ptr<const internal::TracedCall>& traced)
    : ConcreteFunction(traced, function_type_of(*traced)) {}

const std::vector<Tensor>& ConcreteFunction::inputs() const {
  return trace_->graph_function().trace().graph().arguments();
}

const std::vector<Tensor>& ConcreteFunction::outputs() const {
  return trace_->graph_function().outputs();
}

std::vector<TensorShape> ConcreteFunction::output_shapes() const {
  std::vector<TensorShape> shapes;
  for (const Tensor& output : outputs()) shapes.push_back(output.shape());
  return shapes;
}

std::vector<DType> ConcreteFunction::output_dtypes() const {
  return internal::dtypes_of(outputs());
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
  // With the model that it was restored with.
  if (GraphBuilder* const graph = GraphBuilder::current()) graph->keep(trace_);
  return trace_->call(std::move(arguments));
}

std::string ConcreteFunction::pretty_printed_signature(
    PrettyOptions options) const {
  return options.verbose ? type_.pretty_printed(captured_inputs())
                         : type_.str();
}

std::string ConcreteFunction::str() const {
  return "ConcreteFunction " + pretty_printed_signature();
}

std::ostream& operator<<(std::ostream& stream,
                         const ConcreteFunction& function) {
  return stream << function.str();
}

const c::Graph& ConcreteFunction::graph() const {
  return trace_->graph_function().trace().graph().graph();
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
