#include "tfx/ops/operators.h"

#include <catch2/catch.hpp>
#include <complex>
#include <string>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

using std::complex;

const std::vector<DType> kNumbers = {
    int8,   int16,   int32,    int64,   uint8,   uint16,    uint32,
    uint64, float16, bfloat16, float32, float64, complex64, complex128};

void check_binary(const Tensor& a, const Tensor& b) {
  Transcript t("ops/golden/operators", "binary " + a.dtype().name());
  t.attempt([&] { return a + b; });
  t.attempt([&] { return a - b; });
  t.attempt([&] { return a * b; });
  t.attempt([&] { return a / b; });
  t.attempt([&] { return a % b; });
  t.attempt([&] { return a == b; });
  t.attempt([&] { return a != b; });
  t.attempt([&] { return a < b; });
  t.attempt([&] { return a <= b; });
  t.attempt([&] { return a > b; });
  t.attempt([&] { return a >= b; });
  t.attempt([&] { return a & b; });
  t.attempt([&] { return a | b; });
  t.attempt([&] { return a ^ b; });
  t.attempt([&] { return math::floordiv(a, b); });
  t.attempt([&] { return pow(a, b); });
  t.attempt([&] { return -a; });
  t.attempt([&] { return ~a; });
  t.attempt([&] { return abs(a); });
}

TEST_CASE("operators on every dtype give what Python's give") {
  for (const DType dtype : kNumbers) {
    check_binary(constant({{7}, {2}}, {.dtype = dtype}),
                 constant({3, 2, 7}, {.dtype = dtype}));
  }
  check_binary(constant({{true}, {false}}), constant({true, false}));
  check_binary(constant({{"x"}, {"y"}}), constant({"x", "zz"}));
}

TEST_CASE("literals take the tensor's dtype") {
  Transcript t("ops/golden/operators", "literals");
  for (const DType dtype : kNumbers) {
    const Tensor x = constant({5, 6}, {.dtype = dtype});
    t.attempt([&] { return x + 1; });
    t.attempt([&] { return 1 - x; });
    t.attempt([&] { return x * 2.5; });
    t.attempt([&] { return 2.5 * x; });
    t.attempt([&] { return x / 2; });
    t.attempt([&] { return x == 5; });
    t.attempt([&] { return x + Literal({1, 2}); });
    t.attempt([&] { return x > true; });
    t.attempt([&] { return x + "a"; });
  }
  t.attempt([] { return constant("a") + "b"; });
  t.attempt([] { return "a" + constant({"b", "c"}); });
  t.attempt([] { return constant(true) & false; });
  t.attempt([] { return constant({true, false}) | true; });
  t.attempt([] { return true ^ constant({true, false}); });
  t.attempt([] { return constant({1, 2}) == 2.5; });
  t.attempt([] { return constant({1.0, 2.0}) != 2; });
}

TEST_CASE("operators broadcast, and refuse what does not fit") {
  Transcript t("ops/golden/operators", "shapes");
  const Tensor two = constant({1, 2});
  const Tensor three = constant({1, 2, 3});
  t.attempt([&] { return two == three; });
  t.attempt([&] { return two != three; });
  t.attempt([&] { return two + three; });
  t.attempt([&] { return two < three; });
  t.attempt([] { return constant(0.0, {.shape = {{0, 3}}}) + 1.0; });
  t.attempt([] {
    return constant(0.0, {.shape = {{2, 1, 0}}}) *
           constant(1.0, {.shape = {{3, 1}}});
  });
  t.attempt([] { return constant(1) + constant(2.5); });
  t.attempt([] { return constant(1, {.dtype = int64}) * constant(2); });
  t.attempt([&] { return two == constant({1.0, 2.0}); });
  t.attempt([] { return math::floordiv(constant(1), 0); });
  t.attempt([] { return constant(1) % 0; });
  t.attempt([] { return constant(1.0) / 0.0; });
  t.attempt([] { return constant(7) % -3; });
  t.attempt([] { return math::floordiv(constant(-7), 2); });
  t.attempt([] { return math::floordiv(constant(-7.5), 2); });
}

