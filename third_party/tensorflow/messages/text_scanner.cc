#include "third_party/tensorflow/messages/text_scanner.h"

#include <algorithm>
#include <charconv>

namespace tfx::proto::internal {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

void append_utf8(uint32_t code, std::string& text) {
  const auto byte = [&](uint32_t value) { text += static_cast<char>(value); };
  if (code < 0x80) return byte(code);
  if (code < 0x800) {
    byte(0xc0 | code >> 6);
  } else {
    if (code < 0x10000) {
      byte(0xe0 | code >> 12);
    } else {
      byte(0xf0 | code >> 18);
      byte(0x80 | (code >> 12 & 0x3f));
    }
    byte(0x80 | (code >> 6 & 0x3f));
  }
  byte(0x80 | (code & 0x3f));
}

}  // namespace

void TextScanner::skip_space() {
  while (at_ < text_.size()) {
    if (text_[at_] == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (std::string_view(" \t\r\n\v\f").find(text_[at_]) !=
               std::string_view::npos) {
      ++at_;
    } else {
      break;
    }
  }
}

bool TextScanner::at_end() {
  skip_space();
  return at_ == text_.size();
}

char TextScanner::next() { return at_end() ? '\0' : text_[at_]; }

bool TextScanner::take(char symbol) {
  if (at_end() || text_[at_] != symbol) return false;
  ++at_;
  return true;
}

bool TextScanner::identifier(std::string_view& name) {
  if (!is_letter(next())) return false;
  const size_t start = at_;
  while (at_ < text_.size() &&
         (is_letter(text_[at_]) || is_digit(text_[at_]))) {
    ++at_;
  }
  name = text_.substr(start, at_ - start);
  return true;
}

bool TextScanner::number(std::string_view& digits) {
  const char first = next();
  if (!is_digit(first) && first != '.') return false;
  const size_t start = at_;
  const bool hex = text_.substr(at_, 2) == "0x" || text_.substr(at_, 2) == "0X";
  for (; at_ < text_.size(); ++at_) {
    const char c = text_[at_];
    const bool exponent = !hex && (c == '+' || c == '-') &&
                          (text_[at_ - 1] == 'e' || text_[at_ - 1] == 'E');
    if (!is_digit(c) && !is_letter(c) && c != '.' && !exponent) break;
  }
  digits = text_.substr(start, at_ - start);
  return true;
}

bool TextScanner::string(std::string& value) {
  value.clear();
  size_t literals = 0;
  for (; next() == '"' || next() == '\''; ++literals) {
    if (!literal(value)) return false;
  }
  return literals > 0;
}

bool TextScanner::literal(std::string& value) {
  const char quote = text_[at_++];
  while (at_ < text_.size()) {
    const char c = text_[at_++];
    if (c == quote) return true;
    if (c == '\n') return false;
    if (c != '\\') {
      value += c;
    } else if (!escape(value)) {
      return false;
    }
  }
  return false;
}

bool TextScanner::escape(std::string& value) {
  if (at_ == text_.size()) return false;
  const char c = text_[at_++];
  constexpr std::string_view kNames = "abfnrtv\\'\"?";
  constexpr std::string_view kMeant = "\a\b\f\n\r\t\v\\'\"?";
  if (const size_t known = kNames.find(c); known != std::string_view::npos) {
    value += kMeant[known];
    return true;
  }
  if (c == 'u') return code_point(4, value);
  if (c == 'U') return code_point(8, value);
  uint32_t byte = 0;
  if (c == 'x' || c == 'X') {
    if (!digits(16, 2, byte)) return false;
  } else {
    --at_;
    if (!digits(8, 3, byte)) return false;
  }
  value += static_cast<char>(byte);
  return true;
}

bool TextScanner::code_point(size_t count, std::string& value) {
  const size_t start = at_;
  uint32_t code = 0;
  if (!digits(16, count, code) || at_ - start != count) return false;
  // The second half of a surrogate pair follows in an escape of its own.
  if (code >= 0xd800 && code < 0xdc00 && text_.substr(at_, 2) == "\\u") {
    const size_t second = at_ + 2;
    at_ = second;
    uint32_t low = 0;
    if (digits(16, 4, low) && at_ - second == 4 && low >= 0xdc00 &&
        low < 0xe000) {
      code = 0x10000 + ((code - 0xd800) << 10 | (low - 0xdc00));
    }
  }
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return false;
  append_utf8(code, value);
  return true;
}

bool TextScanner::digits(int base, size_t most, uint32_t& value) {
  const std::string_view rest = text_.substr(at_, most);
  const auto [end, error] =
      std::from_chars(rest.data(), rest.data() + rest.size(), value, base);
  at_ += static_cast<size_t>(end - rest.data());
  return error == std::errc();
}

bool TextScanner::skip_value() {
  size_t open = 0;
  do {
    std::string_view ignored;
    std::string text;
    const char c = next();
    if (c == '{' || c == '<' || c == '[') {
      ++open;
      ++at_;
    } else if (c == '}' || c == '>' || c == ']') {
      if (open == 0) return false;
      --open;
      ++at_;
    } else if (c == '"' || c == '\'') {
      if (!string(text)) return false;
    } else if (c == '-') {
      ++at_;
      if (open == 0) return identifier(ignored) || number(ignored);
    } else if (c == ':' || c == ',' || c == ';' || c == '/') {
      if (open == 0) return false;
      ++at_;
    } else if (!identifier(ignored) && !number(ignored)) {
      return false;
    }
  } while (open > 0);
  return true;
}

}  // namespace tfx::proto::internal
