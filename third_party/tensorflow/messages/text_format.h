// Protobuf's text format, as far as TensorFlow's files use it.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_TEXT_FORMAT_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_TEXT_FORMAT_H_

#include <string>
#include <string_view>

#include "third_party/tensorflow/messages/message.h"

namespace tfx::proto {

struct TextStyle {
  bool single_line = false;
  bool unknown_fields = true;  // By number, as protobuf guesses them.
  bool utf8 = false;           // Strings are not escaped where they are UTF-8.
};

// As protobuf prints it. An Any is printed as the two fields that it has.
std::string text_of(const Message& message, const TextStyle& style = {});

// Replaces the message by what the text says; false if it is malformed, names a
// field that does not exist, or gives one twice that is not repeated. Of an Any
// the two fields are read, not its content in brackets; there are no
// extensions.
[[nodiscard]] bool parse_text(std::string_view text, Message& message);

}  // namespace tfx::proto

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_TEXT_FORMAT_H_
