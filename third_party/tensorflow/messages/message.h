// The base of the generated messages (tfx::proto::GraphDef and the like): what
// protobuf's Message has and tfx uses, without protobuf.
//
// A message is a value: copied deeply, owned by whoever holds it. Different
// threads may read one message at a time, or write different ones. A moved-from
// message may only be assigned to or destroyed.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_MESSAGE_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_MESSAGE_H_

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "third_party/tensorflow/messages/table.h"

namespace tfx::proto {

class Message {
 public:
  virtual ~Message();

  virtual const internal::MessageTable& GetTable() const = 0;

  // "tfx.proto.GraphDef"
  std::string GetTypeName() const { return GetTable().name; }

  // Replace the message by what the bytes hold. False if they are no such
  // message; then part of it may have been read. As in protobuf: the last value
  // of a scalar wins, messages merge, strings of proto3 must be UTF-8, messages
  // nest 100 deep, 2 GiB is the limit, and fields that are not known are kept.
  bool ParseFromArray(const void* data, size_t size);
  bool ParseFromString(std::string_view bytes) {
    return ParseFromArray(bytes.data(), bytes.size());
  }
  bool ParseFromIstream(std::istream* stream);
  // Adds what the bytes hold.
  bool MergeFromString(std::string_view bytes);

  // Fields by number, maps by key, and then the unknown fields as they were
  // read. Nothing and false if that is 2 GiB or more.
  bool SerializeToString(std::string* bytes) const;
  std::string SerializeAsString() const;
  size_t ByteSizeLong() const;

  void Clear() { GetTable().clear(*this); }

  // Text format (text_format.h), on lines or on one line.
  std::string DebugString() const;
  std::string ShortDebugString() const;

  // What was read and is not known, in wire format.
  std::string_view unknown_fields() const {
    return unknown_ ? std::string_view(*unknown_) : std::string_view();
  }
  std::string& mutable_unknown_fields();
  void clear_unknown_fields() { unknown_.reset(); }

 protected:
  Message() = default;
  Message(const Message& other);
  Message& operator=(const Message& other);
  Message(Message&&) noexcept = default;
  Message& operator=(Message&&) noexcept = default;

 private:
  std::unique_ptr<std::string> unknown_;
};

namespace internal {

const Message& make_default_instance(const MessageTable& table);

// The message that an unset field reads as; never destroyed.
inline const Message& default_instance(const MessageTable& table) {
  const Message* made = table.default_instance->load(std::memory_order_acquire);
  return made != nullptr ? *made : make_default_instance(table);
}

template <class M>
Message* make_message() {
  return new M;
}

template <class M>
Message* copy_message(const Message& message) {
  return new M(static_cast<const M&>(message));
}

template <class M>
void clear_message(Message& message) {
  static_cast<M&>(message) = M();
}

// A name of the enum, or "".
const char* enum_name(const EnumTable& table, int number);
bool enum_value(const EnumTable& table, std::string_view name, int& number);

}  // namespace internal
}  // namespace tfx::proto

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_MESSAGE_H_
