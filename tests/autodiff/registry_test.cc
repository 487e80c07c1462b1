#include "tfx/autodiff/registry.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

// Those of which Python has a gradient registered, but TensorFlow has no op.
const std::set<std::string>& absent_ops() {
  static const std::set<std::string> ops = {
      "Queue", "ScatterNdDiv", "ScatterNdMul", "StatelessRandomShuffle"};
  return ops;
}

TEST_CASE("what Python calls not differentiable has no gradient here") {
  std::ifstream file("tools/lib/coverage/python_gradients.txt");
  REQUIRE(file);
  std::string line;
  std::getline(file, line);  // who wrote it
  size_t count = 0;
  std::vector<std::string> missing;
  for (std::string op, kind; file >> op >> kind;) {
    if (kind != "none" || absent_ops().contains(op)) continue;
    ++count;
    const RegisteredGradient* gradient = GradientRegistry::instance().find(op);
    if (gradient == nullptr || gradient->function) missing.push_back(op);
  }
  CHECK(count > 150);
  CHECK(missing == std::vector<std::string>{});
}

TEST_CASE("an operation may be said to have no gradient") {
  GradientRegistry& registry = GradientRegistry::instance();
  const std::string op = "AdjustContrastv2";
  CHECK_THROWS_AS(registry.get(op), LookupError);
  no_gradient(op);
  CHECK_FALSE(registry.get(op).function);
  CHECK_THROWS_AS(no_gradient(op), KeyError);
}

}  // namespace
}  // namespace tfx
