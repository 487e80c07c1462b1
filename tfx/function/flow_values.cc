#include "tfx/function/flow_values.h"

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"

namespace tfx::internal {

bool is_tracing() { return FuncGraph::current() != nullptr; }

void throw_other_form() {
  throw TypeError(
      "all branches, and all iterations of a loop, must return values of the "
      "same structure: as many tensors, in containers of the same size");
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
