#include <algorithm>
#include <memory>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"
#include "tfx/proto/core/framework/variable.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/saved_model/graph_start.h"
#include "tfx/saved_model/load.h"
#include "tfx/saved_model/model.h"

namespace tfx::saved_model {
namespace {

bool is_function(const proto::SavedObject& object) {
  return object.has_function() || object.has_bare_concrete_function();
}

bool is_variable(const proto::SavedObject& object) {
  return object.has_variable();
}

using Paths = std::vector<std::string>;

std::vector<std::string> paths_of(const ObjectGraph& objects,
                                  bool (*is_kind)(const proto::SavedObject&)) {
  std::vector<std::string> paths;
  for (const ObjectGraph::Place& place : objects.places()) {
    if (is_kind(objects[place.node])) paths.push_back(place.path);
  }
  return paths;
}

bool has_objects(const proto::MetaGraphDef& meta_graph) {
  return !meta_graph.object_graph_def().nodes().empty();
}

[[noreturn]] void throw_other_kind(std::string_view path, const char* kind,
                                   const Paths& paths) {
  std::string known;
  for (const std::string& each : paths) {
    known += (known.empty() ? "" : ", ") + internal::str_repr(each);
  }
  throw KeyError(internal::str_repr(path) + " is no " + kind +
                 " of the model, which has " +
                 (known.empty() ? "none" : known));
}

// The list that an object has under a name, as Keras models do.
std::optional<std::vector<Variable>> listed_variables(const EagerModel& model,
                                                      const char* name) {
  const int list = model.objects().child(0, name);
  if (list < 0 || !model.objects()[list].has_user_object()) return std::nullopt;
  std::vector<Variable> variables;
  for (const auto& child : model.objects()[list].children()) {
    const Variable variable = model.variable(child.node_id());
    if (variable.has_value()) variables.push_back(variable);
  }
  return variables;
}

// variable("kernel")
std::string call_text(const char* function, std::string_view path) {
  return std::string(function) + "(\"" + std::string(path) + "\")";
}

const EagerModel& eager(const Model& model, const std::string& asked) {
  if (model.eager == nullptr) {
    model.throw_not_eager(asked);
  }
  return *model.eager;
}

// "kernel", of the variable that prints as "kernel:0".
std::string graph_name(const Variable& variable) {
  return operation_name(variable.name());
}

Paths names_of(const std::vector<Variable>& variables) {
  Paths names;
  for (const Variable& each : variables) names.push_back(graph_name(each));
  return names;
}

std::vector<Variable> trainable(std::vector<Variable> variables) {
  std::erase_if(variables,
                [](const Variable& variable) { return !variable.trainable(); });
  return variables;
}

}  // namespace

std::vector<Variable> LoadedModel::variables() const {
  if (model_->eager_graph != nullptr) return model_->eager_graph->variables();
  const EagerModel& model = eager(*model_, "variables()");
  const auto listed = listed_variables(model, "variables");
  return listed ? *listed : model.variables();
}

std::vector<Variable> LoadedModel::trainable_variables() const {
  if (model_->eager_graph != nullptr) {
    return trainable(model_->eager_graph->variables());
  }
  const EagerModel& model = eager(*model_, "trainable_variables()");
  const auto listed = listed_variables(model, "trainable_variables");
  if (listed) return *listed;
  return trainable(model.variables());
}

Variable LoadedModel::variable(std::string_view path) const {
  if (model_->eager_graph != nullptr) {
    const auto& all = model_->eager_graph->variables();
    const auto found = std::ranges::find(all, path, graph_name);
    if (found != all.end()) return *found;
    throw_other_kind(path, "variable", names_of(all));
  }
  const EagerModel& model = eager(*model_, call_text("variable", path));
  const Variable variable = model.variable(model.objects().find(path));
  if (variable.has_value()) return variable;
  throw_other_kind(path, "variable", paths_of(model.objects(), is_variable));
}

RestoredFunction LoadedModel::function(std::string_view path) const {
  if (model_->eager_graph != nullptr) throw_other_kind(path, "function", {});
  const EagerModel& model = eager(*model_, call_text("function", path));
  const int node = model.objects().find(path);
  if (!is_function(model.objects()[node])) {
    throw_other_kind(path, "function", paths_of(model.objects(), is_function));
  }
  return {model_, path, node};
}

Paths LoadedModel::variable_paths() const {
  proto::MetaGraphDef meta_graph = model_->parse_meta_graph();
  if (has_objects(meta_graph)) {
    return paths_of(
        ObjectGraph(std::move(*meta_graph.mutable_object_graph_def())),
        is_variable);
  }
  Paths names;
  for (const proto::VariableDef& variable : variables_in(meta_graph)) {
    if (!variable.is_resource()) continue;
    names.push_back(operation_name(variable.variable_name()));
  }
  return names;
}

Paths LoadedModel::function_paths() const {
  proto::MetaGraphDef meta_graph = model_->parse_meta_graph();
  if (!has_objects(meta_graph)) return {};
  return paths_of(
      ObjectGraph(std::move(*meta_graph.mutable_object_graph_def())),
      is_function);
}

Paths LoadedModel::asset_paths() const {
  Paths paths;
  for (auto& asset : assets_in(model_->parse_meta_graph(), model_->directory)) {
    paths.push_back(std::move(asset.second));
  }
  return paths;
}

std::string LoadedModel::tensorflow_version() const {
  return model_->parse_meta_graph().meta_info_def().tensorflow_version();
}

std::string LoadedModel::tensorflow_git_version() const {
  return model_->parse_meta_graph().meta_info_def().tensorflow_git_version();
}

}  // namespace tfx::saved_model
