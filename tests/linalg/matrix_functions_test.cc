#include "tfx/linalg/matrix_functions.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("functions of matrices are Python's") {
  check_golden("linalg/matrix_functions",
               {
                   GOLDEN("expm", tf::linalg::expm(in[0])),
                   GOLDEN("logm", tf::linalg::logm(in[0])),
                   GOLDEN("sqrtm", tf::linalg::sqrtm(in[0])),
                   GOLDEN("matrix_square_root", tf::matrix_square_root(in[0])),
               });
}

}  // namespace
}  // namespace tfx
