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

}  // namespace
}  // namespace tfx
