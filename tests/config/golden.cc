#include "tests/config/golden.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/proto/core/protobuf/config.pb.h"
#include "third_party/tensorflow/messages/fields.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace tfx {
namespace {

// "Class: text" of what is thrown, or nothing.
std::optional<std::string> thrown_by(const std::function<void()>& function) {
  try {
    function();
    return std::nullopt;
  } catch (const ValueError& error) {
    return std::string("ValueError: ") + error.what();
  } catch (const KeyError& error) {
    return std::string("KeyError: ") + error.what();
  } catch (const RuntimeError& error) {
    return std::string("RuntimeError: ") + error.what();
  }
}

}  // namespace

Golden::Golden(const std::string& name) {
  const std::string path = "tests/config/golden/" + name + ".txt";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::string line;
  std::getline(file, line);  // who wrote it
  while (std::getline(file, line)) {
    const size_t space = line.rfind(' ');
    std::string& text = texts_[line.substr(0, space)];
    text.resize(std::stoul(line.substr(space + 1)));
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    file.ignore();  // the end of line
  }
}

Golden::~Golden() {
  for (const auto& [name, text] : texts_) {
    INFO(name);
    CHECK(used_.count(name) == 1);
  }
}

const std::string& Golden::operator[](const std::string& name) {
  used_[name] = true;
  return texts_.at(name);
}

void Golden::check(const std::string& name,
                   const std::function<std::string()>& function) {
  INFO(name);
  std::string result;
  const auto error = thrown_by([&] { result = function(); });
  CHECK(error.value_or(result) == (*this)[name]);
}

void Golden::check_config(const std::string& name,
                          const std::function<ConfigProto()>& function) {
  INFO(name);
  ConfigProto result;
  const auto error = thrown_by([&] { result = function(); });
  if (error) {
    CHECK(*error == (*this)[name]);
    return;
  }
  proto::ConfigProto expected;
  REQUIRE(proto::parse_text((*this)[name], expected));
  remove_empty(expected);
  proto::ConfigProto message;
  REQUIRE(message.ParseFromString(result.serialize()));
  CHECK(message.DebugString() == expected.DebugString());
}

std::string from_hex(const std::string& digits) {
  std::string bytes;
  for (size_t i = 0; i < digits.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16));
  }
  return bytes;
}

void remove_empty(proto::Message& message) {
  namespace fields = proto::internal;
  for (const fields::Field& field : fields::fields_of(message)) {
    if (field.type != fields::Type::kMessage || fields::is_list(field) ||
        field.storage == fields::Storage::kMap ||
        !fields::has(message, field)) {
      continue;
    }
    proto::Message& inner = fields::ensure_message(message, field);
    remove_empty(inner);
    if (inner.ByteSizeLong() == 0) fields::clear(message, field);
  }
}

}  // namespace tfx
