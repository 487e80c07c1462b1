#include "tfx/nn/arguments.h"

#include <catch2/catch.hpp>

namespace tfx::nn {
namespace {

TEST_CASE("sizes are a number, a list or None") {
  CHECK(Sizes(2).is_number());
  CHECK(Sizes(2).values() == std::vector<int64_t>{2});
  CHECK(Sizes(2).str() == "2");
  const Sizes list = {1, 2};
  CHECK(!list.is_number());
  CHECK(list.values() == std::vector<int64_t>{1, 2});
  CHECK(list.str() == "[1, 2]");
  CHECK(Sizes(std::vector<int64_t>{3}).str() == "[3]");
  const Sizes one = {3};
  CHECK(!one.is_number());
  const Sizes none = std::nullopt;
  CHECK(none.is_none());
  CHECK(none.values().empty());
  CHECK(none.str() == "None");
}

TEST_CASE("ratios print as Python's floats") {
  CHECK(Ratios(1.5).str() == "1.5");
  CHECK(Ratios(2).str() == "2.0");
  const Ratios list = {1, 1.44, 1.73, 1};
  CHECK(list.str() == "[1.0, 1.44, 1.73, 1.0]");
}

TEST_CASE("a padding is a name or a list of pairs") {
  const Padding same = "SAME";
  CHECK(same.is("SAME"));
  CHECK(!same.is_list());
  CHECK(same.str() == "SAME");
  const Padding list = {{0, 0}, {1, 2}};
  CHECK(list.is_list());
  CHECK(!list.is(""));
  CHECK(list.pairs() == std::vector<std::vector<int64_t>>{{0, 0}, {1, 2}});
  CHECK(list.str() == "[[0, 0], [1, 2]]");
}

}  // namespace
}  // namespace tfx::nn
