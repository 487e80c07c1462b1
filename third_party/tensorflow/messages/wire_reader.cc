#include "third_party/tensorflow/messages/wire_reader.h"

#include <bit>
#include <climits>
#include <cstring>
#include <string>

#include "third_party/tensorflow/messages/fields.h"

namespace tfx::proto::internal {
namespace {

static_assert(std::endian::native == std::endian::little);

// Functions that read return where the rest begins, or null if the bytes are
// malformed. None reads at or behind `end`.
using Bytes = const char*;

// In at most `longest` bytes; what does not fit is cut off.
Bytes read_varint(Bytes at, Bytes end, uint64_t& value, int longest = 10) {
  value = 0;
  for (int i = 0; i < longest; ++i) {
    if (at == end) return nullptr;
    const auto byte = static_cast<unsigned char>(*at++);
    value |= static_cast<uint64_t>(byte & 0x7f) << 7 * i;
    if (byte < 0x80) return at;
  }
  return nullptr;
}

template <class T>
Bytes read_fixed(Bytes at, Bytes end, uint64_t& value) {
  if (end - at < static_cast<std::ptrdiff_t>(sizeof(T))) return nullptr;
  T fixed;
  std::memcpy(&fixed, at, sizeof fixed);
  value = fixed;
  return at + sizeof fixed;
}

Bytes read_tag(Bytes at, Bytes end, uint32_t& tag) {
  uint64_t value = 0;
  at = read_varint(at, end, value, 5);
  tag = static_cast<uint32_t>(value);
  return tag >> 3 == 0 ? nullptr : at;
}

Bytes read_block(Bytes at, Bytes end, std::string_view& block) {
  uint64_t size = 0;
  at = read_varint(at, end, size, 5);
  if (at == nullptr || size > static_cast<uint64_t>(end - at)) return nullptr;
  block = {at, static_cast<size_t>(size)};
  return at + size;
}

// A number, as load() would give it but for its width.
Bytes read_scalar(Bytes at, Bytes end, Type type, uint64_t& bits) {
  switch (wire_type_of(type)) {
    case WireType::kFixed64:
      return read_fixed<uint64_t>(at, end, bits);
    case WireType::kFixed32:
      return read_fixed<uint32_t>(at, end, bits);
    default:
      at = read_varint(at, end, bits);
      if (is_zigzag(type)) {
        // Of 32 bits, the upper half is not looked at.
        bits = unzigzag(type == Type::kSint32 ? static_cast<uint32_t>(bits)
                                              : bits);
      }
      return at;
  }
}

Bytes read_group(Bytes at, Bytes end, uint32_t number, int depth,
                 std::string_view& body);

// What follows `tag`, whatever it means.
Bytes read_value(Bytes at, Bytes end, uint32_t tag, int depth,
                 WireField& field) {
  field = {tag >> 3, wire_type_of_tag(tag), 0, {}};
  switch (field.type) {
    case WireType::kVarint:
      return read_varint(at, end, field.bits);
    case WireType::kFixed64:
      return read_fixed<uint64_t>(at, end, field.bits);
    case WireType::kFixed32:
      return read_fixed<uint32_t>(at, end, field.bits);
    case WireType::kLength:
      return read_block(at, end, field.bytes);
    case WireType::kGroup:
      return read_group(at, end, field.number, depth - 1, field.bytes);
    default:
      return nullptr;
  }
}

Bytes read_group(Bytes at, Bytes end, uint32_t number, int depth,
                 std::string_view& body) {
  if (depth < 0) return nullptr;
  const Bytes start = at;
  while (at != nullptr) {
    const Bytes last = at;
    uint32_t tag = 0;
    at = read_tag(at, end, tag);
    if (at == nullptr) break;
    if (wire_type_of_tag(tag) == WireType::kEndGroup) {
      body = {start, static_cast<size_t>(last - start)};
      return tag >> 3 == number ? at : nullptr;
    }
    WireField ignored;
    at = read_value(at, end, tag, depth, ignored);
  }
  return nullptr;
}

bool read_fields(std::string_view bytes, Message& message, int depth);

bool read_text(std::string_view block, bool utf8, std::string& text) {
  if (utf8 && !is_utf8(block)) return false;
  text.assign(block);
  return true;
}

bool read_packed(std::string_view block, const Field& field, Message& message) {
  if (field.type == Type::kFloat || field.type == Type::kDouble ||
      field.type == Type::kFixed32 || field.type == Type::kFixed64) {
    const size_t width = width_of(field.type);
    if (block.size() % width != 0) return false;
    held<RawArray>(message, field)
        .append(block.data(), block.size() / width, width);
    return true;
  }
  const Bytes end = block.data() + block.size();
  for (Bytes at = block.data(); at != end;) {
    uint64_t bits = 0;
    at = read_scalar(at, end, field.type, bits);
    if (at == nullptr) return false;
    add_scalar(message, field, bits);
  }
  return true;
}

// The key of an entry.
struct EntryKey {
  uint64_t bits = 0;
  std::string text;

