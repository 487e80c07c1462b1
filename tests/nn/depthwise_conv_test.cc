#include "tfx/nn/depthwise_conv.h"

#include <catch2/catch.hpp>

#include "tests/function/traced_call.h"
#include "tests/nn/testing.h"
#include "tests/ops/golden_cases.h"
#include "tfx/nn/conv.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

using tf::nn::Padding;
using tf::nn::Sizes;

const std::vector<int64_t> kImage = {1, 4, 5, 2};
const std::vector<int64_t> kKernel = {2, 3, 2, 2};
const Sizes kTwos = {1, 2, 2, 1};
const Padding kDepthwisePads = {{0, 0}, {1, 1}, {2, 0}, {0, 0}};

GoldenCase depthwise(const std::string& name, const Sizes& strides,
                     const Padding& padding,
                     const tf::nn::DepthwiseConv2dOptions& options = {}) {
  return {"depthwise_conv2d" + name, [=](const Inputs& in) {
            return tf::nn::depthwise_conv2d(in[0], in[1], strides, padding,
                                            options);
          }};
}

GoldenCase separable(const std::string& name, const Sizes& strides,
                     const Padding& padding,
                     const tf::nn::DepthwiseConv2dOptions& options = {}) {
  return {"separable_conv2d" + name, [=](const Inputs& in) {
            return tf::nn::separable_conv2d(in[0], in[1], in[2], strides,
                                            padding, options);
          }};
}

std::vector<GoldenCase> forward_cases() {
  return {
      depthwise("", kOnes, "SAME"),
      depthwise("/VALID", kOnes, "VALID"),
      depthwise("/strides", kTwos, "SAME"),
      depthwise("/list", kOnes, kDepthwisePads),
      depthwise("/NCHW", kOnes, "SAME", {.data_format = "NCHW"}),
      depthwise("/dilations=[1,1]", kOnes, "SAME", {.dilations = {1, 1}}),
      depthwise("/dilations=[2,2]", kOnes, "SAME", {.dilations = {2, 2}}),
      depthwise("/dilations=[1,2], VALID", kOnes, "VALID",
                {.dilations = {1, 2}}),
      depthwise("/dilations=[2,1], list", kOnes, kDepthwisePads,
                {.dilations = {2, 1}}),
      depthwise("/dilations=[2,2], NCHW", kOnes, "SAME",
                {.data_format = "NCHW", .dilations = {2, 2}}),
      depthwise("/strides=1", 1, "SAME"),
      depthwise("/dilations=2", kOnes, "SAME", {.dilations = 2}),
      depthwise("/dilations=[0,1]", kOnes, "SAME", {.dilations = {0, 1}}),
      depthwise("/short list", kOnes, {{0, 0}}),
      depthwise("/channels", kOnes, "SAME"),
      separable("", kOnes, "SAME"),
      separable("/VALID, strides", kTwos, "VALID"),
      separable("/list", kOnes, kDepthwisePads),
      separable("/NCHW", kOnes, "SAME", {.data_format = "NCHW"}),
      separable("/dilations", kOnes, "SAME", {.dilations = {1, 2}}),
      separable("/point", kOnes, "SAME"),
      separable("/rank", kOnes, "SAME"),
  };
}

std::vector<GoldenCase> backprop_cases() {
  std::vector<GoldenCase> cases = {
      GOLDEN("depthwise_conv2d_backprop_filter of a tensor",
             tf::nn::depthwise_conv2d_backprop_filter(in[0], in[1], in[2],
                                                      kOnes, "SAME")),
      GOLDEN("depthwise_conv2d_backprop_input of a tensor",
             tf::nn::depthwise_conv2d_backprop_input(in[0], in[1], in[2], kOnes,
                                                     "SAME")),
      GOLDEN("depthwise_conv2d_backprop_filter/strides=1",
             tf::nn::depthwise_conv2d_backprop_filter(in[0], kKernel, in[1], 1,
                                                      "SAME")),
      GOLDEN("depthwise_conv2d_backprop_input/strides=1",
             tf::nn::depthwise_conv2d_backprop_input(kImage, in[0], in[1], 1,
                                                     "SAME")),
      GOLDEN("depthwise_conv2d_backprop_filter/dilations=2",
             tf::nn::depthwise_conv2d_backprop_filter(
                 in[0], kKernel, in[1], kOnes, "SAME", {.dilations = 2})),
      GOLDEN("depthwise_conv2d_backprop_input/dilations=2",
             tf::nn::depthwise_conv2d_backprop_input(
                 kImage, in[0], in[1], kOnes, "SAME", {.dilations = 2})),
      GOLDEN("depthwise_conv2d_backprop_input/sizes",
             tf::nn::depthwise_conv2d_backprop_input({1, 4, 9, 2}, in[0], in[1],
                                                     kOnes, "SAME")),
  };
  const auto add =
      [&](const std::string& name, const std::vector<int64_t>& sizes,
          const Sizes& strides, const Padding& padding,
          const tf::nn::DepthwiseConv2dBackpropOptions& options = {}) {
        cases.push_back(
            {"depthwise_conv2d_backprop_filter" + name, [=](const Inputs& in) {
               return tf::nn::depthwise_conv2d_backprop_filter(
                   in[0], kKernel, in[1], strides, padding, options);
             }});
        cases.push_back(
            {"depthwise_conv2d_backprop_input" + name, [=](const Inputs& in) {
               return tf::nn::depthwise_conv2d_backprop_input(
                   sizes, in[0], in[1], strides, padding, options);
             }});
      };
  add("", kImage, kOnes, "SAME");
  add("/VALID", kImage, kOnes, "VALID");
  add("/strides", kImage, kTwos, "SAME");
  add("/list", kImage, kOnes, kDepthwisePads);
  add("/NCHW", {1, 2, 4, 5}, kOnes, "SAME", {.data_format = "NCHW"});
  add("/dilations", kImage, kOnes, "SAME", {.dilations = kTwos});
  return cases;
}

TEST_CASE("depthwise convolutions are Python's") {
  std::vector<GoldenCase> cases = forward_cases();
  for (GoldenCase& each : backprop_cases()) cases.push_back(std::move(each));
  check_golden("nn/depthwise_conv", cases);
}

// In Python it has to.
TEST_CASE("a dilated filter's shape need not be known") {
  const auto numbers = [](const std::vector<int64_t>& shape, int64_t count) {
    return tf::reshape(tf::cast(tf::range(count) * 7 % 11, float32), shape);
  };
  const Inputs inputs = {numbers(kImage, 40), numbers(kKernel, 24),
                         numbers({1, 1, 4, 3}, 12)};
  const auto call = [](const Inputs& in) -> std::vector<Tensor> {
    return {
        tf::nn::depthwise_conv2d(in[0], in[1], kOnes, "SAME",
                                 {.dilations = {2, 1}}),
        tf::nn::separable_conv2d(in[0], in[1], in[2], kOnes, "SAME",
                                 {.dilations = {1, 2}}),
        tf::nn::convolution(in[0], in[1], {.padding = "SAME", .dilations = 2})};
  };
  const std::vector<Tensor> expected = call(inputs);
  const std::vector<Tensor> traced =
      call_traced(call, inputs, TracingWay::kDims);
  for (size_t i = 0; i < expected.size(); ++i) {
    CHECK(bool(tf::reduce_all(traced[i] == expected[i])));
  }
}

}  // namespace
}  // namespace tfx
