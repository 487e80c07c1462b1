#include "tfx/function/flow_values.h"

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"

namespace tfx::internal {

bool is_tracing() { return GraphBuilder::current() != nullptr; }

void throw_other_form(FlowOf flow) {
  if (flow == FlowOf::kBranches) {
    throw TypeError(
        "all branches must have the same number, type, and overall structure "
        "of return values: as many tensors, in containers of the same size");
  }
  throw ValueError(
      "The two structures don't have the same nested structure: all iterations "
      "of a loop must return as many tensors, in containers of the same size");
}

void throw_no_form() {
  throw ValueError(
      "there are no rows, so the function was not called, and what structure "
      "it returns is not known");
}

void throw_no_rows() {
  throw TypeError(
      "functions over rows take and return tensors and structures of them, not "
      "composite tensors");
}

}  // namespace tfx::internal
