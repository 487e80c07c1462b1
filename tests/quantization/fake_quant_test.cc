#include "tfx/quantization/fake_quant.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs all(const quantization::FakeQuantVarsGradients& gradients) {
  return {gradients.backprops_wrt_input, gradients.backprop_wrt_min,
          gradients.backprop_wrt_max};
}

const quantization::FakeQuantArgsOptions kArgs = {
    .min = -1, .max = 3.5, .num_bits = 4, .narrow_range = true, .name = "n"};

TEST_CASE("numbers as they are in few bits are Python's") {
  check_golden(
      "quantization/fake_quant",
      {
          GOLDEN("args", tf::quantization::fake_quant_with_min_max_args(in[0])),
          GOLDEN("args/options",
                 tf::quantization::fake_quant_with_min_max_args(in[0], kArgs)),
          GOLDEN("args/limits", tf::quantization::fake_quant_with_min_max_args(
                                    in[0], {.min = 2, .max = 1})),
          GOLDEN("args/bits", tf::quantization::fake_quant_with_min_max_args(
                                  in[0], {.num_bits = 17})),
          GOLDEN("args_gradient",
                 tf::quantization::fake_quant_with_min_max_args_gradient(
                     in[0], in[1])),
          GOLDEN("args_gradient/options",
                 tf::quantization::fake_quant_with_min_max_args_gradient(
                     in[0], in[1], kArgs)),
          GOLDEN("args_gradient/limits",
                 tf::quantization::fake_quant_with_min_max_args_gradient(
                     in[0], in[1], {.min = 2, .max = 1})),
          GOLDEN("args_gradient/bits",
                 tf::quantization::fake_quant_with_min_max_args_gradient(
                     in[0], in[1], {.num_bits = 17})),
          GOLDEN("vars", tf::quantization::fake_quant_with_min_max_vars(
                             in[0], in[1], in[2])),
          GOLDEN("vars/options",
                 tf::quantization::fake_quant_with_min_max_vars(
                     in[0], in[1], in[2],
                     {.num_bits = 3, .narrow_range = true, .name = "n"})),
          GOLDEN("vars_gradient",
                 all(tf::quantization::fake_quant_with_min_max_vars_gradient(
                     in[0], in[1], in[2], in[3]))),
          GOLDEN("vars_gradient/options",
                 all(tf::quantization::fake_quant_with_min_max_vars_gradient(
                     in[0], in[1], in[2], in[3],
                     {.num_bits = 3, .narrow_range = true, .name = "n"}))),
          GOLDEN("channel",
                 tf::quantization::fake_quant_with_min_max_vars_per_channel(
                     in[0], in[1], in[2])),
          GOLDEN("channel/options",
                 tf::quantization::fake_quant_with_min_max_vars_per_channel(
                     in[0], in[1], in[2],
                     {.num_bits = 5, .narrow_range = true, .name = "n"})),
          GOLDEN("channel_gradient",
                 all(tf::quantization::
                         fake_quant_with_min_max_vars_per_channel_gradient(
                             in[0], in[1], in[2], in[3]))),
          GOLDEN(
              "channel_gradient/options",
              all(tf::quantization::
                      fake_quant_with_min_max_vars_per_channel_gradient(
                          in[0], in[1], in[2], in[3],
                          {.num_bits = 5, .narrow_range = true, .name = "n"}))),
      });
}

}  // namespace
}  // namespace tfx
