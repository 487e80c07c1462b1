// Elements of every type, seen through arrays that hold one.
#include "tfx/core/element.h"

#include <catch2/catch.hpp>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tests/core/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/literal.h"
#include "tfx/core/ndarray.h"

namespace tfx::np {
namespace {

TEST_CASE("elements of every type are read") {
  CHECK(scalar<bool>(true).item<int>() == 1);
  CHECK(scalar<int8_t>(-3).item<int>() == -3);
  CHECK(scalar<int16_t>(-3).item<int>() == -3);
  CHECK(scalar<int32_t>(-3).item<int>() == -3);
  CHECK(scalar<int64_t>(-3).item<int>() == -3);
  CHECK(scalar<uint8_t>(3).item<int>() == 3);
  CHECK(scalar<uint16_t>(3).item<int>() == 3);
  CHECK(scalar<uint32_t>(3).item<int>() == 3);
  CHECK(scalar<uint64_t>(3).item<int>() == 3);
  CHECK(scalar(Half(0.5F)).item<double>() == 0.5);
  CHECK(scalar(BFloat16(0.5F)).item<double>() == 0.5);
  CHECK(scalar(0.5F).item<double>() == 0.5);
  CHECK(scalar(0.5).item<float>() == 0.5F);
  const std::complex<float> z(1, 2);
  CHECK(scalar(z).item<std::complex<double>>() == std::complex<double>(1, 2));
  CHECK(scalar(std::complex<double>(z)).item<std::complex<float>>() == z);
  CHECK(scalar(3).item<std::complex<float>>() == std::complex<float>(3, 0));
  CHECK(scalar(0.5).item<Half>().bits() == Half(0.5F).bits());
  CHECK(scalar(0.5).item<BFloat16>().bits() == BFloat16(0.5F).bits());
  CHECK(make("x").item<std::string>() == "x");
}

TEST_CASE("types that only TensorFlow has are read as NumPy reads them") {
  const int8_t bits[] = {-1, 2};
  const c::Tensor plain = c::Tensor::from_values<int8_t>({2}, bits);
  const NDArray quantized =
      Tensor(plain.bitcast(c::DataType::kQint8, {2})).numpy();
  CHECK(quantized.dtype() == int8);
  CHECK(quantized.data<int8_t>()[0] == -1);
  CHECK(quantized[0] == -1);
  CHECK(quantized.repr() == "array([-1,  2], dtype=int8)");
  // -1 in four bits, and 1.0 in one of the 8-bit types.
  const std::byte narrow[] = {std::byte{0x0f}};
  CHECK(
      Tensor(c::Tensor::from_bytes(c::DataType::kInt4, {1}, narrow)).numpy() ==
      -1);
  const std::byte float8[] = {std::byte{0x3c}};
  CHECK(Tensor(c::Tensor::from_bytes(c::DataType::kFloat8E5m2, {1}, float8))
            .numpy() == 1.0);
}

TEST_CASE("what a type cannot hold is refused") {
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  CHECK_THROWS_WITH(make(300).item<int8_t>(),
                    "Python integer 300 out of bounds for int8");
  CHECK_THROWS_AS(make(-1).item<uint64_t>(), std::overflow_error);
  CHECK_THROWS_AS(scalar(1e19).item<int64_t>(), std::overflow_error);
  CHECK_THROWS_WITH(scalar(1e10).item<int>(),
                    "Python integer 10000000000 out of bounds for int32");
  CHECK_THROWS_AS(scalar(std::numeric_limits<uint64_t>::max()).item<int64_t>(),
                  std::overflow_error);
  CHECK_THROWS_WITH(make(kInfinity).item<int>(),
                    "cannot convert float infinity to integer");
  CHECK_THROWS_AS(make(kNan).item<int>(), ValueError);
  CHECK_THROWS_WITH(make(kNan).item<int>(),
                    "cannot convert float NaN to integer");
  CHECK(scalar(-9223372036854775808.0).item<int64_t>() ==
        std::numeric_limits<int64_t>::min());
  CHECK_THROWS_AS(scalar(9223372036854775808.0).item<int64_t>(),
                  std::overflow_error);
  CHECK(scalar(-0.9).item<uint8_t>() == 0);
  CHECK(scalar(255.9).item<uint8_t>() == 255);
  CHECK_THROWS_AS(scalar(256.0).item<uint8_t>(), std::overflow_error);
}

TEST_CASE("numbers compare as NumPy compares them") {
  CHECK(make(0.1) == 0.1);
  CHECK(scalar(Half(0.1F)) == 0.1);
  CHECK_FALSE(scalar(BFloat16(0.1F)) == 0.1);
  CHECK(scalar(0.1) == 0.1);
  CHECK_FALSE(make(0.1) == scalar(0.1));
  CHECK(make(16777216.0) == 16777217);
  CHECK_FALSE(scalar(int64_t{1} << 53) == (int64_t{1} << 53) + 1);
  CHECK_FALSE(scalar(std::numeric_limits<uint64_t>::max()) == -1);
  CHECK(scalar(std::numeric_limits<uint64_t>::max()) > -1);
  CHECK(scalar(int64_t{-1}) < std::numeric_limits<uint64_t>::max());
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  CHECK_FALSE(scalar(kNan) == kNan);
  CHECK(scalar(kNan) != kNan);
  CHECK_FALSE(scalar(kNan) < kNan);
  CHECK(scalar(std::complex<float>(2, 0)) == 2);
  CHECK_FALSE(scalar(std::complex<float>(2, 1)) == 2);
  CHECK(scalar(std::complex<float>(2, 1)) < 3);
  CHECK(make(1) == make(1.0));
  CHECK(make(1) < make(2));
}

TEST_CASE("strings compare with strings") {
  CHECK(make("text") == "text");
  CHECK("text" == make("text"));
  CHECK(make("text") == std::string("text"));
  CHECK(make("text") != std::string_view("other"));
  CHECK(make("a") < make("b"));
  CHECK_FALSE(make("a") == 3);
  CHECK_FALSE(make(3) == "3");
  CHECK_FALSE(make(3) == make("3"));
  CHECK_THROWS_AS(make("a") < 3, TypeError);
  CHECK_THROWS_WITH(make("a") < 3,
                    "'<' not supported between instances of "
                    "'bytes' and 'int'");
}

}  // namespace
}  // namespace tfx::np
