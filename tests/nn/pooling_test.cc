#include "tfx/nn/pooling.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/function/function.h"
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

const Padding kPads1 = {{0, 0}, {1, 0}, {0, 0}};
const Padding kPads2 = {{0, 0}, {1, 1}, {1, 0}, {0, 0}};

// A function of averages or of maxima, and its name.
template <typename Options>
struct Pool {
  std::string name;
  Tensor (*function)(const TensorLike& input, const Sizes& ksize,
                     const Sizes& strides, const Padding& padding,
                     const Options& options);

  GoldenCase operator()(const std::string& what, const Sizes& ksize,
                        const Sizes& strides, const Padding& padding,
                        const Options& options = {}) const {
    return {name + what, [=, *this](const Inputs& in) {
              return function(in[0], ksize, strides, padding, options);
            }};
  }
};

struct Pools {
  Pool<nn::PoolNdOptions> any;
  Pool<nn::Pool1dOptions> one;
  Pool<nn::Pool2dOptions> two;
  Pool<nn::Pool3dOptions> three;
};

const Pools kAverages = {{"avg_pool", nn::avg_pool},
                         {"avg_pool1d", nn::avg_pool1d},
                         {"avg_pool2d", nn::avg_pool2d},
                         {"avg_pool3d", nn::avg_pool3d}};
const Pools kMaxima = {{"max_pool", nn::max_pool},
                       {"max_pool1d", nn::max_pool1d},
                       {"max_pool2d", nn::max_pool2d},
                       {"max_pool3d", nn::max_pool3d}};

std::vector<GoldenCase> pool_cases(const Pools& pools) {
  const auto& [any, one, two, three] = pools;
  return {
      one("", 2, 1, "SAME"),
      one("/VALID", 2, 2, "VALID"),
      one("/[3],[2]", {3}, {2}, "SAME"),
      one("/[1,3,1]", {1, 3, 1}, {1, 2, 1}, "SAME"),
      one("/none", 2, 1, "SAME"),
      one("/ksize", {2, 2}, 1, "SAME"),
      one("/list", 2, 1, kPads1),
      two("", 2, 1, "SAME"),
      two("/VALID", 2, 2, "VALID"),
      two("/[2,3]", {2, 3}, {1, 2}, "SAME"),
      two("/[1,3,2,1]", {1, 3, 2, 1}, {1, 2, 1, 1}, "VALID"),
      two("/none", 2, 1, "SAME"),
      two("/strides", 2, {1, 1, 1}, "SAME"),
      three("", 2, 1, "SAME"),
      three("/VALID", 2, 2, "VALID"),
      three("/[2,3,1]", {2, 3, 1}, {1, 2, 1}, "SAME"),
      three("/[1,2,2,1,1]", {1, 2, 2, 1, 1}, {1, 1, 2, 1, 1}, "SAME"),
      three("/none", 2, 1, "SAME"),
      three("/ksize", {2, 2}, 1, "SAME"),
      three("/list", 2, 1, kPads2),
      any("/1d", 2, 2, "SAME"),
      any("/2d", 2, 2, "SAME"),
      any("/3d", 2, 2, "SAME"),
      any("/1d none", 2, 2, "SAME"),
      any("/2d none", 2, 2, "SAME"),
      any("/3d none", 2, 2, "SAME"),
      any("/2d [1,2,2,1]", {1, 2, 2, 1}, {1, 1, 2, 1}, "VALID"),
      any("/3d NDHWC", {2, 1, 1}, 1, "VALID", {.data_format = "NDHWC"}),
      any("/rank", 2, 1, "SAME"),
      any("/ksize", {1, 2, 1}, 1, "SAME"),
      any("/strides", 2, {1, 1}, "SAME"),
      any("/2d list", 2, 1, kPads2),
      any("/3d list", 2, 1, kPads2),
  };
}

GoldenCase pool_case(const std::string& kind, const std::string& what,
                     const std::vector<int64_t>& window,
                     const nn::PoolOptions& options) {
  return {"pool " + kind + "/" + what, [=](const Inputs& in) {
            return nn::pool(in[0], window, kind, options);
          }};
}

