#include "tfx/train/feature.h"

#include <catch2/catch.hpp>
#include <limits>
#include <sstream>

#include "tests/train/hex.h"
#include "tfx/core/errors.h"

namespace tfx::train {
namespace {

constexpr int64_t kMost = std::numeric_limits<int64_t>::max();

Feature ints(Values<int64_t> value) {
  return {.int64_list = Int64List{.value = std::move(value)}};
}

TEST_CASE("lists and features have the bytes that Python gives them") {
  check_bytes(Int64List{.value = {1, -1, 300, kMost}},
              "0a 16 01 ff ff ff ff ff ff ff ff ff 01 ac 02 "
              "ff ff ff ff ff ff ff ff 7f");
  check_bytes(FloatList{.value = {0.5, -0.0}}, "0a 08 00 00 00 3f 00 00 00 80");
  check_bytes(BytesList{.value = {"ab", ""}}, "0a 02 61 62 0a 00");
  check_bytes(ints({1}), "1a 03 0a 01 01");
  check_bytes(Feature{.float_list = FloatList{}}, "12 00");
  check_bytes(Feature{.bytes_list = BytesList{.value = {"x"}}},
              "0a 03 0a 01 78");
  check_bytes(Feature{}, "");
  check_bytes(Features{.feature = {{"none", Feature{}}}},
              "0a 08 0a 04 6e 6f 6e 65 12 00");
  check_bytes(FeatureList{}, "");
  check_bytes(FeatureLists{.feature_list = {{"e", FeatureList{}}}},
              "0a 05 0a 01 65 12 00");
}

TEST_CASE("a feature remembers which list it was given") {
  CHECK_FALSE(Feature{}.kind());
  CHECK(Feature{.int64_list = Int64List{}}.kind() == "int64_list");
  CHECK(Feature{.int64_list = Int64List{}} != Feature{});
  CHECK(Feature{.int64_list = Int64List{}} !=
        Feature{.float_list = FloatList{}});
  Feature feature;
  feature.float_list.value.push_back(0.5);
  CHECK(feature.kind() == "float_list");
  CHECK(feature.float_list.value[0] == 0.5F);
  feature.float_list.clear();
  CHECK_FALSE(feature.kind());
}

TEST_CASE("of several lists the last one counts") {
  const Feature both{.bytes_list = BytesList{.value = {"x"}},
                     .int64_list = Int64List{.value = {1}}};
  CHECK(both.kind() == "int64_list");
  CHECK(both == ints({1}));
  CHECK(both.SerializeToString() == ints({1}).SerializeToString());
}

TEST_CASE("what Python reads is read as Python reads it") {
  // Not packed; a field that is not known.
  CHECK(Feature::FromString(bytes_of("1a 04 08 01 08 02")) == ints({1, 2}));
  CHECK(Feature::FromString(bytes_of("1a 04 08 01 18 02")) == ints({1}));
  // One message merges with another of the same field, and drops one of
  // another.
  CHECK(Feature::FromString(bytes_of("1a 02 08 05 1a 03 0a 01 06")) ==
        ints({5, 6}));
  CHECK(Feature::FromString(bytes_of("0a 03 0a 01 78 1a 02 08 05")) ==
        ints({5}));
  for (const char* const malformed : {"1a 03 0a 01 01 20", "0a ff", "ff"}) {
    CHECK_THROWS_WITH(Feature::FromString(bytes_of(malformed)),
                      "Error parsing message with type 'tensorflow.Feature'");
  }
  CHECK_THROWS_AS(Features::FromString(bytes_of("0a 03 0a 01 ff")), ValueError);
}

TEST_CASE("a feature's name is UTF-8") {
  const auto named = [](const std::string& name) {
    return Features{.feature = {{name, Feature{}}}};
  };
  for (const char* const name :
       {"a", "\x7f", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf",
        "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"}) {
    const Features features = named(name);
    CHECK(Features::FromString(features.SerializeToString()) == features);
  }
  for (const char* const name :
       {"\x80", "\xc1\xbf", "\xc2", "\xc2z", "\xe0\x9f\xbf", "\xed\xa0\x80",
        "\xe0\xa0", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80",
        "ok\xff"}) {
    CHECK_THROWS_AS(named(name).SerializeToString(), ValueError);
  }
}

TEST_CASE("long lists are written whole") {
  Values<int64_t> many;
  for (int64_t i = 0; i < 100'000; ++i) many.push_back(i * 7);
  const Feature feature = ints(many);
  CHECK(Feature::FromString(feature.SerializeToString()) == feature);
  const Feature text{
      .bytes_list = BytesList{.value = {std::string(1'000'000, 'x'), "y"}}};
  CHECK(Feature::FromString(text.SerializeToString()) == text);
}

}  // namespace
}  // namespace tfx::train
