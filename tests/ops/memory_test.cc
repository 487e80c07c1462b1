// What operations and variables leave behind: nothing.
#include <catch2/catch.hpp>

#include "tests/resident_memory.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

// A leak of one small object each time would be 15 MB or more.
constexpr double kNothing = 4;

TEST_CASE("a million operations do not let memory grow") {
  const Tensor x = constant({1.0, 2.0});
  CHECK(growth(1'000'000, [&] { x + 1.0; }) < kNothing);
}

TEST_CASE("variables come and go") {
  CHECK(growth(100'000, [] {
          const Variable v({1.0, 2.0});
          v.assign_add({1.0, 1.0});
        }) < kNothing);
}

TEST_CASE("operations that fail leave nothing either") {
  const Tensor x = constant({1.0, 2.0});
  const Tensor y = constant({1.0, 2.0, 3.0});
  CHECK(growth(30'000, [&] {
          CHECK_THROWS_AS(x + y, errors::InvalidArgumentError);
        }) < kNothing);
}

}  // namespace
}  // namespace tfx
