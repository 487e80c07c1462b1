#include "tests/ops/golden_program.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <span>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "tests/core/golden_tensor.h"
#include "tests/ops/golden_texts.h"
#include "tfx/c/tensor.h"

namespace tfx {
namespace {

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) {
    parts.push_back(part);
  }
  return parts;
}

bool is_integer(const std::string& text) {
  return text.find_first_not_of("-0123456789") == std::string::npos;
}

TensorOption list_option(const std::string& text) {
  const auto items = split(text.substr(1, text.size() - 2), ',');
  if (std::all_of(items.begin(), items.end(), is_integer)) {
    std::vector<int32_t> values;
    for (const auto& item : items) values.push_back(std::stoi(item));
    return values;
  }
  std::vector<double> values;
  for (const auto& item : items) values.push_back(std::stod(item));
  return values;
}

TensorOption parse(const std::string& text) {
  if (text == "None") return std::nullopt;
  if (text[0] == '[') return list_option(text);
  if (text[0] == '@') {
    std::string words = text.substr(1);
    std::replace(words.begin(), words.end(), '/', ' ');
    return Tensor(golden_tensor(words));
  }
  if (!is_integer(text)) return std::stod(text);
  const int64_t value = std::stoll(text);
  const auto narrow = static_cast<int>(value);
  if (narrow == value) return narrow;
  return value;
}

// FNV-1a, of 64 bits.
std::string checksum(std::span<const std::byte> bytes) {
  uint64_t sum = 0xcbf29ce484222325;
  for (const std::byte byte : bytes) {
    sum = (sum ^ static_cast<uint64_t>(byte)) * 0x100000001b3;
  }
  std::ostringstream text;
  text << std::hex << sum;
  return text.str();
}

void check_tensor(const Tensor& result, const std::string& expected) {
  std::istringstream words(expected.substr(2));
  std::string dtype, shape, elements;
  words >> dtype >> shape >> elements;
  if (expected[0] == '#') {
    CHECK(result.dtype().name() == dtype);
    CHECK(checksum(result.host().bytes()) == elements);
    return;
  }
  const c::Tensor wanted = golden_tensor(expected.substr(2));
  REQUIRE(result.dtype().name() == dtype);
  REQUIRE(result.host().shape() == wanted.shape());
  if (result.dtype() == tfx::string) {
    CHECK(result.host().strings() == wanted.strings());
    return;
  }
  const auto bytes = result.host().bytes();
  const bool same = std::ranges::equal(bytes, wanted.bytes());
  INFO("here " << result.str() << ", in Python " << Tensor(wanted).str());
  CHECK(same);
}

void check_error(const GoldenStep& step, const RunStep& run) {
  const std::string& expected = step.expected[0];
  const size_t space = expected.find(' ', 2);
  const std::string text = expected.substr(space + 1);
  try {
    run(step);
  } catch (const std::exception& error) {
    CHECK(python_class_of(error) == expected.substr(2, space - 2));
    CHECK_THAT(error.what(), Catch::Contains(text));
    return;
  }
  FAIL("no exception: " << expected);
}

}  // namespace

GoldenStep::GoldenStep(const std::string& line) : line_(line) {
  const auto words = split(line, ' ');
  name_ = words.at(0);
  for (size_t i = 1; i < words.size(); ++i) {
    const size_t equals = words[i].find('=');
    arguments_[words[i].substr(0, equals)] = words[i].substr(equals + 1);
  }
}

bool GoldenStep::has(const std::string& argument) const {
  return arguments_.count(argument) != 0;
}

const std::string& GoldenStep::word(const std::string& argument) const {
  return arguments_.at(argument);
}

std::optional<int64_t> GoldenStep::integer(const std::string& argument) const {
  if (!has(argument) || word(argument) == "None") return std::nullopt;
  return std::stoll(word(argument));
}

DType GoldenStep::dtype(const std::string& argument, DType otherwise) const {
  return has(argument) ? dtypes::as_dtype(word(argument)) : otherwise;
}

TensorOption GoldenStep::option(const std::string& argument,
                                TensorOption otherwise) const {
  return has(argument) ? parse(word(argument)) : std::move(otherwise);
}

Tensor GoldenStep::tensor(const std::string& argument) const {
  return parse(word(argument)).to_tensor();
}

std::vector<GoldenProgram> read_golden_programs(const std::string& file_name) {
  const std::string path = "tests/" + file_name + ".txt";
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::vector<GoldenProgram> programs;
  std::string line;
  std::getline(file, line);  // who wrote it
  while (std::getline(file, line)) {
    if (line.starts_with("program ")) {
      programs.push_back({line.substr(8), {}});
    } else if (line[0] == '=' || line[0] == '#' || line[0] == '!') {
      programs.back().steps.back().expected.push_back(line);
    } else {
      programs.back().steps.emplace_back(line);
    }
  }
  return programs;
}

void check_program(const GoldenProgram& program, const RunStep& run) {
  INFO("program " << program.name);
  for (const GoldenStep& step : program.steps) {
    INFO(step.line());
    if (!step.expected.empty() && step.expected[0][0] == '!') {
      check_error(step, run);
      continue;
    }
    const std::vector<Tensor> results = run(step);
    REQUIRE(results.size() == step.expected.size());
    for (size_t i = 0; i < results.size(); ++i) {
      check_tensor(results[i], step.expected[i]);
    }
  }
}

}  // namespace tfx
