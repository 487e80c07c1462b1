// Converts between plain structs and protocol messages, field by field, by
// name.
//
// To support a struct, define a function
//   template <Of<Struct> S, class Visitor>
//   void visit_fields(S& options, Visitor& visit)
// that passes each field to `visit`, with the field's name in the message.
// For source files that include the messages; the structs do not depend on
// those.
#ifndef TFX_CONFIG_MESSAGE_CODEC_H_
#define TFX_CONFIG_MESSAGE_CODEC_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "third_party/tensorflow/messages/fields.h"
#include "third_party/tensorflow/messages/map.h"
#include "third_party/tensorflow/messages/message.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace tfx::internal {

namespace fields = proto::internal;
using fields::Field;
using proto::Message;

template <class S, class Struct>
concept Of = std::same_as<std::remove_const_t<S>, Struct>;

inline const Field& field_of(const Message& message, const char* name) {
  return *fields::find_field(message.GetTable(), name);
}

template <class T>
concept NumberField = std::is_arithmetic_v<T>;
template <class T>
concept ScalarField = NumberField<T> || std::same_as<T, std::string>;
template <class T>
concept EnumField = std::is_enum_v<T>;
template <class T>
concept StructField = std::is_class_v<T> && !ScalarField<T>;

// A repeated field of messages.
inline auto& messages_of(Message& message, const char* name) {
  return fields::held<fields::PointerArray<Message>>(message,
                                                     field_of(message, name));
}
// A map field of these types.
template <class K, class V>
proto::Map<K, V>& map_of(Message& message, const char* name) {
  return fields::held<proto::Map<K, V>>(message, field_of(message, name));
}

class MessageWriter {
 public:
  explicit MessageWriter(Message& message) : message_(message) {}

  // Defaults are not written: missing fields are read as the default.
  template <NumberField T>
  void operator()(const char* name, const T& value) {
    if (value != T()) {
      fields::set_scalar(message_, field_of(message_, name),
                         fields::to_bits(value));
    }
  }
  void operator()(const char* name, const std::string& value) {
    if (value.empty()) return;
    fields::ensure_text(message_, field_of(message_, name)) = value;
  }
  template <EnumField T>
  void operator()(const char* name, const T& value) {
    (*this)(name, static_cast<int>(value));
  }
  template <StructField T>
  void operator()(const char* name, const T& value) {
    if (value == T()) return;
    MessageWriter inner(
        fields::ensure_message(message_, field_of(message_, name)));
    visit_fields(value, inner);
  }
  template <NumberField T>
  void operator()(const char* name, const std::vector<T>& values) {
    for (const T value : values) {
      fields::add_scalar(message_, field_of(message_, name),
                         fields::to_bits(value));
    }
  }
  void operator()(const char* name, const std::vector<std::string>& values) {
    for (const std::string& value : values) {
      fields::add_text(message_, field_of(message_, name)) = value;
    }
  }
  template <StructField T>
  void operator()(const char* name, const std::vector<T>& values) {
    auto& messages = messages_of(message_, name);
    // Messages that parse() left here hold their unknown fields.
    while (messages.size() < values.size()) {
      fields::add_message(message_, field_of(message_, name));
    }
    messages.shrink(values.size());
    for (size_t i = 0; i < values.size(); ++i) {
      MessageWriter inner(*messages.data()[i]);
      visit_fields(values[i], inner);
    }
  }
  template <class K, class V>
  void operator()(const char* name, const std::map<K, V>& values) {
    auto& map = map_of<K, V>(message_, name);
    for (const auto& [key, value] : values) map[key] = value;
  }

 private:
  Message& message_;
};

// Moves each field out of the message; what remains are the unknown fields.
class MessageReader {
 public:
  explicit MessageReader(Message& message) : message_(message) {}

  template <NumberField T>
  void operator()(const char* name, T& value) {
    value = fields::from_bits<T>(
        fields::get_scalar(message_, field_of(message_, name)));
    clear(name);
  }
  void operator()(const char* name, std::string& value) {
    value = fields::get_text(message_, field_of(message_, name));
    clear(name);
  }
  template <EnumField T>
  void operator()(const char* name, T& value) {
    int number = 0;
    (*this)(name, number);
    value = static_cast<T>(number);
  }
  template <StructField T>
  void operator()(const char* name, T& value) {
    const Field& field = field_of(message_, name);
    if (!fields::has(message_, field)) return;
    Message& inner = fields::ensure_message(message_, field);
    // An empty message is left in place, so that it is written again.
    if (inner.ByteSizeLong() == 0) return;
    MessageReader reader(inner);
    visit_fields(value, reader);
    if (inner.ByteSizeLong() == 0) clear(name);
  }
  template <NumberField T>
  void operator()(const char* name, std::vector<T>& values) {
    const Field& field = field_of(message_, name);
    for (size_t i = 0; i < fields::size_of(message_, field); ++i) {
      values.push_back(
          fields::from_bits<T>(fields::get_scalar(message_, field, i)));
    }
    clear(name);
  }
  void operator()(const char* name, std::vector<std::string>& values) {
    const Field& field = field_of(message_, name);
    for (size_t i = 0; i < fields::size_of(message_, field); ++i) {
      values.push_back(fields::get_text(message_, field, i));
    }
    clear(name);
  }
  template <StructField T>
  void operator()(const char* name, std::vector<T>& values) {
    const auto& messages = messages_of(message_, name);
    size_t left = 0;
    for (size_t i = 0; i < messages.size(); ++i) {
      Message& inner = *messages.data()[i];
      MessageReader reader(inner);
      visit_fields(values.emplace_back(), reader);
      left += inner.ByteSizeLong();
    }
    if (left == 0) clear(name);
  }
  template <class K, class V>
  void operator()(const char* name, std::map<K, V>& values) {
    auto& map = map_of<K, V>(message_, name);
    values.insert(map.begin(), map.end());
    map.clear();
  }

 private:
  void clear(const char* name) {
    fields::clear(message_, field_of(message_, name));
  }
  Message& message_;
};

template <class Proto, class Struct>
Proto to_message(const Struct& value) {
  Proto message;
  if (!message.ParseFromString(value.unknown_fields)) {
    throw ValueError("unknown_fields hold no serialised message");
  }
  MessageWriter writer(message);
  visit_fields(value, writer);
  return message;
}

template <class Struct, class Proto>
Struct from_message(std::string_view bytes) {
  Proto message;
  if (!message.ParseFromString(bytes)) {
    const std::string name = message.GetTypeName();
    throw ValueError("Error parsing message with type 'tensorflow." +
                     name.substr(name.rfind('.') + 1) +
                     "': Wire format was corrupt");
  }
  Struct value;
  MessageReader reader(message);
  visit_fields(value, reader);
  value.unknown_fields = message.SerializeAsString();
  return value;
}

// As Python prints it: without unknown fields, and with UTF-8 unescaped.
inline std::string text_of(const Message& message) {
  return proto::text_of(message, {.unknown_fields = false, .utf8 = true});
}

}  // namespace tfx::internal

#endif  // TFX_CONFIG_MESSAGE_CODEC_H_
