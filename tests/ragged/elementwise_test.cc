#include "tfx/ragged/elementwise.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_functional_ops.h"
#include "tfx/ragged/ragged_operators.h"

namespace tf = tfx;

namespace tfx {
namespace {

// Of two inputs of one ragged form, whose splits are the third.
RaggedTensor first(const Inputs& in) { return make(in[0], in[2]); }
RaggedTensor second(const Inputs& in) { return make(in[1], in[2]); }

TEST_CASE("functions of the values of ragged tensors are Python's") {
  check_golden(
      "ragged/elementwise",
      {
          GOLDEN("abs", tf::math::abs(one(in))),
          GOLDEN("acos", tf::math::acos(one(in))),
          GOLDEN("acosh", tf::math::acosh(one(in))),
          GOLDEN("angle", tf::math::angle(one(in))),
          GOLDEN("asin", tf::math::asin(one(in))),
          GOLDEN("asinh", tf::math::asinh(one(in))),
          GOLDEN("atan", tf::math::atan(one(in))),
          GOLDEN("atanh", tf::math::atanh(one(in))),
          GOLDEN("conj", tf::math::conj(one(in))),
          GOLDEN("cosh", tf::math::cosh(one(in))),
          GOLDEN("digamma", tf::math::digamma(one(in))),
          GOLDEN("erf", tf::math::erf(one(in))),
          GOLDEN("erfc", tf::math::erfc(one(in))),
          GOLDEN("erfcinv", tf::math::erfcinv(one(in))),
          GOLDEN("erfinv", tf::math::erfinv(one(in))),
          GOLDEN("expm1", tf::math::expm1(one(in))),
          GOLDEN("imag", tf::math::imag(one(in))),
          GOLDEN("is_finite", tf::math::is_finite(one(in))),
          GOLDEN("is_inf", tf::math::is_inf(one(in))),
          GOLDEN("lgamma", tf::math::lgamma(one(in))),
          GOLDEN("log1p", tf::math::log1p(one(in))),
          GOLDEN("log_sigmoid", tf::math::log_sigmoid(one(in))),
          GOLDEN("ndtri", tf::math::ndtri(one(in))),
          GOLDEN("real", tf::math::real(one(in))),
          GOLDEN("reciprocal", tf::math::reciprocal(one(in))),
          GOLDEN("reciprocal_no_nan", tf::math::reciprocal_no_nan(one(in))),
          GOLDEN("rint", tf::math::rint(one(in))),
          GOLDEN("round", tf::math::round(one(in))),
          GOLDEN("rsqrt", tf::math::rsqrt(one(in))),
          GOLDEN("sin", tf::math::sin(one(in))),
          GOLDEN("sinh", tf::math::sinh(one(in))),
          GOLDEN("softplus", tf::math::softplus(one(in))),
          GOLDEN("tan", tf::math::tan(one(in))),
          GOLDEN("ceil", tf::math::ceil(one(in))),
          GOLDEN("cos", tf::math::cos(one(in))),
          GOLDEN("exp", tf::math::exp(one(in))),
          GOLDEN("floor", tf::math::floor(one(in))),
          GOLDEN("log", tf::math::log(one(in))),
          GOLDEN("negative", tf::math::negative(one(in))),
          GOLDEN("sigmoid", tf::math::sigmoid(one(in))),
          GOLDEN("sign", tf::math::sign(one(in))),
          GOLDEN("sqrt", tf::math::sqrt(one(in))),
          GOLDEN("square", tf::math::square(one(in))),
          GOLDEN("tanh", tf::math::tanh(one(in))),
          GOLDEN("square/two", tf::square(two(in))),
          GOLDEN("cast", tf::cast(one(in), tf::int32)),
          GOLDEN("is_nan", tf::math::is_nan(one(in))),
          GOLDEN("add", tf::math::add(first(in), second(in))),
          GOLDEN("add/number", tf::math::add(one(in), 2)),
          GOLDEN("divide", tf::math::divide(first(in), second(in))),
          GOLDEN("divide/number", tf::math::divide(one(in), 2)),
          GOLDEN("equal", tf::math::equal(first(in), second(in))),
          GOLDEN("equal/number", tf::math::equal(one(in), 2)),
          GOLDEN("floordiv", tf::math::floordiv(first(in), second(in))),
          GOLDEN("floordiv/number", tf::math::floordiv(one(in), 2)),
          GOLDEN("greater", tf::math::greater(first(in), second(in))),
          GOLDEN("greater/number", tf::math::greater(one(in), 2)),
          GOLDEN("less_equal", tf::math::less_equal(first(in), second(in))),
          GOLDEN("less_equal/number", tf::math::less_equal(one(in), 2)),
          GOLDEN("maximum", tf::math::maximum(first(in), second(in))),
          GOLDEN("maximum/number", tf::math::maximum(one(in), 2)),
          GOLDEN("minimum", tf::math::minimum(first(in), second(in))),
          GOLDEN("minimum/number", tf::math::minimum(one(in), 2)),
          GOLDEN("multiply", tf::math::multiply(first(in), second(in))),
          GOLDEN("multiply/number", tf::math::multiply(one(in), 2)),
          GOLDEN("not_equal", tf::math::not_equal(first(in), second(in))),
          GOLDEN("not_equal/number", tf::math::not_equal(one(in), 2)),
          GOLDEN("pow", tf::math::pow(first(in), second(in))),
          GOLDEN("pow/number", tf::math::pow(one(in), 2)),
          GOLDEN("subtract", tf::math::subtract(first(in), second(in))),
          GOLDEN("subtract/number", tf::math::subtract(one(in), 2)),
          GOLDEN("truediv", tf::math::truediv(first(in), second(in))),
          GOLDEN("truediv/number", tf::math::truediv(one(in), 2)),
          GOLDEN("subtract/from number", tf::subtract(10, one(in))),
          GOLDEN("rt + rt", first(in) + second(in)),
          GOLDEN("rt + 2", one(in) + 2),
          GOLDEN("2 + rt", 2 + one(in)),
          GOLDEN("rt - rt", first(in) - second(in)),
          GOLDEN("rt - 2", one(in) - 2),
          GOLDEN("2 - rt", 2 - one(in)),
          GOLDEN("rt * rt", first(in) * second(in)),
          GOLDEN("rt * 2", one(in) * 2),
          GOLDEN("2 * rt", 2 * one(in)),
          GOLDEN("rt / rt", first(in) / second(in)),
          GOLDEN("rt / 2", one(in) / 2),
          GOLDEN("2 / rt", 2 / one(in)),
          GOLDEN("rt % rt", first(in) % second(in)),
          GOLDEN("rt % 2", one(in) % 2),
          GOLDEN("2 % rt", 2 % one(in)),
          GOLDEN("rt == rt", first(in) == second(in)),
          GOLDEN("rt == 2", one(in) == 2),
          GOLDEN("2 == rt", 2 == one(in)),
          GOLDEN("rt != rt", first(in) != second(in)),
          GOLDEN("rt != 2", one(in) != 2),
          GOLDEN("2 != rt", 2 != one(in)),
          GOLDEN("rt < rt", first(in) < second(in)),
          GOLDEN("rt < 2", one(in) < 2),
          GOLDEN("2 < rt", 2 < one(in)),
          GOLDEN("rt <= rt", first(in) <= second(in)),
          GOLDEN("rt <= 2", one(in) <= 2),
          GOLDEN("2 <= rt", 2 <= one(in)),
          GOLDEN("rt > rt", first(in) > second(in)),
          GOLDEN("rt > 2", one(in) > 2),
          GOLDEN("2 > rt", 2 > one(in)),
          GOLDEN("rt >= rt", first(in) >= second(in)),
          GOLDEN("rt >= 2", one(in) >= 2),
          GOLDEN("2 >= rt", 2 >= one(in)),
          GOLDEN("-rt", -one(in)),
          GOLDEN("~rt", ~one(in)),
          GOLDEN("rt & rt", first(in) & second(in)),
          GOLDEN("rt | rt", first(in) | second(in)),
          GOLDEN("int / int", one(in) / 4),
          GOLDEN("broadcast/column", tf::add(one(in), in[2])),
          GOLDEN("broadcast/one", tf::add(one(in), in[2])),
          GOLDEN("broadcast/vector of one", one(in) + in[2]),
          GOLDEN("broadcast/cube", one(in) + in[2]),
          GOLDEN("broadcast/tensor first", in[2] - one(in)),
          GOLDEN("broadcast/inner", one(in) * in[2]),
          GOLDEN("broadcast/rows of one", one(in) + make(in[2], in[3])),
          GOLDEN("broadcast/other rows", one(in) + make(in[0], in[2])),
          GOLDEN("dtypes of splits", one(in) + make(in[0], in[2])),
          GOLDEN("map_flat_values",
                 tf::ragged::map_flat_values(tf::square, one(in))),
          GOLDEN(
              "map_flat_values/two",
              tf::ragged::map_flat_values(tf::multiply, first(in), second(in))),
          GOLDEN("map_flat_values/function",
                 tf::ragged::map_flat_values(
                     [&](const Tensor& x) { return tf::gather(in[0], x); },
                     make(in[1], in[2]))),
          GOLDEN("map_flat_values/splits",
                 tf::ragged::map_flat_values(tf::add, one(in),
                                             make(in[0], in[2]))),
          GOLDEN("map_flat_values/ranks",
                 tf::ragged::map_flat_values(
                     tf::add, one(in),
                     RaggedTensor::from_components(
                         std::vector{in[0], in[2], in[1]}))),
          GOLDEN(
              "map_flat_values/shape",
              tf::ragged::map_flat_values(
                  [](const Tensor& x) { return tf::reduce_sum(x); }, one(in))),
      });
}

TEST_CASE("what does not broadcast throws") {
  const RaggedTensor rows = make(TensorLike({1, 2, 3}).to_tensor(),
                                 TensorLike({0, 2, 3}).to_tensor(int64));
  CHECK_THROWS_AS(rows + TensorLike({1, 2}).to_tensor(),
                  errors::InvalidArgumentError);
}

TEST_CASE("what is maybe ragged has the operators too") {
  const RaggedOrDense rows = make(TensorLike({1, 2, 3}).to_tensor(),
                                  TensorLike({0, 2, 3}).to_tensor(int64));
  CHECK((rows + 1).str() == "<tf.RaggedTensor [[2, 3], [4]]>");
  CHECK((rows * rows).str() == "<tf.RaggedTensor [[1, 4], [9]]>");
  CHECK((rows[0] + 1).repr() ==
        "<tf.Tensor: shape=(2,), dtype=int32, numpy=array([2, 3], "
        "dtype=int32)>");
}

}  // namespace
}  // namespace tfx
