#include "tfx/saved_model/function_order.h"

#include <set>
#include <string_view>
#include <vector>

#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/framework/node_def.pb.h"

namespace tfx::saved_model {
namespace {

using Names = std::set<std::string>;

// "__inference_apply_12" was called "apply".
std::string original_name(const std::string& name) {
  constexpr std::string_view kPrefix = "__inference_";
  const size_t end = name.find_last_not_of("0123456789");
  if (!name.starts_with(kPrefix) || end == std::string::npos ||
      name[end] != '_' || end + 1 == name.size() || end < kPrefix.size()) {
    return name;
  }
  return name.substr(kPrefix.size(), end - kPrefix.size());
}

void add_used(const proto::NodeDef& node, const Names& functions, Names& used) {
  if (functions.contains(node.op())) {
    used.insert(node.op());
    return;
  }
  for (const auto& attr : node.attr()) {
    if (attr.second.has_func()) used.insert(attr.second.func().name());
    for (const auto& function : attr.second.list().func()) {
      used.insert(function.name());
    }
  }
}

}  // namespace

std::map<std::string, FunctionRank> function_order(
    const proto::FunctionDefLibrary& library) {
  Names functions;
  for (const auto& function : library.function()) {
    functions.insert(function.signature().name());
  }
  std::map<std::string, std::vector<std::string>> users;
  std::map<std::string, size_t> waiting_for;
  std::vector<std::string> ready;
  for (const auto& function : library.function()) {
    const std::string& name = function.signature().name();
    Names used;
    for (const auto& node : function.node_def()) {
      add_used(node, functions, used);
    }
    for (const std::string& each : used) users[each].push_back(name);
    waiting_for[name] = used.size();
    if (used.empty()) ready.push_back(name);
  }
  std::map<std::string, FunctionRank> order;
  while (!ready.empty()) {
    const std::string name = ready.back();
    ready.pop_back();
    order[name] = {original_name(name), static_cast<int>(order.size())};
    for (const std::string& user : users[name]) {
      if (--waiting_for[user] == 0) ready.push_back(user);
    }
  }
  return order;
}

}  // namespace tfx::saved_model
