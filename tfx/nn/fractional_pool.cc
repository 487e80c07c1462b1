#include "tfx/nn/fractional_pool.h"

#include <algorithm>

#include "tfx/core/errors.h"
#include "tfx/core/random_seed.h"
#include "tfx/nn/conv_helpers.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

// The options of either op.
template <typename Options>
Options op_options(const FractionalPoolOptions& options) {
  const Seeds seeds = options.seed == 0 ? Seeds{} : get_seed(options.seed);
  return {.pseudo_random = options.pseudo_random,
          .overlapping = options.overlapping,
          .deterministic = options.seed != 0,
          .seed = seeds.seed,
          .seed2 = seeds.seed2,
          .name = options.name};
}

std::vector<float> narrow(const std::vector<double>& values) {
  return {values.begin(), values.end()};
}

void check_ratio(const Ratios& ratio) {
  const std::vector<double>& values = ratio.values();
  const std::string received = ". Received: pooling_ratio=" + ratio.str();
  if (ratio.is_number()) {
    if (values[0] >= 1.0) return;
    throw ValueError("`pooling_ratio` should be >= 1.0" + received);
  }
  if (values.empty()) throw IndexError("list index out of range");
  if (values.front() != 1.0 || values.back() != 1.0) {
    throw ValueError(
        "`pooling_ratio` should have first and last elements with value 1.0" +
        received);
  }
  if (std::ranges::any_of(values, [](double each) { return each < 1.0; })) {
    throw ValueError("`pooling_ratio` elements should be >= 1.0" + received);
  }
}

}  // namespace

FractionalPoolOutputs fractional_max_pool(
    const TensorLike& value, const Ratios& pooling_ratio,
    const FractionalPoolOptions& options) {
  check_ratio(pooling_ratio);
  const std::vector<double> ratio =
      internal::get_sequence(pooling_ratio, 2, 3, "pooling_ratio");
  const auto [output, rows, columns] = raw_ops::FractionalMaxPool(
      value.to_tensor(), narrow(ratio),
      op_options<raw_ops::FractionalMaxPoolOptions>(options));
  return {output, rows, columns};
}

FractionalPoolOutputs fractional_avg_pool(
    const TensorLike& value, const Ratios& pooling_ratio,
    const FractionalPoolOptions& options) {
  const std::vector<double>& ratio = internal::list_for_op(
      pooling_ratio, "pooling_ratio", "fractional_avg_pool");
  const auto [output, rows, columns] = raw_ops::FractionalAvgPool(
      value.to_tensor(), narrow(ratio),
      op_options<raw_ops::FractionalAvgPoolOptions>(options));
  return {output, rows, columns};
}

}  // namespace tfx::nn
