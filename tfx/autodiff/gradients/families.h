// The gradients that tfx has, by family.
#ifndef TFX_AUTODIFF_GRADIENTS_FAMILIES_H_
#define TFX_AUTODIFF_GRADIENTS_FAMILIES_H_

#include "tfx/autodiff/registry.h"

namespace tfx::gradients {

void register_arithmetic(GradientRegistry& registry);
void register_no_gradient(GradientRegistry& registry);
void register_variables(GradientRegistry& registry);

}  // namespace tfx::gradients

#endif  // TFX_AUTODIFF_GRADIENTS_FAMILIES_H_
