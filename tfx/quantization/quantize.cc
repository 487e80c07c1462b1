#include "tfx/quantization/quantize.h"

#include "tfx/core/errors.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::quantization {
namespace {

// Normalises a negative axis; -1 if there is none.
int64_t axis_of(const Tensor& input, std::optional<int64_t> axis) {
  if (!axis) return -1;
  if (*axis >= 0) return *axis;
  const int64_t rank = input.rank();
  if (rank < 0) {
    throw ValueError("input should have known rank to use negative axis.");
  }
  // A ZeroDivisionError in Python.
  if (rank == 0) throw ValueError("integer modulo by zero");
  return (*axis % rank + rank) % rank;
}

}  // namespace

QuantizeOutputs quantize(const TensorLike& input, const TensorLike& min_range,
                         const TensorLike& max_range, DType T,
                         const QuantizeOptions& options) {
  const Tensor values = input.to_tensor(float32);
  const auto [output, output_min, output_max] = raw_ops::QuantizeV2(
      values, min_range.to_tensor(float32), max_range.to_tensor(float32), T,
      {.mode = options.mode,
       .round_mode = options.round_mode,
       .narrow_range = options.narrow_range,
       .axis = axis_of(values, options.axis),
       .ensure_minimum_range = options.ensure_minimum_range,
       .name = options.name});
  return {output, output_min, output_max};
}

Tensor dequantize(const TensorLike& input, const TensorLike& min_range,
                  const TensorLike& max_range,
                  const DequantizeOptions& options) {
  const Tensor values = input.to_tensor();
  return raw_ops::Dequantize(values, min_range.to_tensor(float32),
                             max_range.to_tensor(float32),
                             {.mode = options.mode,
                              .narrow_range = options.narrow_range,
                              .axis = axis_of(values, options.axis),
                              .dtype = options.dtype,
                              .name = options.name});
}

Tensor quantize_and_dequantize(const TensorLike& input,
                               const TensorLike& input_min,
                               const TensorLike& input_max,
                               const QuantizeAndDequantizeOptions& options) {
  const Tensor values = input.to_tensor();
  return raw_ops::QuantizeAndDequantizeV2(
      values, input_min.to_tensor_like(values.dtype()),
      input_max.to_tensor_like(values.dtype()),
      {.signed_input = options.signed_input,
       .num_bits = options.num_bits,
       .range_given = options.range_given,
       .round_mode = options.round_mode,
       .narrow_range = options.narrow_range,
       .axis = axis_of(values, options.axis),
       .name = options.name});
}

Tensor quantize_and_dequantize_v2(const TensorLike& input,
                                  const TensorLike& input_min,
                                  const TensorLike& input_max,
                                  const QuantizeAndDequantizeOptions& options) {
  const Tensor values = input.to_tensor();
  return raw_ops::QuantizeAndDequantizeV4(
      values, input_min.to_tensor_like(values.dtype()),
      input_max.to_tensor_like(values.dtype()),
      {.signed_input = options.signed_input,
       .num_bits = options.num_bits,
       .range_given = options.range_given,
       .round_mode = options.round_mode,
       .narrow_range = options.narrow_range,
       .axis = axis_of(values, options.axis),
       .name = options.name});
}

QuantizeOutputs quantized_concat(const TensorLike& concat_dim,
                                 const TensorsLike& values,
                                 const TensorsLike& input_mins,
                                 const TensorsLike& input_maxes,
                                 const NameOptions& options) {
  const auto [output, output_min, output_max] = raw_ops::QuantizedConcat(
      concat_dim.to_tensor(int32), values.tensors(), input_mins.tensors(),
      input_maxes.tensors(), {.name = options.name});
  return {output, output_min, output_max};
}

}  // namespace tfx::quantization
