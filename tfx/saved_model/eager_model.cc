#include "tfx/saved_model/eager_model.h"

#include <set>
#include <unordered_map>

#include "tfx/autodiff/tape.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/python_repr.h"
#include "tfx/core/symbol.h"
#include "tfx/function/imported_function.h"
#include "tfx/function/trace.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/framework/tensor.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/raw_ops/io_ops.h"
#include "tfx/saved_model/checkpoint_keys.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

Tensor string_tensor(const std::string& text) {
  return Tensor(c::Tensor::scalar_string(text));
}

Tensor string_tensor(const std::vector<std::string>& texts) {
  const std::vector<std::string_view> views(texts.begin(), texts.end());
  return Tensor(
      c::Tensor::from_strings({static_cast<int64_t>(texts.size())}, views));
}

std::vector<Tensor> read_checkpoint(const Tensor& prefix,
                                    const std::vector<std::string>& keys,
                                    const std::vector<DType>& dtypes) {
  return raw_ops::RestoreV2(
      prefix, string_tensor(keys),
      string_tensor(std::vector<std::string>(keys.size())), dtypes);
}

Variable make_variable(const proto::SavedVariable& saved) {
  // Names are the model's, whoever asks for it, and wherever.
  const NameScope no_scope = name_scope("");
  return Variable::uninitialized(
      {.trainable = saved.trainable(),
       .name = saved.name(),
       .dtype = read_dtype(saved.dtype()),
       .synchronization =
           static_cast<VariableSynchronization>(saved.synchronization()),
       .aggregation = static_cast<VariableAggregation>(saved.aggregation()),
       .shape = read_shape(saved.shape())});
}

using Nodes = std::unordered_map<std::string_view, const proto::NodeDef*>;

Nodes nodes_of(const proto::GraphDef& graph) {
  Nodes nodes;
  for (const auto& node : graph.node()) nodes[node.name()] = &node;
  return nodes;
}

// The value of a node of the graph that is a constant.
Tensor constant_of(const Nodes& nodes, const std::string& name) {
  const auto node = nodes.find(name);
  if (node != nodes.end()) {
    const auto& attrs = node->second->attr();
    const auto value = attrs.find("value");
    if (value != attrs.end()) {
      return Tensor(
          c::Tensor::from_proto(value->second.tensor().SerializeAsString()));
    }
  }
  throw errors::DataLossError("the model's graph has no constant " + name);
}

Tensor asset_of(const proto::MetaGraphDef& meta_graph, int index,
                const std::string& directory) {
  if (index < 0 || index >= meta_graph.asset_file_def_size()) {
    throw errors::DataLossError("the model has no asset " +
                                std::to_string(index));
  }
  return string_tensor(directory + "/assets/" +
                       meta_graph.asset_file_def(index).filename());
}

// Which results of a gradient function are tensors, the others being None.
std::vector<bool> tensors_in(const proto::StructuredValue& results) {
  const auto& values = results.has_list_value()
                           ? results.list_value().values()
                           : results.tuple_value().values();
  // One alone is in no list.
  if (values.empty()) return {!results.has_none_value()};
  std::vector<bool> tensors;
  for (const auto& value : values) tensors.push_back(!value.has_none_value());
  return tensors;
}

// A custom gradient that was saved with the model.
struct StoredGradient {
  // Takes the gradients of the node's outputs, and behind them the captures.
  std::string function;
  // A tensor, or a value of the function that has the node or of one around
  // that: "node:0".
  struct Capture {
    Tensor tensor = {};
    std::string function = {};
    std::string name = {};
  };
  std::vector<Capture> captures = {};
  // For each input of the node, whether the function gives its gradient.
  std::vector<bool> outputs = {};
  // It has the gradient.
  std::weak_ptr<const FunctionLibrary> library;

  std::vector<Gradient> operator()(const RecordedOp& op,
                                   std::span<const Gradient> grads) const;
};

Tensor find_captured(const StoredGradient::Capture& capture,
                     const RecordedOp& op) {
  if (capture.tensor.has_value()) return capture.tensor;
  const auto trace = internal::Trace::that_has(*op.output(0).symbol());
  const auto graph = trace->graph().find_visible(capture.function);
  if (graph == nullptr) {
    throw LookupError("a custom gradient of the model uses " + capture.name +
                      " of the function " + capture.function +
                      ", which does not call this one");
  }
  return Tensor({graph, graph->graph.output(capture.name)});
}

std::vector<Gradient> StoredGradient::operator()(
    const RecordedOp& op, std::span<const Gradient> grads) const {
  std::vector<Tensor> inputs;
  for (const Gradient& grad : grads) inputs.push_back(grad.to_tensor());
  for (const Capture& capture : captures) {
    inputs.push_back(find_captured(capture, op));
  }
  const std::vector<Tensor> results =
      internal::import_function(function, inputs, {.owner = library.lock()})
          ->call(inputs);
  std::vector<Gradient> all;
  size_t next = 0;
  for (const bool is_there : outputs) {
    all.push_back(is_there ? Gradient(results.at(next++)) : Gradient());
  }
  return all;
}

}  // namespace

