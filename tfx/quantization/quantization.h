// tf.quantization.
#ifndef TFX_QUANTIZATION_QUANTIZATION_H_
#define TFX_QUANTIZATION_QUANTIZATION_H_

// fake_quant_with_min_max_args, …_vars, …_vars_per_channel, and their gradients
#include "tfx/quantization/fake_quant.h"  // IWYU pragma: export
// quantize, dequantize, quantize_and_dequantize, quantized_concat
#include "tfx/quantization/quantize.h"  // IWYU pragma: export

#endif  // TFX_QUANTIZATION_QUANTIZATION_H_
