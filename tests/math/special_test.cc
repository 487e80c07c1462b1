#include "tfx/math/special.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("special functions are Python's") {
  check_golden("math/special",
               {
                   GOLDEN("bessel_i0", tf::math::special::bessel_i0(in[0])),
                   GOLDEN("bessel_i0e", tf::math::special::bessel_i0e(in[0])),
                   GOLDEN("bessel_i1", tf::math::special::bessel_i1(in[0])),
                   GOLDEN("bessel_i1e", tf::math::special::bessel_i1e(in[0])),
                   GOLDEN("bessel_j0", tf::math::special::bessel_j0(in[0])),
                   GOLDEN("bessel_j1", tf::math::special::bessel_j1(in[0])),
                   GOLDEN("bessel_k0", tf::math::special::bessel_k0(in[0])),
                   GOLDEN("bessel_k0e", tf::math::special::bessel_k0e(in[0])),
                   GOLDEN("bessel_k1", tf::math::special::bessel_k1(in[0])),
                   GOLDEN("bessel_k1e", tf::math::special::bessel_k1e(in[0])),
                   GOLDEN("bessel_y0", tf::math::special::bessel_y0(in[0])),
                   GOLDEN("bessel_y1", tf::math::special::bessel_y1(in[0])),
                   GOLDEN("dawsn", tf::math::special::dawsn(in[0])),
                   GOLDEN("expint", tf::math::special::expint(in[0])),
                   GOLDEN("fresnel_cos", tf::math::special::fresnel_cos(in[0])),
                   GOLDEN("fresnel_sin", tf::math::special::fresnel_sin(in[0])),
                   GOLDEN("spence", tf::math::special::spence(in[0])),
                   GOLDEN("lbeta", tf::math::lbeta(in[0])),
               });
}

}  // namespace
}  // namespace tfx
