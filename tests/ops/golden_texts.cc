#include "tests/ops/golden_texts.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <stdexcept>
#include <typeinfo>

#include "tfx/core/errors.h"

namespace tfx {

GoldenTexts::GoldenTexts(const std::string& file_name) {
  const std::string path = "tests/" + file_name + ".txt";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::string line;
  std::getline(file, line);  // who wrote it
  while (std::getline(file, line)) {
    const size_t space = line.find(' ');
    std::string& text = texts_[line.substr(0, space)];
    text.resize(std::stoul(line.substr(space + 1)));
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    file.ignore();  // the end of line
  }
}

GoldenTexts::~GoldenTexts() {
  for (const auto& [name, text] : texts_) {
    INFO(name);
    CHECK(used_.count(name) == 1);
  }
}

void GoldenTexts::check(const std::string& name, const std::string& text) {
  INFO(name);
  used_[name] = true;
  CHECK(text == texts_.at(name));
}

void GoldenTexts::attempt(const std::string& name,
                          const std::function<Tensor()>& function) {
  INFO(name);
  try {
    check(name, function().repr());
  } catch (const std::exception& error) {
    used_[name] = true;
    const std::string text = python_class_of(error) + ": " + error.what();
    CHECK_THAT(text, Catch::StartsWith(texts_.at(name)));
  }
}

std::string python_class_of(const std::exception& error) {
  const auto is = [&](const auto* type) {
    return dynamic_cast<decltype(type)>(&error) != nullptr;
  };
  if (is(static_cast<ValueError*>(nullptr))) return "ValueError";
  if (is(static_cast<TypeError*>(nullptr))) return "TypeError";
  if (is(static_cast<errors::InvalidArgumentError*>(nullptr))) {
    return "InvalidArgumentError";
  }
  if (is(static_cast<errors::NotFoundError*>(nullptr))) return "NotFoundError";
  if (is(static_cast<errors::UnimplementedError*>(nullptr))) {
    return "UnimplementedError";
  }
  return typeid(error).name();
}

}  // namespace tfx
