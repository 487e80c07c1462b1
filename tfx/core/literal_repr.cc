// How Python writes numbers, strings and lists.
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

#include "tfx/core/literal.h"

namespace tfx {
namespace {

// The shortest digits that are read as the same number; an exponent for very
// small and very large ones.
std::string float_repr(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  char text[32];
  const auto scientific = std::to_chars(text, text + sizeof text, value,
                                        std::chars_format::scientific);
  const std::string shortest(text, scientific.ptr);
  const int exponent = std::atoi(shortest.c_str() + shortest.find('e') + 1);
  if (exponent < -4 || exponent >= 16) return shortest;
  const auto fixed =
      std::to_chars(text, text + sizeof text, value, std::chars_format::fixed);
  std::string plain(text, fixed.ptr);
  return plain.find('.') == std::string::npos ? plain + ".0" : plain;
}

// A part of a complex number has no ".0".
std::string part_repr(double value) {
  const std::string text = float_repr(value);
  return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
}

std::string complex_repr(std::complex<double> value) {
  const std::string imaginary = part_repr(value.imag()) + "j";
  if (value.real() == 0 && !std::signbit(value.real())) return imaginary;
  const bool has_sign = imaginary[0] == '-';
  return "(" + part_repr(value.real()) + (has_sign ? "" : "+") + imaginary +
         ")";
}

std::string string_repr(std::string_view text) {
  constexpr char kDigits[] = "0123456789abcdef";
  const bool has_single = text.find('\'') != std::string_view::npos;
  const bool has_double = text.find('"') != std::string_view::npos;
  const char quote = has_single && !has_double ? '"' : '\'';
  std::string quoted(1, quote);
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == quote || c == '\\') {
      quoted += {'\\', c};
    } else if (c == '\n') {
      quoted += "\\n";
    } else if (c == '\t') {
      quoted += "\\t";
    } else if (c == '\r') {
      quoted += "\\r";
    } else if (byte < 0x20 || byte == 0x7f) {
      quoted += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
    } else {
      quoted += c;
    }
  }
  return quoted + quote;
}

}  // namespace

std::string Literal::repr() const {
  if (const auto* flag = std::get_if<bool>(&value_)) {
    return *flag ? "True" : "False";
  }
  if (const auto* number = std::get_if<int64_t>(&value_)) {
    return wanted_ == uint64 ? std::to_string(static_cast<uint64_t>(*number))
                             : std::to_string(*number);
  }
  if (const auto* number = std::get_if<double>(&value_)) {
    return float_repr(*number);
  }
  if (const auto* number = std::get_if<std::complex<double>>(&value_)) {
    return complex_repr(*number);
  }
  if (const auto* text = std::get_if<std::string>(&value_)) {
    return string_repr(*text);
  }
  std::string text;
  for (const Literal& element : std::get<List>(value_)) {
    text += (text.empty() ? "" : ", ") + element.repr();
  }
  return "[" + text + "]";
}

}  // namespace tfx
