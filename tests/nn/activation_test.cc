#include "tfx/nn/activation.h"

#include <catch2/catch.hpp>

#include "tests/function/traced_call.h"
#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("activations are Python's") {
  check_golden(
      "nn/activation",
      {
          GOLDEN("relu", tf::nn::relu(in[0])),
          GOLDEN("relu6", tf::nn::relu6(in[0])),
          GOLDEN("leaky_relu", tf::nn::leaky_relu(in[0])),
          GOLDEN("elu", tf::nn::elu(in[0])),
          GOLDEN("selu", tf::nn::selu(in[0])),
          GOLDEN("gelu", tf::nn::gelu(in[0])),
          GOLDEN("gelu/approximate",
                 tf::nn::gelu(in[0], {.approximate = true})),
          GOLDEN("silu", tf::nn::silu(in[0])),
          GOLDEN("softplus", tf::nn::softplus(in[0])),
          GOLDEN("softsign", tf::nn::softsign(in[0])),
          GOLDEN("tanh", tf::nn::tanh(in[0])),
          GOLDEN("sigmoid", tf::nn::sigmoid(in[0])),
          GOLDEN("log_sigmoid", tf::math::log_sigmoid(in[0])),
          GOLDEN("leaky_relu/alpha", tf::nn::leaky_relu(in[0], {.alpha = 0.3})),
          GOLDEN("silu/beta", tf::nn::silu(in[0], {.beta = 0.7})),
          GOLDEN("swish/beta", tf::nn::swish(in[0], {.beta = in[1]})),
          GOLDEN("crelu", tf::nn::crelu(in[0])),
          GOLDEN("crelu/axis=0", tf::nn::crelu(in[0], {.axis = 0})),
          GOLDEN("crelu/axis=-2", tf::nn::crelu(in[0], {.axis = -2})),
          GOLDEN("relu/literal", tf::nn::relu({-1.5, 2.5})),
          GOLDEN("leaky_relu/literal", tf::nn::leaky_relu({-1, 2})),
          GOLDEN("relu/string", tf::nn::relu(in[0])),
          GOLDEN("relu6/complex", tf::nn::relu6(in[0])),
          GOLDEN("elu/int", tf::nn::elu(in[0])),
          GOLDEN("selu/int", tf::nn::selu(in[0])),
          GOLDEN("gelu/int", tf::nn::gelu(in[0])),
          GOLDEN("gelu/complex", tf::nn::gelu(in[0])),
          GOLDEN("silu/int", tf::nn::silu(in[0])),
          GOLDEN("leaky_relu/string", tf::nn::leaky_relu(in[0])),
          GOLDEN("crelu/scalar", tf::nn::crelu(in[0])),
          GOLDEN("crelu/axis=2", tf::nn::crelu(in[0], {.axis = 2})),
          GOLDEN("log_sigmoid/int", tf::math::log_sigmoid(in[0])),
          GOLDEN("softmax", tf::nn::softmax(in[0])),
          GOLDEN("softmax/axis=0", tf::nn::softmax(in[0], {.axis = 0})),
          GOLDEN("softmax/axis=1", tf::math::softmax(in[0], {.axis = 1})),
          GOLDEN("softmax/axis=-2", tf::nn::softmax(in[0], {.axis = -2})),
          GOLDEN("softmax/axis=-1", tf::nn::softmax(in[0], {.axis = -1})),
          GOLDEN("softmax/axis=0 of vectors",
                 tf::nn::softmax(in[0], {.axis = 0})),
          GOLDEN("softmax/axis=3", tf::nn::softmax(in[0], {.axis = 3})),
          GOLDEN("softmax/axis=-3", tf::nn::softmax(in[0], {.axis = -3})),
          GOLDEN("softmax/axis=0 of scalars",
                 tf::nn::softmax(in[0], {.axis = 0})),
          GOLDEN("softmax/int", tf::nn::softmax(in[0])),
          GOLDEN("log_softmax", tf::nn::log_softmax(in[0])),
          GOLDEN("log_softmax/axis=0", tf::nn::log_softmax(in[0], {.axis = 0})),
          GOLDEN("log_softmax/axis=1",
                 tf::math::log_softmax(in[0], {.axis = 1})),
          GOLDEN("log_softmax/axis=-2",
                 tf::nn::log_softmax(in[0], {.axis = -2})),
          GOLDEN("log_softmax/axis=-1",
                 tf::nn::log_softmax(in[0], {.axis = -1})),
          GOLDEN("log_softmax/axis=0 of vectors",
                 tf::nn::log_softmax(in[0], {.axis = 0})),
          GOLDEN("log_softmax/axis=3", tf::nn::log_softmax(in[0], {.axis = 3})),
          GOLDEN("log_softmax/axis=-3",
                 tf::nn::log_softmax(in[0], {.axis = -3})),
          GOLDEN("log_softmax/scalar", tf::nn::log_softmax(in[0])),
          GOLDEN("log_softmax/axis=0 of scalars",
                 tf::nn::log_softmax(in[0], {.axis = 0})),
          GOLDEN("log_softmax/int", tf::nn::log_softmax(in[0])),
      });
}

TEST_CASE("names of activations are Python's") {
  auto f = tf::function([](const Tensor& x) {
    CHECK(tf::nn::relu(x).name() == "Relu:0");
    CHECK(tf::nn::relu(x, {.name = "mine"}).name() == "mine:0");
    CHECK(tf::nn::leaky_relu(x).name() == "LeakyRelu:0");
    CHECK(tf::nn::crelu(x).name() == "CRelu/Relu:0");
    CHECK(tf::math::log_sigmoid(x).name() == "LogSigmoid:0");
    CHECK(tf::nn::softmax(x, {.name = "mine"}).name() == "mine_1:0");
    return x;
  });
  f(tf::zeros({2, 3}));
}

TEST_CASE("a softmax of unknown rank is along the last dimension") {
  const auto along = [](std::optional<int64_t> axis) {
    return call_traced(
        [&](const Inputs& in) -> std::vector<Tensor> {
          return {tf::nn::softmax(in[0], {.axis = axis})};
        },
        {tf::zeros({2, 4})}, TracingWay::kRank);
  };
  CHECK(along(std::nullopt)[0].data<float>()[0] == 0.25F);
  CHECK(along(-1)[0].data<float>()[0] == 0.25F);
  CHECK_THROWS_AS(along(-2), TypeError);
  CHECK_THROWS_AS(along(0), TypeError);
}

}  // namespace
}  // namespace tfx
