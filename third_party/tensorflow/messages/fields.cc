#include "third_party/tensorflow/messages/fields.h"

#include <algorithm>
#include <cstring>

namespace tfx::proto::internal {
namespace {

using Messages = PointerArray<Message>;
using Texts = PointerArray<std::string>;

template <class T>
uint64_t load_as(const void* scalar) {
  T value;
  std::memcpy(&value, scalar, sizeof value);
  return to_bits(value);
}

template <class T>
void store_as(void* scalar, uint64_t bits) {
  const T value = from_bits<T>(bits);
  std::memcpy(scalar, &value, sizeof value);
}

uint32_t has_bits(const Message& message) {
  uint32_t bits;
  std::memcpy(
      &bits,
      reinterpret_cast<const char*>(&message) + message.GetTable().has_bits,
      sizeof bits);
  return bits;
}

void set_has_bit(Message& message, const Field& field, bool set) {
  if (field.storage != Storage::kExplicit) return;
  const uint32_t mask = uint32_t{1} << field.has_bit;
  const uint32_t bits =
      set ? has_bits(message) | mask : has_bits(message) & ~mask;
  std::memcpy(reinterpret_cast<char*>(&message) + message.GetTable().has_bits,
              &bits, sizeof bits);
}

}  // namespace

const Field* find_field(const MessageTable& table, uint32_t number) {
  // Most messages number their fields from 1 on without a gap.
  if (number - 1 < table.field_count &&
      table.fields[number - 1].number == number) {
    return &table.fields[number - 1];
  }
  const Field* end = table.fields + table.field_count;
  const Field* found = std::lower_bound(
      table.fields, end, number, [](const Field& field, uint32_t wanted) {
        return field.number < wanted;
      });
  return found != end && found->number == number ? found : nullptr;
}

const Field* find_field(const MessageTable& table, std::string_view name) {
  const char* each = table.field_names;
  for (size_t i = 0; i < table.field_count; ++i) {
    const std::string_view view(each);
    if (view == name) return &table.fields[i];
    each += view.size() + 1;
  }
  return nullptr;
}

const char* field_name(const MessageTable& table, const Field& field) {
  const char* name = table.field_names;
  for (const Field* each = table.fields; each != &field; ++each) {
    name += std::strlen(name) + 1;
  }
  return name;
}

size_t width_of(Type type) {
  switch (type) {
    case Type::kDouble:
    case Type::kInt64:
    case Type::kUint64:
    case Type::kFixed64:
    case Type::kSfixed64:
    case Type::kSint64:
      return 8;
    case Type::kBool:
      return 1;
    default:
      return 4;
  }
}

uint64_t load(Type type, const void* scalar) {
  switch (width_of(type)) {
    case 8:
      return load_as<uint64_t>(scalar);
    case 1:
      return load_as<bool>(scalar);
    default:
      break;
  }
  switch (type) {
    case Type::kFloat:
    case Type::kFixed32:
    case Type::kUint32:
      return load_as<uint32_t>(scalar);
    default:
      return load_as<int32_t>(scalar);
  }
}

void store(Type type, void* scalar, uint64_t bits) {
  switch (width_of(type)) {
    case 8:
      return store_as<uint64_t>(scalar, bits);
    case 1:
      return store_as<bool>(scalar, bits);
    default:
      return store_as<uint32_t>(scalar, bits);
  }
}

bool has(const Message& message, const Field& field) {
  switch (field.storage) {
    case Storage::kImplicit:
      return is_text(field.type) ? !held<std::string>(message, field).empty()
                                 : get_scalar(message, field) != 0;
    case Storage::kExplicit:
      return field.type == Type::kMessage
                 ? held<Part>(message, field).has()
                 : (has_bits(message) >> field.has_bit & 1) != 0;
    case Storage::kOneof:
      return held<Oneof>(message, field).has(field.number);
    default:
      return size_of(message, field) != 0;
  }
}

size_t size_of(const Message& message, const Field& field) {
  if (field.storage == Storage::kMap) {
    return map_of(message.GetTable(), field).size(place(message, field));
  }
  if (is_list(field)) return held<RawArray>(message, field).size();
  return has(message, field) ? 1 : 0;
}

void clear(Message& message, const Field& field) {
  switch (field.storage) {
    case Storage::kMap:
      return map_of(message.GetTable(), field).clear(place(message, field));
    case Storage::kPacked:
    case Storage::kRepeated:
      if (field.type == Type::kMessage) {
        held<Messages>(message, field).shrink(0);
      } else if (is_text(field.type)) {
        held<Texts>(message, field).shrink(0);
      } else {
        held<RawArray>(message, field).shrink(0);
      }
      return;
    case Storage::kOneof:
      return held<Oneof>(message, field).clear(field.number);
    default:
      break;
  }
  if (field.type == Type::kMessage) {
    held<Part>(message, field).clear();
  } else if (is_text(field.type)) {
    held<std::string>(message, field).clear();
    set_has_bit(message, field, false);
  } else {
    store(field.type, place(message, field), 0);
    set_has_bit(message, field, false);
  }
}

uint64_t get_scalar(const Message& message, const Field& field) {
  return field.storage == Storage::kOneof
             ? held<Oneof>(message, field).bits(field.number)
             : load(field.type, place(message, field));
}

const std::string& get_text(const Message& message, const Field& field) {
  return field.storage == Storage::kOneof
             ? held<Oneof>(message, field).text(field.number)
             : held<std::string>(message, field);
}

const Message& get_message(const Message& message, const Field& field) {
  return field.storage == Storage::kOneof
             ? *held<Oneof>(message, field).message(field.number)
             : *held<Part>(message, field).message();
}

void set_scalar(Message& message, const Field& field, uint64_t bits) {
  if (field.storage == Storage::kOneof) {
    // As load() gives it: cut to the type's width.
    uint64_t scalar = 0;
    store(field.type, &scalar, bits);
    held<Oneof>(message, field)
        .set_bits(field.number, load(field.type, &scalar));
  } else {
    store(field.type, place(message, field), bits);
    set_has_bit(message, field, true);
  }
}

std::string& ensure_text(Message& message, const Field& field) {
  if (field.storage == Storage::kOneof) {
    return held<Oneof>(message, field).ensure_text(field.number);
  }
  set_has_bit(message, field, true);
  return held<std::string>(message, field);
}

Message& ensure_message(Message& message, const Field& field) {
  const MessageTable& table = table_of(message.GetTable(), field);
  return field.storage == Storage::kOneof
             ? held<Oneof>(message, field).ensure_message(field.number, table)
             : held<Part>(message, field).ensure(table);
}

uint64_t get_scalar(const Message& message, const Field& field, size_t i) {
  return load(field.type,
              held<RawArray>(message, field).data() + i * width_of(field.type));
}

const std::string& get_text(const Message& message, const Field& field,
                            size_t i) {
  return *held<Texts>(message, field).data()[i];
}

const Message& get_message(const Message& message, const Field& field,
                           size_t i) {
  return *held<Messages>(message, field).data()[i];
}

void add_scalar(Message& message, const Field& field, uint64_t bits) {
  store(field.type, held<RawArray>(message, field).add(width_of(field.type)),
        bits);
}

std::string& add_text(Message& message, const Field& field) {
  return *held<Texts>(message, field).add(new std::string);
}

Message& add_message(Message& message, const Field& field) {
  return *held<Messages>(message, field)
              .add(table_of(message.GetTable(), field).make());
}

}  // namespace tfx::proto::internal