EagerModel::EagerModel(const proto::MetaGraphDef& meta_graph,
                       const std::string& directory)
    : objects_(meta_graph.object_graph_def()),
      library_(
          std::make_shared<FunctionLibrary>(meta_graph.graph_def().library())) {
  // It happens once, now, and is nothing that anybody computes.
  const InitScope eager;
  const StopRecording no_tapes;
  try {
    add_tensors(meta_graph, directory);
    add_functions();
    create_resources();
    add_gradients(meta_graph.graph_def().library());
    restore(directory + "/variables/variables");
    for (int node = 0; node < objects_.size(); ++node) {
      call_of_resource(node, "_initialize");
    }
  } catch (...) {
    destroy_resources();
    throw;
  }
}

EagerModel::~EagerModel() { destroy_resources(); }

void EagerModel::destroy_resources() noexcept {
  const InitScope eager;
  const StopRecording no_tapes;
  for (int node = 0; node < objects_.size(); ++node) {
    try {
      call_of_resource(node, "_destroy_resource");
    } catch (...) {  // NOLINT: nobody to tell
    }
  }
}

void EagerModel::add_tensors(const proto::MetaGraphDef& meta_graph,
                             const std::string& directory) {
  const Nodes nodes = nodes_of(meta_graph.graph_def());
  for (int node = 0; node < objects_.size(); ++node) {
    const proto::SavedObject& object = objects_[node];
    if (object.has_variable()) {
      const Variable& variable =
          variables_.emplace(node, make_variable(object.variable()))
              .first->second;
      tensors_[node] = variable.handle();
    } else if (object.has_constant()) {
      tensors_[node] = constant_of(nodes, object.constant().operation());
    } else if (object.has_asset()) {
      tensors_[node] = asset_of(
          meta_graph, object.asset().asset_file_def_index(), directory);
    }
  }
}

void EagerModel::add_functions() {
  for (const auto& [name, saved] : objects_.proto().concrete_functions()) {
    RestoredTrace& function = functions_[name];
    function.library = library_;
    function.closing = &closing_;
    function.function = &library_->find(name);
    function.saved = &saved;
    add_tensor_specs(saved.canonicalized_input_signature(),
                     function.function->inputs, function.input_specs);
    const auto captured = static_cast<size_t>(saved.bound_inputs_size());
    if (captured > function.function->inputs.size()) {
      throw errors::DataLossError("function " + name + " of the model has " +
                                  "fewer inputs than it captured");
    }
    function.captures.resize(captured);
    for (size_t i = 0; i < captured; ++i) {
      const int node = saved.bound_inputs(static_cast<int>(i));
      const auto variable = variables_.find(node);
      if (variable != variables_.end()) {
        function.captured_variables.push_back(variable->second);
      }
      const auto tensor = tensors_.find(node);
      if (tensor != tensors_.end()) {
        function.captures[i] = tensor->second;
      } else if (!objects_[node].has_resource()) {
        function.obstacle = "function " + name +
                            " can be called only inside of the function that "
                            "made it, of which it uses a value";
      }
    }
  }
}

// Functions make resources, and other functions use them. As in Python, only
// what a function captures is made: others may not be makable.
void EagerModel::create_resources() {
  std::set<int> begun;
  for (auto& function : functions_) create_captured(function.second, begun);
}

// NOLINTNEXTLINE(misc-no-recursion): what makes a resource may capture others.
void EagerModel::create_captured(RestoredTrace& function,
                                 std::set<int>& begun) {
  for (size_t i = 0; i < function.captures.size(); ++i) {
    const int node = function.saved->bound_inputs(static_cast<int>(i));
    if (function.captures[i].has_value() || !objects_[node].has_resource()) {
      continue;
    }
    if (!tensors_.contains(node)) create_resource(node, begun);
    function.captures[i] = tensors_.at(node);
  }
}

// NOLINTNEXTLINE(misc-no-recursion)
void EagerModel::create_resource(int node, std::set<int>& begun) {
  const int creator = objects_.child(node, "_create_resource");
  const RestoredTrace* const create =
      creator < 0 ? nullptr : only_trace(creator);
  if (create == nullptr || create->function->outputs.size() != 1 ||
      !begun.insert(node).second) {
    throw errors::DataLossError("a resource of the model, object " +
                                std::to_string(node) +
                                ", has no function that makes it");
  }
  for (auto& function : functions_) {
    if (&function.second == create) create_captured(function.second, begun);
  }
  const std::string& device = objects_[node].resource().device();
  const DeviceScope scope = tfx::device(device);
  tensors_[node] = create->call_always({})[0];
}

