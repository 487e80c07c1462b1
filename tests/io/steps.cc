#include "tests/io/steps.h"

#include <cstdlib>
#include <filesystem>

#include "tfx/c/errors.h"

namespace tfx {
namespace {

std::string class_of(errors::Code code) {
  switch (code) {
    case errors::Code::kNotFound:
      return "NotFoundError";
    case errors::Code::kAlreadyExists:
      return "AlreadyExistsError";
    case errors::Code::kFailedPrecondition:
      return "FailedPreconditionError";
    case errors::Code::kPermissionDenied:
      return "PermissionDeniedError";
    case errors::Code::kInvalidArgument:
      return "InvalidArgumentError";
    case errors::Code::kOutOfRange:
      return "OutOfRangeError";
    case errors::Code::kUnimplemented:
      return "UnimplementedError";
    default:
      return errors::code_name(code);
  }
}

std::string replaced(std::string text, const std::string& from,
                     const std::string& to) {
  for (size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

std::string new_folder() {
  const char* const root = std::getenv("TEST_TMPDIR");
  std::string pattern =
      std::string(root == nullptr ? "/tmp" : root) + "/steps_XXXXXX";
  return mkdtemp(pattern.data());
}

}  // namespace

Folder::Folder() : path_(new_folder()) {}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string Steps::text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) {
    if (&line != &lines.front()) text += "\n";
    text += line;
  }
  return text;
}

void Steps::check(const std::function<std::string()>& step) {
  std::string text;
  try {
    text = step();
  } catch (const errors::OpError& error) {
    const std::string message = error.message();
    text = class_of(error.code()) + ": " +
           message.substr(0, message.find(" [Op:"));
  }
  transcript_.print(replaced(replaced(text, folder(), "DIR"), "\n", "|"));
}

}  // namespace tfx
