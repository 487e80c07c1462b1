#include "tfx/train/example.h"

#include <catch2/catch.hpp>
#include <limits>
#include <map>
#include <sstream>

#include "tests/train/hex.h"
#include "tfx/core/errors.h"

namespace tfx::train {
namespace {

template <typename Message>
std::string text_of(const Message& message) {
  std::ostringstream stream;
  stream << message;
  return stream.str();
}

TEST_CASE("an example has the bytes that Python gives it") {
  check_bytes(Example{}, "");
  check_bytes(Example{.features = Features{}}, "0a 00");
  const std::map<std::string, Feature> feature = {
      {"a", Feature{.int64_list = Int64List{.value = {7}}}}};
  check_bytes(Example{.features = Features{.feature = feature}},
              "0a 0c 0a 0a 0a 01 61 12 05 1a 03 0a 01 07");
  CHECK_THROWS_WITH(Example::FromString("\xff\xff"),
                    "Error parsing message with type 'tensorflow.Example'");
}

TEST_CASE("a sequence example has the bytes that Python gives it") {
  const SequenceExample example{
      .context =
          Features{.feature = {{"c", Feature{.float_list =
                                                 FloatList{.value = {1.5}}}}}},
      .feature_lists = FeatureLists{
          .feature_list = {
              {"l",
               FeatureList{
                   .feature = {{.int64_list = Int64List{.value = {1}}},
                               {},
                               {.bytes_list = BytesList{.value = {"z"}}}}}}}}};
  check_bytes(example,
              "0a 0f 0a 0d 0a 01 63 12 08 12 06 0a 04 00 00 c0 3f "
              "12 17 0a 15 0a 01 6c 12 10 0a 05 1a 03 0a 01 01 0a 00 "
              "0a 05 0a 03 0a 01 7a");
}

TEST_CASE("an example that was read is read and changed by its names") {
  const Example written{
      .features = Features{
          .feature = {
              {"label", Feature{.int64_list = Int64List{.value = {3}}}}}}};
  Example example = Example::FromString(written.SerializeToString());
  CHECK(example == written);
  CHECK(example.features.feature["label"].int64_list.value[0] == 3);
  example.features.feature["new"].bytes_list.value.push_back("x");
  CHECK(example != written);
  CHECK(Example::FromString(example.SerializeToString()) == example);
  CHECK(Example{}.features == Submessage<Features>());
}

// What Python prints of the same messages, with the keys in order.
TEST_CASE("messages print as protobuf's text format") {
  constexpr float kInf = std::numeric_limits<float>::infinity();
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  const std::map<std::string, Feature> feature = {
      {"zz",
       {.float_list = FloatList{.value = {0.1, 1e10, 1e-5, 16777216,
                                          3.4028235e38, -0.0, kNan, kInf, -kInf,
                                          1, 123456.789, 1e-45, 0.333333343,
                                          100000, 1e15, 1e16, 1e17, -kNan}}}},
      {"\xc3\xa9\"\n",
       {.bytes_list =
            BytesList{.value = {std::string("a\0\1\xff\"'\\\n\r\t1\x7f", 12),
                                "\xc3\xa9", std::string("\0001", 2), ""}}}},
      {"none", {}},
      {"empty", {.int64_list = Int64List{}}},
      {"",
       {.int64_list =
            Int64List{.value = {-1, 0, std::numeric_limits<int64_t>::max(),
                                std::numeric_limits<int64_t>::min()}}}}};
  CHECK(text_of(Example{.features = Features{.feature = feature}}) ==
        R"(features {
  feature {
    key: ""
    value {
      int64_list {
        value: -1
        value: 0
        value: 9223372036854775807
        value: -9223372036854775808
      }
    }
  }
  feature {
    key: "empty"
    value {
      int64_list {
      }
    }
  }
  feature {
    key: "none"
    value {
    }
  }
  feature {
    key: "zz"
    value {
      float_list {
        value: 0.1
        value: 1e+10
        value: 1e-05
        value: 16777216
        value: 3.40282347e+38
        value: -0
        value: nan
        value: inf
        value: -inf
        value: 1
        value: 123456.789
        value: 1.4013e-45
        value: 0.333333343
        value: 100000
        value: 1e+15
        value: 1e+16
        value: 1e+17
        value: nan
      }
    }
  }
  feature {
    key: ")"
        "\xc3\xa9"
        R"(\"\n"
    value {
      bytes_list {
        value: "a\000\001\377\"\'\\\n\r\t1\177"
        value: "\303\251"
        value: "\0001"
        value: ""
      }
    }
  }
}
)");
  CHECK(text_of(Example{}).empty());
  CHECK(text_of(Example{.features = Features{}}) == "features {\n}\n");
  CHECK(text_of(Feature{.float_list = FloatList{.value = {1.5}}}) ==
        "float_list {\n  value: 1.5\n}\n");
  CHECK(text_of(Int64List{.value = {1, 2}}) == "value: 1\nvalue: 2\n");
}

TEST_CASE("a sequence example prints as protobuf's text format") {
  const SequenceExample example{
      .context =
          Features{.feature = {{"a", {.int64_list = Int64List{.value = {1}}}}}},
      .feature_lists = FeatureLists{
          .feature_list = {
              {"l",
               {.feature = {{.int64_list = Int64List{.value = {1, 2}}}, {}}}},
              {"e", {}}}}};
  CHECK(text_of(example) == R"(context {
  feature {
    key: "a"
    value {
      int64_list {
        value: 1
      }
    }
  }
}
feature_lists {
  feature_list {
    key: "e"
    value {
    }
  }
  feature_list {
    key: "l"
    value {
      feature {
        int64_list {
          value: 1
          value: 2
        }
      }
      feature {
      }
    }
  }
}
)");
}

}  // namespace
}  // namespace tfx::train
