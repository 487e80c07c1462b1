// Bytes that are no message: parsing says so and does no harm.

#include <catch2/catch.hpp>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "tests/third_party/tensorflow/proto/golden.h"
#include "tfx/proto/core/example/example.pb.h"
#include "tfx/proto/core/framework/full_type.pb.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/protobuf/config.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "tfx/proto/core/util/event.pb.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace {

namespace proto = tfx::proto;
using namespace std::string_literals;

template <typename M>
bool parses(const std::string& bytes) {
  M message;
  return message.ParseFromString(bytes);
}

// Lengths after which `bytes` holds whole fields: a shorter, valid message.
std::set<size_t> ends_of_fields(const std::string& bytes) {
  const auto varint = [&](size_t& at) {
    uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
      const auto byte = static_cast<unsigned char>(bytes.at(at++));
      value |= static_cast<uint64_t>(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  std::set<size_t> ends = {0};
  for (size_t at = 0; at < bytes.size(); ends.insert(at)) {
    switch (varint(at) & 7) {
      case 0:
        varint(at);
        break;
      case 1:
        at += 8;
        break;
      case 2: {
        const uint64_t size = varint(at);
        at += size;
        break;
      }
      default:
        at += 4;
    }
  }
  return ends;
}

template <typename M>
void check_truncations(const std::string& name, size_t step) {
  const std::string bytes = golden(name + ".pb");
  const std::set<size_t> ends = ends_of_fields(bytes);
  REQUIRE(ends.contains(bytes.size()));
  for (size_t size = 0; size <= bytes.size(); size += step) {
    INFO(name << " cut to " << size << " bytes");
    CHECK(parses<M>(bytes.substr(0, size)) == ends.contains(size));
  }
}

TEST_CASE("a message cut inside a field is refused") {
  check_truncations<proto::ConfigProto>("config", 1);
  check_truncations<proto::Event>("event", 1);
  check_truncations<proto::Example>("example", 1);
  check_truncations<proto::GraphDef>("graph_with_functions", 1);
  check_truncations<proto::SavedModel>("saved_model", 37);
}

// What a damaged message is taken for is a message too: written and read again
// it is the same.
template <typename M>
void check_damaged(const std::string& name, size_t step) {
  const std::string bytes = golden(name + ".pb");
  size_t refused = 0;
  size_t taken = 0;
  for (size_t i = 0; i < bytes.size(); i += step) {
    for (const unsigned char mask : {0x01, 0x04, 0x80, 0xff}) {
      std::string damaged = bytes;
      damaged[i] = static_cast<char>(damaged[i] ^ mask);
      M message;
      if (!message.ParseFromString(damaged)) {
        ++refused;
        continue;
      }
      ++taken;
      M again;
      INFO(name << ", byte " << i << " damaged by " << int{mask});
      REQUIRE(again.ParseFromString(message.SerializeAsString()));
      REQUIRE(again.DebugString() == message.DebugString());
    }
  }
  CHECK(refused > 0);
  CHECK(taken > 0);
}

TEST_CASE(
    "a damaged message is refused or taken for another, never half of it") {
  check_damaged<proto::ConfigProto>("config", 1);
  check_damaged<proto::Event>("event", 1);
  check_damaged<proto::Example>("example", 1);
  check_damaged<proto::GraphDef>("graph_with_functions", 7);
  check_damaged<proto::SavedModel>("saved_model", 1009);
}

TEST_CASE("broken encodings are refused") {
  // Field 2 of ConfigProto, intra_op_parallelism_threads, is a varint (0x10);
  // field 4, device_filters, has a length (0x22).
  CHECK(parses<proto::ConfigProto>("\x10\x01"s));
  CHECK_FALSE(parses<proto::ConfigProto>("\x10"s));
  CHECK_FALSE(parses<proto::ConfigProto>("\x10"s + std::string(10, '\xff')));
  CHECK_FALSE(parses<proto::ConfigProto>("\x22\x02x"s));
  CHECK_FALSE(parses<proto::ConfigProto>("\x22\xff\xff\xff\xff\x0fx"s));
  CHECK_FALSE(parses<proto::ConfigProto>("\x00\x01"s));  // field 0
  CHECK_FALSE(parses<proto::ConfigProto>("\x16"s));      // wire type 6
  CHECK_FALSE(parses<proto::ConfigProto>("\x0c"s));      // end of no group
  CHECK_FALSE(parses<proto::ConfigProto>("\x0b"s));      // group without end
}

TEST_CASE("a known field of another wire type counts as unknown") {
  proto::ConfigProto config;
  REQUIRE(config.ParseFromString("\x12\x01x"s));  // field 2 with a length
  CHECK(config.intra_op_parallelism_threads() == 0);
  CHECK(config.SerializeAsString() == "\x12\x01x"s);
}

TEST_CASE("a string is UTF-8, bytes are anything") {
  CHECK_FALSE(parses<proto::ConfigProto>("\x22\x01\xff"s));
  CHECK(parses<proto::BytesList>("\x0a\x01\xff"s));
}

TEST_CASE("nesting deeper than protobuf's limit is refused, not followed") {
  const auto nested = [](int depth) {
    proto::FullTypeDef type;
    for (int i = 0; i < depth; ++i) {
      proto::FullTypeDef outer;
      outer.add_args()->Swap(&type);
      type.Swap(&outer);
    }
    return type.SerializeAsString();
  };
  CHECK(parses<proto::FullTypeDef>(nested(99)));
  CHECK_FALSE(parses<proto::FullTypeDef>(nested(101)));
}

TEST_CASE("broken text is refused") {
  const auto reads = [](const std::string& text) {
    proto::ConfigProto config;
    return proto::parse_text(text, config);
  };
  CHECK(reads("allow_soft_placement: true"));
  CHECK_FALSE(reads("allow_soft_placement: 2"));
  CHECK_FALSE(reads("no_such_field: 1"));
  CHECK_FALSE(reads("gpu_options { allow_growth: true"));
  CHECK_FALSE(reads("inter_op_parallelism_threads: 3000000000"));
  CHECK_FALSE(reads("log_device_placement: true log_device_placement: true"));
  CHECK_FALSE(reads("device_filters: \"\\377\""));
  CHECK_FALSE(reads("device_filters: \"open"));
  CHECK_FALSE(reads("device_count { key: \"CPU\" value { } }"));
  CHECK_FALSE(reads("device_count { value: 1 value: 2 }"));
}

}  // namespace
