#include "tfx/nn/fractional_pool.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

using tf::nn::Ratios;

const Ratios kRatio = {1.0, 1.5, 1.25, 1.0};

// Of either function.
using FractionalPool = nn::FractionalPoolOutputs (*)(
    const TensorLike& value, const Ratios& pooling_ratio,
    const nn::FractionalPoolOptions& options);

GoldenCase fractional_pool_case(const std::string& name,
                                FractionalPool function, const Ratios& ratio,
                                const nn::FractionalPoolOptions& options = {}) {
  return {name, [=](const Inputs& in) -> Outputs {
            const auto [output, rows, columns] =
                function(in[0], ratio, options);
            return {output, rows, columns};
          }};
}

std::vector<GoldenCase> fractional_pool_cases(const std::string& name,
                                              FractionalPool function) {
  return {
      fractional_pool_case(name, function, kRatio, {.seed = 3}),
      fractional_pool_case(name + "/pseudo_random", function, kRatio,
                           {.pseudo_random = true, .seed = 4}),
      fractional_pool_case(name + "/overlapping", function, kRatio,
                           {.overlapping = true, .seed = 5}),
      fractional_pool_case(
          name + "/both", function, kRatio,
          {.pseudo_random = true, .overlapping = true, .seed = 6}),
      fractional_pool_case(name + "/whole", function, {1.0, 1.0, 1.0, 1.0}),
      fractional_pool_case(name + "/rank", function, kRatio),
      fractional_pool_case(name + "/float16", function, kRatio),
  };
}

TEST_CASE("fractional pools are Python's") {
  const FractionalPool max_pool = tf::nn::fractional_max_pool;
  const FractionalPool avg_pool = tf::nn::fractional_avg_pool;
  std::vector<GoldenCase> cases = {
      fractional_pool_case("fractional_max_pool/1.5", max_pool, 1.5,
                           {.seed = 7}),
      fractional_pool_case("fractional_max_pool/2", max_pool, 2, {.seed = 8}),
      fractional_pool_case("fractional_max_pool/0.5", max_pool, 0.5),
      fractional_pool_case("fractional_max_pool/[1,2,2,2]", max_pool,
                           {1, 2, 2, 2}),
      fractional_pool_case("fractional_max_pool/[1,0.5,2,1]", max_pool,
                           {1, 0.5, 2, 1}),
      fractional_pool_case("fractional_max_pool/[1,2,1]", max_pool,
                           {1, 2.5, 1}),
      fractional_pool_case("fractional_avg_pool/1.5", avg_pool, 1.5),
      fractional_pool_case("fractional_avg_pool/[1,2,1]", avg_pool,
                           {1, 2.5, 1}),
  };
  for (GoldenCase& each :
       fractional_pool_cases("fractional_max_pool", max_pool)) {
    cases.push_back(std::move(each));
  }
  for (GoldenCase& each :
       fractional_pool_cases("fractional_avg_pool", avg_pool)) {
    cases.push_back(std::move(each));
  }
  check_golden("nn/fractional_pool", cases);
}

TEST_CASE("fractional pools without a seed have other windows each time") {
  const Tensor image = tf::zeros({1, 50, 50, 1});
  const auto rows = [&] {
    const Tensor sequence =
        tf::nn::fractional_max_pool(image, 1.5).row_pooling_sequence;
    const auto values = sequence.data<int64_t>();
    return std::vector<int64_t>(values.begin(), values.end());
  };
  CHECK(rows() != rows());
}

}  // namespace
}  // namespace tfx
