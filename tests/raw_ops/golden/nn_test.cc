// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("nn: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["Relu"] = [](TensorSpan in) { return outputs(Relu(in[0])); };
  calls["Relu6"] = [](TensorSpan in) { return outputs(Relu6(in[0])); };
  calls["Elu"] = [](TensorSpan in) { return outputs(Elu(in[0])); };
  calls["Selu"] = [](TensorSpan in) { return outputs(Selu(in[0])); };
  calls["Softplus"] = [](TensorSpan in) { return outputs(Softplus(in[0])); };
  calls["Softsign"] = [](TensorSpan in) { return outputs(Softsign(in[0])); };
  calls["LeakyRelu"] = [](TensorSpan in) { return outputs(LeakyRelu(in[0])); };
  calls["LeakyRelu/alpha"] = [](TensorSpan in) {
    return outputs(LeakyRelu(in[0], {.alpha = 0.5F}));
  };
  calls["ReluGrad"] = [](TensorSpan in) {
    return outputs(ReluGrad(in[0], in[1]));
  };
  calls["Relu6Grad"] = [](TensorSpan in) {
    return outputs(Relu6Grad(in[0], in[1]));
  };
  calls["SoftplusGrad"] = [](TensorSpan in) {
    return outputs(SoftplusGrad(in[0], in[1]));
  };
  calls["SoftsignGrad"] = [](TensorSpan in) {
    return outputs(SoftsignGrad(in[0], in[1]));
  };
  calls["LeakyReluGrad/alpha"] = [](TensorSpan in) {
    return outputs(LeakyReluGrad(in[0], in[1], {.alpha = 0.1F}));
  };
  calls["EluGrad"] = [](TensorSpan in) {
    return outputs(EluGrad(in[0], in[1]));
  };
  calls["SeluGrad"] = [](TensorSpan in) {
    return outputs(SeluGrad(in[0], in[1]));
  };
  calls["Softmax"] = [](TensorSpan in) { return outputs(Softmax(in[0])); };
  calls["LogSoftmax"] = [](TensorSpan in) {
    return outputs(LogSoftmax(in[0]));
  };
  calls["BiasAdd/data_format"] = [](TensorSpan in) {
    return outputs(BiasAdd(in[0], in[1], {.data_format = "NHWC"}));
  };
  calls["BiasAddGrad/data_format"] = [](TensorSpan in) {
    return outputs(BiasAddGrad(in[0], {.data_format = "NHWC"}));
  };
  calls["BiasAdd/data_format/2"] = [](TensorSpan in) {
    return outputs(BiasAdd(in[0], in[1], {.data_format = "NCHW"}));
  };
  calls["BiasAddGrad/data_format/2"] = [](TensorSpan in) {
    return outputs(BiasAddGrad(in[0], {.data_format = "NCHW"}));
  };
  calls["BiasAddV1"] = [](TensorSpan in) {
    return outputs(BiasAddV1(in[0], in[1]));
  };
  calls["L2Loss"] = [](TensorSpan in) { return outputs(L2Loss(in[0])); };
  calls["SoftmaxCrossEntropyWithLogits"] = [](TensorSpan in) {
    const auto v0 = SoftmaxCrossEntropyWithLogits(in[0], in[1]);
    return outputs(v0.loss, v0.backprop);
  };
  calls["SparseSoftmaxCrossEntropyWithLogits"] = [](TensorSpan in) {
    const auto v0 = SparseSoftmaxCrossEntropyWithLogits(in[0], in[1]);
    return outputs(v0.loss, v0.backprop);
  };
  calls["InTopK/k"] = [](TensorSpan in) {
    return outputs(InTopK(in[0], in[1], 2));
  };
  calls["InTopKV2"] = [](TensorSpan in) {
    return outputs(InTopKV2(in[0], in[1], in[2]));
  };
  calls["TopKV2"] = [](TensorSpan in) {
    const auto v0 = TopKV2(in[0], in[1]);
    return outputs(v0.values, v0.indices);
  };
  calls["TopKV2/index_type"] = [](TensorSpan in) {
    const auto v0 = TopKV2(in[0], in[1], {.index_type = int64});
    return outputs(v0.values, v0.indices);
  };
  calls["TopKV2/sorted"] = [](TensorSpan in) {
    const auto v0 = TopKV2(in[0], in[1], {.sorted = false});
    return outputs(v0.values, v0.indices);
  };
  calls["NthElement"] = [](TensorSpan in) {
    return outputs(NthElement(in[0], in[1]));
  };
  calls["NthElement/reverse"] = [](TensorSpan in) {
    return outputs(NthElement(in[0], in[1], {.reverse = true}));
  };
  calls["CTCLoss"] = [](TensorSpan in) {
    const auto v0 = CTCLoss(in[0], in[1], in[2], in[3]);
    return outputs(v0.loss, v0.gradient);
  };
  calls["CTCGreedyDecoder/merge_repeated"] = [](TensorSpan in) {
    const auto v0 = CTCGreedyDecoder(in[0], in[1], {.merge_repeated = true});
    return outputs(v0.decoded_indices, v0.decoded_values, v0.decoded_shape,
                   v0.log_probability);
  };
  calls["CTCBeamSearchDecoder/beam_width/top_paths"] = [](TensorSpan in) {
    const auto v0 = CTCBeamSearchDecoder(in[0], in[1], 4, 2);
    return outputs(v0.decoded_indices, v0.decoded_values, v0.decoded_shape,
                   v0.log_probability);
  };
  calls["IsotonicRegression"] = [](TensorSpan in) {
    const auto v0 = IsotonicRegression(in[0]);
    return outputs(v0.output, v0.segments);
  };
  calls["ComputeAccidentalHits/num_true"] = [](TensorSpan in) {
    const auto v0 = ComputeAccidentalHits(in[0], in[1], 2);
    return outputs(v0.indices, v0.ids, v0.weights);
  };
  calls["Conv2D/strides/padding"] = [](TensorSpan in) {
    return outputs(Conv2D(in[0], in[1], {1, 1, 1, 1}, "VALID"));
  };
  calls["Conv2D/strides/padding/2"] = [](TensorSpan in) {
    return outputs(Conv2D(in[0], in[1], {1, 2, 2, 1}, "SAME"));
  };
  calls["Conv2D/strides/padding/explicit_paddings"] = [](TensorSpan in) {
    return outputs(Conv2D(in[0], in[1], {1, 1, 1, 1}, "EXPLICIT",
                          {.explicit_paddings = {0, 0, 1, 0, 0, 2, 0, 0}}));
  };
  calls["Conv2D/strides/padding/dilations"] = [](TensorSpan in) {
    return outputs(Conv2D(in[0], in[1], {1, 1, 1, 1}, "VALID",
                          {.dilations = {1, 2, 2, 1}}));
  };
  calls["Conv2DBackpropInput/strides/padding"] = [](TensorSpan in) {
    return outputs(
        Conv2DBackpropInput(in[0], in[1], in[2], {1, 1, 1, 1}, "VALID"));
  };
  calls["Conv2DBackpropFilter/strides/padding"] = [](TensorSpan in) {
    return outputs(
        Conv2DBackpropFilter(in[0], in[1], in[2], {1, 1, 1, 1}, "VALID"));
  };
  calls["DepthwiseConv2dNative/strides/padding"] = [](TensorSpan in) {
    return outputs(DepthwiseConv2dNative(in[0], in[1], {1, 2, 2, 1}, "SAME"));
  };
  calls["DepthwiseConv2dNativeBackpropInput/strides/padding"] =
      [](TensorSpan in) {
        return outputs(DepthwiseConv2dNativeBackpropInput(
            in[0], in[1], in[2], {1, 1, 1, 1}, "VALID"));
      };
  calls["DepthwiseConv2dNativeBackpropFilter/strides/padding"] =
      [](TensorSpan in) {
        return outputs(DepthwiseConv2dNativeBackpropFilter(
            in[0], in[1], in[2], {1, 1, 1, 1}, "VALID"));
      };
  calls["Conv3D/strides/padding"] = [](TensorSpan in) {
    return outputs(Conv3D(in[0], in[1], {1, 1, 1, 1, 1}, "SAME"));
  };
  calls["Conv3DBackpropInputV2/strides/padding"] = [](TensorSpan in) {
    return outputs(
        Conv3DBackpropInputV2(in[0], in[1], in[2], {1, 1, 1, 1, 1}, "SAME"));
  };
  calls["Conv3DBackpropFilterV2/strides/padding"] = [](TensorSpan in) {
    return outputs(
        Conv3DBackpropFilterV2(in[0], in[1], in[2], {1, 1, 1, 1, 1}, "SAME"));
  };
  calls["Conv/strides/padding"] = [](TensorSpan in) {
    return outputs(Conv(in[0], in[1], {1, 1, 1, 1}, "VALID"));
  };
  calls["Dilation2D/strides/rates/padding"] = [](TensorSpan in) {
    return outputs(
        Dilation2D(in[0], in[1], {1, 1, 1, 1}, {1, 1, 1, 1}, "VALID"));
  };
  calls["Dilation2DBackpropInput/strides/rates/padding"] = [](TensorSpan in) {
    return outputs(Dilation2DBackpropInput(in[0], in[1], in[2], {1, 1, 1, 1},
                                           {1, 1, 1, 1}, "VALID"));
  };
  calls["Dilation2DBackpropFilter/strides/rates/padding"] = [](TensorSpan in) {
    return outputs(Dilation2DBackpropFilter(in[0], in[1], in[2], {1, 1, 1, 1},
                                            {1, 1, 1, 1}, "VALID"));
  };
  calls["FusedPadConv2D/mode/strides/padding"] = [](TensorSpan in) {
    return outputs(
        FusedPadConv2D(in[0], in[1], in[2], "REFLECT", {1, 1, 1, 1}, "VALID"));
  };
  calls["AvgPool/ksize/strides/padding"] = [](TensorSpan in) {
    return outputs(AvgPool(in[0], {1, 2, 2, 1}, {1, 2, 2, 1}, "VALID"));
  };
  calls["MaxPool/ksize/strides/padding"] = [](TensorSpan in) {
    return outputs(MaxPool(in[0], {1, 2, 2, 1}, {1, 2, 2, 1}, "VALID"));
  };
  calls["MaxPool/ksize/strides/padding/explicit_paddings"] = [](TensorSpan in) {
    return outputs(MaxPool(in[0], {1, 2, 2, 1}, {1, 2, 2, 1}, "EXPLICIT",
                           {.explicit_paddings = {0, 0, 1, 1, 0, 1, 0, 0}}));
  };
  calls["MaxPoolV2/padding"] = [](TensorSpan in) {
    return outputs(MaxPoolV2(in[0], in[1], in[2], "SAME"));
  };
  calls["AvgPoolGrad/ksize/strides/padding"] = [](TensorSpan in) {
    return outputs(
        AvgPoolGrad(in[0], in[1], {1, 2, 2, 1}, {1, 2, 2, 1}, "VALID"));
  };
  calls["MaxPoolGrad/ksize/strides/padding"] = [](TensorSpan in) {
    return outputs(
        MaxPoolGrad(in[0], in[1], in[2], {1, 2, 2, 1}, {1, 2, 2, 1}, "VALID"));
  };
  calls["MaxPoolGradGrad/ksize/strides/padding"] = [](TensorSpan in) {
    return outputs(MaxPoolGradGrad(in[0], in[1], in[2], {1, 2, 2, 1},
                                   {1, 2, 2, 1}, "VALID"));
  };
  calls["MaxPoolWithArgmax/ksize/strides/padding"] = [](TensorSpan in) {
    const auto v0 =
        MaxPoolWithArgmax(in[0], {1, 2, 2, 1}, {1, 2, 2, 1}, "VALID");
    return outputs(v0.output, v0.argmax);
  };
  calls
      ["MaxPoolWithArgmax/ksize/strides/padding/Targmax/"
       "include_batch_in_index"] = [](TensorSpan in) {
        const auto v0 = MaxPoolWithArgmax(
            in[0], {1, 2, 2, 1}, {1, 2, 2, 1}, "VALID",
            {.Targmax = int32, .include_batch_in_index = true});
        return outputs(v0.output, v0.argmax);
      };
  calls["AvgPool3D/ksize/strides/padding"] = [](TensorSpan in) {
    return outputs(AvgPool3D(in[0], {1, 2, 2, 2, 1}, {1, 1, 1, 1, 1}, "SAME"));
  };
  calls["MaxPool3D/ksize/strides/padding"] = [](TensorSpan in) {
    return outputs(MaxPool3D(in[0], {1, 2, 2, 2, 1}, {1, 1, 1, 1, 1}, "SAME"));
  };
  calls["AvgPool3DGrad/ksize/strides/padding"] = [](TensorSpan in) {
    return outputs(
        AvgPool3DGrad(in[0], in[1], {1, 2, 2, 2, 1}, {1, 1, 1, 1, 1}, "SAME"));
  };
  calls
      ["FractionalAvgPool/pooling_ratio/pseudo_random/overlapping/"
       "deterministic/seed/seed2"] = [](TensorSpan in) {
        const auto v0 = FractionalAvgPool(in[0], {1.0F, 1.5F, 1.4F, 1.0F},
                                          {.pseudo_random = true,
                                           .overlapping = true,
                                           .deterministic = true,
                                           .seed = 3,
                                           .seed2 = 4});
        return outputs(v0.output, v0.row_pooling_sequence,
                       v0.col_pooling_sequence);
      };
  calls
      ["FractionalMaxPool/pooling_ratio/pseudo_random/overlapping/"
       "deterministic/seed/seed2"] = [](TensorSpan in) {
        const auto v0 = FractionalMaxPool(in[0], {1.0F, 1.5F, 1.4F, 1.0F},
                                          {.pseudo_random = true,
                                           .overlapping = true,
                                           .deterministic = true,
                                           .seed = 3,
                                           .seed2 = 4});
        return outputs(v0.output, v0.row_pooling_sequence,
                       v0.col_pooling_sequence);
      };
  calls["FusedBatchNorm/training"] = [](TensorSpan in) {
    const auto v0 = FusedBatchNorm(in[0], in[1], in[2], in[3], in[4],
                                   {.epsilon = 0.01F, .is_training = true});
    return outputs(v0.y, v0.batch_mean, v0.batch_variance);
  };
  calls["FusedBatchNorm/training/2"] = [](TensorSpan in) {
    const auto v0 = FusedBatchNorm(in[0], in[1], in[2], in[3], in[4],
                                   {.epsilon = 0.01F, .is_training = false});
    return outputs(v0.y, v0.batch_mean, v0.batch_variance);
  };
  calls["FusedBatchNormV2/training"] = [](TensorSpan in) {
    const auto v0 = FusedBatchNormV2(in[0], in[1], in[2], in[3], in[4],
                                     {.epsilon = 0.01F, .is_training = true});
    return outputs(v0.y, v0.batch_mean, v0.batch_variance);
  };
  calls["FusedBatchNormV2/training/2"] = [](TensorSpan in) {
    const auto v0 = FusedBatchNormV2(in[0], in[1], in[2], in[3], in[4],
                                     {.epsilon = 0.01F, .is_training = false});
    return outputs(v0.y, v0.batch_mean, v0.batch_variance);
  };
  calls["FusedBatchNormV3/training"] = [](TensorSpan in) {
    const auto v0 = FusedBatchNormV3(in[0], in[1], in[2], in[3], in[4],
                                     {.epsilon = 0.01F, .is_training = true});
    return outputs(v0.y, v0.batch_mean, v0.batch_variance);
  };
  calls["FusedBatchNormV3/training/2"] = [](TensorSpan in) {
    const auto v0 = FusedBatchNormV3(in[0], in[1], in[2], in[3], in[4],
                                     {.epsilon = 0.01F, .is_training = false});
    return outputs(v0.y, v0.batch_mean, v0.batch_variance);
  };
  calls["FusedBatchNormGrad"] = [](TensorSpan in) {
    const auto v0 = FusedBatchNormGrad(in[0], in[1], in[2], in[3], in[4],
                                       {.is_training = false});
    return outputs(v0.x_backprop, v0.scale_backprop, v0.offset_backprop);
  };
  calls["FusedBatchNormGradV2"] = [](TensorSpan in) {
    const auto v0 = FusedBatchNormGradV2(in[0], in[1], in[2], in[3], in[4],
                                         {.is_training = false});
    return outputs(v0.x_backprop, v0.scale_backprop, v0.offset_backprop);
  };
  calls["LRN/depth_radius/bias/alpha/beta"] = [](TensorSpan in) {
    return outputs(
        LRN(in[0],
            {.depth_radius = 2, .bias = 2.0F, .alpha = 0.5F, .beta = 0.75F}));
  };
  calls["LRN"] = [](TensorSpan in) { return outputs(LRN(in[0])); };
  calls["DataFormatDimMap"] = [](TensorSpan in) {
    return outputs(DataFormatDimMap(in[0]));
  };
  calls["DataFormatVecPermute/src_format/dst_format"] = [](TensorSpan in) {
    return outputs(DataFormatVecPermute(
        in[0], {.src_format = "NCHW", .dst_format = "NHWC"}));
  };
  calls["GRUBlockCell"] = [](TensorSpan in) {
    const auto v0 = GRUBlockCell(in[0], in[1], in[2], in[3], in[4], in[5]);
    return outputs(v0.r, v0.u, v0.c, v0.h);
  };
  calls["LSTMBlockCell"] = [](TensorSpan in) {
    const auto v0 =
        LSTMBlockCell(in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7]);
    return outputs(v0.i, v0.cs, v0.f, v0.o, v0.ci, v0.co, v0.h);
  };
  calls["LSTMBlockCell/forget_bias/cell_clip/use_peephole"] =
      [](TensorSpan in) {
        const auto v0 = LSTMBlockCell(
            in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7],
            {.forget_bias = 0.5F, .cell_clip = 1.0F, .use_peephole = true});
        return outputs(v0.i, v0.cs, v0.f, v0.o, v0.ci, v0.co, v0.h);
      };
  calls["BlockLSTM"] = [](TensorSpan in) {
    const auto v0 = BlockLSTM(in[0], in[1], in[2], in[3], in[4], in[5], in[6],
                              in[7], in[8]);
    return outputs(v0.i, v0.cs, v0.f, v0.o, v0.ci, v0.co, v0.h);
  };
  calls["BlockLSTMV2/cell_clip"] = [](TensorSpan in) {
    const auto v0 = BlockLSTMV2(in[0], in[1], in[2], in[3], in[4], in[5], in[6],
                                in[7], in[8], {.cell_clip = -1.0F});
    return outputs(v0.i, v0.cs, v0.f, v0.o, v0.ci, v0.co, v0.h);
  };
  calls["Conv2D/fails"] = [](TensorSpan in) {
    return outputs(Conv2D(in[0], in[1], {1, 1, 1, 1}, "FULL"));
  };
  calls["MaxPool/fails"] = [](TensorSpan in) {
    return outputs(MaxPool(in[0], {1, 2, 2}, {1, 1, 1, 1}, "VALID"));
  };
  calls["BiasAdd/fails"] = [](TensorSpan in) {
    return outputs(BiasAdd(in[0], in[1]));
  };
  check_golden("nn", calls);
}

}  // namespace
}  // namespace tfx::raw_ops
