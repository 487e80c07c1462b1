// Gradients of the ops that call functions by name. tf::cond and
// tf::while_loop, which create such ops, record their own gradients.
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
