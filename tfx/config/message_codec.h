// Converts between plain structs and protocol messages, field by field, by
// name.
//
// To support a struct, define a function
//   template <Of<Struct> S, class Visitor>
//   void visit_fields(S& options, Visitor& visit)
// that passes each field to `visit`, with the field's name in the message.
// For source files that include the messages; the structs do not depend on
// protobuf.
#ifndef TFX_CONFIG_MESSAGE_CODEC_H_
#define TFX_CONFIG_MESSAGE_CODEC_H_

#include <google/protobuf/descriptor.h>
#include <google/protobuf/map.h>
#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>

#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx::internal {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

template <class S, class Struct>
concept Of = std::same_as<std::remove_const_t<S>, Struct>;

inline const FieldDescriptor* field_of(const Message& message,
                                       const char* name) {
  return message.GetDescriptor()->FindFieldByName(name);
}

// Protobuf's reflection accessors for a C++ field type.
template <class T>
struct Scalar;
#define TFX_SCALAR(Type, Name)                                             \
  template <>                                                              \
  struct Scalar<Type> {                                                    \
    static Type get(const Message& m, const FieldDescriptor* f) {          \
      return m.GetReflection()->Get##Name(m, f);                           \
    }                                                                      \
    static Type get(const Message& m, const FieldDescriptor* f, int i) {   \
      return m.GetReflection()->GetRepeated##Name(m, f, i);                \
    }                                                                      \
    static void set(Message& m, const FieldDescriptor* f, const Type& v) { \
      m.GetReflection()->Set##Name(&m, f, v);                              \
    }                                                                      \
    static void add(Message& m, const FieldDescriptor* f, const Type& v) { \
      m.GetReflection()->Add##Name(&m, f, v);                              \
    }                                                                      \
  }
TFX_SCALAR(bool, Bool);
TFX_SCALAR(int32_t, Int32);
TFX_SCALAR(int64_t, Int64);
TFX_SCALAR(uint32_t, UInt32);
TFX_SCALAR(float, Float);
TFX_SCALAR(double, Double);
TFX_SCALAR(std::string, String);
#undef TFX_SCALAR

template <class T>
concept ScalarField = requires {
  sizeof(Scalar<T>);
};
template <class T>
concept EnumField = std::is_enum_v<T>;
template <class T>
concept StructField = std::is_class_v<T> && !ScalarField<T>;

// The only map field of these types in the message. It does not use protobuf's
// map reflection, because its headers under thread sanitizer do not match a
// library that was built without.
template <class K, class V>
google::protobuf::Map<K, V>& map_of(Message& message);

class MessageWriter {
 public:
  explicit MessageWriter(Message& message) : message_(message) {}

  template <ScalarField T>
  void operator()(const char* name, const T& value) {
    // Defaults are not written: missing fields are read as the default.
    if (value != T()) Scalar<T>::set(message_, field_of(message_, name), value);
  }
  template <EnumField T>
  void operator()(const char* name, const T& value) {
    if (value == T()) return;
    reflection().SetEnumValue(&message_, field_of(message_, name),
                              static_cast<int>(value));
  }
  template <StructField T>
  void operator()(const char* name, const T& value) {
    if (value == T()) return;
    MessageWriter inner(
        *reflection().MutableMessage(&message_, field_of(message_, name)));
    visit_fields(value, inner);
  }
  template <ScalarField T>
  void operator()(const char* name, const std::vector<T>& values) {
    for (const T& value : values) {
      Scalar<T>::add(message_, field_of(message_, name), value);
    }
  }
  template <StructField T>
  void operator()(const char* name, const std::vector<T>& values) {
    const FieldDescriptor* field = field_of(message_, name);
    // Messages that parse() left here hold their unknown fields.
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
      MessageWriter inner(
          i < reflection().FieldSize(message_, field)
              ? *reflection().MutableRepeatedMessage(&message_, field, i)
              : *reflection().AddMessage(&message_, field));
      visit_fields(values[static_cast<size_t>(i)], inner);
    }
    while (reflection().FieldSize(message_, field) >
           static_cast<int>(values.size())) {
      reflection().RemoveLast(&message_, field);
    }
  }
  template <class K, class V>
  void operator()(const char*, const std::map<K, V>& values) {
    if (values.empty()) return;
    auto& map = map_of<K, V>(message_);
    for (const auto& [key, value] : values) map[key] = value;
  }

 private:
  const google::protobuf::Reflection& reflection() const {
    return *message_.GetReflection();
  }
  Message& message_;
};

// Moves each field out of the message; what remains are the unknown fields.
class MessageReader {
 public:
  explicit MessageReader(Message& message) : message_(message) {}

  template <ScalarField T>
  void operator()(const char* name, T& value) {
    value = Scalar<T>::get(message_, field_of(message_, name));
    clear(name);
  }
  template <EnumField T>
  void operator()(const char* name, T& value) {
    value = static_cast<T>(
        reflection().GetEnumValue(message_, field_of(message_, name)));
    clear(name);
  }
  template <StructField T>
  void operator()(const char* name, T& value) {
    const FieldDescriptor* field = field_of(message_, name);
    if (!reflection().HasField(message_, field)) return;
    Message& inner = *reflection().MutableMessage(&message_, field);
    // An empty message is left in place, so that it is written again.
    if (inner.ByteSizeLong() == 0) return;
    MessageReader reader(inner);
    visit_fields(value, reader);
    if (inner.ByteSizeLong() == 0) clear(name);
  }
  template <ScalarField T>
  void operator()(const char* name, std::vector<T>& values) {
    for (int i = 0; i < size(name); ++i) {
      values.push_back(Scalar<T>::get(message_, field_of(message_, name), i));
    }
    clear(name);
  }
  template <StructField T>
  void operator()(const char* name, std::vector<T>& values) {
    size_t left = 0;
    for (int i = 0; i < size(name); ++i) {
      Message& inner = *reflection().MutableRepeatedMessage(
          &message_, field_of(message_, name), i);
      MessageReader reader(inner);
      visit_fields(values.emplace_back(), reader);
      left += inner.ByteSizeLong();
    }
    if (left == 0) clear(name);
  }
  template <class K, class V>
  void operator()(const char*, std::map<K, V>& values) {
    auto& map = map_of<K, V>(message_);
    values.insert(map.begin(), map.end());
    map.clear();
  }

 private:
  const google::protobuf::Reflection& reflection() const {
    return *message_.GetReflection();
  }
  int size(const char* name) const {
    return reflection().FieldSize(message_, field_of(message_, name));
  }
  void clear(const char* name) {
    reflection().ClearField(&message_, field_of(message_, name));
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
  if (bytes.size() > std::numeric_limits<int>::max() ||
      !message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) {
    throw ValueError("Error parsing message with type 'tensorflow." +
                     message.GetDescriptor()->name() +
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
  google::protobuf::TextFormat::Printer printer;
  printer.SetHideUnknownFields(true);
  printer.SetUseUtf8StringEscaping(true);
  std::string text;
  printer.PrintToString(message, &text);
  return text;
}

}  // namespace tfx::internal

#endif  // TFX_CONFIG_MESSAGE_CODEC_H_
