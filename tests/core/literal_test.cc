#include "tfx/core/literal.h"

#include <catch2/catch.hpp>
#include <complex>
#include <cstdint>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

TEST_CASE("a literal has the dtype and shape that Python gives it") {
  CHECK(Literal(1).dtype() == int32);
  CHECK(Literal(1.5).dtype() == float32);
  CHECK(Literal(1.5F).dtype() == float32);
  CHECK(Literal(true).dtype() == bool_);
  CHECK(Literal("text").dtype() == string);
  CHECK(Literal(std::complex<double>(1.5, 2)).dtype() == complex128);
  CHECK(Literal(std::complex<float>(1, 2)).dtype() == complex64);
  CHECK(Literal({1, 2}).shape() == std::vector<int64_t>{2});
  CHECK(Literal({{1, 2, 3}, {4, 5, 6}}).shape() == std::vector<int64_t>{2, 3});
  CHECK(Literal({{{1}}}).shape() == std::vector<int64_t>{1, 1, 1});
  CHECK(Literal(7).shape().empty());
}

TEST_CASE("integers beyond 32 bits are int64") {
  CHECK(Literal(int64_t{1} << 31).dtype() == int64);
  CHECK(Literal(int64_t{5}).dtype() == int64);
  CHECK(Literal({int64_t{1} << 40, int64_t{1}}).dtype() == int64);
}

TEST_CASE("integers join floating numbers, and booleans earlier integers") {
  CHECK(Literal({1, 2.5}).dtype() == float32);
  CHECK(Literal({2.5, 1}).dtype() == float32);
  CHECK(Literal({1, true}).dtype() == int32);
  CHECK_THROWS_WITH(
      Literal({true, 1}).dtype(),
      "Can't convert Python sequence with mixed types to Tensor.");
  CHECK_THROWS_AS(Literal({"a", 1}).dtype(), ValueError);
  CHECK_THROWS_AS(Literal({true, 2.0}).dtype(), ValueError);
}

TEST_CASE("lists of different lengths are refused") {
  CHECK_THROWS_WITH(Literal({{1, 2}, {3}}).shape(),
                    "Can't convert non-rectangular Python sequence to Tensor.");
  CHECK_THROWS_AS(Literal({Literal(1), {2, 3}}).shape(), ValueError);
}

TEST_CASE("an empty list is float32") {
  const Literal empty({});
  CHECK(empty.dtype() == float32);
  CHECK(empty.shape() == std::vector<int64_t>{0});
  CHECK(Literal({{}, {}}).shape() == std::vector<int64_t>{2, 0});
  CHECK(empty.to_tensor().byte_size() == 0);
}

TEST_CASE("values stand in the tensor in order") {
  const c::Tensor tensor = Literal({{1, 2}, {3, 4}}).to_tensor();
  const auto values = tensor.data<int32_t>();
  CHECK(std::vector<int32_t>(values.begin(), values.end()) ==
        std::vector<int32_t>{1, 2, 3, 4});
  const c::Tensor strings =
      Literal({"a", "longer than what fits in place"}).to_tensor();
  CHECK(strings.string_at(0) == "a");
  CHECK(strings.string_at(1) == "longer than what fits in place");
}

TEST_CASE("a literal fits itself to a dtype where Python's values do") {
  CHECK(Literal(1).to_tensor(float64).data<double>()[0] == 1.0);
  CHECK(Literal(1).to_tensor(float16).data<Half>()[0] == 1.0F);
  CHECK(Literal(1.5).to_tensor(bfloat16).data<BFloat16>()[0] == 1.5F);
  CHECK(Literal(300).to_tensor(uint8).data<uint8_t>()[0] == 44);
  CHECK(Literal(-1).to_tensor(uint8).data<uint8_t>()[0] == 255);
  CHECK(Literal(true).to_tensor(int32).data<int32_t>()[0] == 1);
  CHECK(Literal(1).to_tensor(complex64).data<std::complex<float>>()[0] ==
        std::complex<float>(1, 0));
}

TEST_CASE("a literal that does not fit says so in Python's words") {
  CHECK_THROWS_WITH(Literal(1.5).to_tensor(int32),
                    "Cannot convert 1.5 to EagerTensor of dtype int32");
  CHECK_THROWS_WITH(Literal(1).to_tensor(bool_),
                    "Cannot convert 1 to EagerTensor of dtype bool");
  CHECK_THROWS_WITH(Literal(1).to_tensor(string),
                    "Cannot convert 1 to EagerTensor of dtype string");
  CHECK_THROWS_WITH(Literal("a").to_tensor(int32),
                    "Cannot convert 'a' to EagerTensor of dtype int32");
  CHECK_THROWS_AS(Literal(std::complex<double>(1, 2)).to_tensor(float32),
                  TypeError);
}

TEST_CASE("literals are written as Python writes them") {
  CHECK(Literal({{1.5, 2.0}, {3.0, -4.0}}).repr() ==
        "[[1.5, 2.0], [3.0, -4.0]]");
  CHECK(Literal({1, 2}).repr() == "[1, 2]");
  CHECK(Literal(true).repr() == "True");
  CHECK(Literal(1e16).repr() == "1e+16");
  CHECK(Literal(123456789012345.0).repr() == "123456789012345.0");
  CHECK(Literal(0.0001).repr() == "0.0001");
  CHECK(Literal(1e-5).repr() == "1e-05");
  CHECK(Literal(0.1).repr() == "0.1");
  CHECK(Literal(std::complex<double>(1, -2)).repr() == "(1-2j)");
  CHECK(Literal(std::complex<double>(0, 2.5)).repr() == "2.5j");
  CHECK(Literal({"it's", "a\n\x01"}).repr() == "[\"it's\", 'a\\n\\x01']");
  CHECK(Literal(18446744073709551615UL).repr() == "18446744073709551615");
  CHECK(Literal(std::initializer_list<Literal>{}).repr() == "[]");
  CHECK_THROWS_WITH(
      Literal({{1.5, 2.0}, {3.0, 4.0}}).to_tensor(int32),
      "Cannot convert [[1.5, 2.0], [3.0, 4.0]] to EagerTensor of dtype int32");
}

}  // namespace
}  // namespace tfx
