// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("quantization: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["QuantizeV2/T"] = [](TensorSpan in) {
    const auto v0 = QuantizeV2(in[0], in[1], in[2], quint8);
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizeV2/T/2"] = [](TensorSpan in) {
    const auto v0 = QuantizeV2(in[0], in[1], in[2], qint8);
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizeV2/T/3"] = [](TensorSpan in) {
    const auto v0 = QuantizeV2(in[0], in[1], in[2], qint32);
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizeV2/T/4"] = [](TensorSpan in) {
    const auto v0 = QuantizeV2(in[0], in[1], in[2], quint16);
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizeV2/T/5"] = [](TensorSpan in) {
    const auto v0 = QuantizeV2(in[0], in[1], in[2], qint16);
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizeV2/T/mode/round_mode/narrow_range"] = [](TensorSpan in) {
    const auto v0 = QuantizeV2(
        in[0], in[1], in[2], qint8,
        {.mode = "SCALED", .round_mode = "HALF_TO_EVEN", .narrow_range = true});
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizeV2/T/mode/axis"] = [](TensorSpan in) {
    const auto v0 =
        QuantizeV2(in[0], in[1], in[2], qint8, {.mode = "SCALED", .axis = 1});
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["Dequantize"] = [](TensorSpan in) {
    return outputs(Dequantize(in[0], in[1], in[2]));
  };
  calls["Dequantize/mode"] = [](TensorSpan in) {
    return outputs(Dequantize(in[0], in[1], in[2], {.mode = "MIN_FIRST"}));
  };
  calls["Dequantize/mode/2"] = [](TensorSpan in) {
    return outputs(Dequantize(in[0], in[1], in[2], {.mode = "SCALED"}));
  };
  calls["Dequantize/dtype"] = [](TensorSpan in) {
    return outputs(Dequantize(in[0], in[1], in[2], {.dtype = bfloat16}));
  };
  calls["QuantizeAndDequantizeV2/num_bits/range_given/round_mode"] =
      [](TensorSpan in) {
        return outputs(QuantizeAndDequantizeV2(
            in[0], in[1], in[2],
            {.num_bits = 4, .range_given = true, .round_mode = "HALF_UP"}));
      };
  calls["QuantizeAndDequantizeV2/signed_input"] = [](TensorSpan in) {
    return outputs(
        QuantizeAndDequantizeV2(in[0], in[1], in[2], {.signed_input = false}));
  };
  calls["QuantizeAndDequantizeV3/narrow_range"] = [](TensorSpan in) {
    return outputs(QuantizeAndDequantizeV3(in[0], in[1], in[2], in[3],
                                           {.narrow_range = true}));
  };
  calls["QuantizeAndDequantizeV2/axis"] = [](TensorSpan in) {
    return outputs(QuantizeAndDequantizeV2(in[0], in[1], in[2], {.axis = 0}));
  };
  calls["QuantizeAndDequantizeV4/axis"] = [](TensorSpan in) {
    return outputs(QuantizeAndDequantizeV4(in[0], in[1], in[2], {.axis = 0}));
  };
  calls["QuantizeAndDequantizeV4Grad"] = [](TensorSpan in) {
    const auto v0 = QuantizeAndDequantizeV4Grad(in[0], in[1], in[2], in[3]);
    return outputs(v0.input_backprop, v0.input_min_backprop,
                   v0.input_max_backprop);
  };
  calls["FakeQuantWithMinMaxArgs"] = [](TensorSpan in) {
    return outputs(FakeQuantWithMinMaxArgs(in[0]));
  };
  calls["FakeQuantWithMinMaxArgs/min/max/num_bits/narrow_range"] =
      [](TensorSpan in) {
        return outputs(FakeQuantWithMinMaxArgs(
            in[0],
            {.min = -1.0F, .max = 1.5F, .num_bits = 4, .narrow_range = true}));
      };
  calls["FakeQuantWithMinMaxArgsGradient/min/max"] = [](TensorSpan in) {
    return outputs(FakeQuantWithMinMaxArgsGradient(
        in[0], in[1], {.min = -1.0F, .max = 1.5F}));
  };
  calls["FakeQuantWithMinMaxVars/num_bits/narrow_range"] = [](TensorSpan in) {
    return outputs(FakeQuantWithMinMaxVars(
        in[0], in[1], in[2], {.num_bits = 4, .narrow_range = true}));
  };
  calls["FakeQuantWithMinMaxVarsGradient"] = [](TensorSpan in) {
    const auto v0 = FakeQuantWithMinMaxVarsGradient(in[0], in[1], in[2], in[3]);
    return outputs(v0.backprops_wrt_input, v0.backprop_wrt_min,
                   v0.backprop_wrt_max);
  };
  calls["FakeQuantWithMinMaxVarsPerChannel/num_bits/narrow_range"] =
      [](TensorSpan in) {
        return outputs(FakeQuantWithMinMaxVarsPerChannel(
            in[0], in[1], in[2], {.num_bits = 4, .narrow_range = true}));
      };
  calls["FakeQuantWithMinMaxVarsPerChannelGradient"] = [](TensorSpan in) {
    const auto v0 =
        FakeQuantWithMinMaxVarsPerChannelGradient(in[0], in[1], in[2], in[3]);
    return outputs(v0.backprops_wrt_input, v0.backprop_wrt_min,
                   v0.backprop_wrt_max);
  };
  calls["QuantizedAdd"] = [](TensorSpan in) {
    const auto v0 = QuantizedAdd(in[0], in[1], in[2], in[3], in[4], in[5]);
    return outputs(v0.z, v0.min_z, v0.max_z);
  };
  calls["QuantizedMul"] = [](TensorSpan in) {
    const auto v0 = QuantizedMul(in[0], in[1], in[2], in[3], in[4], in[5]);
    return outputs(v0.z, v0.min_z, v0.max_z);
  };
  calls["QuantizedMatMul"] = [](TensorSpan in) {
    const auto v0 = QuantizedMatMul(in[0], in[1], in[2], in[3], in[4], in[5]);
    return outputs(v0.out, v0.min_out, v0.max_out);
  };
  calls["QuantizedMatMul/transpose_a/transpose_b"] = [](TensorSpan in) {
    const auto v0 = QuantizedMatMul(in[0], in[1], in[2], in[3], in[4], in[5],
                                    {.transpose_a = true, .transpose_b = true});
    return outputs(v0.out, v0.min_out, v0.max_out);
  };
  calls["QuantizedConv2D/strides/padding"] = [](TensorSpan in) {
    const auto v0 = QuantizedConv2D(in[0], in[1], in[2], in[3], in[4], in[5],
                                    {1, 1, 1, 1}, "SAME");
    return outputs(v0.output, v0.min_output, v0.max_output);
  };
  calls["QuantizedAvgPool/ksize/strides/padding"] = [](TensorSpan in) {
    const auto v0 = QuantizedAvgPool(in[0], in[1], in[2], {1, 2, 2, 1},
                                     {1, 2, 2, 1}, "VALID");
    return outputs(v0.output, v0.min_output, v0.max_output);
  };
  calls["QuantizedMaxPool/ksize/strides/padding"] = [](TensorSpan in) {
    const auto v0 = QuantizedMaxPool(in[0], in[1], in[2], {1, 2, 2, 1},
                                     {1, 2, 2, 1}, "VALID");
    return outputs(v0.output, v0.min_output, v0.max_output);
  };
  calls["QuantizedRelu"] = [](TensorSpan in) {
    const auto v0 = QuantizedRelu(in[0], in[1], in[2]);
    return outputs(v0.activations, v0.min_activations, v0.max_activations);
  };
  calls["QuantizedRelu6"] = [](TensorSpan in) {
    const auto v0 = QuantizedRelu6(in[0], in[1], in[2]);
    return outputs(v0.activations, v0.min_activations, v0.max_activations);
  };
  calls["QuantizedBiasAdd/out_type"] = [](TensorSpan in) {
    const auto v0 =
        QuantizedBiasAdd(in[0], in[1], in[2], in[3], in[4], in[5], qint32);
    return outputs(v0.output, v0.min_out, v0.max_out);
  };
  calls["QuantizedReshape"] = [](TensorSpan in) {
    const auto v0 = QuantizedReshape(in[0], in[1], in[2], in[3]);
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizedConcat"] = [](TensorSpan in) {
    const auto v0 =
        QuantizedConcat(in[0], {in[1], in[2]}, {in[3], in[4]}, {in[5], in[6]});
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizeDownAndShrinkRange/out_type"] = [](TensorSpan in) {
    const auto v0 = QuantizeDownAndShrinkRange(in[0], in[1], in[2], quint8);
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["RequantizationRange"] = [](TensorSpan in) {
    const auto v0 = RequantizationRange(in[0], in[1], in[2]);
    return outputs(v0.output_min, v0.output_max);
  };
  calls["Requantize/out_type"] = [](TensorSpan in) {
    const auto v0 = Requantize(in[0], in[1], in[2], in[3], in[4], quint8);
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["QuantizedInstanceNorm/output_range_given/given_y_min/given_y_max"] =
      [](TensorSpan in) {
        const auto v0 = QuantizedInstanceNorm(in[0], in[1], in[2],
                                              {.output_range_given = true,
                                               .given_y_min = -2.0F,
                                               .given_y_max = 2.0F});
        return outputs(v0.y, v0.y_min, v0.y_max);
      };
  calls["QuantizedResizeBilinear"] = [](TensorSpan in) {
    const auto v0 = QuantizedResizeBilinear(in[0], in[1], in[2], in[3]);
    return outputs(v0.resized_images, v0.out_min, v0.out_max);
  };
  calls["UniformQuantize/Tout/quantization_min_val/quantization_max_val"] =
      [](TensorSpan in) {
        return outputs(UniformQuantize(in[0], in[1], in[2], qint8, -128, 127));
      };
  calls
      ["UniformQuantize/Tout/quantization_min_val/quantization_max_val/"
       "quantization_axis"] = [](TensorSpan in) {
        return outputs(UniformQuantize(in[0], in[1], in[2], qint8, -128, 127,
                                       {.quantization_axis = 0}));
      };
  calls["UniformDequantize/Tout/quantization_min_val/quantization_max_val"] =
      [](TensorSpan in) {
        return outputs(
            UniformDequantize(in[0], in[1], in[2], float32, -128, 127));
      };
  calls
      ["UniformRequantize/Tout/input_quantization_min_val/"
       "input_quantization_max_val/output_quantization_min_val/"
       "output_quantization_max_val"] = [](TensorSpan in) {
        return outputs(UniformRequantize(in[0], in[1], in[2], in[3], in[4],
                                         qint8, -128, 127, -128, 127));
      };
  calls
      ["UniformQuantizedDotHybrid/Tout/rhs_quantization_min_val/"
       "rhs_quantization_max_val"] = [](TensorSpan in) {
        return outputs(UniformQuantizedDotHybrid(in[0], in[1], in[2], in[3],
                                                 float32, -128, 127));
      };
  calls
      ["UniformQuantizedClipByValue/quantization_min_val/"
       "quantization_max_val"] = [](TensorSpan in) {
        return outputs(UniformQuantizedClipByValue(
            in[0], in[1], in[2], in[3], in[4], -2147483648, 2147483647));
      };
  calls["QuantizeV2/fails"] = [](TensorSpan in) {
    const auto v0 =
        QuantizeV2(in[0], in[1], in[2], quint8, {.mode = "NO SUCH MODE"});
    return outputs(v0.output, v0.output_min, v0.output_max);
  };
  calls["FakeQuantWithMinMaxArgs/fails"] = [](TensorSpan in) {
    return outputs(FakeQuantWithMinMaxArgs(in[0], {.num_bits = 99}));
  };
  calls["FakeQuantWithMinMaxVarsPerChannel/fails"] = [](TensorSpan in) {
    return outputs(FakeQuantWithMinMaxVarsPerChannel(in[0], in[1], in[2]));
  };
  check_golden("quantization", calls);
}

}  // namespace
}  // namespace tfx::raw_ops
