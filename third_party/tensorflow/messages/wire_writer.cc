#include "third_party/tensorflow/messages/wire_writer.h"

#include <algorithm>
#include <cstring>

#include "third_party/tensorflow/messages/fields.h"

namespace tfx::proto::internal {

void WireWriter::raw(std::string_view bytes) {
  if (bytes.empty()) return;
  if (bytes.size() > at_) {
    const size_t written = buffer_.size() - at_;
    std::string larger;
    larger.resize(std::max(buffer_.size() * 2, written + bytes.size() + 256));
    const size_t at = larger.size() - written;
    if (written != 0) std::memcpy(&larger[at], &buffer_[at_], written);
    buffer_ = std::move(larger);
    at_ = at;
  }
  at_ -= bytes.size();
  std::memcpy(&buffer_[at_], bytes.data(), bytes.size());
}

void WireWriter::varint(uint64_t value) {
  char bytes[10];
  size_t size = 0;
  for (; value >= 0x80; value >>= 7) {
    bytes[size++] = static_cast<char>(value | 0x80);
  }
  bytes[size++] = static_cast<char>(value);
  raw({bytes, size});
}

void WireWriter::scalar(Type type, uint64_t bits) {
  switch (wire_type_of(type)) {
    case WireType::kFixed64:
      return raw({reinterpret_cast<const char*>(&bits), 8});
    case WireType::kFixed32:
      return raw({reinterpret_cast<const char*>(&bits), 4});
    default:
      return varint(type == Type::kSint32 ? static_cast<uint32_t>(zigzag(bits))
                    : type == Type::kSint64 ? zigzag(bits)
                                            : bits);
  }
}

void WireWriter::enclose(uint32_t number, size_t end) {
  varint(buffer_.size() - at_ - end);
  tag(number, WireType::kLength);
}

void WireWriter::text(uint32_t number, std::string_view text) {
  const size_t end = buffer_.size() - at_;
  raw(text);
  enclose(number, end);
}

void WireWriter::submessage(uint32_t number, const Message& message) {
  const size_t end = buffer_.size() - at_;
  this->message(message);
  enclose(number, end);
}

void WireWriter::map_part(uint32_t number, Type type, const void* value) {
  if (type == Type::kMessage) {
    submessage(number, *static_cast<const Message*>(value));
  } else if (is_text(type)) {
    text(number, *static_cast<const std::string*>(value));
  } else {
    scalar(type, load(type, value));
    tag(number, wire_type_of(type));
  }
}

void WireWriter::map(const Message& message, const Field& field) {
  const MapTable& table = map_of(message.GetTable(), field);
  const MapTable::Entries entries = table.entries(place(message, field));
  for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
    const size_t end = buffer_.size() - at_;
    map_part(2, table.value, entry->second);
    map_part(1, table.key, entry->first);
    enclose(field.number, end);
  }
}

void WireWriter::packed(const Message& message, const Field& field) {
  const size_t count = size_of(message, field);
  if (count == 0) return;
  const size_t end = buffer_.size() - at_;
  if (wire_type_of(field.type) == WireType::kVarint) {
    for (size_t i = count; i-- > 0;) {
      scalar(field.type, get_scalar(message, field, i));
    }
  } else {
    raw({held<RawArray>(message, field).data(), count * width_of(field.type)});
  }
  enclose(field.number, end);
}

void WireWriter::repeated(const Message& message, const Field& field) {
  for (size_t i = size_of(message, field); i-- > 0;) {
    if (field.type == Type::kMessage) {
      submessage(field.number, get_message(message, field, i));
    } else if (is_text(field.type)) {
      text(field.number, get_text(message, field, i));
    } else {
      scalar(field.type, get_scalar(message, field, i));
      tag(field.number, wire_type_of(field.type));
    }
  }
}

void WireWriter::singular(const Message& message, const Field& field) {
  if (!has(message, field)) return;
  if (field.type == Type::kMessage) {
    submessage(field.number, get_message(message, field));
  } else if (is_text(field.type)) {
    text(field.number, get_text(message, field));
  } else {
    scalar(field.type, get_scalar(message, field));
    tag(field.number, wire_type_of(field.type));
  }
}

void WireWriter::message(const Message& message) {
  raw(message.unknown_fields());
  const auto fields = fields_of(message);
  for (auto field = fields.rbegin(); field != fields.rend(); ++field) {
    switch (field->storage) {
      case Storage::kMap:
        map(message, *field);
        break;
      case Storage::kPacked:
        packed(message, *field);
        break;
      case Storage::kRepeated:
        repeated(message, *field);
        break;
      default:
        singular(message, *field);
        break;
    }
  }
}

}  // namespace tfx::proto::internal
