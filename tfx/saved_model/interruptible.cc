#include "tfx/saved_model/interruptible.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/c/function.h"
#include "tfx/core/errors.h"
#include "tfx/proto/core/framework/attr_value.pb.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/framework/node_def.pb.h"

namespace tfx::saved_model {
namespace {

// In the names of the ops.
constexpr std::string_view kInterruptible[] = {
    "Accumulator", "Barrier",    "BatchFunction", "Collective", "Dataset",
    "Iterator",    "LoopCond",   "MapDefun",      "MutexLock",  "Queue",
    "Recv",        "RemoteCall", "While",
};

bool is_interruptible_op(const std::string& op) {
  return std::ranges::any_of(kInterruptible, [&](std::string_view part) {
    return op.find(part) != std::string::npos;
  });
}

template <typename Proto>
Proto parse(const c::Buffer& bytes) {
  Proto message;
  const std::string_view view = bytes.view();
  if (!message.ParseFromArray(view.data(), static_cast<int>(view.size()))) {
    throw errors::DataLossError("a message of the graph cannot be parsed");
  }
  return message;
}

// Follows a graph's operations, and the functions that they name, backwards.
class Search {
 public:
  explicit Search(const c::Graph& graph) {
    for (c::Function& function : graph.functions()) {
      std::string name = function.name();
      functions_.emplace(std::move(name), std::move(function));
    }
  }

  void add(c::Operation operation) {
    if (operations_seen_.insert(operation.get()).second) {
      operations_.push_back(operation);
    }
  }

  bool finds() {
    while (!operations_.empty() || !names_.empty()) {
      const bool found =
          operations_.empty() ? next_function_is_it() : next_operation_is_it();
      if (found) return true;
    }
    return false;
  }

 private:
  bool next_operation_is_it() {
    const c::Operation operation = operations_.back();
    operations_.pop_back();
    const std::string op = operation.op_type();
    if (is_interruptible_op(op)) return true;
    add_function(op);
    for (const std::string& attr : operation.attr_names()) {
      if (operation.attr_metadata(attr).kind != c::AttrKind::kFunction)
        continue;
      add_functions(parse<proto::AttrValue>(operation.attr_value(attr)));
    }
    for (const c::Output& input : operation.inputs()) add(input.operation);
    for (const c::Operation& input : operation.control_inputs()) add(input);
    return false;
  }

  bool next_function_is_it() {
    const std::string name = std::move(names_.back());
    names_.pop_back();
    const auto body =
        parse<proto::FunctionDef>(functions_.at(name).to_function_def());
    for (const proto::NodeDef& node : body.node_def()) {
      if (is_interruptible_op(node.op())) return true;
      add_function(node.op());
      for (const auto& attr : node.attr()) add_functions(attr.second);
    }
    return false;
  }

  // An op that is none may be a function.
  void add_function(const std::string& name) {
    if (!functions_.contains(name)) return;
    if (names_seen_.insert(name).second) names_.push_back(name);
  }

  // NOLINTBEGIN(misc-no-recursion): functions may have function attributes.
  void add_functions(const proto::AttrValue& value) {
    if (value.has_func()) add_functions(value.func());
    for (const auto& function : value.list().func()) add_functions(function);
  }
  void add_functions(const proto::NameAttrList& function) {
    add_function(function.name());
    for (const auto& attr : function.attr()) add_functions(attr.second);
  }
  // NOLINTEND(misc-no-recursion)

  std::map<std::string, c::Function> functions_ = {};
  // Still to be looked at, and those that were.
  std::vector<c::Operation> operations_ = {};
  std::set<TF_Operation*> operations_seen_ = {};
  std::vector<std::string> names_ = {};
  std::set<std::string> names_seen_ = {};
};

}  // namespace

bool is_interruptible(const c::Graph& graph, std::span<const c::Output> fetches,
                      std::span<const c::Operation> targets) {
  Search search(graph);
  for (const c::Output& fetch : fetches) search.add(fetch.operation);
  for (const c::Operation& target : targets) search.add(target);
  return search.finds();
}

}  // namespace tfx::saved_model
