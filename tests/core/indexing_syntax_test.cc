// How indices are written in C++, and what is none.
#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "tests/core/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/ndarray.h"

namespace tfx {
namespace {

using Catch::Contains;

std::string text(const Tensor& tensor) { return tensor.numpy().str(); }

TEST_CASE("indices are written in brackets and in parentheses") {
  const Tensor t = make({{1, 2, 3}, {4, 5, 6}});
  CHECK(text(t[0]) == "[1 2 3]");
  CHECK(text(t[-1]) == "[4 5 6]");
  CHECK(text(t[size_t{1}]) == "[4 5 6]");
  CHECK(text(t[uint8_t{1}]) == "[4 5 6]");
  CHECK(text(t(1, 2)) == "6");
  CHECK(text(t[{1, 2}]) == "6");
  CHECK(text(t[{1}]) == "[4 5 6]");
  CHECK(text(t(1)) == "[4 5 6]");
  CHECK(text(t()) == text(t));
  CHECK(text(t[{}]) == text(t));
  CHECK(text(t(_, 0)) == "[1 4]");
  CHECK(text(t(_, Slice(1, 3))) == "[[2 3]\n [5 6]]");
  CHECK(text(t[{_, Slice{1, 3}}]) == "[[2 3]\n [5 6]]");
  CHECK(text(t(ellipsis, -1)) == "[3 6]");
  CHECK(t(newaxis, ellipsis).shape() == TensorShape({1, 2, 3}));
  CHECK(t[newaxis].shape() == TensorShape({1, 2, 3}));
  CHECK(t[std::nullopt].shape() == TensorShape({1, 2, 3}));
  CHECK(text(t[0][1]) == "2");
}

TEST_CASE("a slice's parts may be left open, as in Python") {
  const Tensor t = make({1, 2, 3, 4, 5, 6});
  CHECK(text(t[Slice()]) == "[1 2 3 4 5 6]");
  CHECK(text(t[Slice(2)]) == "[1 2]");
  CHECK(text(t[Slice(2, _)]) == "[3 4 5 6]");
  CHECK(text(t[Slice(_, -1)]) == "[1 2 3 4 5]");
  CHECK(text(t[Slice{1, 5, 2}]) == "[2 4]");
  CHECK(text(t[Slice{std::nullopt, std::nullopt, -1}]) == "[6 5 4 3 2 1]");
  CHECK(text(t[Slice(make(1), make(3))]) == "[2 3]");
}

TEST_CASE("NumPy's integers and truth values are indices") {
  const Tensor t = make({1, 2, 3});
  CHECK(text(t[make(2).numpy()]) == "3");
  CHECK(text(t[make({1, 2}).numpy()[0]]) == "2");
  CHECK(text(t[Slice(make(2).numpy())]) == "[1 2]");
  CHECK(text(t[make({true, false, true}).numpy()]) == "[1 3]");
  const Tensor masks = make({{true, false, true}, {false, true, false}});
  CHECK(text(t[masks.numpy()[1]]) == "[2]");
  CHECK_THROWS_WITH(t[make(1.0).numpy()], Contains("got np.float32(1.0)"));
  CHECK_THROWS_WITH(t[make(true).numpy()], Contains("got np.True_"));
  CHECK_THROWS_WITH(t[make({0, 1}).numpy()],
                    Contains("got array([0, 1], dtype=int32)"));
  CHECK_THROWS_AS(t[Slice(make({1}).numpy())], TypeError);
}

TEST_CASE("truth values and floating numbers are no indices for C++") {
  STATIC_REQUIRE_FALSE(std::is_convertible_v<bool, Index>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<double, Index>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<const char*, Index>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<bool, SliceBound>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<float, SliceBound>);
  STATIC_REQUIRE(std::is_convertible_v<char16_t, Index>);
}

TEST_CASE("an integer that no int64 holds is refused as Python refuses it") {
  const char* const text =
      "Can't convert Python sequence with out-of-range integer to Tensor.";
  const Tensor t = make({1, 2, 3});
  const uint64_t large = std::numeric_limits<uint64_t>::max();
  CHECK_THROWS_WITH(t[large], text);
  CHECK_THROWS_AS(t[large], ValueError);
  CHECK_THROWS_WITH(t[Slice(large)], text);
  CHECK_THROWS_WITH(t[std::numeric_limits<int64_t>::max()], text);
}

TEST_CASE("an integer beyond the type of the tensors beside it is refused") {
  const Tensor t = make({{1, 2, 3}, {4, 5, 6}});
  CHECK_THROWS_AS(t(make(1), int64_t{1} << 40), ValueError);
}

TEST_CASE("every row of a long tensor is found, from either end") {
  std::vector<int32_t> values(200);
  std::iota(values.begin(), values.end(), 0);
  const Tensor t(c::Tensor::from_values<int32_t>({200}, values));
  for (int i = 0; i < 200; ++i) {
    CHECK(t[i].item<int32_t>() == i);
    CHECK(t[i - 200].item<int32_t>() == i);
  }
}

TEST_CASE("the integers next to the end of int32 take the long way") {
  const Tensor t = make({1, 2, 3});
  for (const int64_t index :
       {int64_t{2147483646}, int64_t{2147483647}, int64_t{2147483648}}) {
    CHECK_THROWS_WITH(t[index],
                      Contains("slice index " + std::to_string(index) +
                               " of dimension 0 out of bounds."));
  }
  CHECK_THROWS_AS(t[int64_t{-2147483647} - 2], errors::InvalidArgumentError);
}

TEST_CASE("None is neither indexed nor an index") {
  const Tensor t = make({1, 2, 3});
  const Tensor none;
  CHECK_THROWS_AS(none[0], ValueError);
  CHECK_THROWS_AS(none[newaxis], ValueError);
  CHECK_THROWS_AS(none(0, 1), ValueError);
  CHECK_THROWS_AS(t[none], ValueError);
  CHECK_THROWS_AS(t[Slice(none)], ValueError);
}

}  // namespace
}  // namespace tfx
