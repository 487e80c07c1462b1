#include "tfx/train/values.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <list>
#include <span>
#include <type_traits>

#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/train/feature.h"

namespace tfx::train {
namespace {

using Floats = std::vector<float>;
using Ints = std::vector<int64_t>;
using Texts = std::vector<std::string>;

TEST_CASE("values take numbers of any type in braces") {
  const double weight = 0.25;
  const uint8_t byte = 200;
  CHECK(FloatList{.value = {weight, 1, 2.5F, byte, true}}.value ==
        Floats{0.25, 1, 2.5, 200, 1});
  CHECK(Int64List{.value = {1, byte, size_t{3}, short{-4}}}.value ==
        Ints{1, 200, 3, -4});
  CHECK(Int64List{.value = {}}.value.empty());
  CHECK(FloatList{.value = {1e300}}.value[0] ==
        std::numeric_limits<float>::infinity());
  constexpr uint64_t kTooLarge = uint64_t{1} << 63;
  CHECK_THROWS_WITH((Int64List{.value = {1, kTooLarge}}),
                    "Value out of range: 9223372036854775808");
  // As in Python.
  static_assert(!std::is_constructible_v<internal::Value<int64_t>, double>);
  static_assert(!std::is_constructible_v<internal::Value<int64_t>, bool>);
  static_assert(!std::is_constructible_v<internal::Value<float>, const char*>);
  static_assert(!std::is_constructible_v<Values<std::string>, std::string>);
  static_assert(!std::is_constructible_v<Values<int64_t>, Floats>);
}

TEST_CASE("values take texts of any type in braces") {
  const std::string text("a\0b", 3);
  const std::string_view view = text;
  CHECK(BytesList{.value = {text, view, "c", text + "d"}}.value ==
        Texts{text, text, "c", text + "d"});
  // Two pointers are texts, not a range.
  CHECK(BytesList{.value = {"a", "b"}}.value == Texts{"a", "b"});
}

TEST_CASE("values take ranges") {
  const std::vector<int> ints = {1, 2};
  const std::array<double, 2> doubles = {0.5, 1.5};
  CHECK(Int64List{.value = ints}.value == Ints{1, 2});
  CHECK(FloatList{.value = ints}.value == Floats{1, 2});
  CHECK(FloatList{.value = {ints}}.value == Floats{1, 2});
  CHECK(FloatList{.value = std::span(doubles)}.value == Floats{0.5, 1.5});
  CHECK(FloatList{.value = Floats{1, 2}}.value == Floats{1, 2});
  CHECK(FloatList{.value = std::vector<bool>{true, false}}.value ==
        Floats{1, 0});
  CHECK(BytesList{.value = std::list<std::string_view>{"a", "b"}}.value ==
        Texts{"a", "b"});
  CHECK(BytesList{.value = Texts{"a"}}.value == Texts{"a"});
}

TEST_CASE("values take tensors and arrays of one dimension") {
  const Tensor floats = constant({0.5, 1.5});
  CHECK(FloatList{.value = floats}.value == Floats{0.5, 1.5});
  CHECK(FloatList{.value = floats.numpy()}.value == Floats{0.5, 1.5});
  CHECK(FloatList{.value = constant({1, 2})}.value == Floats{1, 2});
  CHECK(Int64List{.value = constant({1, 2})}.value == Ints{1, 2});
  CHECK(BytesList{.value = constant({"a", "b"})}.value == Texts{"a", "b"});
  CHECK_THROWS_AS(Int64List{.value = floats}, TypeError);
  CHECK_THROWS_AS(FloatList{.value = constant({"a"})}, TypeError);
  CHECK_THROWS_AS(BytesList{.value = floats}, TypeError);
  CHECK_THROWS_AS(FloatList{.value = constant(1.0)}, TypeError);
  CHECK_THROWS_AS(FloatList{.value = constant({{1.0}})}, TypeError);
  const Tensor large =
      constant(std::vector<uint64_t>{1, uint64_t{1} << 63}, uint64);
  CHECK_THROWS_AS(Int64List{.value = large}, ValueError);
}

TEST_CASE("scalars in tensors and arrays stand in braces") {
  const Tensor image = constant("bytes");
  CHECK(BytesList{.value = {image.numpy()}}.value == Texts{"bytes"});
  CHECK(BytesList{.value = {image, "b"}}.value == Texts{"bytes", "b"});
  CHECK(Int64List{.value = {constant(7), 8}}.value == Ints{7, 8});
  CHECK(FloatList{.value = {constant(7), constant(0.5).numpy()}}.value ==
        Floats{7, 0.5});
  CHECK_THROWS_AS((Int64List{.value = {constant(0.5)}}), TypeError);
  CHECK_THROWS_AS((Int64List{.value = {constant(true)}}), TypeError);
  CHECK_THROWS_AS((BytesList{.value = {constant(1)}}), TypeError);
  CHECK_THROWS_AS((FloatList{.value = {constant({1.0})}}), TypeError);
}

TEST_CASE("values are a vector") {
  Int64List list;
  list.value.push_back(1);
  list.value.insert(list.value.end(), {2, 3});
  list.value = {4, 5, 6};
  const Ints& ints = list.value;
  CHECK(ints == Ints{4, 5, 6});
}

TEST_CASE("floats are equal if their bits are") {
  const FloatList nan{.value = {std::nanf("")}};
  CHECK(nan == nan);
  CHECK(FloatList{.value = {0.0}} != FloatList{.value = {-0.0}});
  CHECK(FloatList{.value = {0.0}} != FloatList{});
  CHECK(FloatList{.value = {0.5, 1}} == FloatList{.value = {0.5, 1}});
}

}  // namespace
}  // namespace tfx::train
