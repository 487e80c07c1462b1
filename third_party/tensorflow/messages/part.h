// What holds the optional parts of a message: one message, or one member of a
// oneof.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_PART_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_PART_H_

#include <bit>
#include <concepts>
#include <cstdint>
#include <string>
#include <utility>

#include "third_party/tensorflow/messages/message.h"

namespace tfx::proto::internal {

// A scalar as the 64 bits that a varint would have: numbers with a sign are
// extended, float and double are their bits.
template <class T>
uint64_t to_bits(T value) {
  if constexpr (std::same_as<T, float>) {
    return std::bit_cast<uint32_t>(value);
  } else if constexpr (std::same_as<T, double>) {
    return std::bit_cast<uint64_t>(value);
  } else {
    return static_cast<uint64_t>(value);
  }
}

template <class T>
T from_bits(uint64_t bits) {
  if constexpr (std::same_as<T, float>) {
    return std::bit_cast<float>(static_cast<uint32_t>(bits));
  } else if constexpr (std::same_as<T, double>) {
    return std::bit_cast<double>(bits);
  } else if constexpr (std::same_as<T, bool>) {
    return bits != 0;
  } else {
    return static_cast<T>(static_cast<uint32_t>(bits));
  }
}
template <>
inline int64_t from_bits<int64_t>(uint64_t bits) {
  return static_cast<int64_t>(bits);
}
template <>
inline uint64_t from_bits<uint64_t>(uint64_t bits) {
  return bits;
}

const std::string& no_text();  // Empty; never destroyed.

// A message or none.
class Part {
 public:
  Part() = default;
  Part(const Part& other);
  Part(Part&& other) noexcept
      : message_(std::exchange(other.message_, nullptr)) {}
  Part& operator=(const Part& other) { return *this = Part(other); }
  Part& operator=(Part&& other) noexcept {
    std::swap(message_, other.message_);
    return *this;
  }
  ~Part() { delete message_; }

  bool has() const { return message_ != nullptr; }
  Message* message() const { return message_; }
  Message& ensure(const MessageTable& table);
  void clear() { *this = Part(); }

  template <class M>
  const M& get() const {
    return message_ != nullptr ? static_cast<const M&>(*message_)
                               : M::default_instance();
  }
  template <class M>
  M* ensure() {
    if (message_ == nullptr) message_ = new M;
    return static_cast<M*>(message_);
  }

 private:
  Message* message_ = nullptr;
};

// The member of a oneof that is set, by the number of its field; 0 if none is.
class Oneof {
 public:
  Oneof() = default;
  Oneof(const Oneof& other);
  Oneof(Oneof&& other) noexcept { swap(other); }
  Oneof& operator=(const Oneof& other) { return *this = Oneof(other); }
  Oneof& operator=(Oneof&& other) noexcept {
    swap(other);
    return *this;
  }
  ~Oneof() { clear(); }

  uint32_t number() const { return number_; }
  bool has(uint32_t number) const { return number_ == number; }
  void clear();
  void clear(uint32_t number) {
    if (number_ == number) clear();
  }

  // 0 and empty unless it is this member.
  uint64_t bits(uint32_t number) const { return number_ == number ? bits_ : 0; }
  const std::string& text(uint32_t number) const {
    return number_ == number ? *text_ : no_text();
  }
  const Message* message(uint32_t number) const {
    return number_ == number ? message_ : nullptr;
  }

  // Replace another member.
  void set_bits(uint32_t number, uint64_t bits);
  std::string& ensure_text(uint32_t number);
  Message& ensure_message(uint32_t number, const MessageTable& table);

  template <class T>
  T get_scalar(uint32_t number) const {
    return from_bits<T>(bits(number));
  }
  template <class M>
  const M& get(uint32_t number) const {
    return number_ == number ? static_cast<const M&>(*message_)
                             : M::default_instance();
  }

 private:
  enum class Kind : uint32_t { kBits, kText, kMessage };

  void swap(Oneof& other) noexcept {
    std::swap(number_, other.number_);
    std::swap(kind_, other.kind_);
    std::swap(bits_, other.bits_);
  }

  uint32_t number_ = 0;
  Kind kind_ = Kind::kBits;
  union {
    uint64_t bits_ = 0;
    std::string* text_;
    Message* message_;
  };
  static_assert(sizeof(void*) == sizeof(uint64_t));
};

}  // namespace tfx::proto::internal

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_PART_H_
