// Gradients of batch normalisation where channels come first: the CPU has no
// kernels that normalise them so, but the gradients do not need any.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tfx/autodiff/registry.h"
#include "tfx/core/execute.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/random/random_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx {
namespace {

constexpr int kChannels = 3;

Tensor channels_first(const Tensor& tensor) {
  return tensor.rank() == 4 ? transpose(tensor, {.perm = {{0, 3, 1, 2}}})
                            : transpose(tensor, {.perm = {{0, 4, 1, 2, 3}}});
}

Tensor channels_last(const Tensor& tensor) {
  return tensor.rank() == 4 ? transpose(tensor, {.perm = {{0, 2, 3, 1}}})
                            : transpose(tensor, {.perm = {{0, 2, 3, 4, 1}}});
}

void check_near(const Tensor& actual, const Tensor& expected) {
  REQUIRE(actual.shape() == expected.shape());
  const auto a = actual.data<float>();
  const auto e = expected.data<float>();
  for (size_t i = 0; i < a.size(); ++i) {
    CHECK(a[i] == Approx(e[i]).epsilon(1e-4).margin(1e-5));
  }
}

struct Call {
  const char* op;
  std::string data_format;
  bool is_training;
};

std::vector<Gradient> gradients(const Call& call,
                                const std::vector<Tensor>& inputs,
                                const std::vector<Tensor>& outputs,
                                const std::vector<Gradient>& grads) {
  const std::vector<Argument> arguments(inputs.begin(), inputs.end());
  const Attr attrs[] = {{"data_format", std::string_view(call.data_format)},
                        {"is_training", call.is_training}};
  const RecordedOp op(OpCall{call.op, arguments, attrs}, outputs, {});
  return GradientRegistry::instance().get(call.op).function(op, grads);
}

struct Statistics {
  Tensor scale = random::uniform({kChannels}, {.minval = 0.5, .maxval = 2.0});
  Tensor offset = random::normal({kChannels});
  Tensor mean = random::normal({kChannels});
  Tensor variance =
      random::uniform({kChannels}, {.minval = 0.5, .maxval = 2.0});
};

TEST_CASE("given statistics, channels may come first") {
  const bool is_3d = GENERATE(false, true);
  const Tensor x = is_3d ? random::normal({2, 2, 3, 1, kChannels})
                         : random::normal({2, 3, 2, kChannels});
  const Tensor grad = random::normal(x.shape());
  const Statistics s;
  const std::vector<Tensor> rest = {s.scale, s.offset, s.mean, s.variance};
  const auto all = [&](const Tensor& x, const Tensor& grad,
                       const std::string& format) {
    std::vector<Tensor> inputs = {x};
    inputs.insert(inputs.end(), rest.begin(), rest.end());
    const std::vector<Tensor> outputs = {x,      s.mean, s.variance,
                                         s.mean, s.mean, zeros({0})};
    return gradients({"FusedBatchNormV3", format, false}, inputs, outputs,
                     {grad, {}, {}, {}, {}, {}});
  };
  const auto expected = all(x, grad, is_3d ? "NDHWC" : "NHWC");
  const auto actual =
      all(channels_first(x), channels_first(grad), is_3d ? "NCDHW" : "NCHW");
  check_near(channels_last(actual[0]), expected[0]);
  check_near(actual[1], expected[1]);
  check_near(actual[2], expected[2]);
}

TEST_CASE("the second order with channels first") {
  const bool is_3d = GENERATE(false, true);
  const bool is_training = GENERATE(true, false);
  const Tensor x = is_3d ? random::normal({2, 2, 3, 1, kChannels})
                         : random::normal({2, 3, 2, kChannels});
  const Tensor grad_y = random::normal(x.shape());
  const Tensor weight = random::normal(x.shape());
  const Statistics s;
  const auto all = [&](const Tensor& grad_y, const Tensor& x,
                       const Tensor& weight, const std::string& format) {
    return gradients({"FusedBatchNormGradV3", format, is_training},
                     {grad_y, x, s.scale, s.mean, s.variance, zeros({0})},
                     {x, s.scale, s.scale, s.scale, s.scale},
                     {weight, s.mean, s.offset, {}, {}});
  };
  const auto expected = all(grad_y, x, weight, is_3d ? "NDHWC" : "NHWC");
  const auto actual = all(channels_first(grad_y), channels_first(x),
                          channels_first(weight), is_3d ? "NCDHW" : "NCHW");
  check_near(channels_last(actual[0]), expected[0]);
  check_near(channels_last(actual[1]), expected[1]);
  check_near(actual[2], expected[2]);
}

}  // namespace
}  // namespace tfx
