// Coverage: how much of what TensorFlow has tfx has too.
#ifndef TOOLS_LIB_COVERAGE_COVERAGE_H_
#define TOOLS_LIB_COVERAGE_COVERAGE_H_

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::coverage {

// One line of the report: what is counted, in TensorFlow and here.
struct Coverage {
  std::string subject;  // "raw_ops"
  size_t present = 0;
  size_t wanted = 0;
  std::vector<std::string> missing = {};
  // What is not wanted: how many by which rule.
  std::map<std::string, size_t> excluded = {};
};

// Ops that have a function, of those that should.
Coverage count_raw_ops(const proto::OpList& ops,
                       const std::set<std::string>& functions);

// Ops that have a gradient here, of those that have one in Python. `python`
// says which: lines of an op's name and more, after one that is a comment.
Coverage count_gradients(const proto::OpList& ops, std::string_view python,
                         const std::set<std::string>& gradients);

struct ReportOptions {
  bool missing = false;
  bool excluded = false;
};

// "raw_ops 1499 of 1499", and below it a line for each thing asked for.
std::string report(const Coverage& coverage, const ReportOptions& options);

}  // namespace tfx::coverage

#endif  // TOOLS_LIB_COVERAGE_COVERAGE_H_
