// Registration of tfx's own gradients, by family.
#ifndef TFX_AUTODIFF_GRADIENTS_FAMILIES_H_
#define TFX_AUTODIFF_GRADIENTS_FAMILIES_H_

#include "tfx/autodiff/registry.h"

namespace tfx::gradients {

void register_activations(GradientRegistry& registry);
void register_arithmetic(GradientRegistry& registry);
void register_batch_norm(GradientRegistry& registry);
void register_bessel(GradientRegistry& registry);
void register_complex(GradientRegistry& registry);
void register_conv(GradientRegistry& registry);
void register_csr(GradientRegistry& registry);
void register_ctc(GradientRegistry& registry);
void register_data_flow(GradientRegistry& registry);
void register_decompositions(GradientRegistry& registry);
void register_diagonals(GradientRegistry& registry);
void register_einsum(GradientRegistry& registry);
void register_exponential(GradientRegistry& registry);
void register_functional(GradientRegistry& registry);
void register_gathering(GradientRegistry& registry);
void register_image(GradientRegistry& registry);
void register_joining(GradientRegistry& registry);
void register_matmul(GradientRegistry& registry);
void register_nn(GradientRegistry& registry);
void register_no_gradient(GradientRegistry& registry);
void register_pooling(GradientRegistry& registry);
void register_quantization(GradientRegistry& registry);
void register_ragged(GradientRegistry& registry);
void register_random(GradientRegistry& registry);
void register_reductions(GradientRegistry& registry);
void register_rgb_to_hsv(GradientRegistry& registry);
void register_rnn(GradientRegistry& registry);
void register_scans(GradientRegistry& registry);
void register_segments(GradientRegistry& registry);
void register_selection(GradientRegistry& registry);
void register_shaping(GradientRegistry& registry);
void register_slicing(GradientRegistry& registry);
void register_softmax(GradientRegistry& registry);
void register_solving(GradientRegistry& registry);
void register_spaces(GradientRegistry& registry);
void register_sparse(GradientRegistry& registry);
void register_sparse_segments(GradientRegistry& registry);
void register_special(GradientRegistry& registry);
void register_spectral(GradientRegistry& registry);
void register_tensor_lists(GradientRegistry& registry);
void register_tridiagonal(GradientRegistry& registry);
void register_trigonometric(GradientRegistry& registry);
void register_unsorted_segments(GradientRegistry& registry);
void register_variables(GradientRegistry& registry);
void register_variants(GradientRegistry& registry);

}  // namespace tfx::gradients

#endif  // TFX_AUTODIFF_GRADIENTS_FAMILIES_H_
