#include "tools/lib/coverage/coverage.h"

#include "tfx/raw_ops/generator/op_function.h"

namespace tfx::coverage {

Coverage count_raw_ops(const proto::OpList& ops,
                       const std::set<std::string>& functions) {
  Coverage coverage{.subject = "raw_ops"};
  for (const proto::OpDef& op : ops.op()) {
    const std::string_view reason = generator::why_left_out(op);
    if (!reason.empty()) {
      ++coverage.excluded[std::string(reason)];
      continue;
    }
    ++coverage.wanted;
    if (functions.contains(op.name())) {
      ++coverage.present;
    } else {
      coverage.missing.push_back(op.name());
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
