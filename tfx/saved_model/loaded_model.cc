#include <memory>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"
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

std::vector<std::string> paths_of(const ObjectGraph& objects,
                                  bool (*is_kind)(const proto::SavedObject&)) {
  std::vector<std::string> paths;
  for (const ObjectGraph::Place& place : objects.places()) {
    if (is_kind(objects[place.node])) paths.push_back(place.path);
  }
  return paths;
}

[[noreturn]] void throw_other_kind(const ObjectGraph& objects,
                                   std::string_view path, const char* kind,
                                   bool (*is_kind)(const proto::SavedObject&)) {
  std::string known;
  for (const std::string& each : paths_of(objects, is_kind)) {
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

}  // namespace

std::vector<Variable> LoadedModel::variables() const {
  const EagerModel& model = eager(*model_, "variables()");
  const auto listed = listed_variables(model, "variables");
  return listed ? *listed : model.variables();
}

std::vector<Variable> LoadedModel::trainable_variables() const {
  const EagerModel& model = eager(*model_, "trainable_variables()");
  const auto listed = listed_variables(model, "trainable_variables");
  if (listed) return *listed;
  std::vector<Variable> variables = model.variables();
  std::erase_if(variables,
                [](const Variable& variable) { return !variable.trainable(); });
  return variables;
}

Variable LoadedModel::variable(std::string_view path) const {
  const EagerModel& model = eager(*model_, call_text("variable", path));
  const Variable variable = model.variable(model.objects().find(path));
  if (variable.has_value()) return variable;
  throw_other_kind(model.objects(), path, "variable", is_variable);
}

RestoredFunction LoadedModel::function(std::string_view path) const {
  const EagerModel& model = eager(*model_, call_text("function", path));
  const int node = model.objects().find(path);
  if (!is_function(model.objects()[node])) {
    throw_other_kind(model.objects(), path, "function", is_function);
  }
  return {model_, path, node};
}

std::vector<std::string> LoadedModel::variable_paths() const {
  return paths_of(model_->objects(), is_variable);
}

std::vector<std::string> LoadedModel::function_paths() const {
  return paths_of(model_->objects(), is_function);
}

}  // namespace tfx::saved_model
