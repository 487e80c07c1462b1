// Writes messages in protobuf's wire format.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_WRITER_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_WRITER_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "third_party/tensorflow/messages/message.h"
#include "third_party/tensorflow/messages/wire.h"

namespace tfx::proto::internal {

// Writes from the end to the beginning: what a message holds is there, and so
// its length known, before its length is written.
class WireWriter {
 public:
  // The bytes of the message, before those that are there.
  void message(const Message& message);

  std::string_view bytes() const {
    return std::string_view(buffer_).substr(at_);
  }

 private:
  void raw(std::string_view bytes);
  void varint(uint64_t value);
  void tag(uint32_t number, WireType type) { varint(tag_of(number, type)); }
  void scalar(Type type, uint64_t bits);
  // The length of what is there since `end` bytes were, and a tag.
  void enclose(uint32_t number, size_t end);
  void text(uint32_t number, std::string_view text);
  void submessage(uint32_t number, const Message& message);
  void map(const Message& message, const Field& field);
  void packed(const Message& message, const Field& field);
  void repeated(const Message& message, const Field& field);
  void singular(const Message& message, const Field& field);
  // A field whose value is at `value`, as a Map has it.
  void map_part(uint32_t number, Type type, const void* value);

  std::string buffer_;
  size_t at_ = 0;  // Where what is written begins.
};

}  // namespace tfx::proto::internal

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_WRITER_H_
