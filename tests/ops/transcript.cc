#include "tests/ops/transcript.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iterator>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

std::string section_of(const std::string& file, const std::string& section) {
  std::ifstream stream("tests/" + file + ".txt");
  REQUIRE(stream.good());
  const std::string text((std::istreambuf_iterator<char>(stream)),
                         std::istreambuf_iterator<char>());
  const std::string heading = "\n== " + section + "\n";
  const size_t begin = text.find(heading);
  INFO("section " << section << " of " << file);
  REQUIRE(begin != std::string::npos);
  const size_t first = begin + heading.size();
  const size_t end = text.find("\n== ", first - 1);
  return text.substr(first, end == std::string::npos ? end : end + 1 - first);
}

// "errors::InvalidArgumentError" and the like, by code.
std::string class_of(const errors::OpError& error) {
  switch (error.code()) {
    case errors::Code::kInvalidArgument:
      return "InvalidArgumentError";
    case errors::Code::kNotFound:
      return "NotFoundError";
    case errors::Code::kFailedPrecondition:
      return "FailedPreconditionError";
    case errors::Code::kUnimplemented:
      return "UnimplementedError";
    case errors::Code::kOutOfRange:
      return "OutOfRangeError";
    case errors::Code::kInternal:
      return "InternalError";
    case errors::Code::kUnknown:
      return "UnknownError";
    case errors::Code::kDataLoss:
      return "DataLossError";
    default:
      return "OpError";
  }
}

std::string user_text(const std::string& text) {
  const std::string inside = text.substr(0, text.find(" [Op:"));
  const std::string about = inside.substr(0, inside.find("\n\t; NodeDef"));
  // Kernels come in any order.
  return about.substr(0, about.find("\nAll kernels registered"));
}

// As many lines of it as `text` has.
std::string first_lines(const std::string& of, const std::string& text) {
  size_t end = 0;
  for (auto lines = std::count(text.begin(), text.end(), '\n'); lines > 0;
       --lines) {
    end = of.find('\n', end);
    if (end == std::string::npos) return of;
    ++end;
  }
  return of.substr(0, end);
}

// The word or the number at `at`, which moves behind it, and behind the blanks
// that NumPy puts around numbers.
std::string next_token(const std::string& text, size_t& at) {
  const auto is = [&](size_t i, auto kind) {
    return i < text.size() && kind(static_cast<unsigned char>(text[i])) != 0;
  };
  const size_t begin = at;
  if (is(at, isdigit) || (text[at] == '-' && is(at + 1, isdigit))) {
    char* end = nullptr;
    std::strtod(text.c_str() + at, &end);
    at = static_cast<size_t>(end - text.c_str());
  } else if (is(at, isalpha)) {
    while (is(at, isalnum)) ++at;
  } else {
    ++at;
  }
  const std::string token = text.substr(begin, at - begin);
  while (is(at, isspace)) ++at;
  return token;
}

bool is_near(const std::string& a, const std::string& b) {
  if (a == b) return true;
  const auto is_fraction = [](const std::string& token) {
    return token.find('.') != std::string::npos && token != ".";
  };
  if (!is_fraction(a) || !is_fraction(b)) return false;
  const double x = std::stod(a);
  const double y = std::stod(b);
  // Some eight units of float32.
  return std::abs(x - y) <= 1e-6 * std::max({1.0, std::abs(x), std::abs(y)});
}

bool are_near(const std::string& a, const std::string& b) {
  size_t in_a = 0;
  size_t in_b = 0;
  while (in_a < a.size() && in_b < b.size()) {
    if (!is_near(next_token(a, in_a), next_token(b, in_b))) return false;
  }
  return in_a == a.size() && in_b == b.size();
}

}  // namespace

Transcript::Transcript(const std::string& file, const std::string& section,
                       Numbers numbers)
    : rest_(section_of(file, section)), numbers_(numbers) {}

Transcript::~Transcript() {
  if (std::uncaught_exceptions() == 0) CHECK(rest_ == "");
}

std::string Transcript::thrown_by(const std::function<void()>& function) {
  try {
    function();
  } catch (const ValueError& error) {
    return std::string("ValueError: ") + user_text(error.what());
  } catch (const TypeError& error) {
    return std::string("TypeError: ") + user_text(error.what());
  } catch (const IndexError& error) {
    return std::string("IndexError: ") + user_text(error.what());
  } catch (const RuntimeError& error) {
    return std::string("RuntimeError: ") + user_text(error.what());
  } catch (const errors::OpError& error) {
    return class_of(error) + ": " + user_text(error.message());
  }
  return "";
}

void Transcript::error(const std::function<void()>& function) {
  check(thrown_by(function));
}

void Transcript::check(const std::string& text) {
  const std::string line = text + "\n";
  const std::string expected = first_lines(rest_, line);
  rest_ = rest_.substr(expected.size());
  if (numbers_ == Numbers::kNear && are_near(line, expected)) {
    SUCCEED(line);
  } else {
    CHECK(line == expected);
  }
}

}  // namespace tfx