TEST_CASE("values become tensors") {
  Transcript t("ops/golden/operators", "constants");
  t.attempt([] { return constant({1, 2, 3, 4}, {.shape = {{2, 2}}}); });
  t.attempt([] { return constant(3.5, {.shape = {{2, 3}}}); });
  t.attempt([] { return constant(3, {.shape = {{0, 3}}}); });
  t.attempt([] { return constant({}, {.shape = {{0, 3}}}); });
  t.attempt([] { return constant("a", {.shape = {2}}); });
  t.attempt([] { return constant({1, 2, 3}, {.dtype = float16}); });
  t.attempt([] { return constant(constant({1, 2}), {.dtype = float32}); });
  t.attempt([] { return constant(constant({1, 2}), {.shape = {{2, 1}}}); });
  t.attempt([] { return constant({1.5}, {.dtype = int32}); });
  t.attempt([] { return constant(1, {.dtype = bool_}); });
  t.attempt([] { return constant({{1, 2}, {3}}); });
  t.attempt([] { return constant({1, "a"}); });
  t.attempt([] {
    return convert_to_tensor(constant({1, 2}), {.dtype = float32});
  });
  t.attempt([] { return convert_to_tensor({1, 2}, {.dtype_hint = float32}); });
  t.attempt([] {
    return convert_to_tensor({1.5, 2.0}, {.dtype_hint = int32});
  });
  t.attempt([] { return convert_to_tensor({1.5, 2.0}, {.dtype = int32}); });
  t.attempt([] { return convert_to_tensor({constant(1), constant(2)}); });
}

TEST_CASE("elementwise functions") {
  Transcript t("ops/golden/operators", "functions");
  t.attempt([] { return add(1, 2.5); });
  t.attempt([] { return add(1.5, 2); });
  t.attempt([] { return add(constant(1), 2.5); });
  t.attempt([] { return add({1, 2}, {3.0, 4.0}); });
  t.attempt([] { return truediv(constant(1), constant(1, {.dtype = int64})); });
  t.attempt([] { return truediv(true, true); });
  t.attempt([] { return math::logical_xor(true, {true, false}); });
  t.attempt([] { return logical_and(1, true); });
  t.attempt([] { return logical_not({true, false}); });
  t.attempt([] { return equal({1, 2}, {1, 2, 3}); });
  const Tensor z = constant({complex<double>(1, 2)});
  t.attempt([] { return math::abs(complex<double>(3, 4)); });
  t.attempt([&] { return math::real(z); });
  t.attempt([&] { return math::imag(z); });
  t.attempt([] { return math::real({1.0, 2.0}); });
  t.attempt([] { return math::imag({1.0, 2.0}); });
  t.attempt([&] { return math::conj(z); });
  t.attempt([] { return math::conj({1.0}); });
  t.attempt([] { return math::conj({"a"}); });
  t.attempt([] { return math::angle({1.0, -2.0}); });
  t.attempt([] { return math::angle({complex<double>(1, 1)}); });
  t.attempt([] { return tfx::complex(1.0, 2.0); });
  t.attempt([] { return tfx::complex(1, 2); });
  t.attempt([] {
    return tfx::complex(constant(1.0, {.dtype = float64}), constant(2.0));
  });
  t.attempt([] { return cast({1.7, -1.7}, int32); });
  t.attempt([] { return cast({0, 1}, bool_); });
  t.attempt([] { return cast({"1"}, float32); });
  t.attempt([] { return cast({1, 2}, bfloat16); });
  t.attempt([] { return add_n({constant(1), constant(2), constant(4)}); });
  t.attempt([] { return add_n({}); });
  t.attempt([] { return round({0.5, 1.5, 2.5}); });
  t.attempt([] { return round({1, 2}); });
  using Unary = Tensor (*)(const TensorLike&, const NameOptions&);
  const Unary unary[] = {
      math::acos,       math::acosh,   math::asin,   math::asinh,
      math::atan,       math::atanh,   math::ceil,   math::cos,
      math::cosh,       math::digamma, math::erf,    math::erfc,
      math::erfinv,     math::exp,     math::expm1,  math::floor,
      math::is_finite,  math::is_inf,  math::is_nan, math::lgamma,
      math::log,        math::log1p,   math::ndtri,  math::negative,
      math::reciprocal, math::rint,    math::rsqrt,  math::sigmoid,
      math::sign,       math::sin,     math::sinh,   math::softplus,
      math::softsign,   math::sqrt,    math::square, math::tan,
      math::tanh};
  for (const Unary function : unary) {
    t.attempt([&] {
      return function(constant({0.25, 0.5}, {.dtype = float64}), {});
    });
  }
  using Binary =
      Tensor (*)(const TensorLike&, const TensorLike&, const NameOptions&);
  const Binary binary[] = {math::atan2,
                           math::divide_no_nan,
                           math::floordiv,
                           math::floormod,
                           math::maximum,
                           math::minimum,
                           math::multiply,
                           math::multiply_no_nan,
                           math::nextafter,
                           math::pow,
                           math::squared_difference,
                           math::subtract,
                           math::xdivy,
                           math::xlog1py,
                           math::xlogy,
                           math::igamma,
                           math::igammac,
                           math::polygamma,
                           math::zeta};
  const Tensor x = constant({0.5, 2.0}, {.dtype = float64});
  const Tensor y = constant({3.0, 1.5}, {.dtype = float64});
  for (const Binary function : binary) {
    t.attempt([&] { return function(x, y, {}); });
  }
}

