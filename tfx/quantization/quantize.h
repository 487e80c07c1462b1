// tf.quantization: floating numbers as integers of few bits, and back.
//
// `mode` says how a range of numbers is laid out in them: "MIN_COMBINED",
// "MIN_FIRST" or "SCALED". With an axis, ranges are vectors, an element for
// each of that dimension; one that counts from the end throws ValueError if the
// rank of the input is not known.
#ifndef TFX_QUANTIZATION_QUANTIZE_H_
#define TFX_QUANTIZATION_QUANTIZE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensors_like.h"

namespace tfx::quantization {

struct QuantizeOptions {
  std::string mode = "MIN_COMBINED";
  // Or "HALF_TO_EVEN", of the mode "SCALED" alone.
  std::string round_mode = "HALF_AWAY_FROM_ZERO";
  std::string name = {};
  bool narrow_range = false;
  std::optional<int64_t> axis = std::nullopt;
  float ensure_minimum_range = 0.01F;
};
struct QuantizeOutputs {
  Tensor output;
  // What the least and the greatest number stand for.
  Tensor output_min;
  Tensor output_max;
};
// A float32 tensor as T: qint8, quint8, qint16, quint16, qint32.
QuantizeOutputs quantize(const TensorLike& input, const TensorLike& min_range,
                         const TensorLike& max_range, DType T,
                         const QuantizeOptions& options = {});

struct DequantizeOptions {
  std::string mode = "MIN_COMBINED";
  std::string name = {};
  std::optional<int64_t> axis = std::nullopt;
  bool narrow_range = false;
  DType dtype = float32;
};
Tensor dequantize(const TensorLike& input, const TensorLike& min_range,
                  const TensorLike& max_range,
                  const DequantizeOptions& options = {});

struct QuantizeAndDequantizeOptions {
  bool signed_input = true;
  int64_t num_bits = 8;
  // Whether the limits count; they are what the input has otherwise.
  bool range_given = false;
  std::string round_mode = "HALF_TO_EVEN";
  std::string name = {};
  bool narrow_range = false;
  std::optional<int64_t> axis = std::nullopt;
};
// There and back. Its gradient is that of the identity, everywhere.
Tensor quantize_and_dequantize(
    const TensorLike& input, const TensorLike& input_min,
    const TensorLike& input_max,
    const QuantizeAndDequantizeOptions& options = {});
// The same, but what is outside of the limits has no gradient; they have it.
Tensor quantize_and_dequantize_v2(
    const TensorLike& input, const TensorLike& input_min,
    const TensorLike& input_max,
    const QuantizeAndDequantizeOptions& options = {});

// Joins quantised tensors along a dimension; their ranges, a scalar each, are
// made one.
QuantizeOutputs quantized_concat(const TensorLike& concat_dim,
                                 const TensorsLike& values,
                                 const TensorsLike& input_mins,
                                 const TensorsLike& input_maxes,
                                 const NameOptions& options = {});

}  // namespace tfx::quantization

#endif  // TFX_QUANTIZATION_QUANTIZE_H_
