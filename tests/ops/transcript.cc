#include "tests/ops/transcript.h"

#include <catch2/catch.hpp>
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

}  // namespace

Transcript::Transcript(const std::string& file, const std::string& section)
    : rest_(section_of(file, section)) {}

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
  const std::string expected = rest_.substr(0, line.size());
  CHECK(line == expected);
  // Where they differ, go on behind the line that was expected.
  rest_ = line == expected ? rest_.substr(line.size())
                           : rest_.substr(rest_.find('\n') + 1);
}

}  // namespace tfx
