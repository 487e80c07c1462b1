// What operations and variables leave behind: nothing.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>

#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/variable.h"

namespace tfx {
namespace {

// The memory of this process that is in use, in megabytes.
double resident_megabytes() {
  std::ifstream file("/proc/self/statm");
  double total = 0;
  double resident = 0;
  file >> total >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

// How much memory grows by doing `work` a million times over, less what it
// takes to get going.
template <typename Work>
double growth(int repetitions, Work work) {
  for (int i = 0; i < repetitions / 10; ++i) work();
  const double before = resident_megabytes();
  for (int i = 0; i < repetitions; ++i) work();
  return resident_megabytes() - before;
}

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
