#include <cfloat>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>

#include "third_party/tensorflow/messages/fields.h"
#include "third_party/tensorflow/messages/map.h"
#include "third_party/tensorflow/messages/text_format.h"
#include "third_party/tensorflow/messages/wire_reader.h"

namespace tfx::proto {
namespace {

using internal::Field;
using internal::MessageTable;
using internal::Storage;
using internal::Type;
using internal::WireField;
using internal::WireType;

// With the fewer of two numbers of digits, if that gives the same number again.
template <class T>
std::string shorter(T value, int digits, int more) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  char text[64];
  char* end = text;
  for (const int precision : {digits, more}) {
    end = std::to_chars(text, text + sizeof text, value,
                        std::chars_format::general, precision)
              .ptr;
    T read = 0;
    std::from_chars(text, end, read);
    if (read == value) break;
  }
  return std::string(text, end);
}

std::string text_of_double(double value) {
  return shorter(value, DBL_DIG, DBL_DIG + 2);
}

std::string text_of_float(float value) {
  return shorter(value, FLT_DIG, FLT_DIG + 3);
}

std::string quoted(std::string_view text, bool utf8) {
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\n') {
      result += "\\n";
    } else if (c == '\r') {
      result += "\\r";
    } else if (c == '\t') {
      result += "\\t";
    } else if (c == '"' || c == '\'' || c == '\\') {
      result += {'\\', c};
    } else if (byte < 0x20 || byte == 0x7f || (byte > 0x7f && !utf8)) {
      char octal[8];
      std::snprintf(octal, sizeof octal, "\\%03o", byte);
      result += octal;
    } else {
      result += c;
    }
  }
  return result + '"';
}

class Printer {
 public:
  explicit Printer(const TextStyle& style) : style_(style) {}

  void message(const Message& message) {
    for (const Field& field : internal::fields_of(message)) {
      const char* name = internal::field_name(message.GetTable(), field);
      if (field.storage == Storage::kMap) {
        map(name, message, field);
      } else if (internal::is_list(field)) {
        list(name, message, field);
      } else if (internal::has(message, field)) {
        singular(name, message, field);
      }
    }
    if (style_.unknown_fields) unknown(message.unknown_fields(), 10);
  }

  std::string text() {
    if (style_.single_line && !text_.empty()) text_.pop_back();
    return std::move(text_);
  }

 private:
  void begin_line() {
    if (!style_.single_line) text_.append(2 * depth_, ' ');
  }
  void end_line() { text_ += style_.single_line ? ' ' : '\n'; }
  void line(std::string_view text) {
    begin_line();
    text_ += text;
    end_line();
  }
  void value(std::string_view name, std::string_view value) {
    begin_line();
    text_.append(name).append(": ").append(value);
    end_line();
  }
  template <class Content>
  void block(std::string_view name, const Content& content) {
    begin_line();
    text_.append(name).append(" {");
    end_line();
    ++depth_;
    content();
    --depth_;
    line("}");
  }

  std::string scalar(Type type, uint64_t bits,
                     const internal::EnumTable* names) const {
    switch (type) {
      case Type::kDouble:
        return text_of_double(internal::from_bits<double>(bits));
      case Type::kFloat:
        return text_of_float(internal::from_bits<float>(bits));
      case Type::kBool:
        return bits != 0 ? "true" : "false";
      case Type::kUint64:
      case Type::kFixed64:
      case Type::kUint32:
      case Type::kFixed32:
        return std::to_string(bits);
      case Type::kEnum: {
        const auto number = internal::from_bits<int>(bits);
        const std::string name = internal::enum_name(*names, number);
        return name.empty() ? std::to_string(number) : name;
      }
      default:
        return std::to_string(static_cast<int64_t>(bits));
    }
  }
  std::string text(Type type, std::string_view text) const {
    return quoted(text, style_.utf8 && type == Type::kString);
  }
  static const internal::EnumTable* names(const MessageTable& table,
                                          const Field& field) {
    return field.type == Type::kEnum ? &internal::enum_of(table, field)
                                     : nullptr;
  }

  void singular(const char* name, const Message& message, const Field& field) {
    if (field.type == Type::kMessage) {
      block(name,
            [&] { this->message(internal::get_message(message, field)); });
    } else if (internal::is_text(field.type)) {
      value(name, text(field.type, internal::get_text(message, field)));
    } else {
      value(name, scalar(field.type, internal::get_scalar(message, field),
                         names(message.GetTable(), field)));
    }
  }

  void list(const char* name, const Message& message, const Field& field) {
    for (size_t i = 0; i < internal::size_of(message, field); ++i) {
      if (field.type == Type::kMessage) {
        block(name,
              [&] { this->message(internal::get_message(message, field, i)); });
      } else if (internal::is_text(field.type)) {
        value(name, text(field.type, internal::get_text(message, field, i)));
      } else {
        value(name, scalar(field.type, internal::get_scalar(message, field, i),
                           names(message.GetTable(), field)));
      }
    }
  }

  void map(const char* name, const Message& message, const Field& field) {
    const internal::MapTable& table =
        internal::map_of(message.GetTable(), field);
    for (const auto& [key, value] :
         table.entries(internal::place(message, field))) {
      block(name, [&, key = key, value = value] {
        map_part("key", table.key, key, nullptr);
        map_part("value", table.value, value, table.part);
      });
    }
  }

  void map_part(const char* name, Type type, const void* stored,
                const void* part) {
    if (type == Type::kMessage) {
      block(name, [&] { this->message(*static_cast<const Message*>(stored)); });
    } else if (internal::is_text(type)) {
      value(name, text(type, *static_cast<const std::string*>(stored)));
    } else {
      value(name, scalar(type, internal::load(type, stored),
                         static_cast<const internal::EnumTable*>(part)));
    }
  }

  void unknown(std::string_view bytes, int depth) {
    WireField field;
    while (!bytes.empty() && internal::next_field(bytes, field)) {
      const std::string name = std::to_string(field.number);
      switch (field.type) {
        case WireType::kVarint:
          value(name, std::to_string(field.bits));
          break;
        case WireType::kFixed32:
          value(name, hex("0x%0*llx", 8, field.bits));
          break;
        case WireType::kFixed64:
          value(name, hex("0x%0*llx", 16, field.bits));
          break;
        case WireType::kGroup:
          block(name, [&] { unknown(field.bytes, depth - 1); });
          break;
        default:
          if (!field.bytes.empty() && depth > 0 && is_message(field.bytes)) {
            block(name, [&] { unknown(field.bytes, depth - 1); });
          } else {
            value(name, quoted(field.bytes, false));
          }
      }
    }
  }
  static std::string hex(const char* format, int digits, uint64_t bits) {
    char text[32];
    std::snprintf(text, sizeof text, format, digits,
                  static_cast<unsigned long long>(bits));
    return text;
  }
  static bool is_message(std::string_view bytes) {
    WireField field;
    while (!bytes.empty()) {
      if (!internal::next_field(bytes, field)) return false;
    }
    return true;
  }

  const TextStyle style_;
  std::string text_;
  size_t depth_ = 0;
};

}  // namespace

std::string text_of(const Message& message, const TextStyle& style) {
  Printer printer(style);
  printer.message(message);
  return printer.text();
}

}  // namespace tfx::proto