void EagerModel::add_gradients(const proto::FunctionDefLibrary& library) {
  for (const auto& registered : library.registered_gradients()) {
    const auto found = functions_.find(registered.gradient_func());
    // Without its captures it cannot be called.
    if (found == functions_.end()) continue;
    const RestoredTrace& function = found->second;
    StoredGradient gradient{.function = function.function->name,
                            .library = library_};
    for (size_t i = 0; i < function.captures.size(); ++i) {
      const proto::CapturedTensor& inner =
          objects_[function.saved->bound_inputs(static_cast<int>(i))]
              .captured_tensor();
      gradient.captures.push_back(
          function.captures[i].has_value()
              ? StoredGradient::Capture{.tensor = function.captures[i]}
              : StoredGradient::Capture{
                    .function = library_->find(inner.concrete_function()).name,
                    .name = inner.name()});
    }
    gradient.outputs = tensors_in(function.saved->output_signature());
    library_->add_gradient(registered.registered_op_type(),
                           {.function = std::move(gradient)});
  }
}

void EagerModel::call_of_resource(int node, std::string_view function) const {
  if (!objects_[node].has_resource()) return;
  const int child = objects_.child(node, function);
  const RestoredTrace* const trace = child < 0 ? nullptr : only_trace(child);
  if (trace != nullptr) trace->call_always({});
}

// Functions of a Python program may save and restore objects. The model has
// only the name that they were registered by.
void EagerModel::refuse_registered_savers() const {
  for (const ObjectGraph::Place& place : objects_.places()) {
    const std::string& saver = objects_[place.node].registered_saver();
    if (saver.empty()) continue;
    throw NotImplementedError(
        "object " + internal::str_repr(place.path) +
        " of the model is restored by " + saver +
        ", functions of the Python program that saved it: variables and "
        "functions cannot be asked for, only signatures called");
  }
}

void EagerModel::restore(const std::string& variables) {
  refuse_registered_savers();
  // Without state the files may be missing.
  if (!has_state(objects_.proto())) return;
  const CheckpointKeys keys(objects_, variables);
  const Tensor prefix = string_tensor(variables);
  restore_variables(keys, prefix);
  restore_saveables(keys, prefix);
}

void EagerModel::restore_variables(const CheckpointKeys& keys,
                                   const Tensor& prefix) {
  std::vector<std::string> names;
  std::vector<DType> dtypes;
  for (const auto& [node, variable] : variables_) {
    names.push_back(keys.find(node, "VARIABLE_VALUE"));
    dtypes.push_back(variable.dtype());
  }
  if (names.empty()) return;
  const std::vector<Tensor> values = read_checkpoint(prefix, names, dtypes);
  auto value = values.begin();
  for (const auto& each : variables_) each.second.assign(*value++);
}

// A saveable's function tells what its tensors are called: with a text in
// front, it gives a name, a slice and a tensor of each.
void EagerModel::restore_saveables(const CheckpointKeys& keys,
                                   const Tensor& prefix) {
  constexpr size_t kFields = 3;
  for (int node = 0; node < objects_.size(); ++node) {
    for (const auto& [name, saveable] : objects_[node].saveable_objects()) {
      const RestoredTrace* const save = only_trace(saveable.save_function());
      const RestoredTrace* const restore =
          only_trace(saveable.restore_function());
      if (save == nullptr || restore == nullptr || save->input_count() != 1 ||
          save->function->outputs.size() != kFields * restore->input_count()) {
        throw NotImplementedError("object " + std::to_string(node) +
                                  " of the model has state of a kind that is "
                                  "not supported: " +
                                  name);
      }
      const std::string& key = keys.find(node, name);
      const std::vector<Tensor> described =
          save->call_always({{string_tensor("")}});
      std::vector<std::string> names;
      for (size_t i = 0; i < described.size(); i += kFields) {
        names.push_back(key + described[i].item<std::string>());
      }
      const std::vector<DType> dtypes(
          restore->function->inputs.begin(),
          restore->function->inputs.begin() +
              static_cast<std::ptrdiff_t>(restore->input_count()));
      restore->call_always(read_checkpoint(prefix, names, dtypes));
    }
  }
}

Variable EagerModel::variable(int node) const {
  const auto found = variables_.find(node);
  return found == variables_.end() ? Variable() : found->second;
}

std::vector<Variable> EagerModel::variables() const {
  std::vector<Variable> variables;
  for (const auto& each : variables_) variables.push_back(each.second);
  return variables;
}

const RestoredTrace* EagerModel::find(const std::string& name) const {
  const auto found = functions_.find(name);
  if (found != functions_.end()) return &found->second;
  throw errors::DataLossError("the model has no function " + name);
}

std::vector<const RestoredTrace*> EagerModel::traces(int node) const {
  const proto::SavedObject& object = objects_[node];
  std::vector<const RestoredTrace*> traces;
  if (object.has_bare_concrete_function()) {
    traces.push_back(
        find(object.bare_concrete_function().concrete_function_name()));
  }
  for (const std::string& name : object.function().concrete_functions()) {
    traces.push_back(find(name));
  }
  return traces;
}

const RestoredTrace* EagerModel::only_trace(int node) const {
  const auto found = traces(node);
  return found.size() == 1 ? found[0] : nullptr;
}

}  // namespace tfx::saved_model