// The CPU has kernels of such maxima for graphs only.
std::vector<GoldenCase> channels_first_cases() {
  const auto& [any, one, two, three] = kAverages;
  return {
      one("/NCW", 2, 2, "SAME", {.data_format = "NCW"}),
      two("/NCHW", {2, 3}, 2, "SAME", {.data_format = "NCHW"}),
      three("/NCDHW", 2, {1, 2, 1}, "SAME", {.data_format = "NCDHW"}),
      any("/1d NCW", {2}, 1, "VALID", {.data_format = "NCW"}),
      any("/2d NCHW", {2, 3}, 2, "SAME", {.data_format = "NCHW"}),
      any("/3d NCDHW", 2, {1, 2, 1}, "SAME", {.data_format = "NCDHW"}),
      pool_case("AVG", "1d NCW", {2}, {.strides = {2}, .data_format = "NCW"}),
      pool_case("AVG", "NCHW", {2, 2},
                {.strides = {2, 1}, .data_format = "NCHW"}),
      pool_case("AVG", "NCDHW", {2, 1, 2},
                {.padding = "SAME", .data_format = "NCDHW"}),
      pool_case("AVG", "dilations NCHW", {2, 2},
                {.data_format = "NCHW", .dilations = {1, 2}}),
  };
}

std::vector<GoldenCase> single_cases() {
  return {
      kMaxima.two("/list", 2, 2, kPads2),
      kAverages.two("/list", 2, 1, kPads2),
      kMaxima.any("/1d list", 2, 1, kPads1),
      kMaxima.one("/short list", 2, 1, {{0, 0}}),
      kMaxima.two("/short list", 2, 1, kPads1),
      kMaxima.two("/wide list", 2, 1, {{0, 0}, {2, 0}, {0, 0}, {0, 0}}),
      kMaxima.two("/NCHW_VECT_C list", 2, 1, kPads2,
                  {.data_format = "NCHW_VECT_C"}),
      kMaxima.any("/NCHW_VECT_C list", 2, 1, kPads2,
                  {.data_format = "NCHW_VECT_C"}),
      kMaxima.one("/NCHW_VECT_C list", 2, 1, kPads1,
                  {.data_format = "NCHW_VECT_C"}),
      kMaxima.three("/format", 2, 1, "SAME", {.data_format = "NDHW"}),
      kMaxima.two("/complex", 2, 1, "SAME"),
      kAverages.two("/int", 2, 1, "SAME"),
      kAverages.two("/rank", 2, 1, "SAME"),
  };
}

GoldenCase with_argmax(const std::string& name, const Sizes& ksize,
                       const Sizes& strides, const Padding& padding,
                       const nn::MaxPoolWithArgmaxOptions& options = {}) {
  return {"max_pool_with_argmax" + name, [=](const Inputs& in) -> Outputs {
            const auto [output, argmax] = nn::max_pool_with_argmax(
                in[0], ksize, strides, padding, options);
            return {output, argmax};
          }};
}

std::vector<GoldenCase> argmax_cases() {
  return {
      with_argmax("", 2, 1, "SAME"),
      with_argmax("/VALID", {2, 3}, {1, 2}, "VALID"),
      with_argmax("/int32", {1, 2, 2, 1}, 2, "SAME", {.output_dtype = int32}),
      with_argmax("/batch", 2, 2, "SAME", {.include_batch_in_index = true}),
      with_argmax("/format", 2, 2, "SAME", {.data_format = "NCHW"}),
      with_argmax("/ksize", {1, 2, 2}, 2, "SAME"),
      with_argmax("/list", 2, 2, kPads2),
  };
}

