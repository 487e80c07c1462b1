#include "tfx/core/constant_value.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/func_graph.h"

namespace tfx {
namespace {

Tensor of_int32(std::vector<int64_t> shape, std::vector<int32_t> values) {
  return Tensor(c::Tensor::from_values<int32_t>(shape, values));
}

TEST_CASE("the value of an eager tensor is known") {
  const Tensor tensor = of_int32({2}, {3, -4});
  REQUIRE(constant_value(tensor).has_value());
  CHECK(constant_value(tensor)->data<int32_t>()[1] == -4);
}

TEST_CASE("a symbolic tensor's value is known if it can be folded") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(int32, {3, 4}, "x");
  const Tensor two = of_int32({}, {2});
  const Tensor four = execute_one("Mul", {two, two});
  CHECK(four.is_symbolic());
  CHECK(constant_integer(four) == 4);
  CHECK(constant_integers(execute_one("Shape", {x})) ==
        std::vector<int64_t>{3, 4});
  CHECK_FALSE(constant_value(x).has_value());
  CHECK_FALSE(constant_integers(execute_one("Neg", {x})).has_value());
}

TEST_CASE("integers of either width") {
  using Integers = std::vector<int64_t>;
  CHECK(constant_integers(of_int32({2, 2}, {1, 2, 3, -1})) ==
        Integers{1, 2, 3, -1});
  CHECK(constant_integers(of_int32({0}, {})) == Integers{});
  const Integers wide = {int64_t{1} << 40, 7};
  CHECK(constant_integers(Tensor(c::Tensor::from_values<int64_t>({2}, wide))) ==
        wide);
  CHECK(constant_integer(of_int32({}, {-2})) == -2);
  CHECK(constant_integer(Tensor(c::Tensor::scalar(wide[0]))) == wide[0]);
}

TEST_CASE("what is no integer, and more than one") {
  const Tensor real(c::Tensor::scalar(1.0F));
  CHECK_THROWS_AS(constant_integers(real), TypeError);
  CHECK_THROWS_AS(constant_integer(real), TypeError);
  CHECK_THROWS_AS(constant_integer(of_int32({2}, {1, 2})), ValueError);
}

TEST_CASE("a vector is a shape as far as it is known") {
  CHECK(constant_value_as_shape(of_int32({2}, {3, -1})) ==
        TensorShape({3, kNone}));
  CHECK(constant_value_as_shape(of_int32({0}, {})) == TensorShape());
  CHECK_THROWS_AS(constant_value_as_shape(of_int32({2}, {3, -2})), ValueError);
  CHECK_THROWS_AS(constant_value_as_shape(of_int32({}, {3})), ValueError);
}

TEST_CASE("a symbolic vector tells what its operation knows") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(int32, {kNone, 4}, "x");
  const Tensor shape = execute_one("Shape", {x});
  CHECK(constant_value_as_shape(shape) == TensorShape({kNone, 4}));
  CHECK(constant_value_as_shape(execute_one(
            "Cast", {shape}, {{"DstT", int64}})) == TensorShape({kNone, 4}));
  const Tensor scalar = graph.add_argument(int32, {}, "scalar");
  const Tensor packed =
      execute_one("Pack", {TensorSpan({scalar, of_int32({}, {5})})});
  CHECK(constant_value_as_shape(packed) == TensorShape({kNone, 5}));
  const Tensor joined =
      execute_one("ConcatV2", {TensorSpan({shape, packed}), of_int32({}, {0})});
  CHECK(constant_value_as_shape(joined) == TensorShape({kNone, 4, kNone, 5}));
  const Tensor sliced = execute_one(
      "StridedSlice",
      {joined, of_int32({1}, {1}), of_int32({1}, {-1}), of_int32({1}, {1})});
  CHECK(constant_value_as_shape(sliced) == TensorShape({4, kNone}));
  CHECK(constant_value_as_shape(execute_one("Neg", {shape})) ==
        TensorShape({kNone, kNone}));
  const Tensor any = graph.add_argument(int32, TensorShape::unknown(), "any");
  CHECK(constant_value_as_shape(any) == TensorShape::unknown());
  CHECK_THROWS_AS(constant_value_as_shape(x), ValueError);
}

TEST_CASE("a captured vector is a shape as where it comes from") {
  FuncGraph outer("outer");
  const FuncGraph::Scope outer_scope(outer);
  const Tensor x = outer.add_argument(int32, {kNone, 4}, "x");
  const Tensor shape = execute_one("Shape", {x});
  FuncGraph inner("inner", outer);
  const FuncGraph::Scope scope(inner);
  CHECK(constant_value_as_shape(inner.capture(shape)) ==
        TensorShape({kNone, 4}));
}

}  // namespace
}  // namespace tfx
