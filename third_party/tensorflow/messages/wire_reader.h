// Reads messages from protobuf's wire format.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_READER_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_READER_H_

#include <string_view>

#include "third_party/tensorflow/messages/message.h"
#include "third_party/tensorflow/messages/wire.h"

namespace tfx::proto::internal {

// Adds what the bytes hold to the message. False if they are malformed.
bool read_message(std::string_view bytes, Message& message);

// One field of any number, known or not.
struct WireField {
  uint32_t number;
  WireType type;
  uint64_t bits;           // Of a number.
  std::string_view bytes;  // Of what has a length, and of a group.
};
// Takes a field off the front of `bytes`; false if it is malformed.
bool next_field(std::string_view& bytes, WireField& field);

bool is_utf8(std::string_view text);

}  // namespace tfx::proto::internal

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_READER_H_
