// How Python prints structures.
#include <ostream>

#include "tfx/core/structure.h"

namespace tfx {
namespace {

// The bytes of the character of UTF-8 that text starts with; 0 if it is none.
size_t character_size(std::string_view text) {
  const auto byte = [&](size_t i) {
    return static_cast<unsigned char>(text[i]);
  };
  const size_t size = byte(0) < 0x80   ? 1
                      : byte(0) < 0xc2 ? 0
                      : byte(0) < 0xe0 ? 2
                      : byte(0) < 0xf0 ? 3
                      : byte(0) < 0xf5 ? 4
                                       : 0;
  if (size > text.size()) return 0;
  for (size_t i = 1; i < size; ++i) {
    if (byte(i) >> 6 != 2) return 0;
  }
  return size;
}

void append_hex(std::string& text, std::string_view prefix,
                unsigned char code) {
  constexpr char kHex[] = "0123456789abcdef";
  text += prefix;
  text += {kHex[code >> 4], kHex[code & 0xf]};
}

void append_ascii(std::string& text, char c, char quote) {
  if (c == quote || c == '\\') {
    text += {'\\', c};
  } else if (c == '\t') {
    text += "\\t";
  } else if (c == '\n') {
    text += "\\n";
  } else if (c == '\r') {
    text += "\\r";
  } else if (c < 0x20 || c == 0x7f) {
    append_hex(text, "\\x", static_cast<unsigned char>(c));
  } else {
    text += c;
  }
}

enum class Form { kStr, kRepr, kLayout };

}  // namespace

class Structure::Writer {
 public:
  explicit Writer(Form form) : form_(form) {}

  std::string text(const Structure& structure) {
    if (!structure.is_leaf()) {
      write(structure);
      return std::move(text_);
    }
    if (form_ == Form::kLayout) return ".";
    if (structure.is_none()) return "None";
    return form_ == Form::kStr ? structure.leaf_.str() : structure.leaf_.repr();
  }

 private:
  void write(const Structure& structure) {
    if (structure.is_leaf()) {
      write_leaf(structure);
    } else if (structure.is_dict()) {
      write_dict(structure);
    } else {
      write_sequence(structure);
    }
  }

  // Those in a tuple, list or dict have their repr() there.
  void write_leaf(const Structure& leaf) {
    if (form_ == Form::kLayout) {
      text_ += '.';
    } else {
      text_ += leaf.is_none() ? "None" : leaf.leaf_.repr();
    }
  }

  void write_sequence(const Structure& sequence) {
    const bool is_tuple = sequence.is_tuple();
    text_ += is_tuple ? '(' : '[';
    for (const Structure& child : sequence) {
      if (&child != sequence.begin()) text_ += ", ";
      write(child);
    }
    if (is_tuple && sequence.size() == 1) text_ += ',';
    text_ += is_tuple ? ')' : ']';
  }

  void write_dict(const Structure& dict) {
    const char* separator = "{";
    for (const size_t index : dict.keys_as_written()) {
      text_ += separator + key_str(dict.keys()[index]) + ": ";
      write(dict.children()[index]);
      separator = ", ";
    }
    text_ += dict.size() == 0 ? "{}" : "}";
  }

  const Form form_;
  std::string text_;
};

std::string Structure::str() const { return Writer(Form::kStr).text(*this); }

std::string Structure::repr() const { return Writer(Form::kRepr).text(*this); }

std::string Structure::layout() const {
  return Writer(Form::kLayout).text(*this);
}

std::string Structure::keys_str() const {
  const auto& all = keys();
  std::string text = "[";
  for (const size_t index : keys_as_written()) {
    if (text.size() > 1) text += ", ";
    text += key_str(all[index]);
  }
  return text + "]";
}

// Characters beyond Latin-1 are taken to be printable, as nearly all are. Bytes
// that are no UTF-8 are what Python makes of them when it reads a file's name.
std::string Structure::key_str(std::string_view key) {
  const bool has_single = key.find('\'') != std::string_view::npos;
  const bool has_double = key.find('"') != std::string_view::npos;
  const char quote = has_single && !has_double ? '"' : '\'';
  std::string text(1, quote);
  while (!key.empty()) {
    const size_t size = character_size(key);
    const auto first = static_cast<unsigned char>(key[0]);
    if (size == 1) {
      append_ascii(text, key[0], quote);
    } else if (size == 0) {
      append_hex(text, "\\udc", first);
    } else if (first == 0xc2 && (static_cast<unsigned char>(key[1]) <= 0xa0 ||
                                 static_cast<unsigned char>(key[1]) == 0xad)) {
      append_hex(text, "\\x", static_cast<unsigned char>(key[1]));
    } else {
      text += key.substr(0, size);
    }
    key.remove_prefix(size == 0 ? 1 : size);
  }
  return text + quote;
}

std::string_view Structure::type_name() const noexcept {
  if (is_leaf()) return is_none() ? "NoneType" : "EagerTensor";
  if (is_dict()) return "dict";
  return is_tuple() ? "tuple" : "list";
}

std::ostream& operator<<(std::ostream& stream, const Structure& structure) {
  return stream << structure.str();
}

}  // namespace tfx
