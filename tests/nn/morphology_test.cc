#include "tfx/nn/morphology.h"

#include <catch2/catch.hpp>

#include "tests/nn/testing.h"
#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

using tf::nn::Padding;
using tf::nn::Sizes;

// Of either function.
using Morphology = Tensor (*)(const TensorLike& input,
                              const TensorLike& filters, const Sizes& strides,
                              const Padding& padding,
                              std::string_view data_format,
                              const Sizes& dilations,
                              const NameOptions& options);

std::vector<GoldenCase> morphology_cases(const std::string& name,
                                         Morphology function) {
  const auto with = [=](const std::string& what, const Sizes& strides,
                        const Padding& padding, const Sizes& dilations,
                        const char* format = "NHWC") {
    return GoldenCase{name + what, [=](const Inputs& in) {
                        return function(in[0], in[1], strides, padding, format,
                                        dilations, {});
                      }};
  };
  return {
      with("", kOnes, "SAME", kOnes),
      with("/VALID", kOnes, "VALID", kOnes),
      with("/strides", {1, 2, 1, 1}, "SAME", kOnes),
      with("/dilations", kOnes, "SAME", {1, 1, 2, 1}),
      with("/none", kOnes, "SAME", kOnes),
      with("/format", kOnes, "SAME", kOnes, "NCHW"),
      with("/strides=1", 1, "SAME", kOnes),
      with("/dilations=1", kOnes, "SAME", 1),
      with("/list", kOnes, {{0, 0}}, kOnes),
      with("/channels", kOnes, "SAME", kOnes),
  };
}

TEST_CASE("dilation and erosion are Python's") {
  std::vector<GoldenCase> cases =
      morphology_cases("dilation2d", tf::nn::dilation2d);
  for (GoldenCase& each : morphology_cases("erosion2d", tf::nn::erosion2d)) {
    cases.push_back(std::move(each));
  }
  check_golden("nn/morphology", cases);
}

}  // namespace
}  // namespace tfx
