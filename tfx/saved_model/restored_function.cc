#include "tfx/saved_model/restored_function.h"

#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/python_repr.h"
#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/trace_matching.h"

namespace tfx::saved_model {
namespace {

// As a function being traced would write it: tensors by their parameter.
std::string traced_repr(const StructureLike& argument,
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

struct RestoredFunction::State {
  static std::shared_ptr<const State> of(std::shared_ptr<const Model> model,
                                         std::string_view path, int node);

  std::shared_ptr<const Model> model;  // has what the others refer to
  std::string path;
  std::vector<const RestoredTrace*> traces;
  FunctionParameters parameters;
};

std::shared_ptr<const RestoredFunction::State> RestoredFunction::State::of(
    std::shared_ptr<const Model> model, std::string_view path, int node) {
  const EagerModel& eager = *model->eager;
  const proto::SavedObject& object = eager.objects()[node];
  const proto::FunctionSpec& spec =
      object.has_function() ? object.function().function_spec()
                            : object.bare_concrete_function().function_spec();
  return std::make_shared<const State>(
      State{std::move(model), std::string(path), eager.traces(node),
            FunctionParameters(spec)});
}

RestoredFunction::RestoredFunction(std::shared_ptr<const Model> model,
                                   std::string_view path, int node)
    : state_(State::of(std::move(model), path, node)) {}

const std::string& RestoredFunction::path() const { return state_->path; }

std::string RestoredFunction::signature() const {
  return state_->parameters.str();
}

std::string RestoredFunction::str() const {
  return describe_traces(state_->traces);
}

std::vector<ConcreteFunction> RestoredFunction::concrete_functions() const {
  std::vector<ConcreteFunction> functions;
  for (const RestoredTrace* trace : state_->traces) {
    functions.emplace_back(
        std::shared_ptr<const internal::CallableTrace>(state_->model, trace),
        trace->type(state_->parameters));
  }
  return functions;
}

Structure RestoredFunction::call(
    const std::vector<StructureLike>& args,
    const std::vector<NamedArgument>& kwargs) const {
  const BoundArguments arguments = state_->parameters.bind(args, kwargs);
  for (const bool convert : {false, true}) {
    for (const RestoredTrace* trace : state_->traces) {
      auto tensors = match_trace(*trace, arguments, convert);
      if (!tensors) continue;
      // Its tables are needed when the function being traced runs.
      if (GraphBuilder* const graph = GraphBuilder::current())
        graph->keep(state_);
      return pack_results(trace->saved->output_signature(),
                          trace->call(std::move(*tensors)));
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
