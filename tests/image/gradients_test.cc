#include "tfx/image/gradients.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const image::ImageGradientsOutputs& outputs) {
  return {outputs.dy, outputs.dx};
}

TEST_CASE("edges of images are Python's") {
  check_golden(
      "image/gradients",
      {
          GOLDEN("image_gradients", both(tf::image::image_gradients(in[0]))),
          GOLDEN("sobel_edges", tf::image::sobel_edges(in[0])),
      });
}

}  // namespace
}  // namespace tfx
