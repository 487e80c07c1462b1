#include <charconv>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "third_party/tensorflow/messages/fields.h"
#include "third_party/tensorflow/messages/map.h"
#include "third_party/tensorflow/messages/text_format.h"
#include "third_party/tensorflow/messages/text_scanner.h"
#include "third_party/tensorflow/messages/wire.h"
#include "third_party/tensorflow/messages/wire_reader.h"

namespace tfx::proto {
namespace {

using internal::EnumTable;
using internal::Field;
using internal::MapTable;
using internal::MessageTable;
using internal::Storage;
using internal::Type;

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

// Decimal, hexadecimal (0x1f) or octal (017).
bool parse_integer(std::string_view digits, uint64_t most, uint64_t& value) {
  int base = 10;
  if (digits.starts_with("0x") || digits.starts_with("0X")) {
    base = 16;
    digits.remove_prefix(2);
  } else if (digits.size() > 1 && digits[0] == '0') {
    base = 8;
  }
  const char* end = digits.data() + digits.size();
  const auto [at, error] = std::from_chars(digits.data(), end, value, base);
  return error == std::errc() && at == end && value <= most;
}

bool parse_decimal(std::string_view digits, double& value) {
  if (digits.ends_with('f') || digits.ends_with('F')) digits.remove_suffix(1);
  const bool fraction = digits.find_first_of(".eE") != std::string_view::npos;
  if (!fraction && digits.size() > 1 && digits[0] == '0') return false;
  const char* end = digits.data() + digits.size();
  const auto [at, error] = std::from_chars(digits.data(), end, value);
  if (at != end || digits.empty()) return false;
  if (error == std::errc::result_out_of_range) {
    // Too large, or too small: as strtod has it.
    const size_t exponent = digits.find_first_of("eE");
    const bool small = digits.substr(exponent + 1).starts_with('-');
    value = exponent != std::string_view::npos && small
                ? 0
                : std::numeric_limits<double>::infinity();
    return true;
  }
  return error == std::errc();
}

float narrowed(double value) {
  constexpr double kMost = std::numeric_limits<float>::max();
  if (value > kMost) return std::numeric_limits<float>::infinity();
  if (value < -kMost) return -std::numeric_limits<float>::infinity();
  return static_cast<float>(value);
}

class Parser {
 public:
  explicit Parser(std::string_view text) : scanner_(text) {}

  // Fields up to `end`, a brace, or NUL for the end of the text.
  bool fields(Message& message, char end, int depth) {
    if (depth < 0) return false;
    while (end == '\0' ? !scanner_.at_end() : !scanner_.take(end)) {
      std::string_view name;
      if (!scanner_.identifier(name)) return false;
      const Field* field = internal::find_field(message.GetTable(), name);
      if (field == nullptr || !this->field(message, *field, depth)) {
        return false;
      }
      if (!scanner_.take(',')) scanner_.take(';');
    }
    return true;
  }

 private:
  // What follows the field's name.
  bool field(Message& message, const Field& field, int depth) {
    const bool list =
        internal::is_list(field) || field.storage == Storage::kMap;
    if (!list && is_there(message, field)) return false;
    const bool colon = scanner_.take(':');
    if (!colon && field.type != Type::kMessage) return false;
    if (!list || scanner_.next() != '[') return value(message, field, depth);
    scanner_.take('[');
    if (scanner_.take(']')) return true;
    do {
      if (!value(message, field, depth)) return false;
    } while (scanner_.take(','));
    return scanner_.take(']');
  }

  // The field, or another of its oneof.
  static bool is_there(const Message& message, const Field& field) {
    return field.storage == Storage::kOneof
               ? !internal::held<internal::Oneof>(message, field).has(0)
               : internal::has(message, field);
  }

  // A value of the field, or one of a list or a map.
  bool value(Message& message, const Field& field, int depth) {
    if (field.storage == Storage::kMap) {
      return entry(internal::map_of(message.GetTable(), field),
                   internal::place(message, field), depth - 1);
    }
    const bool list = internal::is_list(field);
    if (field.type == Type::kMessage) {
      return braces(list ? internal::add_message(message, field)
                         : internal::ensure_message(message, field),
                    depth - 1);
    }
    if (internal::is_text(field.type)) {
      std::string parsed;
      if (!text(field.utf8, parsed)) return false;
      (list ? internal::add_text(message, field)
            : internal::ensure_text(message, field)) = std::move(parsed);
      return true;
    }
    uint64_t bits = 0;
    const EnumTable* names = field.type == Type::kEnum
                                 ? &internal::enum_of(message.GetTable(), field)
                                 : nullptr;
    if (!scalar(field.type, names, bits)) return false;
    if (list) {
      internal::add_scalar(message, field, bits);
    } else {
      internal::set_scalar(message, field, bits);
    }
    return true;
  }

  bool open(char& close) {
    close = scanner_.next() == '<' ? '>' : '}';
    return scanner_.take('{') || scanner_.take('<');
  }

