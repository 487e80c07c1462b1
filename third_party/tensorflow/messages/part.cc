#include "third_party/tensorflow/messages/part.h"

namespace tfx::proto::internal {

const std::string& no_text() {
  static const auto* const text = new std::string;
  return *text;
}

Part::Part(const Part& other) {
  if (other.message_ != nullptr) {
    message_ = other.message_->GetTable().copy(*other.message_);
  }
}

Message& Part::ensure(const MessageTable& table) {
  if (message_ == nullptr) message_ = table.make();
  return *message_;
}

Oneof::Oneof(const Oneof& other) {
  switch (other.kind_) {
    case Kind::kBits:
      bits_ = other.bits_;
      break;
    case Kind::kText:
      text_ = new std::string(*other.text_);
      break;
    case Kind::kMessage:
      message_ = other.message_->GetTable().copy(*other.message_);
      break;
  }
  number_ = other.number_;
  kind_ = other.kind_;
}

void Oneof::clear() {
  if (kind_ == Kind::kText) delete text_;
  if (kind_ == Kind::kMessage) delete message_;
  number_ = 0;
  kind_ = Kind::kBits;
  bits_ = 0;
}

void Oneof::set_bits(uint32_t number, uint64_t bits) {
  clear();
  number_ = number;
  bits_ = bits;
}

std::string& Oneof::ensure_text(uint32_t number) {
  if (number_ != number) {
    clear();
    text_ = new std::string;
    kind_ = Kind::kText;
    number_ = number;
  }
  return *text_;
}

Message& Oneof::ensure_message(uint32_t number, const MessageTable& table) {
  if (number_ != number) {
    clear();
    message_ = table.make();
    kind_ = Kind::kMessage;
    number_ = number;
  }
  return *message_;
}

}  // namespace tfx::proto::internal
