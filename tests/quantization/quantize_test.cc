#include "tfx/quantization/quantize.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

// The integers that a quantised dtype is made of, and the other way round.
const std::vector<std::pair<DType, DType>> kPlain = {{qint8, int8},
                                                     {quint8, uint8},
                                                     {qint16, int16},
                                                     {quint16, uint16},
                                                     {qint32, int32}};

// Quantised tensors are seen as integers in the golden file.
Outputs plain(const quantization::QuantizeOutputs& outputs) {
  for (const auto& [quantised, integer] : kPlain) {
    if (outputs.output.dtype() == quantised) {
      return {bitcast(outputs.output, integer), outputs.output_min,
              outputs.output_max};
    }
  }
  return outputs.output;
}
Tensor quantised(const Tensor& tensor) {
  for (const auto& [quantised, integer] : kPlain) {
    if (tensor.dtype() == integer) return bitcast(tensor, quantised);
  }
  return tensor;
}

Outputs quantize(const Inputs& in, DType dtype,
                 const quantization::QuantizeOptions& options = {}) {
  return plain(tf::quantization::quantize(in[0], in[1], in[2], dtype, options));
}
Tensor dequantize(const Inputs& in,
                  const quantization::DequantizeOptions& options = {}) {
  return tf::quantization::dequantize(quantised(in[0]), in[1], in[2], options);
}

using Both = Tensor (*)(const TensorLike&, const TensorLike&, const TensorLike&,
                        const quantization::QuantizeAndDequantizeOptions&);

// Those which are called alike.
std::vector<GoldenCase> cases_of(const std::string& name, Both both) {
  return {
      {name, [=](const Inputs& in) { return both(in[0], 0.0, 0.0, {}); }},
      {name + "/range",
       [=](const Inputs& in) {
         return both(in[0], -2.0, 3.0, {.range_given = true});
       }},
      {name + "/tensors",
       [=](const Inputs& in) {
         return both(in[0], in[1], in[2], {.range_given = true});
       }},
      {name + "/options",
       [=](const Inputs& in) {
         return both(in[0], -1.0, 4.0,
                     {.signed_input = false,
                      .num_bits = 5,
                      .range_given = true,
                      .round_mode = "HALF_UP",
                      .name = "n",
                      .narrow_range = true});
       }},
      {name + "/axis=1",
       [=](const Inputs& in) {
         return both(in[0], in[1], in[2], {.axis = 1});
       }},
      {name + "/axis=-1",
       [=](const Inputs& in) {
         return both(in[0], in[1], in[2], {.axis = -1});
       }},
      {name + "/limits",
       [=](const Inputs& in) {
         return both(in[0], 2.0, 1.0, {.range_given = true});
       }},
      {name + "/bits",
       [=](const Inputs& in) {
         return both(in[0], 0.0, 0.0, {.num_bits = 64});
       }},
  };
}

TEST_CASE("quantised numbers are Python's") {
  std::vector<GoldenCase> cases = {
      GOLDEN("quantize/qint8", quantize(in, qint8)),
      GOLDEN("quantize/quint8", quantize(in, quint8)),
      GOLDEN("quantize/qint32", quantize(in, qint32)),
      GOLDEN("quantize/qint16", quantize(in, qint16)),
      GOLDEN("quantize/quint16", quantize(in, quint16)),
      GOLDEN("quantize/first", quantize(in, quint8, {.mode = "MIN_FIRST"})),
      GOLDEN("quantize/scaled", quantize(in, qint8,
                                         {.mode = "SCALED",
                                          .round_mode = "HALF_TO_EVEN",
                                          .name = "n",
                                          .narrow_range = true})),
      GOLDEN("quantize/minimum",
             quantize(in, quint8, {.ensure_minimum_range = 4.0F})),
      GOLDEN("quantize/axis=1",
             quantize(in, qint8, {.mode = "SCALED", .axis = 1})),
      GOLDEN("quantize/axis=-1",
             quantize(in, qint8, {.mode = "SCALED", .axis = -1})),
      GOLDEN("quantize/mode",
             plain(tf::quantization::quantize(in[0], -1.0, 1.0, qint8,
                                              {.round_mode = "HALF_TO_EVEN"}))),
      GOLDEN("dequantize", dequantize(in)),
      GOLDEN("dequantize/first",
             dequantize(in, {.mode = "MIN_FIRST", .name = "n"})),
      GOLDEN("dequantize/scaled",
             dequantize(in, {.mode = "SCALED", .narrow_range = true})),
      GOLDEN("dequantize/bfloat16", dequantize(in, {.dtype = bfloat16})),
      GOLDEN("dequantize/axis=1",
             dequantize(in, {.mode = "SCALED", .axis = 1})),
      GOLDEN("dequantize/axis=-1",
             dequantize(in, {.mode = "SCALED", .axis = -1})),
      GOLDEN("dequantize/float",
             tf::quantization::dequantize(in[0], -1.0, 1.0)),
      GOLDEN("concat", plain(tf::quantization::quantized_concat(
                           0, {quantised(in[0]), quantised(in[1])},
                           {in[2], in[3]}, {in[4], in[5]}, {.name = "n"}))),
  };
  for (const auto& [name, both] :
       {std::pair<std::string, Both>("both",
                                     quantization::quantize_and_dequantize),
        {"both_v2", quantization::quantize_and_dequantize_v2}}) {
    for (GoldenCase& each : cases_of(name, both)) {
      cases.push_back(std::move(each));
    }
  }
  check_golden("quantization/quantize", cases);
}

TEST_CASE("a scalar has no axis to quantise along") {
  CHECK_THROWS_AS(
      tf::quantization::quantize(1.0, -1.0, 1.0, qint8, {.axis = -1}),
      ValueError);
  CHECK_THROWS_AS(
      tf::quantization::dequantize(quantised(constant(1, {.dtype = int8})),
                                   -1.0, 1.0, {.axis = -1}),
      ValueError);
  CHECK_THROWS_AS(
      tf::quantization::quantize_and_dequantize(1.0, -1.0, 1.0, {.axis = -2}),
      ValueError);
}

}  // namespace
}  // namespace tfx