std::vector<GoldenCase> pool_cases(const std::string& kind) {
  const auto with = [&](const std::string& what,
                        const std::vector<int64_t>& window,
                        const nn::PoolOptions& options = {}) {
    return pool_case(kind, what, window, options);
  };
  return {
      with("1d", {2}),
      with("2d", {2, 3}),
      with("3d", {2, 1, 2}),
      with("SAME", {2, 3}, {.strides = {1, 2}, .padding = "SAME"}),
      with("1d SAME", {3}, {.strides = {2}, .padding = "SAME"}),
      with("1d dilations", {2}, {.dilations = {2}}),
      with("dilations", {2, 2}, {.dilations = {2, 1}}),
      with("3d dilations", {2, 2, 1}, {.dilations = {1, 3, 1}}),
      with("none", {2, 3}),
      with("none, dilations", {2, 2}, {.dilations = {2, 1}}),
      with("list, dilations", {2, 2}, {.padding = kPads2, .dilations = {2, 2}}),
      with("dilations SAME", {2, 2}, {.padding = "SAME", .dilations = {2, 1}}),
      with("strides=3", {2, 2}, {.strides = {3, 1}}),
      with("window", {2, 2, 2, 2}),
      with("rank", {2}),
      with("strides=[1]", {2, 2}, {.strides = {1}}),
      with("strides=1", {2, 2}, {.strides = 1}),
      with("dilations=[1]", {2, 2}, {.dilations = {1}}),
      with("dilations=[0,1]", {2, 2}, {.dilations = {0, 1}}),
      with("strides=[0,1]", {2, 2}, {.strides = {0, 1}}),
      with("strides and dilations", {2, 2},
           {.strides = {2, 1}, .dilations = {1, 2}}),
      with("1d format", {2}, {.data_format = "NHWC"}),
      with("list", {2, 2}, {.padding = kPads2}),
  };
}

TEST_CASE("pools are Python's") {
  std::vector<GoldenCase> cases = {
      GOLDEN("pool MED", nn::pool(in[0], {2, 2}, "MED")),
  };
  for (const auto& some :
       {pool_cases(kAverages), pool_cases(kMaxima), channels_first_cases(),
        single_cases(), argmax_cases(), pool_cases("AVG"), pool_cases("MAX")}) {
    cases.insert(cases.end(), some.begin(), some.end());
  }
  check_golden("nn/pooling", cases);
}

TEST_CASE("in graphs the channels may be before space for maxima too") {
  const Tensor line = tf::reshape(tf::range(24) * 7 % 24, {2, 2, 6});
  const Tensor image = tf::reshape(line, {1, 2, 3, 4});
  const Tensor volume = tf::reshape(line, {1, 2, 3, 2, 2});
  const auto check = [](const Tensor& input, const auto& first,
                        const auto& last) {
    const Tensor values = tf::cast(input, float32);
    std::vector<int64_t> to_last = {0};
    for (int i = 2; i < values.rank(); ++i) to_last.push_back(i);
    to_last.push_back(1);
    const Tensor expected = last(tf::transpose(values, {.perm = to_last}));
    const Tensor output = tf::function(first)(values);
    CHECK(bool(
        tf::reduce_all(tf::transpose(output, {.perm = to_last}) == expected)));
  };
  check(
      line,
      [](const Tensor& x) {
        return nn::max_pool1d(x, 2, 2, "SAME", {.data_format = "NCW"});
      },
      [](const Tensor& x) { return nn::max_pool1d(x, 2, 2, "SAME"); });
  check(
      image,
      [](const Tensor& x) {
        return nn::max_pool(x, {2, 3}, {1, 2}, "SAME", {.data_format = "NCHW"});
      },
      [](const Tensor& x) {
        return nn::max_pool(x, {2, 3}, {1, 2}, "SAME");
      });
  check(
      volume,
      [](const Tensor& x) {
        return nn::max_pool3d(x, 2, 1, "VALID", {.data_format = "NCDHW"});
      },
      [](const Tensor& x) { return nn::max_pool3d(x, 2, 1, "VALID"); });
  check(
      image,
      [](const Tensor& x) {
        return nn::pool(x, {2, 2}, "MAX",
                        {.data_format = "NCHW", .dilations = {1, 2}});
      },
      [](const Tensor& x) {
        return nn::pool(x, {2, 2}, "MAX", {.dilations = {1, 2}});
      });
}

TEST_CASE("names of pools are Python's") {
  auto f = tf::function([](const Tensor& image) {
    CHECK(nn::max_pool(image, 2, 1, "SAME").name() == "MaxPool2d:0");
    CHECK(nn::avg_pool(image, 2, 1, "SAME").name() == "AvgPool:0");
    CHECK(nn::avg_pool2d(image, 2, 1, "SAME").name() == "AvgPool2D:0");
    CHECK(nn::max_pool2d(image, 2, 1, "SAME", {.name = "mine"}).name() ==
          "mine:0");
    CHECK(nn::pool(image, {2, 2}, "MAX").name() == "max_pool:0");
    return image;
  });
  f(tf::zeros({1, 4, 4, 3}));
}

}  // namespace
}  // namespace tfx
