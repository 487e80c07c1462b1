#include "tfx/nn/dropout.h"

#include <catch2/catch.hpp>

#include "tests/nn/testing.h"
#include "tests/ops/golden_cases.h"
#include "tfx/core/random_seed.h"
#include "tfx/ops/array_ops.h"
#include "tfx/random/stateless_random_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

Tensor sample(const ShapeLike& shape, DType dtype) {
  return random::stateless_uniform(shape, {5, 6}, {.dtype = dtype});
}
Tensor half(const ShapeLike& shape, DType dtype) {
  return fill(shape, TensorLike(0.5).to_tensor(dtype));
}

TEST_CASE("dropouts are Python's") {
  check_golden(
      "nn/dropout",
      {
          GOLDEN("dropout", tf::nn::dropout(seeded(in)[0], 0.3, {.seed = 7})),
          GOLDEN("dropout/no seed", tf::nn::dropout(seeded(in)[0], 0.5)),
          GOLDEN("dropout/twice",
                 tf::nn::dropout(tf::nn::dropout(seeded(in)[0], 0.2), 0.2)),
          GOLDEN("dropout/0", tf::nn::dropout(seeded(in)[0], 0)),
          GOLDEN("dropout/0, then 0.5",
                 tf::nn::dropout(tf::nn::dropout(seeded(in)[0], 0.0), 0.5)),
          GOLDEN("dropout/tensor",
                 tf::nn::dropout(seeded(in)[0], in[1], {.seed = 7})),
          GOLDEN("dropout/noise 4,1",
                 tf::nn::dropout(seeded(in)[0], 0.5,
                                 {.noise_shape = {4, 1}, .seed = 7})),
          GOLDEN("dropout/noise None,1, name",
                 tf::nn::dropout(
                     seeded(in)[0], 0.5,
                     {.noise_shape = {tf::kNone, 1}, .seed = 7, .name = "n"})),
          GOLDEN("dropout/noise tensor",
                 tf::nn::dropout(seeded(in)[0], 0.5,
                                 {.noise_shape = in[1], .seed = 7})),
          GOLDEN("dropout/odd",
                 tf::nn::dropout(seeded(in)[0], 0.5, {.seed = 7})),
          GOLDEN("dropout/1.5", tf::nn::dropout(in[0], 1.5)),
          GOLDEN("dropout/-0.1", tf::nn::dropout(in[0], -0.1)),
          GOLDEN("dropout/1", tf::nn::dropout(in[0], 1)),
          GOLDEN("stateless",
                 tf::nn::experimental::stateless_dropout(in[0], 0.3, {1, 2})),
          GOLDEN("stateless/seed",
                 tf::nn::experimental::stateless_dropout(in[0], 0.3, in[1])),
          GOLDEN(
              "stateless/alg, noise",
              tf::nn::experimental::stateless_dropout(
                  in[0], 0.3, {1, 2},
                  {.rng_alg = "philox", .noise_shape = {1, 5}, .name = "n"})),
          GOLDEN("stateless/0",
                 tf::nn::experimental::stateless_dropout(in[0], 0, {1, 2})),
          GOLDEN("stateless/tensor",
                 tf::nn::experimental::stateless_dropout(in[0], in[1], {1, 2})),
          GOLDEN("stateless/2",
                 tf::nn::experimental::stateless_dropout(in[0], 2, {1, 2})),
          GOLDEN("general",
                 tf::nn::experimental::general_dropout(in[0], 0.25, sample)),
          GOLDEN("general/noise",
                 tf::nn::experimental::general_dropout(
                     in[0], 0.5, half,
                     {.noise_shape = {1, tf::kNone}, .name = "n"})),
          GOLDEN("general/1",
                 tf::nn::experimental::general_dropout(in[0], 1.0, half)),
      });
  random::set_seed(std::nullopt);
}

}  // namespace
}  // namespace tfx
