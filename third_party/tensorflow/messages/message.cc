#include "third_party/tensorflow/messages/message.h"

#include <algorithm>
#include <climits>
#include <istream>
#include <iterator>

#include "third_party/tensorflow/messages/text_format.h"
#include "third_party/tensorflow/messages/wire_reader.h"
#include "third_party/tensorflow/messages/wire_writer.h"

namespace tfx::proto {

Message::~Message() = default;

Message::Message(const Message& other)
    : unknown_(other.unknown_ ? std::make_unique<std::string>(*other.unknown_)
                              : nullptr) {}

Message& Message::operator=(const Message& other) {
  if (this != &other) {
    unknown_ = other.unknown_ ? std::make_unique<std::string>(*other.unknown_)
                              : nullptr;
  }
  return *this;
}

bool Message::ParseFromArray(const void* data, size_t size) {
  Clear();
  return MergeFromString({static_cast<const char*>(data), size});
}

bool Message::ParseFromIstream(std::istream* stream) {
  const std::string bytes(std::istreambuf_iterator<char>(*stream), {});
  return !stream->bad() && ParseFromString(bytes);
}

bool Message::MergeFromString(std::string_view bytes) {
  return internal::read_message(bytes, *this);
}

bool Message::SerializeToString(std::string* bytes) const {
  internal::WireWriter writer;
  writer.message(*this);
  if (writer.bytes().size() > INT_MAX) {
    bytes->clear();
    return false;
  }
  bytes->assign(writer.bytes());
  return true;
}

std::string Message::SerializeAsString() const {
  std::string bytes;
  SerializeToString(&bytes);
  return bytes;
}

size_t Message::ByteSizeLong() const {
  internal::WireWriter writer;
  writer.message(*this);
  return writer.bytes().size();
}

std::string Message::DebugString() const { return text_of(*this); }

std::string Message::ShortDebugString() const {
  return text_of(*this, {.single_line = true});
}

std::string& Message::mutable_unknown_fields() {
  if (!unknown_) unknown_ = std::make_unique<std::string>();
  return *unknown_;
}

namespace internal {

const Message& make_default_instance(const MessageTable& table) {
  const Message* expected = nullptr;
  std::unique_ptr<const Message> made(table.make());
  if (table.default_instance->compare_exchange_strong(
          expected, made.get(), std::memory_order_acq_rel)) {
    return *made.release();
  }
  return *expected;  // Another thread's.
}

const char* enum_name(const EnumTable& table, int number) {
  const EnumValue* end = table.values + table.count;
  const EnumValue* found = std::lower_bound(
      table.values, end, number,
      [](const EnumValue& value, int wanted) { return value.number < wanted; });
  return found != end && found->number == number ? found->name : "";
}

bool enum_value(const EnumTable& table, std::string_view name, int& number) {
  const EnumValue* end = table.values + table.count;
  const EnumValue* found =
      std::find_if(table.values, end,
                   [&](const EnumValue& value) { return value.name == name; });
  if (found == end) return false;
  number = found->number;
  return true;
}

}  // namespace internal
}  // namespace tfx::proto