using Operands = std::vector<Tensor> (*)(const Tensor&, const Tensor&);

// What a traced function of two matrices consists of, but for constants.
void check_operations(const std::string& section, DType dtype,
                      Operands function) {
  const Tensor matrix = zeros({2, 2}, {.dtype = dtype});
  const ConcreteFunction traced =
      tfx::function(function).get_concrete_function(matrix, matrix);
  Transcript t("ops/golden/operators", section);
  for (const c::Operation& operation : traced.graph().operations()) {
    const std::string type = operation.op_type();
    if (type == "Const" || type == "Identity" || type == "Placeholder") {
      continue;
    }
    t.print(operation.name() + " " + type);
  }
}

TEST_CASE("operations have the names that Python's operators give them") {
  using Tensors = std::vector<Tensor>;
  check_operations(
      "names of numbers", float32, [](const Tensor& x, const Tensor& y) {
        return Tensors{x + y,        x + 1,           1 + x,
                       x - y,        1 - x,           x * y,
                       2 * x,        x / y,           1 / x,
                       x % y,        7 % x,           x == y,
                       x != y,       x > y,           x >= y,
                       1 > x,        1 >= x,          x < y,
                       x <= y,       1 < x,           1 <= x,
                       -x,           abs(x),          math::floordiv(x, y),
                       add(x, y),    subtract(x, y),  multiply(x, y),
                       divide(x, y), math::mod(x, y), pow(x, y),
                       matmul(x, y)};
      });
  check_operations("names of integers", int32,
                   [](const Tensor& x, const Tensor& y) {
                     return Tensors{x & y, 1 & x, x | y, x ^ y, x ^ 1,
                                    ~x,    x / y, 1 / x, x + y};
                   });
  check_operations("names of truth values", bool_,
                   [](const Tensor& x, const Tensor& y) {
                     return Tensors{x & y, x & true, x | y, true | x,
                                    x ^ y, x ^ true, ~x,    x == y};
                   });
  check_operations("names of strings", tfx::string,
                   [](const Tensor& x, const Tensor& y) {
                     return Tensors{x + y, "a" + x};
                   });
  check_operations("names of complex numbers", complex64,
                   [](const Tensor& x, const Tensor& y) {
                     return Tensors{x + y, abs(x)};
                   });
}

TEST_CASE("t += x makes another tensor") {
  Tensor t = constant({1, 2});
  const Tensor before = t;
  t += 10;
  CHECK(t.data<int32_t>()[1] == 12);
  CHECK(before.data<int32_t>()[1] == 2);
  t -= before;
  t *= 3;
  CHECK(t.data<int32_t>()[0] == 30);
  Tensor f = constant(1.0);
  f /= 4;
  CHECK(f.item<float>() == 0.25F);
}

TEST_CASE("containers keep the type of their elements") {
  const std::vector<double> doubles = {1.5, 2.5};
  CHECK(constant(doubles).dtype() == float64);
  CHECK(constant(std::vector<std::vector<uint8_t>>{{1, 2, 3}, {4, 5, 6}})
            .shape() == TensorShape({2, 3}));
  CHECK(constant(std::array<int64_t, 2>{7, 8}).data<int64_t>()[1] == 8);
  CHECK(constant(std::vector<bool>{true, false}).data<bool>()[0]);
  CHECK(constant(std::vector<std::string>{"a", "bc"}).string_at(1) == "bc");
  const float raw[] = {1, 2, 3};
  CHECK(constant(std::span<const float>(raw)).data<float>()[2] == 3);
  // Beside a tensor they are cast, as NumPy's arrays are.
  const Tensor sum = constant({1.0, 2.0}) + doubles;
  CHECK(sum.dtype() == float32);
  CHECK(sum.data<float>()[0] == 2.5F);
  CHECK(constant(doubles, {.dtype = int32}).data<int32_t>()[0] == 1);
  CHECK_THROWS_AS(constant(std::vector<std::vector<int>>{{1}, {2, 3}}),
                  ValueError);
  CHECK_THROWS_AS(constant(std::vector<std::string>{"a"}, {.dtype = int32}),
                  ValueError);
  CHECK(constant(constant({1, 2}).numpy()).data<int32_t>()[1] == 2);
  CHECK_THROWS_AS(constant(Tensor()), ValueError);
}

}  // namespace
}  // namespace tfx
