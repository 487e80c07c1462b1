// Messages and their bytes, written in hexadecimal.
#ifndef TESTS_TRAIN_HEX_H_
#define TESTS_TRAIN_HEX_H_

#include <catch2/catch.hpp>
#include <sstream>
#include <string>

namespace tfx::train {

// "0a ff" as two bytes.
inline std::string bytes_of(const std::string& hex) {
  std::istringstream stream(hex);
  stream >> std::hex;
  std::string bytes;
  for (int byte = 0; stream >> byte;) bytes += static_cast<char>(byte);
  return bytes;
}

template <typename Message>
void check_bytes(const Message& message, const std::string& hex) {
  INFO(message);
  CHECK(message.SerializeToString() == bytes_of(hex));
  CHECK(Message::FromString(bytes_of(hex)) == message);
}

}  // namespace tfx::train

#endif  // TESTS_TRAIN_HEX_H_
