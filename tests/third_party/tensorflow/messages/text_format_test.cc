// Text as people write it: what protobuf's documentation of the format allows.
#include "third_party/tensorflow/messages/text_format.h"

#include <catch2/catch.hpp>
#include <string>

#include "tfx/proto/core/protobuf/config.pb.h"
#include "tfx/proto/core/protobuf/rewriter_config.pb.h"

namespace {

namespace proto = tfx::proto;

proto::ConfigProto config(const std::string& text) {
  proto::ConfigProto message;
  INFO(text);
  CHECK(proto::parse_text(text, message));
  return message;
}

bool refused(const std::string& text) {
  proto::ConfigProto message;
  return !proto::parse_text(text, message);
}

TEST_CASE("numbers are decimal, hexadecimal or octal") {
  CHECK(config("placement_period: 0x1F").placement_period() == 31);
  CHECK(config("placement_period: -010").placement_period() == -8);
  CHECK(config("placement_period: -2147483648").placement_period() ==
        INT32_MIN);
  CHECK(refused("placement_period: 2147483648"));
  CHECK(refused("placement_period: 1.5"));
  CHECK(refused("placement_period: 08"));
  CHECK(refused("placement_period: 1x"));
  const auto fraction = [](const std::string& text) {
    return config("gpu_options { per_process_gpu_memory_fraction: " + text +
                  " }")
        .gpu_options()
        .per_process_gpu_memory_fraction();
  };
  CHECK(fraction("1") == 1);
  CHECK(fraction(".5") == 0.5);
  CHECK(fraction("-2.5e-1f") == -0.25);
  CHECK(fraction("1e999") == std::numeric_limits<double>::infinity());
  CHECK(fraction("1e-999") == 0);
  CHECK(fraction("-Infinity") == -std::numeric_limits<double>::infinity());
}

TEST_CASE("separators, comments, colons and angle brackets are as one likes") {
  const auto message = config(
      "# of one machine\n"
      "device_count: <key: 'CPU', value: 2;>, gpu_options: {\n"
      "  experimental < virtual_devices [{memory_limit_mb: [1, 2]}, {}] >\n"
      "};allow_soft_placement:t device_count { value: 3 key: \"GPU\" }");
  CHECK(message.device_count().at("CPU") == 2);
  CHECK(message.device_count().at("GPU") == 3);
  CHECK(message.allow_soft_placement());
  const auto& devices = message.gpu_options().experimental().virtual_devices();
  REQUIRE(devices.size() == 2);
  CHECK(devices[0].memory_limit_mb_size() == 2);
  CHECK(refused("allow_soft_placement true"));
  CHECK(refused("gpu_options { >"));
  CHECK(refused("device_filters: [\"a\" \"b\", ]"));
}

TEST_CASE("strings are joined and unescaped") {
  const auto filter = [](const std::string& text) {
    return config("device_filters: " + text).device_filters(0);
  };
  CHECK(filter("\"a\" 'b'\n\"c\"") == "abc");
  CHECK(filter(R"("\n\t\"\'\\\x41\101\?")") == "\n\t\"'\\AA?");
  CHECK(filter(R"("\u00e9\U0001F600")") == "\xc3\xa9\xf0\x9f\x98\x80");
  CHECK(filter(R"("\ud83d\ude00")") == "\xf0\x9f\x98\x80");
  CHECK(refused("device_filters: \"a\nb\""));
  CHECK(refused(R"(device_filters: "\q")"));
  CHECK(refused(R"(device_filters: "\ud83d")"));
  CHECK(refused(R"(device_filters: "\xff")"));
}

TEST_CASE("an enum is a name or a number") {
  const auto level = [](const std::string& text) {
    return config("graph_options { optimizer_options { opt_level: " + text +
                  " } }")
        .graph_options()
        .optimizer_options()
        .opt_level();
  };
  CHECK(level("L0") == proto::OptimizerOptions::L0);
  CHECK(level("-1") == proto::OptimizerOptions::L0);
  CHECK(static_cast<int>(level("77")) == 77);
  CHECK(refused("graph_options { optimizer_options { opt_level: L7 } }"));
}

TEST_CASE("text that nests too deep is refused") {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += "gpu_options {";
  CHECK(refused(text));
}

TEST_CASE("what is parsed replaces what was there") {
  proto::ConfigProto message;
  message.set_placement_period(7);
  CHECK(proto::parse_text("", message));
  CHECK(message.placement_period() == 0);
  CHECK(proto::text_of(message).empty());
  CHECK(message.ShortDebugString().empty());
}

}  // namespace
