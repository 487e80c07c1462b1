#include "tfx/sparse/elementwise.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("functions of tensors take sparse ones as in Python") {
  check_golden(
      "sparse/elementwise",
      {
          GOLDEN("abs", tf::abs(first_of(in))),
          GOLDEN("asin", tf::asin(first_of(in))),
          GOLDEN("asinh", tf::asinh(first_of(in))),
          GOLDEN("atan", tf::atan(first_of(in))),
          GOLDEN("atanh", tf::atanh(first_of(in))),
          GOLDEN("negative", tf::negative(first_of(in))),
          GOLDEN("sign", tf::sign(first_of(in))),
          GOLDEN("sin", tf::sin(first_of(in))),
          GOLDEN("sqrt", tf::sqrt(first_of(in))),
          GOLDEN("square", tf::square(first_of(in))),
          GOLDEN("tan", tf::tan(first_of(in))),
          GOLDEN("tanh", tf::tanh(first_of(in))),
          GOLDEN("bessel_i0e", tf::math::bessel_i0e(first_of(in))),
          GOLDEN("bessel_i1e", tf::math::bessel_i1e(first_of(in))),
          GOLDEN("erf", tf::math::erf(first_of(in))),
          GOLDEN("cast", tf::cast(first_of(in), tf::int32)),
          GOLDEN("cast/same", tf::dtypes::cast(first_of(in), tf::float32)),
          GOLDEN("divide", tf::divide(first_of(in), {2.0, 4.0, 8.0})),
          GOLDEN("identity", tf::identity(first_of(in))),
          GOLDEN("stop_gradient", tf::stop_gradient(first_of(in))),
          GOLDEN("rank", tf::rank(first_of(in))),
          GOLDEN("shape", tf::shape(first_of(in))),
          GOLDEN("shape/int64",
                 tf::shape(first_of(in), {.out_type = tf::int64})),
          GOLDEN("size", tf::size(first_of(in))),
          GOLDEN("size/int64", tf::size(first_of(in), {.out_type = tf::int64})),
          GOLDEN("sin/int", tf::sin(first_of(in))),
      });
}

}  // namespace
}  // namespace tfx
