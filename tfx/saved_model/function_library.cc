#include "tfx/saved_model/function_library.h"

#include <atomic>
#include <cstdint>
#include <utility>

#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/op_definition.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/framework/node_def.pb.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

// Python's suffix, with a count of tfx's own.
std::string next_suffix() {
  static std::atomic<int64_t> count{0};
  return "_load_" + std::to_string(count.fetch_add(1));
}

using Functions = std::map<std::string, LibraryFunction>;

void rename_function(std::string* name, const Functions& functions) {
  const auto found = functions.find(*name);
  if (found != functions.end()) *name = found->second.name;
}

// NOLINTNEXTLINE(misc-no-recursion): a function attribute may have such again.
void rename_functions(proto::NameAttrList& function,
                      const Functions& functions) {
  rename_function(function.mutable_name(), functions);
  for (auto& attr : *function.mutable_attr()) {
    if (attr.second.has_func()) {
      rename_functions(*attr.second.mutable_func(), functions);
    }
  }
}

void rename_functions(proto::NodeDef& node, const Functions& functions) {
  rename_function(node.mutable_op(), functions);
  for (auto& attr : *node.mutable_attr()) {
    proto::AttrValue& value = attr.second;
    if (value.has_func()) {
      rename_functions(*value.mutable_func(), functions);
    } else if (value.has_list()) {
      for (auto& function : *value.mutable_list()->mutable_func()) {
        rename_functions(function, functions);
      }
    }
  }
}

bool shares_by_name(const std::string& op) {
  try {
    return op_definition(op).defaults.find("shared_name") != nullptr;
  } catch (const LookupError&) {
    // A function, or an op that nobody registered: a call will tell.
    return false;
  }
}

// Otherwise two models, or a model and the program, would have one table.
void rename_resource(proto::NodeDef& node, const std::string& suffix) {
  if (!shares_by_name(node.op())) return;
  auto& attrs = *node.mutable_attr();
  const std::string given = attrs["shared_name"].s();
  std::string name = (given.empty() ? node.name() : given) + suffix;
  // Tables of old models, which do not share, may have one name for several
  // nodes.
  if (node.op() == "HashTableV2" && !attrs["use_node_name_sharing"].b()) {
    attrs["use_node_name_sharing"].set_b(true);
    name += next_suffix();
  }
  attrs["shared_name"].set_s(name);
}

// "CustomGradient-12" is what it is called in the process that saved it. Calls
// of functions have one too in models of older TensorFlow 2, which nobody
// registers; as in Python, gradients go through the function.
void rename_gradient(proto::NodeDef& node, const std::string& suffix,
                     const std::set<std::string>& gradients) {
  if (node.op() == "PartitionedCall" ||
      node.op() == "StatefulPartitionedCall") {
    node.mutable_attr()->erase(GradientRegistration::kAttr);
    return;
  }
  const auto attr = node.mutable_attr()->find(GradientRegistration::kAttr);
  if (attr == node.mutable_attr()->end()) return;
  if (gradients.contains(attr->second.s())) *attr->second.mutable_s() += suffix;
}

std::vector<DType> dtypes_of(
    const proto::RepeatedPtrField<proto::OpDef::ArgDef>& args) {
  std::vector<DType> dtypes;
  for (const auto& arg : args) dtypes.push_back(read_dtype(arg.type()));
  return dtypes;
}

}  // namespace

FunctionLibrary::FunctionLibrary(const proto::FunctionDefLibrary& library)
    : suffix_(next_suffix()) {
  for (const auto& gradient : library.registered_gradients()) {
    gradient_types_.insert(gradient.registered_op_type());
  }
  for (const auto& function : library.function()) {
    const proto::OpDef& signature = function.signature();
    functions_[signature.name()] = {signature.name() + suffix_,
                                    dtypes_of(signature.input_arg()),
                                    dtypes_of(signature.output_arg())};
  }
  c::EagerContext& context = Context::instance().eager();
  try {
    for (const auto& function : library.function()) {
      context.add_function_def(renamed(function).SerializeAsString());
    }
  } catch (...) {
    remove();
    throw;
  }
}

proto::FunctionDef FunctionLibrary::renamed(
    const proto::FunctionDef& function) const {
  proto::FunctionDef renamed = function;
  rename_function(renamed.mutable_signature()->mutable_name(), functions_);
  for (auto& node : *renamed.mutable_node_def()) {
    rename_functions(node, functions_);
    rename_resource(node, suffix_);
    rename_gradient(node, suffix_, gradient_types_);
  }
  // Shapes of the arguments that it was traced with bind nobody.
  renamed.mutable_attr()->erase("_input_shapes");
  return renamed;
}

proto::GraphDef FunctionLibrary::renamed(const proto::GraphDef& graph) const {
  proto::GraphDef result;
  *result.mutable_versions() = graph.versions();
  for (const auto& function : graph.library().function()) {
    *result.mutable_library()->add_function() = renamed(function);
  }
  for (const auto& node : graph.node()) {
    proto::NodeDef& added = *result.add_node();
    added = node;
    rename_functions(added, functions_);
    rename_resource(added, suffix_);
    rename_gradient(added, suffix_, gradient_types_);
  }
  return result;
}

FunctionLibrary::~FunctionLibrary() { remove(); }

void FunctionLibrary::remove() noexcept {
  c::EagerContext& context = Context::instance().eager();
  for (const auto& function : functions_) {
    try {
      if (context.has_function(function.second.name)) {
        context.remove_function(function.second.name);
      }
    } catch (...) {  // NOLINT: nobody to tell
    }
  }
}

const LibraryFunction& FunctionLibrary::find(const std::string& name) const {
  const auto found = functions_.find(name);
  if (found != functions_.end()) return found->second;
  throw KeyError("the model has no function " + name);
}

void FunctionLibrary::add_gradient(const std::string& type,
                                   const RegisteredGradient& gradient) {
  gradients_.push_back(
      std::make_unique<const GradientRegistration>(type + suffix_, gradient));
}

}  // namespace tfx::saved_model
