#include "tfx/core/operation_replacements.h"

#include <algorithm>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/proto/core/framework/function.pb.h"

namespace tfx {

const std::string& OperationReplacements::original(
    const std::string& name) const {
  const auto found = originals_.find(name);
  return found == originals_.end() ? name : found->second;
}

void OperationReplacements::add(c::Operation replaced,
                                c::Operation replacement) {
  const std::string first = original(replaced.name());
  originals_[replacement.name()] = first;
  latest_[first] = replacement.name();
}

c::Function OperationReplacements::apply(const c::Function& function) const {
  proto::FunctionDef def;
  if (!def.ParseFromString(function.to_function_def().str())) {
    throw errors::InternalError("TensorFlow's FunctionDef cannot be read");
  }
  // "name:output:0", "^name" and "name" alone.
  const auto rename = [this](std::string& reference) {
    const size_t begin = reference.starts_with('^') ? 1 : 0;
    const size_t end = std::min(reference.find(':'), reference.size());
    const std::string name = reference.substr(begin, end - begin);
    const std::string& renamed = original(name);
    if (renamed != name) reference.replace(begin, end - begin, renamed);
  };
  auto& nodes = *def.mutable_node_def();
  const auto is_replaced = [this](const proto::NodeDef& node) {
    const auto latest = latest_.find(original(node.name()));
    return latest != latest_.end() && latest->second != node.name();
  };
  nodes.erase(std::remove_if(nodes.begin(), nodes.end(), is_replaced),
              nodes.end());
  for (proto::NodeDef& node : nodes) {
    node.set_name(original(node.name()));
    for (std::string& input : *node.mutable_input()) rename(input);
  }
  for (auto& [output, reference] : *def.mutable_ret()) rename(reference);
  for (auto& [output, reference] : *def.mutable_control_ret()) {
    rename(reference);
  }
  return c::Function::from_function_def(def.SerializeAsString());
}

}  // namespace tfx
