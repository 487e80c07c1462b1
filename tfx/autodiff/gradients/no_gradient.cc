// Ops that are registered as having no gradient.
#include "tfx/autodiff/gradients/families.h"

namespace tfx::gradients {

void register_no_gradient(GradientRegistry& registry) {
  for (const char* op : {"OnesLike", "Shape", "ZerosLike"}) {
    registry.add_none(op);
  }
}

}  // namespace tfx::gradients
