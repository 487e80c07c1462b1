// Gradients of the ops that run functions by their names. tf::cond and
// tf::while_loop, which make such ops, know better what they run.
#include "tfx/autodiff/gradient_branches.h"
#include "tfx/autodiff/gradients/families.h"

namespace tfx::gradients {

void register_functional(GradientRegistry& registry) {
  for (const char* op : {"Case", "If", "StatelessCase", "StatelessIf",
                         "StatelessWhile", "While"}) {
    registry.add(op, gradient_hooks::functional_gradient);
  }
}

}  // namespace tfx::gradients
