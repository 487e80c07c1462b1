#include <catch2/catch.hpp>
#include <limits>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/math_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

Tensor float_number(double value) { return TensorLike(value).to_tensor(); }

TEST_CASE("casts saturate as in Python") {
  check_golden(
      "ops/saturate_cast",
      {
          GOLDEN("saturate_cast/int8", tf::saturate_cast(in[0], tf::int8)),
          GOLDEN("saturate_cast/int16", tf::saturate_cast(in[0], tf::int16)),
          GOLDEN("saturate_cast/int32", tf::saturate_cast(in[0], tf::int32)),
          GOLDEN("saturate_cast/uint8", tf::saturate_cast(in[0], tf::uint8)),
          GOLDEN("saturate_cast/uint16", tf::saturate_cast(in[0], tf::uint16)),
          GOLDEN("saturate_cast/uint32", tf::saturate_cast(in[0], tf::uint32)),
          GOLDEN("saturate_cast/float16",
                 tf::saturate_cast(in[0], tf::float16)),
          GOLDEN("saturate_cast/bfloat16",
                 tf::saturate_cast(in[0], tf::bfloat16)),
          GOLDEN("saturate_cast/float32",
                 tf::saturate_cast(in[0], tf::float32)),
          GOLDEN("saturate_cast/float64",
                 tf::saturate_cast(in[0], tf::float64)),
          GOLDEN("saturate_cast/complex64",
                 tf::saturate_cast(in[0], tf::complex64)),
          GOLDEN("saturate_cast/uint64", tf::saturate_cast(in[0], tf::uint64)),
          GOLDEN("saturate_cast/int64", tf::saturate_cast(in[0], tf::int64)),
          GOLDEN("saturate_cast/bool", tf::saturate_cast(in[0], tf::bool_)),
          GOLDEN("polyval", tf::math::polyval({float_number(2), float_number(3),
                                               float_number(-1)},
                                              in[0])),
          GOLDEN("polyval/none", tf::math::polyval({}, in[0])),
          GOLDEN("scalar_mul", tf::math::scalar_mul(2, in[0])),
          GOLDEN("scalar_mul/vector", tf::math::scalar_mul({2.0}, in[0])),
      });
}

// (Python's limits overflow here, and all becomes the least number.)
TEST_CASE("casts to and from 64-bit integers saturate too") {
  constexpr int64_t kLeast = std::numeric_limits<int64_t>::min();
  constexpr int64_t kGreatest = std::numeric_limits<int64_t>::max();
  const Tensor numbers(c::Tensor::from_values<double>(
      {4}, std::vector<double>{1e19, -1e19, 5, -5}));
  const Tensor wide = tf::saturate_cast(numbers, tf::int64);
  CHECK(wide.data<int64_t>()[0] > kGreatest - 1024);
  CHECK(wide.data<int64_t>()[1] == kLeast);
  CHECK(wide.data<int64_t>()[2] == 5);
  CHECK(wide.data<int64_t>()[3] == -5);
  const Tensor natural = tf::saturate_cast(numbers, tf::uint64);
  CHECK(natural.data<uint64_t>()[0] == 10000000000000000000U);
  CHECK(natural.data<uint64_t>()[1] == 0);

  const Tensor integers(c::Tensor::from_values<int64_t>(
      {3}, std::vector<int64_t>{kLeast, 7, kGreatest}));
  const Tensor same = tf::saturate_cast(integers, tf::int64);
  CHECK(same.data<int64_t>()[0] == kLeast);
  CHECK(same.data<int64_t>()[1] == 7);
  CHECK(same.data<int64_t>()[2] == kGreatest);
  const Tensor positive = tf::saturate_cast(integers, tf::uint64);
  CHECK(positive.data<uint64_t>()[0] == 0);
  CHECK(positive.data<uint64_t>()[2] == uint64_t{kGreatest});
  const Tensor floats = tf::saturate_cast(integers, tf::float32);
  CHECK(floats.data<float>()[1] == 7);
  CHECK(floats.data<float>()[2] == 9223372036854775808.0F);
}

}  // namespace
}  // namespace tfx