  const void* place(Type type) const {
    return is_text(type) ? static_cast<const void*>(&text) : &bits;
  }
};

bool read_map_value(const MapTable& map, const std::vector<WireField>& values,
                    int depth, void* value) {
  for (const WireField& each : values) {
    if (map.value == Type::kMessage) {
      auto& message = *static_cast<Message*>(value);
      if (!read_fields(each.bytes, message, depth - 1)) return false;
    } else if (is_text(map.value)) {
      auto& text = *static_cast<std::string*>(value);
      if (!read_text(each.bytes, map.utf8 && map.value == Type::kString,
                     text)) {
        return false;
      }
    } else {
      store(map.value, value,
            is_zigzag(map.value) ? unzigzag(each.bits) : each.bits);
    }
  }
  return true;
}

// The last key counts, and the last value; messages merge. Other fields of the
// entry are dropped, as protobuf drops them.
bool read_entry(std::string_view block, const MapTable& map, void* entries,
                int depth) {
  if (depth < 0) return false;
  EntryKey key;
  std::vector<WireField> values;
  for (Bytes at = block.data(), end = at + block.size(); at != end;) {
    uint32_t tag = 0;
    WireField field;
    at = read_tag(at, end, tag);
    if (at == nullptr) return false;
    at = read_value(at, end, tag, depth, field);
    if (at == nullptr) return false;
    if (tag == tag_of(1, wire_type_of(map.key))) {
      if (is_text(map.key)) {
        if (!read_text(field.bytes, map.utf8, key.text)) return false;
      } else {
        store(map.key, &key.bits,
              is_zigzag(map.key) ? unzigzag(field.bits) : field.bits);
      }
    } else if (tag == tag_of(2, wire_type_of(map.value))) {
      if (map.value != Type::kMessage) values.clear();
      values.push_back(field);
    }
  }
  return read_map_value(map, values, depth,
                        map.insert(entries, key.place(map.key)));
}

// What has a length.
bool read_block_field(std::string_view block, const Field& field,
                      Message& message, int depth) {
  switch (field.storage) {
    case Storage::kMap:
      return read_entry(block, map_of(message.GetTable(), field),
                        place(message, field), depth - 1);
    case Storage::kRepeated:
    case Storage::kPacked:
      if (is_scalar(field.type)) return read_packed(block, field, message);
      return field.type == Type::kMessage
                 ? read_fields(block, add_message(message, field), depth - 1)
                 : read_text(block, field.utf8, add_text(message, field));
    default:
      return field.type == Type::kMessage
                 ? read_fields(block, ensure_message(message, field), depth - 1)
                 : read_text(block, field.utf8, ensure_text(message, field));
  }
}

bool read_fields(std::string_view bytes, Message& message, int depth) {
  if (depth < 0) return false;
  const MessageTable& table = message.GetTable();
  const Bytes end = bytes.data() + bytes.size();
  for (Bytes at = bytes.data(); at != end;) {
    const Bytes start = at;
    uint32_t tag = 0;
    at = read_tag(at, end, tag);
    if (at == nullptr) return false;
    const WireType type = wire_type_of_tag(tag);
    const Field* field = find_field(table, tag >> 3);
    const bool has_length =
        field != nullptr && type == WireType::kLength &&
        (is_list(*field) || wire_type_of(field->type) == WireType::kLength);
    if (has_length) {
      std::string_view block;
      at = read_block(at, end, block);
      if (at == nullptr || !read_block_field(block, *field, message, depth)) {
        return false;
      }
    } else if (field != nullptr && type == wire_type_of(field->type)) {
      uint64_t bits = 0;
      at = read_scalar(at, end, field->type, bits);
      if (at == nullptr) return false;
      if (is_list(*field)) {
        add_scalar(message, *field, bits);
      } else {
        set_scalar(message, *field, bits);
      }
    } else {
      WireField unknown;
      at = read_value(at, end, tag, depth, unknown);
      if (at == nullptr) return false;
      message.mutable_unknown_fields().append(start, at);
    }
  }
  return true;
}

}  // namespace

bool read_message(std::string_view bytes, Message& message) {
  return bytes.size() <= INT_MAX && read_fields(bytes, message, kMaxDepth);
}

bool next_field(std::string_view& bytes, WireField& field) {
  const Bytes end = bytes.data() + bytes.size();
  uint32_t tag = 0;
  Bytes at = read_tag(bytes.data(), end, tag);
  if (at != nullptr) at = read_value(at, end, tag, kMaxDepth, field);
  if (at == nullptr) return false;
  bytes.remove_prefix(static_cast<size_t>(at - bytes.data()));
  return true;
}

bool is_utf8(std::string_view text) {
  const auto* at = reinterpret_cast<const unsigned char*>(text.data());
  const auto* const end = at + text.size();
  while (at != end) {
    const unsigned char first = *at++;
    if (first < 0x80) continue;
    // How many bytes follow, and which the first of these may be: no longer
    // form than needed, no surrogate, nothing above U+10FFFF.
    int following = 0;
    unsigned char low = 0x80;
    unsigned char high = 0xbf;
    if (first >= 0xc2 && first <= 0xdf) {
      following = 1;
    } else if (first >= 0xe0 && first <= 0xef) {
      following = 2;
      if (first == 0xe0) low = 0xa0;
      if (first == 0xed) high = 0x9f;
    } else if (first >= 0xf0 && first <= 0xf4) {
      following = 3;
      if (first == 0xf0) low = 0x90;
      if (first == 0xf4) high = 0x8f;
    } else {
      return false;
    }
    for (; following > 0; --following, ++at, low = 0x80, high = 0xbf) {
      if (at == end || *at < low || *at > high) return false;
    }
  }
  return true;
}

}  // namespace tfx::proto::internal
