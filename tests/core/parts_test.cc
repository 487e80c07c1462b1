#include "tfx/core/parts.h"

#include <array>
#include <catch2/catch.hpp>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/tensor.h"

namespace tfx::internal {
namespace {

struct Pair {
  Tensor x;
  int count;
};
struct Numbers {
  int a, b;
};

template <typename T>
std::vector<int> leaves(const T& value) {
  std::vector<int> all;
  for_each_leaf(value, [&](int leaf) { all.push_back(leaf); });
  return all;
}

TEST_CASE("containers, tuples and structs of tensors have parts") {
  STATIC_REQUIRE(Parts<std::vector<int>>::kForm == Form::kList);
  STATIC_REQUIRE(Parts<std::deque<Tensor>>::kForm == Form::kList);
  STATIC_REQUIRE(Parts<std::array<int, 2>>::kForm == Form::kTuple);
  STATIC_REQUIRE(Parts<std::pair<int, Tensor>>::kForm == Form::kTuple);
  STATIC_REQUIRE(Parts<std::map<std::string, int>>::kForm == Form::kDict);
  STATIC_REQUIRE(Parts<std::vector<std::pair<std::string, int>>>::kForm ==
                 Form::kDict);
  STATIC_REQUIRE(Parts<std::optional<int>>::kForm == Form::kOptional);
  STATIC_REQUIRE(Parts<std::variant<int, Tensor>>::kForm == Form::kVariant);
  STATIC_REQUIRE(Parts<Pair>::kForm == Form::kStruct);
  STATIC_REQUIRE_FALSE(HasParts<Numbers>);
  STATIC_REQUIRE_FALSE(HasParts<Tensor>);
  STATIC_REQUIRE_FALSE(HasParts<std::string>);
  STATIC_REQUIRE_FALSE(HasParts<std::unique_ptr<int>>);
  // Objects are no keys.
  STATIC_REQUIRE_FALSE(HasParts<std::map<std::vector<Tensor>, int>>);
}

TEST_CASE("what has numbers and text in it alone is a value") {
  STATIC_REQUIRE(is_value<std::vector<std::pair<int, std::string>>>());
  STATIC_REQUIRE(is_value<std::tuple<>>());
  STATIC_REQUIRE_FALSE(is_value<std::vector<Tensor>>());
  STATIC_REQUIRE_FALSE(is_value<std::tuple<int, int*>>());
  STATIC_REQUIRE(is_value<Numbers>());
  STATIC_REQUIRE(is_value<std::vector<Numbers>>());
  STATIC_REQUIRE_FALSE(is_value<Pair>());
  STATIC_REQUIRE(holds_tensors<std::map<std::string, Pair>>());
  STATIC_REQUIRE_FALSE(holds_tensors<std::optional<int>>());
}

TEST_CASE("leaves come in order, those of a dict by its keys") {
  using Nested = std::tuple<int, std::vector<std::pair<int, int>>,
                            std::unordered_map<std::string, std::list<int>>>;
  CHECK(leaves(Nested{1, {{2, 3}, {4, 5}}, {{"b", {7, 8}}, {"a", {6}}}}) ==
        std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8});
  CHECK(leaves(std::optional<int>()).empty());
  CHECK(leaves(std::variant<int, std::pair<int, int>>(std::pair(1, 2))) ==
        std::vector<int>{1, 2});
}

TEST_CASE("a mapped value has the form of the first") {
  const auto text = [](int x) { return std::to_string(x); };
  using std::string;
  CHECK(Parts<std::vector<int>>::map({1, 2}, text) ==
        std::vector<string>{"1", "2"});
  CHECK(Parts<std::array<int, 2>>::map({1, 2}, text) ==
        std::array<string, 2>{"1", "2"});
  CHECK(Parts<std::pair<int, int>>::map({1, 2}, text) ==
        std::pair<string, string>("1", "2"));
  CHECK(Parts<std::tuple<int>>::map({1}, text) == std::tuple<string>("1"));
  CHECK(Parts<std::map<int, int>>::map({{1, 2}}, text) ==
        std::map<int, string>{{1, "2"}});
  CHECK(Parts<std::optional<int>>::map(3, text) == std::optional<string>("3"));
  CHECK_FALSE(Parts<std::optional<int>>::map({}, text));
  STATIC_REQUIRE(
      std::is_same_v<decltype(Parts<std::unordered_map<int, int>>::map(
                         {}, [](int x) { return x; })),
                     std::unordered_map<int, int>>);
}

TEST_CASE("tuples and lists are made of their parts") {
  const auto number = [](auto type, size_t index) {
    return typename decltype(type)::type(index + 1);
  };
  CHECK(Parts<std::vector<int>>::make(3, number) == std::vector<int>{1, 2, 3});
  CHECK(Parts<std::tuple<int, double>>::make(2, number) ==
        std::tuple<int, double>(1, 2.0));
  CHECK(Parts<std::array<int, 2>>::make(2, number) == std::array<int, 2>{1, 2});
}

}  // namespace
}  // namespace tfx::internal
