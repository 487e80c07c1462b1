#include "tfx/saved_model/graph_start.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "tfx/core/errors.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/framework/tensor.pb.h"
#include "tfx/proto/core/framework/variable.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saver.pb.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

using Variables = std::vector<proto::VariableDef>;

constexpr char kInitSignature[] = "__saved_model_init_op";

const proto::CollectionDef* find_collection(
    const proto::MetaGraphDef& meta_graph, const char* name) {
  const auto found = meta_graph.collection_def().find(name);
  return found == meta_graph.collection_def().end() ? nullptr : &found->second;
}

void append_variables(const proto::MetaGraphDef& meta_graph,
                      const char* collection, Variables& variables) {
  const auto* const found = find_collection(meta_graph, collection);
  if (found == nullptr) return;
  for (const std::string& bytes : found->bytes_list().value()) {
    proto::VariableDef variable;
    if (!variable.ParseFromString(bytes)) {
      throw errors::DataLossError(std::string("a variable in the collection ") +
                                  collection + " cannot be parsed");
    }
    const bool is_new =
        std::ranges::none_of(variables, [&](const proto::VariableDef& each) {
          return each.variable_name() == variable.variable_name();
        });
    if (is_new) variables.push_back(std::move(variable));
  }
}

Variables variables_of(const proto::MetaGraphDef& meta_graph,
                       const char* collection) {
  Variables variables;
  append_variables(meta_graph, collection, variables);
  return variables;
}

// The operation that the model names for its initialisation; empty if none.
std::string main_operation(const proto::MetaGraphDef& meta_graph) {
  const auto signature = meta_graph.signature_def().find(kInitSignature);
  if (signature != meta_graph.signature_def().end()) {
    const auto output = signature->second.outputs().find(kInitSignature);
    if (output != signature->second.outputs().end()) {
      return operation_name(output->second.name());
    }
  }
  for (const char* name : {"saved_model_main_op", "legacy_init_op"}) {
    const auto* const found = find_collection(meta_graph, name);
    if (found == nullptr) continue;
    if (found->node_list().value_size() != 1) {
      throw RuntimeError("Expected exactly one SavedModel init op. Found " +
                         std::to_string(found->node_list().value_size()) +
                         " in the collection " + name + ".");
    }
    return operation_name(found->node_list().value(0));
  }
  return "";
}

std::vector<std::string> initializers_in(
    const proto::MetaGraphDef& meta_graph) {
  const std::string named = main_operation(meta_graph);
  if (!named.empty()) return {named};
  std::vector<std::string> all;
  for (const auto& variable : variables_of(meta_graph, "local_variables")) {
    if (variable.initializer_name().empty()) continue;
    all.push_back(operation_name(variable.initializer_name()));
  }
  if (const auto* const tables =
          find_collection(meta_graph, "table_initializer")) {
    for (const std::string& name : tables->node_list().value()) {
      all.push_back(operation_name(name));
    }
  }
  return all;
}

// Adds what a tf.train.Saver of all global variables would.
class RestoreBuilder {
 public:
  explicit RestoreBuilder(proto::GraphDef& graph) : graph_(graph) {
    for (const auto& node : graph.node()) names_.insert(node.name());
    for (int i = 0; names_.contains(scope_); ++i) {
      scope_ = "save_" + std::to_string(i);
    }
  }

  void add(const Variables& variables, GraphStart& start) {
    std::vector<std::string> keys;
    std::vector<std::string> slices;
    for (const auto& variable : variables) {
      const bool is_slice = variable.has_save_slice_info_def();
      keys.push_back(is_slice ? variable.save_slice_info_def().full_name()
                              : operation_name(variable.variable_name()));
      slices.push_back(is_slice ? slice_text(variable.save_slice_info_def())
                                : "");
    }
    start.prefix_tensor = add_node("prefix", "Placeholder") + ":0";
    set_type(last(), "dtype", proto::DT_STRING);
    const std::string names = add_strings("tensor_names", keys);
    const std::string shapes = add_strings("shape_and_slices", slices);
    const std::string values = add_node("values", "RestoreV2");
    proto::NodeDef& restore = last();
    for (const std::string& input : {start.prefix_tensor, names, shapes}) {
      restore.add_input(input);
    }
    auto& dtypes = *(*restore.mutable_attr())["dtypes"].mutable_list();
    for (const auto& variable : variables) dtypes.add_type(dtype_of(variable));
    std::vector<std::string> assigned;
    for (size_t i = 0; i < variables.size(); ++i) {
      assigned.push_back(
          add_assignment(variables[i], values + ":" + std::to_string(i), i));
    }
    start.restore_operation = add_node("restore_all", "NoOp");
    for (const std::string& each : assigned) last().add_input("^" + each);
  }

