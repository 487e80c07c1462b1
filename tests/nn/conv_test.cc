#include "tfx/nn/conv.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

const std::vector<std::vector<int64_t>> kPadsNhwc = {
    {0, 0}, {1, 1}, {2, 0}, {0, 0}};
const std::vector<std::vector<int64_t>> kPadsNchw = {
    {0, 0}, {0, 0}, {1, 1}, {2, 0}};

std::vector<GoldenCase> conv1d_cases() {
  return {
      GOLDEN("conv1d", tf::nn::conv1d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv1d/VALID", tf::nn::conv1d(in[0], in[1], 1, "VALID")),
      GOLDEN("conv1d/stride=2", tf::nn::conv1d(in[0], in[1], 2, "SAME")),
      GOLDEN("conv1d/stride=[2]", tf::nn::conv1d(in[0], in[1], {2}, "SAME")),
      GOLDEN("conv1d/stride=[1,2,1]",
             tf::nn::conv1d(in[0], in[1], {1, 2, 1}, "SAME")),
      GOLDEN("conv1d/dilations=2",
             tf::nn::conv1d(in[0], in[1], 1, "SAME", {.dilations = 2})),
      GOLDEN("conv1d/NCW",
             tf::nn::conv1d(in[0], in[1], 2, "SAME", {.data_format = "NCW"})),
      GOLDEN("conv1d/groups", tf::nn::conv1d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv1d/batches", tf::nn::conv1d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv1d/batches NCW",
             tf::nn::conv1d(in[0], in[1], 1, "SAME", {.data_format = "NCW"})),
      GOLDEN("conv1d/literal",
             tf::nn::conv1d({{{1.0}, {2.0}, {3.0}}}, in[0], 1, "SAME")),
      GOLDEN("conv1d/format",
             tf::nn::conv1d(in[0], in[1], 1, "SAME", {.data_format = "WNC"})),
      GOLDEN("conv1d/stride=[1,2]",
             tf::nn::conv1d(in[0], in[1], {1, 2}, "SAME")),
      GOLDEN("conv1d/list",
             tf::nn::conv1d(in[0], in[1], 1, {{0, 0}, {1, 1}, {0, 0}})),
      GOLDEN("conv1d/channels", tf::nn::conv1d(in[0], in[1], 1, "SAME")),
  };
}

std::vector<GoldenCase> conv2d_cases() {
  return {
      GOLDEN("conv2d", tf::nn::conv2d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv2d/VALID", tf::nn::conv2d(in[0], in[1], 1, "VALID")),
      GOLDEN("conv2d/none", tf::nn::conv2d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv2d/strides=2", tf::nn::conv2d(in[0], in[1], 2, "SAME")),
      GOLDEN("conv2d/strides=[2,1]",
             tf::nn::conv2d(in[0], in[1], {2, 1}, "SAME")),
      GOLDEN("conv2d/strides=[1,1,2,1]",
             tf::nn::conv2d(in[0], in[1], {1, 1, 2, 1}, "SAME")),
      GOLDEN("conv2d/dilations=2",
             tf::nn::conv2d(in[0], in[1], 1, "SAME", {.dilations = 2})),
      GOLDEN("conv2d/dilations=[1,2]",
             tf::nn::conv2d(in[0], in[1], 1, "SAME", {.dilations = {1, 2}})),
      GOLDEN("conv2d/list",
             tf::nn::conv2d(in[0], in[1], 1, {{0, 0}, {1, 1}, {2, 0}, {0, 0}})),
      GOLDEN("conv2d/list, strides=2",
             tf::nn::conv2d(in[0], in[1], 2, kPadsNhwc)),
      GOLDEN("conv2d/NCHW",
             tf::nn::conv2d(in[0], in[1], 1, "SAME", {.data_format = "NCHW"})),
      GOLDEN("conv2d/NCHW list", tf::nn::conv2d(in[0], in[1], {1, 2}, kPadsNchw,
                                                {.data_format = "NCHW"})),
      GOLDEN("conv2d/groups", tf::nn::conv2d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv2d/batches", tf::nn::conv2d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv2d/more batches", tf::nn::conv2d(in[0], in[1], 2, "VALID")),
      GOLDEN("conv2d/strides=[1,1,1]",
             tf::nn::conv2d(in[0], in[1], {1, 1, 1}, "SAME")),
      GOLDEN("conv2d/dilations=[1,1,1]",
             tf::nn::conv2d(in[0], in[1], 1, "SAME", {.dilations = {1, 1, 1}})),
      GOLDEN("conv2d/short list",
             tf::nn::conv2d(in[0], in[1], 1, {{0, 0}, {1, 1}})),
      GOLDEN("conv2d/short pair",
             tf::nn::conv2d(in[0], in[1], 1, {{0, 0}, {1, 1}, {1}, {0, 0}})),
      GOLDEN("conv2d/EXPLICIT", tf::nn::conv2d(in[0], in[1], 1, "EXPLICIT")),
      GOLDEN("conv2d/channels", tf::nn::conv2d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv2d/dtypes", tf::nn::conv2d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv2d/complex", tf::nn::conv2d(in[0], in[1], 1, "SAME")),
  };
}

std::vector<GoldenCase> conv3d_cases() {
  return {
      GOLDEN("conv3d", tf::nn::conv3d(in[0], in[1], {1, 1, 1, 1, 1}, "SAME")),
      GOLDEN("conv3d/VALID",
             tf::nn::conv3d(in[0], in[1], {1, 1, 1, 1, 1}, "VALID")),
      GOLDEN("conv3d/strides",
             tf::nn::conv3d(in[0], in[1], {1, 2, 1, 2, 1}, "SAME")),
      GOLDEN("conv3d/dilations",
             tf::nn::conv3d(in[0], in[1], {1, 1, 1, 1, 1}, "SAME",
                            {.dilations = {1, 1, 2, 1, 1}})),
      GOLDEN("conv3d/NCDHW", tf::nn::conv3d(in[0], in[1], {1, 1, 1, 2, 1},
                                            "SAME", {.data_format = "NCDHW"})),
      GOLDEN("conv3d/batches",
             tf::nn::conv3d(in[0], in[1], {1, 1, 1, 1, 1}, "SAME")),
      GOLDEN("conv3d/strides=1", tf::nn::conv3d(in[0], in[1], 1, "SAME")),
      GOLDEN("conv3d/list",
             tf::nn::conv3d(in[0], in[1], {1, 1, 1, 1, 1}, kPadsNhwc)),
      GOLDEN("conv3d/channels",
             tf::nn::conv3d(in[0], in[1], {1, 1, 1, 1, 1}, "SAME")),
  };
}

GoldenCase convolution(const std::string& name,
                       const tf::nn::ConvolutionOptions& options = {}) {
  return {name, [options](const Inputs& in) {
            return tf::nn::convolution(in[0], in[1], options);
          }};
}

std::vector<GoldenCase> convolution_cases() {
  return {
      convolution("convolution"),
      convolution("convolution/SAME", {.padding = "SAME"}),
      convolution("convolution/strides=2", {.strides = 2, .padding = "SAME"}),
      convolution("convolution/strides=[1,2]", {.strides = {1, 2}}),
      convolution("convolution/strides=[1,1,2,1]", {.strides = {1, 1, 2, 1}}),
      convolution("convolution/3d strides=2",
                  {.strides = 2, .padding = "SAME"}),
      convolution("convolution/1d strides=2", {.strides = 2}),
      convolution("convolution/NCW", {.strides = 2, .data_format = "NCW"}),
      convolution("convolution/NCHW",
                  {.strides = {2, 1}, .data_format = "NCHW"}),
      convolution("convolution/NCDHW", {.data_format = "NCDHW"}),
      convolution("convolution/NDHWC", {.strides = 2, .data_format = "NDHWC"}),
      convolution("convolution/batches", {.padding = "SAME"}),
      convolution("convolution/3d batches", {.data_format = "NDHWC"}),
      convolution("convolution/dilations=1", {.dilations = 1}),
      convolution("convolution/1d dilations=2", {.dilations = 2}),
      convolution("convolution/1d dilations=2, SAME",
                  {.padding = "SAME", .dilations = 2}),
      convolution("convolution/1d dilations=2, NCW",
                  {.padding = "SAME", .data_format = "NCW", .dilations = 2}),
      convolution("convolution/dilations=2", {.dilations = 2}),
      convolution("convolution/dilations=[1,2], SAME",
                  {.padding = "SAME", .dilations = {1, 2}}),
      convolution("convolution/dilations=[1,2,3,1]",
                  {.dilations = {1, 2, 3, 1}}),
      convolution("convolution/dilations=2, list",
                  {.padding = kPadsNhwc, .dilations = 2}),
      convolution("convolution/dilations=2, NCHW",
                  {.padding = "SAME", .data_format = "NCHW", .dilations = 2}),
      convolution(
          "convolution/dilations=2, NCHW list",
          {.padding = kPadsNchw, .data_format = "NCHW", .dilations = 2}),
      convolution("convolution/3d dilations=2",
                  {.padding = "SAME", .dilations = 2}),
      convolution(
          "convolution/3d dilations=[1,2,1], NCDHW",
          {.padding = "SAME", .data_format = "NCDHW", .dilations = {1, 2, 1}}),
      convolution("convolution/dilated batches",
                  {.padding = "SAME", .dilations = 2}),
      convolution("convolution/list", {.padding = kPadsNhwc}),
      convolution("convolution/strides=[1,1,1]", {.strides = {1, 1, 1}}),
      convolution("convolution/strides and dilations",
                  {.strides = 2, .dilations = 2}),
      convolution("convolution/dilations=[0,2]", {.dilations = {0, 2}}),
      convolution("convolution/strides=[1,0]",
                  {.strides = {1, 0}, .dilations = 2}),
      convolution("convolution/dilated EXPLICIT",
                  {.padding = "EXPLICIT", .dilations = 2}),
      convolution("convolution/dilated BAD",
                  {.padding = "BAD", .dilations = 2}),
      convolution("convolution/dilated NHCW",
                  {.data_format = "NHCW", .dilations = 2}),
      convolution("convolution/dilated channels", {.dilations = 2}),
      convolution("convolution/dilated rank", {.dilations = 2}),
      convolution("convolution/filters"),
      convolution("convolution/1d format", {.data_format = "WNC"}),
  };
}

GoldenCase bias_add(const std::string& data_format) {
  return {"bias_add/" + data_format, [=](const Inputs& in) {
            return tf::nn::bias_add(in[0], in[1], {.data_format = data_format});
          }};
}

std::vector<GoldenCase> other_cases() {
  return {
      GOLDEN("atrous_conv2d/rate=1",
             tf::nn::atrous_conv2d(in[0], in[1], 1, "SAME")),
      GOLDEN("atrous_conv2d/rate=2",
             tf::nn::atrous_conv2d(in[0], in[1], 2, "SAME")),
      GOLDEN("atrous_conv2d/rate=[1,2]",
             tf::nn::atrous_conv2d(in[0], in[1], {1, 2}, "SAME")),
      GOLDEN("atrous_conv2d/VALID",
             tf::nn::atrous_conv2d(in[0], in[1], 2, "VALID")),
      GOLDEN("atrous_conv2d/rate=0",
             tf::nn::atrous_conv2d(in[0], in[1], 0, "SAME")),
      GOLDEN("bias_add", tf::nn::bias_add(in[0], in[1])),
      GOLDEN("bias_add/5d", tf::nn::bias_add(in[0], in[1])),
      GOLDEN("bias_add/none", tf::nn::bias_add(in[0], in[1])),
      bias_add("NWC"),
      bias_add("NHWC"),
      bias_add("NC"),
      bias_add("NCHW"),
      bias_add("NCDHW"),
      GOLDEN("bias_add/literal", tf::nn::bias_add(in[0], {1, 2})),
      GOLDEN("bias_add/format",
             tf::nn::bias_add(in[0], in[1], {.data_format = "WC"})),
      GOLDEN("bias_add/sizes", tf::nn::bias_add(in[0], in[1])),
      GOLDEN("bias_add/rank", tf::nn::bias_add(in[0], in[1])),
  };
}

TEST_CASE("convolutions are Python's") {
  std::vector<GoldenCase> cases;
  for (const auto& some : {conv1d_cases(), conv2d_cases(), conv3d_cases(),
                           convolution_cases(), other_cases()}) {
    cases.insert(cases.end(), some.begin(), some.end());
  }
  check_golden("nn/conv", cases);
}

TEST_CASE("names of convolutions are Python's") {
  auto f = tf::function([](const Tensor& line, const Tensor& image) {
    const Tensor short_filters = tf::ones({2, 3, 2});
    const Tensor filters = tf::ones({2, 2, 3, 2});
    CHECK(tf::nn::conv1d(line, short_filters, 1, "SAME").name() ==
          "conv1d/Squeeze:0");
    CHECK(tf::nn::conv2d(image, filters, 1, "SAME").name() == "Conv2D:0");
    CHECK(tf::nn::conv2d(image, filters, 1, "SAME", {.name = "mine"}).name() ==
          "mine:0");
    CHECK(tf::nn::convolution(image, filters).name() == "convolution:0");
    CHECK(tf::nn::bias_add(image, tf::ones({3})).name() == "BiasAdd:0");
    return line;
  });
  f(tf::zeros({1, 4, 3}), tf::zeros({1, 4, 4, 3}));
}

}  // namespace
}  // namespace tfx
