// Gradients of the ops that call functions by name.
#include "tfx/autodiff/gradient_branches.h"
#include "tfx/autodiff/gradients/families.h"

namespace tfx::gradients {

void register_functional(GradientRegistry& registry) {
  for (const char* op :
       {"Case", "If", "PartitionedCall", "StatefulPartitionedCall",
        "StatelessCase", "StatelessIf", "StatelessWhile", "While"}) {
    registry.add(op, {.function = gradient_hooks::functional_gradient,
                      .takes_none = ~uint64_t{0}});
  }
}

}  // namespace tfx::gradients
