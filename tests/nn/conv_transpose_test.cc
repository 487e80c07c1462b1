#include "tfx/nn/conv_transpose.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

// One with the shape in the program, and one where it is the third input.
template <typename Call>
void add(std::vector<GoldenCase>& cases, const std::string& name,
         const std::vector<int64_t>& output_shape, const Call& call) {
  cases.push_back({name, [=](const Inputs& in) {
                     return call(in[0], in[1], output_shape);
                   }});
  cases.push_back({name + " of a tensor", [=](const Inputs& in) {
                     return call(in[0], in[1], in[2]);
                   }});
}

// A call of a function with these strides and options.
#define CALL(function, ...)                                      \
  [](const Tensor& x, const Tensor& f, const ShapeLike& shape) { \
    return tf::nn::function(x, f, shape, __VA_ARGS__);           \
  }

void add_1d(std::vector<GoldenCase>& all) {
  add(all, "conv1d_transpose", {2, 4, 2}, CALL(conv1d_transpose, 1));
  add(all, "conv1d_transpose/strides=2", {2, 8, 2}, CALL(conv1d_transpose, 2));
  add(all, "conv1d_transpose/strides=[1,2,1]", {2, 7, 2},
      CALL(conv1d_transpose, {1, 2, 1}));
  add(all, "conv1d_transpose/VALID", {2, 5, 2},
      CALL(conv1d_transpose, 1, {.padding = "VALID"}));
  add(all, "conv1d_transpose/NCW", {2, 2, 8},
      CALL(conv1d_transpose, 2, {.data_format = "NCW"}));
  add(all, "conv1d_transpose/dilations=2", {2, 4, 2},
      CALL(conv1d_transpose, 1, {.dilations = 2}));
}

void add_2d(std::vector<GoldenCase>& all) {
  add(all, "conv2d_transpose", {1, 3, 4, 3}, CALL(conv2d_transpose, 1));
  add(all, "conv2d_transpose/strides=2", {1, 6, 7, 3},
      CALL(conv2d_transpose, 2));
  add(all, "conv2d_transpose/strides=[2,1]", {1, 5, 4, 3},
      CALL(conv2d_transpose, {2, 1}));
  add(all, "conv2d_transpose/strides=[1,1,2,1]", {1, 3, 8, 3},
      CALL(conv2d_transpose, {1, 1, 2, 1}));
  add(all, "conv2d_transpose/VALID", {1, 4, 5, 3},
      CALL(conv2d_transpose, 1, {.padding = "VALID"}));
  add(all, "conv2d_transpose/list", {1, 2, 3, 3},
      CALL(conv2d_transpose, 1, {.padding = {{0, 0}, {1, 1}, {2, 0}, {0, 0}}}));
  add(all, "conv2d_transpose/NCHW", {1, 3, 6, 8},
      CALL(conv2d_transpose, 2, {.data_format = "NCHW"}));
  add(all, "conv2d_transpose/dilations=2", {1, 3, 4, 3},
      CALL(conv2d_transpose, 1, {.dilations = 2}));
}

void add_3d(std::vector<GoldenCase>& all) {
  add(all, "conv3d_transpose", {1, 2, 3, 2, 2}, CALL(conv3d_transpose, 1));
  add(all, "conv3d_transpose/strides=2", {1, 4, 6, 3, 2},
      CALL(conv3d_transpose, 2));
  add(all, "conv3d_transpose/strides=[1,2,1]", {1, 2, 6, 2, 2},
      CALL(conv3d_transpose, {1, 2, 1}));
  add(all, "conv3d_transpose/VALID", {1, 3, 4, 2, 2},
      CALL(conv3d_transpose, 1, {.padding = "VALID"}));
  add(all, "conv3d_transpose/NCDHW", {1, 2, 2, 3, 2},
      CALL(conv3d_transpose, 1, {.data_format = "NCDHW"}));
  add(all, "conv3d_transpose/dilations=2", {1, 2, 3, 2, 2},
      CALL(conv3d_transpose, 1, {.dilations = 2}));
}

