#include "tools/lib/coverage/coverage.h"

#include <algorithm>
#include <sstream>

#include "tfx/raw_ops/generator/op_function.h"

namespace tfx::coverage {
namespace {

// Gradients that a C++ program on its own devices has no use for.
struct Rule {
  std::string_view reason;
  // "Nccl*" for all names that begin so.
  std::vector<std::string_view> names;
};

const std::vector<Rule>& gradient_rules() {
  static const std::vector<Rule> rules = {
      {"NCCL", {"Nccl*"}},
      {"TPU", {"AllToAll", "CollectivePermute", "CrossReplicaSum", "TPU*"}},
      {"XLA's own ops", {"Xla*"}},
      {"DTensor", {"CopyToMesh*", "Relayout*"}},
      {"control flow of TensorFlow 1",
       {"Enter", "Exit", "LoopCond", "Merge", "NextIteration", "Switch"}},
      {"TensorArray ops of TensorFlow 1", {"TensorArray*"}},
      {"Python's functions", {"EagerPyFunc", "PyFunc*"}},
      {"TensorFlow's debugger", {"Debug*"}},
  };
  return rules;
}

bool matches(std::string_view pattern, std::string_view name) {
  if (!pattern.ends_with('*')) return pattern == name;
  return name.starts_with(pattern.substr(0, pattern.size() - 1));
}

// Why no gradient of this op is wanted; empty if it is.
std::string_view why_no_gradient(const proto::OpList& ops,
                                 std::string_view name) {
  const auto op = std::ranges::find_if(
      ops.op(), [&](const proto::OpDef& each) { return each.name() == name; });
  if (op == ops.op().end()) return "not in the installed TensorFlow";
  const std::string_view reason = generator::why_left_out(*op);
  if (!reason.empty()) return reason;
  for (const Rule& rule : gradient_rules()) {
    for (const std::string_view pattern : rule.names) {
      if (matches(pattern, name)) return rule.reason;
    }
  }
  return "";
}

// Counts one that is wanted.
void count(Coverage& coverage, const std::string& name,
           const std::set<std::string>& present) {
  ++coverage.wanted;
  if (present.contains(name)) {
    ++coverage.present;
  } else {
    coverage.missing.push_back(name);
  }
}

}  // namespace

Coverage count_raw_ops(const proto::OpList& ops,
                       const std::set<std::string>& functions) {
  Coverage coverage{.subject = "raw_ops"};
  for (const proto::OpDef& op : ops.op()) {
    const std::string_view reason = generator::why_left_out(op);
    if (!reason.empty()) {
      ++coverage.excluded[std::string(reason)];
      continue;
    }
    count(coverage, op.name(), functions);
  }
  return coverage;
}

Coverage count_gradients(const proto::OpList& ops, std::string_view python,
                         const std::set<std::string>& gradients) {
  Coverage coverage{.subject = "gradients"};
  std::istringstream lines{std::string(python)};
  std::string line;
  std::getline(lines, line);  // who wrote it
  while (std::getline(lines, line)) {
    const std::string name = line.substr(0, line.find(' '));
    const std::string_view reason = why_no_gradient(ops, name);
    if (reason.empty()) {
      count(coverage, name, gradients);
    } else {
      ++coverage.excluded[std::string(reason)];
    }
  }
  return coverage;
}

std::string report(const Coverage& coverage, const ReportOptions& options) {
  std::string text = coverage.subject + " " + std::to_string(coverage.present) +
                     " of " + std::to_string(coverage.wanted) + "\n";
  if (options.missing) {
    for (const std::string& name : coverage.missing) {
      text += "  missing: " + name + "\n";
    }
  }
  if (options.excluded) {
    for (const auto& [reason, count] : coverage.excluded) {
      text += "  excluded: " + std::to_string(count) + " " + reason + "\n";
    }
  }
  return text;
}

}  // namespace tfx::coverage
