#include "tfx/signal/fftshift.h"

#include <catch2/catch.hpp>
#include <string>

#include "tests/ops/golden_cases.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

namespace s = tfx::signal;

TEST_CASE("shifts are Python's") {
  check_golden(
      "signal/fftshift",
      {
          GOLDEN("fftshift", s::fftshift(in[0])),
          GOLDEN("fftshift/axes=1", s::fftshift(in[0], {.axes = 1})),
          GOLDEN("fftshift/axes=-1",
                 s::fftshift(in[0], {.axes = -1, .name = "n"})),
          GOLDEN("fftshift/axes=0,-1", s::fftshift(in[0], {.axes = {0, -1}})),
          GOLDEN("fftshift/axes=2", s::fftshift(in[0], {.axes = {2}})),
          GOLDEN("ifftshift", s::ifftshift(in[0])),
          GOLDEN("ifftshift/axes=1", s::ifftshift(in[0], {.axes = 1})),
          GOLDEN("ifftshift/axes=-1",
                 s::ifftshift(in[0], {.axes = -1, .name = "n"})),
          GOLDEN("ifftshift/axes=0,-1", s::ifftshift(in[0], {.axes = {0, -1}})),
          GOLDEN("ifftshift/axes=2", s::ifftshift(in[0], {.axes = {2}})),
      });
}

TEST_CASE("fftshift's operation has the function's name") {
  std::string name;
  const auto call = tfx::function([&](const Tensor& x) {
    name = s::fftshift({1.0, 2.0}).name();
    return x;
  });
  call(constant(1.0));
  CHECK(name == "fftshift:0");
}

}  // namespace
}  // namespace tfx
