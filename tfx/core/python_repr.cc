#include "tfx/core/python_repr.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdlib>

namespace tfx::internal {
namespace {

bool is_continuation(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// How many bytes the character at the start of `text` has; 0 if it is none.
size_t utf8_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const size_t length = first < 0x80    ? 1
                        : first < 0xC2  ? 0
                        : first < 0xE0  ? 2
                        : first < 0xF0  ? 3
                        : first <= 0xF4 ? 4
                                        : 0;
  if (length > text.size()) return 0;
  const std::string_view rest = text.substr(1, length - (length > 0 ? 1 : 0));
  return std::all_of(rest.begin(), rest.end(), is_continuation) ? length : 0;
}

void append_hex(std::string& out, std::string_view prefix, unsigned value) {
  constexpr char kDigits[] = "0123456789abcdef";
  out += prefix;
  out += kDigits[(value >> 4U) & 0xFU];
  out += kDigits[value & 0xFU];
}

void append_escaped(std::string& out, char c, char quote) {
  const auto code = static_cast<unsigned char>(c);
  if (c == quote || c == '\\') {
    out += '\\';
    out += c;
  } else if (c == '\n') {
    out += "\\n";
  } else if (c == '\r') {
    out += "\\r";
  } else if (c == '\t') {
    out += "\\t";
  } else if (code < 0x20 || code == 0x7F) {
    append_hex(out, "\\x", code);
  } else {
    out += c;
  }
}

// Latin-1's control characters, its hard space and its soft hyphen, which
// Python does not print; 0 for others.
unsigned unprintable(std::string_view character) {
  if (character.size() != 2 || character[0] != '\xC2') return 0;
  const auto code = static_cast<unsigned char>(character[1]);
  return code <= 0xA0 || code == 0xAD ? code : 0;
}

bool is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r') || (c >= '\x1C' && c <= '\x1F');
}

// Where the line that starts at `begin` ends, with its end of line.
size_t line_end(std::string_view text, size_t begin) {
  for (size_t i = begin; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') return i + 2;
    if ((c >= '\n' && c <= '\r') || (c >= '\x1C' && c <= '\x1E')) return i + 1;
  }
  return text.size();
}

// Where the word that starts at `begin` ends, with the space after it.
size_t word_end(std::string_view text, size_t begin) {
  size_t i = begin;
  while (i < text.size() && !is_space(text[i])) ++i;
  while (i < text.size() && is_space(text[i])) ++i;
  return i;
}

bool fits(std::string_view text, int width) {
  return static_cast<int64_t>(str_length(str_repr(text))) <= width;
}

void split_line(std::string_view line, int width, int last_width,
                std::vector<std::string>& pieces) {
  std::string piece;
  for (size_t begin = 0; begin < line.size();) {
    const size_t end = word_end(line, begin);
    const std::string_view word = line.substr(begin, end - begin);
    const int room = end == line.size() ? last_width : width;
    if (!fits(piece + std::string(word), room)) {
      if (!piece.empty()) pieces.push_back(std::move(piece));
      piece.clear();
    }
    piece += word;
    begin = end;
  }
  if (!piece.empty()) pieces.push_back(std::move(piece));
}

// A part of a complex number has no ".0".
std::string part_repr(double value) {
  const std::string text = float_repr(value);
  return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
}

}  // namespace

std::string float_repr(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  char text[32];
  const auto scientific = std::to_chars(text, text + sizeof text, value,
                                        std::chars_format::scientific);
  std::string shortest(text, scientific.ptr);
  const int exponent = std::atoi(shortest.c_str() + shortest.find('e') + 1);
  if (exponent < -4 || exponent >= 16) return shortest;
  const auto fixed =
      std::to_chars(text, text + sizeof text, value, std::chars_format::fixed);
  std::string plain(text, fixed.ptr);
  return plain.find('.') == std::string::npos ? plain + ".0" : plain;
}

std::string complex_repr(std::complex<double> value) {
  std::string imaginary = part_repr(value.imag()) + "j";
  if (value.real() == 0 && !std::signbit(value.real())) return imaginary;
  const bool has_sign = imaginary[0] == '-';
  return "(" + part_repr(value.real()) + (has_sign ? "" : "+") + imaginary +
         ")";
}

std::string str_repr(std::string_view text) {
  const bool has_single = text.find('\'') != std::string_view::npos;
  const bool has_double = text.find('"') != std::string_view::npos;
  const char quote = has_single && !has_double ? '"' : '\'';
  std::string out(1, quote);
  for (size_t i = 0; i < text.size();) {
    const size_t length = utf8_length(text.substr(i));
    const std::string_view character =
        text.substr(i, std::max<size_t>(length, 1));
    if (length == 0) {
      append_hex(out, "\\udc", static_cast<unsigned char>(character[0]));
    } else if (length == 1) {
      append_escaped(out, character[0], quote);
    } else if (const unsigned code = unprintable(character)) {
      append_hex(out, "\\x", code);
    } else {
      out += character;
    }
    i += character.size();
  }
  return out + quote;
}

size_t str_length(std::string_view text) {
  return static_cast<size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return !is_continuation(c); }));
}

std::vector<std::string> split_text(std::string_view text, int width,
                                    int last_width) {
  std::vector<std::string> pieces;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = line_end(text, begin);
    const std::string_view line = text.substr(begin, end - begin);
    const int room = end == text.size() ? last_width : width;
    if (fits(line, room)) {
      pieces.emplace_back(line);
    } else {
      split_line(line, width, room, pieces);
    }
    begin = end;
  }
  return pieces;
}

}  // namespace tfx::internal
