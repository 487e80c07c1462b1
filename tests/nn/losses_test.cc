#include "tfx/nn/losses.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("losses are Python's") {
  check_golden(
      "nn/losses",
      {
          GOLDEN("sigmoid",
                 tf::nn::sigmoid_cross_entropy_with_logits(in[0], in[1])),
          GOLDEN("sigmoid/name", tf::nn::sigmoid_cross_entropy_with_logits(
                                     in[0], in[1], {.name = "n"})),
          GOLDEN("weighted",
                 tf::nn::weighted_cross_entropy_with_logits(in[0], in[1], 2.5)),
          GOLDEN("weighted/tensor", tf::nn::weighted_cross_entropy_with_logits(
                                        in[0], in[1], in[2])),
          GOLDEN("weighted/0.1",
                 tf::nn::weighted_cross_entropy_with_logits(in[0], in[1], 0.1)),
          GOLDEN("weighted/3",
                 tf::nn::weighted_cross_entropy_with_logits(in[0], in[1], 3)),
          GOLDEN("softmax",
                 tf::nn::softmax_cross_entropy_with_logits(in[0], in[1])),
          GOLDEN("softmax/axis=0", tf::nn::softmax_cross_entropy_with_logits(
                                       in[0], in[1], {.axis = 0})),
          GOLDEN("softmax/axis=1", tf::nn::softmax_cross_entropy_with_logits(
                                       in[0], in[1], {.axis = 1})),
          GOLDEN("softmax/axis=2", tf::nn::softmax_cross_entropy_with_logits(
                                       in[0], in[1], {.axis = 2})),
          GOLDEN("softmax/axis=-2", tf::nn::softmax_cross_entropy_with_logits(
                                        in[0], in[1], {.axis = -2})),
          GOLDEN(
              "sparse_softmax",
              tf::nn::sparse_softmax_cross_entropy_with_logits(in[0], in[1])),
          GOLDEN("log_poisson", tf::nn::log_poisson_loss(in[0], in[1])),
          GOLDEN("log_poisson/full",
                 tf::nn::log_poisson_loss(in[0], in[1],
                                          {.compute_full_loss = true})),
          GOLDEN("l2_loss", tf::nn::l2_loss(in[0])),
          GOLDEN("average", tf::nn::compute_average_loss(in[0])),
          GOLDEN("average/weights",
                 tf::nn::compute_average_loss(in[0], {.sample_weight = in[1]})),
          GOLDEN("average/batch=10", tf::nn::compute_average_loss(
                                         in[0], {.global_batch_size = 10})),
          GOLDEN("average/batch=0",
                 tf::nn::compute_average_loss(in[0], {.global_batch_size = 0})),
          GOLDEN("average/batch", tf::nn::compute_average_loss(
                                      in[0], {.global_batch_size = in[1]})),
          GOLDEN("regularization", tf::nn::scale_regularization_loss(in[0])),
      });
}

TEST_CASE("in a graph losses have the names that Python gives them") {
  const auto traced = tf::function([](const Tensor& x) {
    CHECK(nn::sigmoid_cross_entropy_with_logits(x, x).name() ==
          "logistic_loss:0");
    CHECK(
        nn::weighted_cross_entropy_with_logits(x, x, 2, {.name = "w"}).name() ==
        "w:0");
    const Tensor loss =
        nn::softmax_cross_entropy_with_logits(x, x, {.name = "loss"});
    CHECK(loss.name() == "loss/Reshape_2:0");
    CHECK(loss.shape() == TensorShape({2}));
    return loss;
  });
  traced(tf::zeros({2, 3}));
}

}  // namespace
}  // namespace tfx
