#include "tfx/linalg/determinants.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const linalg::SlogdetOutputs& outputs) {
  return {outputs.sign, outputs.log_abs_determinant};
}

TEST_CASE("determinants are Python's") {
  check_golden("linalg/determinants",
               {
                   GOLDEN("det", tf::linalg::det(in[0])),
                   GOLDEN("logdet", tf::linalg::logdet(in[0])),
                   GOLDEN("slogdet", both(tf::linalg::slogdet(in[0]))),
               });
}

}  // namespace
}  // namespace tfx
