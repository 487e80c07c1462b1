// tf.quantization: quantises floats to integers of few bits, and back.
//
// `mode` is how a range of floats is mapped to integers: "MIN_COMBINED",
// "MIN_FIRST" or "SCALED". With an axis, ranges are vectors with one element
// per entry of that dimension. A negative axis throws ValueError if the rank of
// the input is unknown.
#ifndef TFX_QUANTIZATION_QUANTIZE_H_
#define TFX_QUANTIZATION_QUANTIZE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensors_like.h"

namespace tfx::quantization {

struct QuantizeOptions {
  ByName by_name{};
  std::string mode = "MIN_COMBINED";
  // Or "HALF_TO_EVEN", for the mode "SCALED" only.
  std::string round_mode = "HALF_AWAY_FROM_ZERO";
  std::string name = {};
  bool narrow_range = false;
  std::optional<int64_t> axis = std::nullopt;
  float ensure_minimum_range = 0.01F;
};
struct QuantizeOutputs {
  Tensor output;
  // The values that the least and the greatest integer represent.
  Tensor output_min;
  Tensor output_max;
};
// Quantises a float32 tensor to T: qint8, quint8, qint16, quint16 or qint32.
QuantizeOutputs quantize(const TensorLike& input, const TensorLike& min_range,
                         const TensorLike& max_range, DType T,
                         const QuantizeOptions& options = {});

struct DequantizeOptions {
  ByName by_name{};
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
  ByName by_name{};
  bool signed_input = true;
  int64_t num_bits = 8;
  // Whether input_min and input_max are used; otherwise the range is computed
  // from the input.
  bool range_given = false;
  std::string round_mode = "HALF_TO_EVEN";
  std::string name = {};
  bool narrow_range = false;
  std::optional<int64_t> axis = std::nullopt;
};
// Quantises and dequantises. The gradient is that of the identity everywhere.
Tensor quantize_and_dequantize(
    const TensorLike& input, const TensorLike& input_min,
    const TensorLike& input_max,
    const QuantizeAndDequantizeOptions& options = {});
// The same, but the gradient is zero outside of the limits, and the limits have
// gradients.
Tensor quantize_and_dequantize_v2(
    const TensorLike& input, const TensorLike& input_min,
    const TensorLike& input_max,
    const QuantizeAndDequantizeOptions& options = {});

// Concatenates quantised tensors and merges their ranges, one scalar pair per
// tensor.
QuantizeOutputs quantized_concat(const TensorLike& concat_dim,
                                 const TensorsLike& values,
                                 const TensorsLike& input_mins,
                                 const TensorsLike& input_maxes,
                                 const NameOptions& options = {});

}  // namespace tfx::quantization

#endif  // TFX_QUANTIZATION_QUANTIZE_H_
