// Every message, filled at random, and damaged, as protobuf's library and ours
// read and write it.
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>

#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "tests/third_party/tensorflow/messages/all_messages.h"
#include "tests/third_party/tensorflow/messages/reference.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace {

using google::protobuf::TextFormat;
using reference::Random;
using tfx::proto::Message;
using Table = tfx::proto::internal::MessageTable;

// Of these, the more messages are in one another, the fewer fit a test.
constexpr int kDepth = 4;

std::unique_ptr<Message> read(const Table& table, const std::string& bytes) {
  std::unique_ptr<Message> message(table.make());
  return message->ParseFromString(bytes) ? std::move(message) : nullptr;
}

template <class Check>
void for_each_message(int times, const Check& check) {
  const google::protobuf::LogSilencer silence;
  Random random(20);
  for (const Table* table : kAllMessages) {
    INFO(table->name);
    for (int i = 0; i < times; ++i) {
      auto theirs = reference::make(table->name);
      reference::fill(*theirs, random, kDepth);
      reference::unite_entries(*theirs);
      check(*table, *theirs, random);
    }
  }
}

TEST_CASE("what protobuf writes is read, and written the same") {
  for_each_message(30, [](const Table& table, const auto& theirs, Random&) {
    const std::string bytes = reference::bytes_of(theirs);
    const auto ours = read(table, bytes);
    REQUIRE(ours);
    REQUIRE(ours->SerializeAsString() == bytes);
    REQUIRE(ours->ByteSizeLong() == bytes.size());
    const std::unique_ptr<Message> copy(table.copy(*ours));
    ours->Clear();
    REQUIRE(ours->SerializeAsString().empty());
    REQUIRE(copy->SerializeAsString() == bytes);
  });
}

TEST_CASE("text is that of protobuf, and read by both") {
  for_each_message(10, [](const Table& table, auto& theirs, Random&) {
    const auto ours = read(table, reference::bytes_of(theirs));
    REQUIRE(ours);
    REQUIRE(ours->DebugString() == theirs.DebugString());
    REQUIRE(ours->ShortDebugString() == theirs.ShortDebugString());

    TextFormat::Printer printer;
    printer.SetHideUnknownFields(true);
    printer.SetUseUtf8StringEscaping(true);
    std::string text;
    REQUIRE(printer.PrintToString(theirs, &text));
    REQUIRE(tfx::proto::text_of(
                *ours, {.unknown_fields = false, .utf8 = true}) == text);

    auto again = reference::make(table.name);
    REQUIRE(TextFormat::ParseFromString(text, again.get()));
    const std::unique_ptr<Message> from_text(table.make());
    REQUIRE(tfx::proto::parse_text(text, *from_text));
    REQUIRE(from_text->SerializeAsString() == reference::bytes_of(*again));
  });
}

TEST_CASE("messages merge as protobuf merges them") {
  for_each_message(10, [](const Table& table, const auto& one, Random& random) {
    auto other = reference::make(table.name);
    reference::fill(*other, random, kDepth);
    const std::string bytes =
        reference::bytes_of(one) + reference::bytes_of(*other);
    auto theirs = reference::make(table.name);
    REQUIRE(theirs->ParseFromString(bytes));
    reference::unite_entries(*theirs);
    const auto ours = read(table, bytes);
    REQUIRE(ours);
    REQUIRE(ours->SerializeAsString() == reference::bytes_of(*theirs));
  });
}

std::string damaged(std::string bytes, Random& random) {
  for (unsigned i = 1 + random() % 3; i > 0 && !bytes.empty(); --i) {
    const size_t at = random() % bytes.size();
    switch (random() % 5) {
      case 0:
        bytes[at] = static_cast<char>(random());
        break;
      case 1:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random() % 8));
        break;
      case 2:
        bytes.erase(at, 1 + random() % 4);
        break;
      case 3:
        bytes.insert(at, 1 + random() % 11, static_cast<char>(random()));
        break;
      default:
        bytes.resize(at);
    }
  }
  return bytes;
}

// The two agree on what is malformed, and on the meaning of what is not.
TEST_CASE("damaged bytes are refused or read as protobuf does") {
  int refused = 0;
  int taken = 0;
  for_each_message(
      10, [&](const Table& table, const auto& whole, Random& random) {
        const std::string bytes = reference::bytes_of(whole);
        for (int i = 0; i < 10; ++i) {
          const std::string bad = damaged(bytes, random);
          auto theirs = reference::make(table.name);
          const bool valid = theirs->ParseFromString(bad);
          // On the heap, of its exact size, for address sanitizers.
          const auto ours = read(table, std::string(bad));
          CAPTURE(std::vector<int>(bad.begin(), bad.end()));
          REQUIRE((ours != nullptr) == valid);
          ++(valid ? taken : refused);
          if (!valid) continue;
          reference::unite_entries(*theirs);
          auto again = reference::make(table.name);
          REQUIRE(again->ParseFromString(ours->SerializeAsString()));
          REQUIRE(reference::bytes_of(*again) == reference::bytes_of(*theirs));
        }
      });
  CHECK(refused > 1000);
  CHECK(taken > 1000);
}

// `depth` levels of maps: an entry is a level, and so is its value.
std::string nested_map(int depth) {
  std::string bytes;
  for (int i = 0; i < depth; ++i) {
    // AttrValue.func.attr[""]: field 10, then field 2, then value 2.
    for (const char tag : {'\x12', '\x12', '\x52'}) {
      std::string outer(1, tag);
      size_t size = bytes.size();
      for (; size >= 0x80; size >>= 7) {
        outer += static_cast<char>(size | 0x80);
      }
      outer += static_cast<char>(size);
      bytes = outer + bytes;
    }
  }
  return bytes;
}

TEST_CASE("messages, entries of maps and groups nest as deep as protobuf's") {
  const google::protobuf::LogSilencer silence;
  for (int depth = 30; depth < 36; ++depth) {
    CAPTURE(depth);
    const std::string bytes = nested_map(depth);
    CHECK((read(tfx::proto::AttrValue::kTable, bytes) != nullptr) ==
          reference::make("tfx.proto.AttrValue")->ParseFromString(bytes));
  }
  for (int depth = 95; depth < 105; ++depth) {
    CAPTURE(depth);
    // Field 30, which NodeDef does not have.
    std::string bytes;
    for (int i = 0; i < depth; ++i) bytes = "\xf3\x01" + bytes + "\xf4\x01";
    CHECK((read(tfx::proto::NodeDef::kTable, bytes) != nullptr) ==
          reference::make("tfx.proto.NodeDef")->ParseFromString(bytes));
  }
}

}  // namespace
