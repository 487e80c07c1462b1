#include "tfx/saved_model/restored_trace.h"

#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/execute_function.h"
#include "tfx/core/graph_builder.h"
#include "tfx/function/imported_function.h"
#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/saved_model/cancellable_call.h"
#include "tfx/saved_model/function_parameters.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {

FunctionType RestoredTrace::type(const FunctionParameters& parameters) const {
  FunctionType type{.output = structured_spec_of(saved->output_signature())};
  const auto& inputs =
      saved->canonicalized_input_signature().tuple_value().values();
  if (inputs.size() != 2) return type;
  for (const auto& value : inputs[0].tuple_value().values()) {
    const size_t place = type.parameters.size();
    type.parameters.push_back({parameters.name(place),
                               place < parameters.positional_count()
                                   ? FunctionType::Kind::kPositionalOrKeyword
                                   : FunctionType::Kind::kPositionalOnly,
                               structured_spec_of(value)});
  }
  auto named = fields_of(inputs[1]);
  const auto add = [&](const std::string& name) {
    const auto field = named.extract(name);
    if (field.empty()) return;
    type.parameters.push_back({name, FunctionType::Kind::kKeywordOnly,
                               structured_spec_of(*field.mapped())});
  };
  for (const std::string& name : parameters.named()) add(name);
  while (!named.empty()) add(std::string(named.begin()->first));
  return type;
}

const internal::GraphFunction& RestoredTrace::graph_function() const {
  const internal::GraphFunction* const graph = imported();
  if (graph == nullptr) throw LookupError(obstacle_to_import_);
  return *graph;
}

std::vector<Tensor> RestoredTrace::call(std::vector<Tensor> inputs) const {
  return run_cancellable(*closing, [&] { return call_always(inputs); });
}

std::vector<Tensor> RestoredTrace::call_always(
    std::span<const Tensor> inputs) const {
  if (!obstacle.empty()) throw ValueError(obstacle);
  if (inputs.size() != input_count()) {
    throw TypeError("function " + function->name + " takes " +
                    std::to_string(input_count()) + " tensors, but was given " +
                    std::to_string(inputs.size()));
  }
  if (VariableObserver::any()) {
    for (const Variable& variable : captured_variables) {
      VariableObserver::for_each(
          [&](VariableObserver& observer) { observer.accessed(variable); });
    }
  }
  std::vector<Tensor> all(inputs.begin(), inputs.end());
  all.insert(all.end(), captures.begin(), captures.end());
  GraphBuilder* const graph = GraphBuilder::current();
  std::vector<Tensor> outputs(function->outputs.size());
  if (graph == nullptr && !Tape::is_any_watched(all)) {
    // By its name, not through PartitionedCall, whose kernel the runtime would
    // keep when the function has gone: 0.6 MB a model that comes and goes.
    execute_function(function->name, all, outputs);
    return outputs;
  }
  if (const internal::GraphFunction* const body = imported()) {
    return body->call(std::move(all));
  }
  // Whoever asks for its gradient is told why there is none.
  const Argument arguments[] = {TensorSpan(all)};
  const Attr attrs[] = {{"Tin", std::span<const DType>(function->inputs)},
                        {"Tout", std::span<const DType>(function->outputs)},
                        {"f", FunctionName{function->name}}};
  execute({"StatefulPartitionedCall", arguments, attrs}, outputs);
  if (graph != nullptr) graph->keep(library);
  return outputs;
}

const internal::GraphFunction* RestoredTrace::imported() const {
  std::call_once(imported_once_, [this] {
    std::vector<Tensor> inputs(input_count());
    inputs.insert(inputs.end(), captures.begin(), captures.end());
    try {
      imported_ =
          internal::import_function(function->name, inputs, {.owner = library});
    } catch (const LookupError& error) {
      // The function itself may run well.
      obstacle_to_import_ = error.what();
    }
  });
  return imported_.get();
}

}  // namespace tfx::saved_model
