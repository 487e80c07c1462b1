// What the generated code tells about a message: constant data that the wire
// format, the text format and the accessors by name work from.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_TABLE_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_TABLE_H_

#include <atomic>
#include <cstdint>
#include <utility>
#include <vector>

namespace tfx::proto {

class Message;

namespace internal {

// As FieldDescriptorProto numbers them. Groups are not supported.
enum class Type : uint8_t {
  kDouble = 1,
  kFloat = 2,
  kInt64 = 3,
  kUint64 = 4,
  kInt32 = 5,
  kFixed64 = 6,
  kFixed32 = 7,
  kBool = 8,
  kString = 9,
  kMessage = 11,
  kBytes = 12,
  kUint32 = 13,
  kEnum = 14,
  kSfixed32 = 15,
  kSfixed64 = 16,
  kSint32 = 17,
  kSint64 = 18,
};

// How a field is stored: a scalar or string itself, a message as a Part.
enum class Storage : uint8_t {
  kImplicit,  // There unless it is zero or empty.
  kExplicit,  // There if its bit, or the Part, says so.
  kOneof,     // In a Oneof.
  kRepeated,  // A RepeatedField or RepeatedPtrField.
  kPacked,    // A RepeatedField that is written as one block.
  kMap,       // A Map.
};

struct Field {
  uint32_t number;
  uint16_t offset;  // In the message.
  uint16_t part;  // Of MessageTable::parts, where the type or storage has one.
  Type type;
  Storage storage;
  uint8_t has_bit;  // For scalars and strings of Storage::kExplicit.
  bool utf8;        // Whether a string that is not UTF-8 is refused.
};

struct MessageTable {
  const char* name;          // "tfx.proto.GraphDef"
  const Field* fields;       // By number.
  const void* const* parts;  // A MessageTable, EnumTable or MapTable each.
  const char* field_names;   // One after the other, each with its NUL.
  Message* (*make)();
  Message* (*copy)(const Message&);
  void (*clear)(Message&);
  std::atomic<const Message*>* default_instance;
  uint16_t field_count;
  uint16_t has_bits;  // Offset of the bits, if there are any.
};

struct EnumValue {
  int number;
  const char* name;
};

struct EnumTable {
  const EnumValue* values;  // By number; of several names the first one counts.
  int count;
};

// The functions of a Map<K, V>. Keys and values are pointers to K and V; for
// messages, to the Message.
struct MapTable {
  using Entries = std::vector<std::pair<const void*, const void*>>;

  // Adds an empty value, also if there was one.
  void* (*insert)(void* map, const void* key);
  Entries (*entries)(const void* map);  // By key.
  uint64_t (*size)(const void* map);
  void (*clear)(void* map);
  Type key;
  Type value;
  bool utf8;
  const void* part;  // The value's MessageTable or EnumTable.
};

}  // namespace internal
}  // namespace tfx::proto

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_TABLE_H_
