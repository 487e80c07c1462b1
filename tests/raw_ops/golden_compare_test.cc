#include "tests/raw_ops/golden_compare.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <complex>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/float16.h"
#include "tfx/core/literal.h"

namespace tfx::raw_ops {
namespace {

std::string compare(const c::Tensor& actual, const c::Tensor& expected,
                    std::optional<double> ulps = std::nullopt) {
  return difference(Tensor(actual), expected, ulps);
}

template <typename T>
std::string compare(std::vector<T> actual, std::vector<T> expected,
                    std::optional<double> ulps = std::nullopt) {
  const auto size = static_cast<int64_t>(actual.size());
  return compare(c::Tensor::from_values<T>({size}, actual),
                 c::Tensor::from_values<T>({size}, expected), ulps);
}

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

TEST_CASE("types, shapes, integers and strings have to be the same") {
  const c::Tensor one = Literal({1, 2}).to_tensor();
  CHECK(compare(one, one) == "");
  CHECK(compare(one, Literal({1, 3}).to_tensor()) ==
        "other values: "
        "tf.Tensor([1 2], "
        "shape=(2,), "
        "dtype=int32)");
  CHECK(compare(one, Literal({1, 2}).to_tensor(int64)) ==
        "dtype int32, not int64");
  CHECK(compare(one, Literal({{1, 2}}).to_tensor()) ==
        "shape (2,), not (1, 2)");
  const c::Tensor text = Literal({"a", "b"}).to_tensor();
  CHECK(compare(text, text) == "");
  CHECK(compare(text, Literal({"a", "c"}).to_tensor()) != "");
}

TEST_CASE("floats may be a few units in the last place apart") {
  const float epsilon = std::numeric_limits<float>::epsilon();
  CHECK(compare<float>({1}, {1}) == "");
  CHECK(compare<float>({1 + 8 * epsilon}, {1}) == "");
  CHECK(compare<float>({1 + 32 * epsilon}, {1}) != "");
  CHECK(compare<float>({1 + 32 * epsilon}, {1}, 64) == "");
  CHECK(compare<float>({1 + epsilon}, {1}, 0) != "");
  CHECK(compare<double>({1 + 1e-9}, {1}) != "");
  // A sum's rounding is that of its terms.
  CHECK(compare<float>({100, epsilon * 100}, {100, 0}) == "");
  CHECK(compare<float>({1, epsilon * 100}, {1, 0}) != "");
}

TEST_CASE("parts of complex numbers are compared each") {
  using Complex = std::complex<float>;
  CHECK(compare<Complex>({{1, 2}}, {{1, 2}}) == "");
  CHECK(compare<Complex>({{1, 2}}, {{1, 2.1F}}) != "");
}

TEST_CASE("NaN equals NaN, and infinity only itself") {
  CHECK(compare<float>({kNan, kInfinity}, {kNan, kInfinity}) == "");
  CHECK(compare<float>({0}, {kNan}) != "");
  CHECK(compare<float>({kNan}, {0}) != "");
  CHECK(compare<float>({-kInfinity}, {kInfinity}) != "");
  CHECK(compare<float>({std::numeric_limits<float>::max()}, {kInfinity}) != "");
  CHECK(compare<float>({kInfinity}, {1}) != "");
}

TEST_CASE("types of 16 bits are compared by value") {
  const auto tensor = [](DType dtype, double value) {
    return Literal({value, kInfinity}).to_tensor(dtype);
  };
  for (const DType dtype : {float16, bfloat16}) {
    CHECK(compare(tensor(dtype, 0.5), tensor(dtype, 0.5)) == "");
    CHECK(compare(tensor(dtype, 6e-6), tensor(dtype, 6e-6)) == "");
    CHECK(compare(tensor(dtype, 0.5), tensor(dtype, 0.53)) != "");
    CHECK(compare(tensor(dtype, 0.5), tensor(dtype, -0.5)) != "");
    CHECK(compare(tensor(dtype, kNan), tensor(dtype, kNan)) == "");
    CHECK(compare(tensor(dtype, kNan), tensor(dtype, kInfinity)) != "");
  }
}

}  // namespace
}  // namespace tfx::raw_ops
