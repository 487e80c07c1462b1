#include "tfx/saved_model/restored_function.h"

#include <optional>

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/python_repr.h"
#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/saved_model/cancellable_call.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/restored_function_state.h"
#include "tfx/saved_model/trace_matching.h"

namespace tfx::saved_model {
namespace {

// As a function being traced would write it: tensors by their parameter.
std::string traced_repr(const FunctionArgument& argument,
                        const std::string& name) {
  if (argument.tensor() == nullptr) return argument.repr();
  return "<tf.Tensor '" + name +
         ":0' shape=" + argument.tensor()->shape().str() +
         " dtype=" + argument.tensor()->dtype().name() + ">";
}

std::string describe(const BoundArguments& arguments,
                     const FunctionParameters& parameters) {
  std::string text = "Positional arguments (" +
                     std::to_string(arguments.positional.size()) +
                     " total):\n    * ";
  for (size_t i = 0; i < arguments.positional.size(); ++i) {
    text += (i == 0 ? "" : "\n    * ") +
            traced_repr(arguments.positional[i], parameters.name(i));
  }
  std::string named;
  for (const auto& [name, value] : arguments.named) {
    named += (named.empty() ? "" : ", ") + internal::str_repr(name) + ": " +
             traced_repr(value, name);
  }
  return text + "\n  Keyword arguments: {" + named + "}";
}

}  // namespace

const std::string& RestoredFunction::path() const { return state_->path; }

std::string RestoredFunction::signature() const {
  return state_->parameters.str();
}

std::string RestoredFunction::str() const {
  return describe_traces(state_->traces);
}

Structure RestoredFunction::call(
    const std::vector<FunctionArgument>& args,
    const std::vector<NamedArgument>& kwargs) const {
  const BoundArguments arguments = state_->parameters.bind(args, kwargs);
  for (const bool convert : {false, true}) {
    for (const ConcreteFunction* trace : state_->traces) {
      const auto tensors = match_trace(*trace, arguments, convert);
      if (!tensors) continue;
      // Its tables are needed when the function being traced runs.
      if (FuncGraph* const graph = FuncGraph::current()) graph->keep(state_);
      const std::vector<Tensor> results =
          run_cancellable(*state_->model->state, std::nullopt,
                          [&] { return (*trace)(*tensors); });
      return pack_results(trace->saved->output_signature(), results);
    }
  }
  if (state_->traces.empty()) {
    throw ValueError("Found zero restored functions for caller function.");
  }
  throw ValueError(
      "Could not find matching concrete function to call loaded from the "
      "SavedModel. Got:\n  " +
      describe(arguments, state_->parameters) +
      "\n\n Expected these arguments to match one of the following " +
      std::to_string(state_->traces.size()) + " option(s):\n\n" +
      describe_traces(state_->traces));
}

}  // namespace tfx::saved_model
