#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "tfx/proto/core/framework/op_def.pb.h"
#include "tools/lib/coverage/coverage.h"

namespace tfx::coverage {
namespace {

// Ops called so; those that end with "&" take a reference.
proto::OpList ops(const std::vector<std::string>& names) {
  proto::OpList list;
  for (std::string name : names) {
    proto::OpDef& op = *list.add_op();
    if (name.ends_with('&')) {
      name.pop_back();
      op.add_input_arg()->set_is_ref(true);
    }
    op.set_name(name);
  }
  return list;
}

TEST_CASE("what should have a function is counted, the rest by rule") {
  const Coverage coverage = count_raw_ops(
      ops({"A", "B", "C", "_Arg", "_Send&", "Assign&"}), {"A", "C", "Gone"});
  CHECK(coverage.subject == "raw_ops");
  CHECK(coverage.present == 2);
  CHECK(coverage.wanted == 3);
  CHECK(coverage.missing == std::vector<std::string>{"B"});
  CHECK(coverage.excluded ==
        std::map<std::string, size_t>{{"internal (begins with _)", 2},
                                      {"reference types of TensorFlow 1", 1}});
}

TEST_CASE("gradients are counted of those that Python has") {
  const Coverage coverage = count_gradients(
      ops({"Add", "Less", "NcclReduce", "TPUSend", "Merge", "MergeSummary",
           "Assign&"}),
      "# who wrote it\nAdd function\nLess none\nNcclReduce function\n"
      "TPUSend none\nMerge function\nMergeSummary none\nAssign none\n"
      "Queue none\n",
      {"Add", "MergeSummary", "Assign", "Other"});
  CHECK(coverage.subject == "gradients");
  CHECK(coverage.present == 2);
  CHECK(coverage.wanted == 3);
  CHECK(coverage.missing == std::vector<std::string>{"Less"});
  CHECK(coverage.excluded ==
        std::map<std::string, size_t>{{"NCCL", 1},
                                      {"TPU", 1},
                                      {"control flow of TensorFlow 1", 1},
                                      {"not in the installed TensorFlow", 1},
                                      {"reference types of TensorFlow 1", 1}});
}

TEST_CASE("a report has a line, and below it what is asked for") {
  const Coverage coverage{.subject = "raw_ops",
                          .present = 1,
                          .wanted = 3,
                          .missing = {"B", "C"},
                          .excluded = {{"internal", 7}}};
  CHECK(report(coverage, {}) == "raw_ops 1 of 3\n");
  CHECK(report(coverage, {.missing = true}) ==
        "raw_ops 1 of 3\n  missing: B\n  missing: C\n");
  CHECK(report(coverage, {.excluded = true}) ==
        "raw_ops 1 of 3\n  excluded: 7 internal\n");
}

}  // namespace
}  // namespace tfx::coverage