 private:
  // "4 5 0,2:0,5": the shape, and begin and size in each dimension.
  static std::string slice_text(const proto::SaveSliceInfoDef& slice) {
    std::string text;
    for (const int64_t dim : slice.full_shape()) {
      text += std::to_string(dim) + " ";
    }
    for (int i = 0; i < slice.var_offset_size(); ++i) {
      text += (i == 0 ? "" : ":") + std::to_string(slice.var_offset(i)) + "," +
              std::to_string(slice.var_shape(i));
    }
    return text;
  }

  proto::NodeDef& last() {
    return *graph_.mutable_node(graph_.node_size() - 1);
  }

  std::string add_node(const std::string& name, const char* op) {
    proto::NodeDef& node = *graph_.add_node();
    node.set_name(scope_ + "/" + name);
    while (!names_.insert(node.name()).second) node.set_name(node.name() + "_");
    node.set_op(op);
    return node.name();
  }

  static void set_type(proto::NodeDef& node, const char* attr,
                       proto::DataType type) {
    (*node.mutable_attr())[attr].set_type(type);
  }

  std::string add_strings(const char* name,
                          const std::vector<std::string>& values) {
    const std::string node = add_node(name, "Const");
    set_type(last(), "dtype", proto::DT_STRING);
    proto::TensorProto& tensor =
        *(*last().mutable_attr())["value"].mutable_tensor();
    tensor.set_dtype(proto::DT_STRING);
    tensor.mutable_tensor_shape()->add_dim()->set_size(
        static_cast<int64_t>(values.size()));
    for (const std::string& value : values) tensor.add_string_val(value);
    return node;
  }

  proto::DataType dtype_of(const proto::VariableDef& variable) {
    const std::string name = operation_name(variable.variable_name());
    if (dtypes_.empty()) {
      for (const auto& node : graph_.node()) {
        const auto dtype = node.attr().find("dtype");
        if (dtype != node.attr().end()) {
          dtypes_[node.name()] = dtype->second.type();
        }
      }
    }
    const auto found = dtypes_.find(name);
    if (found != dtypes_.end()) return found->second;
    throw errors::DataLossError("the model's collection of variables has '" +
                                name + "', which its graph has not");
  }

  std::string add_assignment(const proto::VariableDef& variable,
                             const std::string& value, size_t number) {
    const proto::DataType dtype = dtype_of(variable);
    const std::string name = "Assign_" + std::to_string(number);
    const std::string node =
        add_node(name, variable.is_resource() ? "AssignVariableOp" : "Assign");
    last().add_input(operation_name(variable.variable_name()));
    last().add_input(value);
    set_type(last(), variable.is_resource() ? "dtype" : "T", dtype);
    return node;
  }

  proto::GraphDef& graph_;
  std::set<std::string> names_;
  std::string scope_ = "save";
  std::map<std::string, proto::DataType> dtypes_;
};

}  // namespace

std::string operation_name(const std::string& tensor) {
  return tensor.substr(0, tensor.rfind(':'));
}

bool is_started_by_c(const proto::MetaGraphDef& meta_graph) {
  if (!meta_graph.has_saver_def() &&
      !variables_of(meta_graph, "variables").empty()) {
    return false;
  }
  return !main_operation(meta_graph).empty() ||
         initializers_in(meta_graph).empty();
}

GraphStart add_start(proto::MetaGraphDef& meta_graph,
                     const std::string& directory) {
  GraphStart start{.initializers = initializers_in(meta_graph),
                   .assets = assets_in(meta_graph, directory)};
  const Variables variables = variables_of(meta_graph, "variables");
  if (meta_graph.has_saver_def()) {
    start.prefix_tensor = meta_graph.saver_def().filename_tensor_name();
    start.restore_operation =
        operation_name(meta_graph.saver_def().restore_op_name());
  } else if (!variables.empty()) {
    RestoreBuilder(*meta_graph.mutable_graph_def()).add(variables, start);
  }
  return start;
}

std::vector<proto::VariableDef> variables_in(
    const proto::MetaGraphDef& meta_graph) {
  Variables variables;
  append_variables(meta_graph, "variables", variables);
  append_variables(meta_graph, "local_variables", variables);
  return variables;
}

std::vector<std::pair<std::string, std::string>> assets_in(
    const proto::MetaGraphDef& meta_graph, const std::string& directory) {
  std::vector<proto::AssetFileDef> assets(meta_graph.asset_file_def().begin(),
                                          meta_graph.asset_file_def().end());
  const auto* const older = find_collection(meta_graph, "saved_model_assets");
  if (assets.empty() && older != nullptr) {
    for (const auto& any : older->any_list().value()) {
      // Not UnpackTo(), for which the type would have TensorFlow's name.
      if (!assets.emplace_back().ParseFromString(any.value())) {
        throw errors::DataLossError("an asset of the model cannot be parsed");
      }
    }
  }
  std::vector<std::pair<std::string, std::string>> paths;
  for (const auto& asset : assets) {
    paths.emplace_back(asset.tensor_info().name(),
                       directory + "/assets/" + asset.filename());
  }
  return paths;
}

}  // namespace tfx::saved_model
