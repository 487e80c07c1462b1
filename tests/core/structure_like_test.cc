#include "tfx/core/structure_like.h"

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/core/testing.h"
#include "tfx/core/errors.h"

namespace tfx {
namespace {

// What the braces of a call mean.
std::string layout(const StructureLike& value) {
  return value.to_structure().layout();
}
std::string repr(const StructureLike& value) { return value.repr(); }

TEST_CASE("braces of tensors are tuples, with names they are dicts") {
  const Tensor x = make(1), y = make(2);
  CHECK(layout(x) == ".");
  CHECK(layout({x, y}) == "(., .)");
  CHECK(layout({x, y, x, y, x, y, x, y}) == "(., ., ., ., ., ., ., .)");
  CHECK(layout({{x, y}, {y, x}}) == "((., .), (., .))");
  CHECK(layout({x, {y, x}}) == "(., (., .))");
  CHECK(layout({{"a", x}}) == "{'a': .}");
  CHECK(layout({{"b", x}, {"a", {y, x}}}) == "{'b': ., 'a': (., .)}");
  CHECK(layout({x, {{"a", y}}}) == "(., {'a': .})");
  CHECK(layout({{{"a", x}, {"b", y}}, x}) == "({'a': ., 'b': .}, .)");
  CHECK(layout({{"a", {{"b", x}}}}) == "{'a': {'b': .}}");
  CHECK(layout({}) == ".");
  CHECK(layout({x, {}}) == "(., .)");
  CHECK(layout({x, std::nullopt}) == "(., .)");
}

TEST_CASE("braces of numbers and texts are lists, which are tensors") {
  CHECK(repr({1, 2, 3}) == "[1, 2, 3]");
  CHECK(repr({1.5, 2.0}) == "[1.5, 2.0]");
  CHECK(repr({1, 2.5}) == "[1, 2.5]");
  CHECK(repr({"a", "b"}) == "['a', 'b']");
  CHECK(repr({{"a", "b"}}) == "[['a', 'b']]");
  CHECK(repr({{1, 2}, {3, 4}}) == "[[1, 2], [3, 4]]");
  CHECK(repr({true, false}) == "[True, False]");
  CHECK(repr({{"a", {1, 2}}}) == "{'a': [1, 2]}");
  CHECK(repr({{"a", 1}, {"b", "c"}}) == "{'a': 1, 'b': 'c'}");
  CHECK(repr({1}) == "[1]");
  CHECK(layout({{1, 2}, {3, 4}}) == ".");
  CHECK(StructureLike({{1, 2}, {3, 4}}).to_structure().tensor().shape() ==
        TensorShape({2, 2}));
  CHECK(layout({{1, 2}, make(3)}) == "(., .)");
  CHECK(layout({{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}) == ".");
  CHECK(layout({{"a", {1, 2}}, {"b", {4.0, 5.0}}}) == "{'a': ., 'b': .}");
}

TEST_CASE("containers of numbers are arrays and keep their type") {
  const std::vector<double> doubles = {1, 2};
  CHECK(StructureLike(doubles).to_structure().tensor().dtype() == float64);
  CHECK(StructureLike(std::array<uint8_t, 2>{1, 2})
            .to_structure()
            .tensor()
            .dtype() == uint8);
  CHECK(layout({doubles, std::vector<std::string>{"a"}}) == "(., .)");
  CHECK(layout(std::tuple(make(1), 2)) == "(., .)");
  CHECK(layout(std::pair(1, std::vector{make(1)})) == "(., [.])");
  CHECK(layout(std::map<std::string, int>{{"a", 1}}) == "{'a': .}");
  CHECK(layout(std::vector<std::pair<std::string, Tensor>>{
            {"b", make(1)}, {"a", make(2)}}) == "{'b': ., 'a': .}");
  CHECK(layout(Structure(make(1), make(2))) == "(., .)");
}

TEST_CASE("values become tensors of the dtype that is wanted, if they fit") {
  CHECK(StructureLike(1).to_tensor(float64).dtype() == float64);
  CHECK(StructureLike({1, 2}).to_tensor(uint8).dtype() == uint8);
  CHECK(StructureLike(1.5).to_tensor(int32).dtype() == float32);
  CHECK(StructureLike({make(1), make(2)}).to_tensor(int32).shape() ==
        TensorShape({2}));
  CHECK_THROWS_AS(StructureLike().to_tensor(int32), ValueError);
  CHECK_THROWS_AS(StructureLike({{"a", 1}}).to_tensor(int32), ValueError);
}

TEST_CASE("a tuple and a list are told apart where they are named") {
  const Tensor x = make(1);
  CHECK(StructureLike::tuple({x, 2}).is_tuple());
  CHECK(StructureLike::list({x, 2}).is_list());
  CHECK_FALSE(StructureLike::list({x, 2}).is_sequence());
  CHECK(StructureLike({x, x}).is_sequence());
  CHECK(repr(StructureLike::tuple({1})) == "(1,)");
  CHECK(layout(StructureLike::tuple({1, 2})) == "(., .)");
  CHECK(layout(StructureLike::list({1, 2})) == ".");
}

}  // namespace
}  // namespace tfx