void add_any(std::vector<GoldenCase>& all) {
  add(all, "conv_transpose/1d", {2, 8, 2}, CALL(conv_transpose, 2));
  add(all, "conv_transpose/1d NCW", {2, 2, 4},
      CALL(conv_transpose, 1, {.data_format = "NCW"}));
  add(all, "conv_transpose/2d", {1, 6, 8, 3}, CALL(conv_transpose, 2));
  add(all, "conv_transpose/2d VALID", {1, 4, 5, 3},
      CALL(conv_transpose, 1, {.padding = "VALID", .dilations = 1}));
  add(all, "conv_transpose/3d", {1, 2, 3, 2, 2}, CALL(conv_transpose, 1));
}

void add_atrous(std::vector<GoldenCase>& all) {
  add(all, "atrous_conv2d_transpose/rate=1", {1, 4, 5, 3},
      CALL(atrous_conv2d_transpose, 1, "SAME"));
  add(all, "atrous_conv2d_transpose/rate=2", {1, 4, 5, 3},
      CALL(atrous_conv2d_transpose, 2, "SAME"));
  add(all, "atrous_conv2d_transpose/rate=3", {1, 4, 5, 3},
      CALL(atrous_conv2d_transpose, 3, "SAME"));
  add(all, "atrous_conv2d_transpose/VALID", {1, 6, 9, 3},
      CALL(atrous_conv2d_transpose, 2, "VALID"));
}
#undef CALL

std::vector<GoldenCase> failures() {
  using namespace tf::nn;  // NOLINT(google-build-using-namespace): for lines
  return {
      GOLDEN("atrous_conv2d_transpose/channels",
             atrous_conv2d_transpose(in[0], in[1], {1, 4, 5, 3}, 2, "SAME")),
      GOLDEN("atrous_conv2d_transpose/outputs",
             atrous_conv2d_transpose(in[0], in[1], {1, 4, 5, 4}, 2, "SAME")),
      GOLDEN("atrous_conv2d_transpose/length",
             atrous_conv2d_transpose(in[0], in[1], {1, 4, 5}, 2, "SAME")),
      GOLDEN("atrous_conv2d_transpose/rate=0",
             atrous_conv2d_transpose(in[0], in[1], {1, 4, 5, 3}, 0, "SAME")),
      GOLDEN("atrous_conv2d_transpose/BAD",
             atrous_conv2d_transpose(in[0], in[1], {1, 4, 5, 3}, 2, "BAD")),
      GOLDEN("conv1d_transpose/format",
             conv1d_transpose(in[0], in[1], {2, 4, 2}, 1,
                              {.data_format = "NHWC"})),
      GOLDEN("conv1d_transpose/strides=[1,1]",
             conv1d_transpose(in[0], in[1], {2, 4, 2}, {1, 1})),
      GOLDEN("conv1d_transpose/size",
             conv1d_transpose(in[0], in[1], {2, 9, 2}, 1)),
      GOLDEN("conv2d_transpose/strides=[1,1,1]",
             conv2d_transpose(in[0], in[1], {1, 3, 4, 3}, {1, 1, 1})),
      GOLDEN("conv2d_transpose/size",
             conv2d_transpose(in[0], in[1], {1, 9, 4, 3}, 1)),
      GOLDEN("conv2d_transpose/short list",
             conv2d_transpose(in[0], in[1], {1, 3, 4, 3}, 1,
                              {.padding = {{0, 0}}})),
      GOLDEN("conv3d_transpose/list",
             conv3d_transpose(in[0], in[1], {1, 2, 3, 2, 2}, 1,
                              {.padding = {{0, 0}}})),
      GOLDEN("conv3d_transpose/strides=[1,1]",
             conv3d_transpose(in[0], in[1], {1, 2, 3, 2, 2}, {1, 1})),
      GOLDEN("conv_transpose/length", conv_transpose(in[0], in[1], {2, 4}, 1)),
  };
}

TEST_CASE("transposes of convolutions are Python's") {
  std::vector<GoldenCase> cases = failures();
  add_1d(cases);
  add_2d(cases);
  add_3d(cases);
  add_any(cases);
  add_atrous(cases);
  check_golden("nn/conv_transpose", cases);
}

}  // namespace
}  // namespace tfx
