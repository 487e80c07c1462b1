// The fields of any message, by what its table tells of them.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_FIELDS_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_FIELDS_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "third_party/tensorflow/messages/message.h"
#include "third_party/tensorflow/messages/part.h"
#include "third_party/tensorflow/messages/repeated.h"

namespace tfx::proto::internal {

inline std::span<const Field> fields_of(const Message& message) {
  return {message.GetTable().fields, message.GetTable().field_count};
}
const Field* find_field(const MessageTable& table, uint32_t number);
const Field* find_field(const MessageTable& table, std::string_view name);
const char* field_name(const MessageTable& table, const Field& field);

inline bool is_text(Type type) {
  return type == Type::kString || type == Type::kBytes;
}
inline bool is_scalar(Type type) {
  return !is_text(type) && type != Type::kMessage;
}
inline bool is_list(const Field& field) {
  return field.storage == Storage::kRepeated ||
         field.storage == Storage::kPacked;
}
// Bytes that a scalar takes in memory.
size_t width_of(Type type);

// A scalar in memory, as part.h's bits.
uint64_t load(Type type, const void* scalar);
void store(Type type, void* scalar, uint64_t bits);

inline const MessageTable& table_of(const MessageTable& table,
                                    const Field& field) {
  return *static_cast<const MessageTable*>(table.parts[field.part]);
}
inline const EnumTable& enum_of(const MessageTable& table, const Field& field) {
  return *static_cast<const EnumTable*>(table.parts[field.part]);
}
inline const MapTable& map_of(const MessageTable& table, const Field& field) {
  return *static_cast<const MapTable*>(table.parts[field.part]);
}

// What is stored for the field.
inline const void* place(const Message& message, const Field& field) {
  return reinterpret_cast<const char*>(&message) + field.offset;
}
inline void* place(Message& message, const Field& field) {
  return reinterpret_cast<char*>(&message) + field.offset;
}
template <class Holder>
const Holder& held(const Message& message, const Field& field) {
  return *static_cast<const Holder*>(place(message, field));
}
template <class Holder>
Holder& held(Message& message, const Field& field) {
  return *static_cast<Holder*>(place(message, field));
}

// Of a field that is no list and no map.
bool has(const Message& message, const Field& field);
// How many elements or entries a list or map has; 0 or 1 for other fields.
size_t size_of(const Message& message, const Field& field);
void clear(Message& message, const Field& field);

// Of a field that is no list and no map. What is not set reads as 0 or empty;
// a message must be there.
uint64_t get_scalar(const Message& message, const Field& field);
const std::string& get_text(const Message& message, const Field& field);
const Message& get_message(const Message& message, const Field& field);
void set_scalar(Message& message, const Field& field, uint64_t bits);
std::string& ensure_text(Message& message, const Field& field);
Message& ensure_message(Message& message, const Field& field);

// Of a list.
uint64_t get_scalar(const Message& message, const Field& field, size_t i);
const std::string& get_text(const Message& message, const Field& field,
                            size_t i);
const Message& get_message(const Message& message, const Field& field,
                           size_t i);
void add_scalar(Message& message, const Field& field, uint64_t bits);
std::string& add_text(Message& message, const Field& field);
Message& add_message(Message& message, const Field& field);

}  // namespace tfx::proto::internal

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_FIELDS_H_