  bool braces(Message& message, int depth) {
    char close = 0;
    return open(close) && fields(message, close, depth);
  }

  bool text(bool utf8, std::string& value) {
    return scanner_.string(value) && (!utf8 || internal::is_utf8(value));
  }

  // The value is read when the key is known, which may come behind it.
  bool entry(const MapTable& map, void* entries, int depth) {
    char close = 0;
    if (depth < 0 || !open(close)) return false;
    std::string key_text;
    uint64_t key_bits = 0;
    bool has_key = false;
    size_t value_at = 0;  // None can be at the text's beginning.
    while (!scanner_.take(close)) {
      std::string_view name;
      if (!scanner_.identifier(name)) return false;
      const bool colon = scanner_.take(':');
      if (name == "key" && colon && !has_key) {
        has_key = true;
        uint64_t bits = 0;
        if (internal::is_text(map.key)) {
          if (!text(map.utf8, key_text)) return false;
        } else if (!scalar(map.key, nullptr, bits)) {
          return false;
        }
        internal::store(map.key, &key_bits, bits);
      } else if (name == "value" && value_at == 0 &&
                 (colon || map.value == Type::kMessage)) {
        value_at = scanner_.position();
        if (!scanner_.skip_value()) return false;
      } else {
        return false;
      }
      if (!scanner_.take(',')) scanner_.take(';');
    }
    void* value = map.insert(entries, internal::is_text(map.key)
                                          ? static_cast<void*>(&key_text)
                                          : &key_bits);
    if (value_at == 0) return true;
    const size_t end = scanner_.position();
    scanner_.go_to(value_at);
    const bool read = map_value(map, value, depth);
    scanner_.go_to(end);
    return read;
  }

  bool map_value(const MapTable& map, void* value, int depth) {
    if (map.value == Type::kMessage) {
      return braces(*static_cast<Message*>(value), depth - 1);
    }
    if (internal::is_text(map.value)) {
      return text(map.utf8 && map.value == Type::kString,
                  *static_cast<std::string*>(value));
    }
    uint64_t bits = 0;
    const auto* names = static_cast<const EnumTable*>(map.part);
    if (!scalar(map.value, names, bits)) return false;
    internal::store(map.value, value, bits);
    return true;
  }

  bool scalar(Type type, const EnumTable* names, uint64_t& bits) {
    switch (type) {
      case Type::kDouble: {
        double value = 0;
        if (!floating(value)) return false;
        bits = internal::to_bits(value);
        return true;
      }
      case Type::kFloat: {
        double value = 0;
        if (!floating(value)) return false;
        bits = internal::to_bits(narrowed(value));
        return true;
      }
      case Type::kBool:
        return boolean(bits);
      case Type::kEnum:
        return enumerator(*names, bits);
      case Type::kUint64:
      case Type::kFixed64:
        return unsigned_integer(UINT64_MAX, bits);
      case Type::kUint32:
      case Type::kFixed32:
        return unsigned_integer(UINT32_MAX, bits);
      case Type::kInt64:
      case Type::kSfixed64:
      case Type::kSint64:
        return integer(INT64_MAX, bits);
      default:
        return integer(INT32_MAX, bits);
    }
  }

  bool unsigned_integer(uint64_t most, uint64_t& bits) {
    std::string_view digits;
    return scanner_.number(digits) && parse_integer(digits, most, bits);
  }

  bool integer(uint64_t most, uint64_t& bits) {
    const bool negative = scanner_.take('-');
    if (!unsigned_integer(negative ? most + 1 : most, bits)) return false;
    if (negative) bits = 0 - bits;
    return true;
  }

  bool floating(double& value) {
    const bool negative = scanner_.take('-');
    std::string_view token;
    if (scanner_.identifier(token)) {
      const std::string name = lower_case(token);
      if (name == "inf" || name == "infinity") {
        value = std::numeric_limits<double>::infinity();
      } else if (name == "nan") {
        value = std::numeric_limits<double>::quiet_NaN();
      } else {
        return false;
      }
    } else if (!scanner_.number(token) || !parse_decimal(token, value)) {
      return false;
    }
    if (negative) value = -value;
    return true;
  }

  bool boolean(uint64_t& bits) {
    std::string_view name;
    if (!scanner_.identifier(name)) return unsigned_integer(1, bits);
    bits = name == "true" || name == "True" || name == "t" ? 1 : 0;
    return bits != 0 || name == "false" || name == "False" || name == "f";
  }

  bool enumerator(const EnumTable& names, uint64_t& bits) {
    std::string_view name;
    if (!scanner_.identifier(name)) return integer(INT32_MAX, bits);
    int number = 0;
    if (!internal::enum_value(names, name, number)) return false;
    bits = internal::to_bits(number);
    return true;
  }

  internal::TextScanner scanner_;
};

}  // namespace

bool parse_text(std::string_view text, Message& message) {
  message.Clear();
  return Parser(text).fields(message, '\0', internal::kMaxDepth);
}

}  // namespace tfx::proto
