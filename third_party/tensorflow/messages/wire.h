// Protobuf's wire format: what reading and writing share.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_H_

#include <cstdint>

#include "third_party/tensorflow/messages/table.h"

namespace tfx::proto::internal {

enum class WireType : uint32_t {
  kVarint = 0,
  kFixed64 = 1,
  kLength = 2,
  kGroup = 3,
  kEndGroup = 4,
  kFixed32 = 5,
};

constexpr uint32_t tag_of(uint32_t number, WireType type) {
  return number << 3 | static_cast<uint32_t>(type);
}
constexpr WireType wire_type_of_tag(uint32_t tag) {
  return static_cast<WireType>(tag & 7);
}

constexpr WireType wire_type_of(Type type) {
  switch (type) {
    case Type::kDouble:
    case Type::kFixed64:
    case Type::kSfixed64:
      return WireType::kFixed64;
    case Type::kFloat:
    case Type::kFixed32:
    case Type::kSfixed32:
      return WireType::kFixed32;
    case Type::kString:
    case Type::kBytes:
    case Type::kMessage:
      return WireType::kLength;
    default:
      return WireType::kVarint;
  }
}

constexpr bool is_zigzag(Type type) {
  return type == Type::kSint32 || type == Type::kSint64;
}
constexpr uint64_t zigzag(uint64_t bits) {
  return bits << 1 ^ (bits >> 63 != 0 ? ~uint64_t{0} : 0);
}
constexpr uint64_t unzigzag(uint64_t bits) {
  return bits >> 1 ^ ((bits & 1) != 0 ? ~uint64_t{0} : 0);
}

constexpr int kMaxDepth = 100;

}  // namespace tfx::proto::internal

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_WIRE_H_
