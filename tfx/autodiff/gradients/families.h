// The gradients that tfx has, by family.
#ifndef TFX_AUTODIFF_GRADIENTS_FAMILIES_H_
#define TFX_AUTODIFF_GRADIENTS_FAMILIES_H_

#include "tfx/autodiff/registry.h"

namespace tfx::gradients {

void register_activations(GradientRegistry& registry);
void register_arithmetic(GradientRegistry& registry);
void register_batch_norm(GradientRegistry& registry);
void register_conv(GradientRegistry& registry);
void register_ctc(GradientRegistry& registry);
void register_nn(GradientRegistry& registry);
void register_pooling(GradientRegistry& registry);
void register_rnn(GradientRegistry& registry);
void register_softmax(GradientRegistry& registry);
void register_variables(GradientRegistry& registry);

}  // namespace tfx::gradients

#endif  // TFX_AUTODIFF_GRADIENTS_FAMILIES_H_
