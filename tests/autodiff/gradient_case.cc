#include "tests/autodiff/gradient_case.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "tests/core/golden_tensor.h"

namespace tfx {
namespace {

constexpr char kFolder[] = "tests/autodiff/golden/gradients";

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) {
    parts.push_back(part);
  }
  return parts;
}

TensorShape read_shape(const std::string& text) {
  if (text == "unknown") return TensorShape::unknown();
  std::vector<int64_t> dims;
  if (text == "()") return dims;
  for (const std::string& dim : split(text, ',')) {
    dims.push_back(std::stoll(dim));
  }
  return dims;
}

bool read_bool(const std::string& text) { return text == "1"; }
int64_t read_int(const std::string& text) { return std::stoll(text); }
float read_float(const std::string& text) { return std::stof(text); }
std::string read_string(const std::string& text) { return from_hex(text); }
DType read_type(const std::string& text) { return dtypes::as_dtype(text); }

template <typename T>
OwnedAttr read_list(const std::string& text,
                    T (*read_one)(const std::string& text)) {
  std::vector<T> values;
  for (const std::string& part : split(text, ';')) {
    values.push_back(read_one(part));
  }
  return values;
}

OwnedAttr read_attr(const std::string& type, const std::string& text) {
  if (type == "bool") return read_bool(text);
  if (type == "int") return read_int(text);
  if (type == "float") return read_float(text);
  if (type == "string") return read_string(text);
  if (type == "type") return read_type(text);
  if (type == "shape") return read_shape(text);
  if (type == "tensor") return Tensor(golden_tensor(text));
  if (type == "list(bool)") return read_list(text, read_bool);
  if (type == "list(int)") return read_list(text, read_int);
  if (type == "list(float)") return read_list(text, read_float);
  if (type == "list(string)") return read_list(text, read_string);
  if (type == "list(type)") return read_list(text, read_type);
  if (type == "list(shape)") return read_list(text, read_shape);
  throw std::runtime_error("attributes of type " + type + " are not read");
}

// The first word, and what follows.
std::pair<std::string, std::string> cut(const std::string& text) {
  const size_t space = text.find(' ');
  if (space == std::string::npos) return {text, ""};
  return {text.substr(0, space), text.substr(space + 1)};
}

CaseOp read_op(const std::string& text) {
  CaseOp op;
  for (std::string& word : split(text, ' ')) {
    if (op.name.empty()) {
      op.name = word;
      continue;
    }
    CaseOp::Argument argument{{}, word.starts_with('[')};
    if (argument.is_list) word = word.substr(1, word.size() - 2);
    for (const std::string& number : split(word, ',')) {
      argument.values.push_back(std::stoull(number));
    }
    op.arguments.push_back(std::move(argument));
  }
  return op;
}

ExpectedGradient read_gradient(const std::string& text) {
  const auto [kind, tensor] = cut(text);
  if (kind == "none") return {};
  return {golden_tensor(tensor), std::nullopt};
}

void read_line(const std::string& line, std::vector<GradientCase>& cases) {
  const auto [word, rest] = cut(line);
  if (word == "case") {
    cases.emplace_back().name = rest;
    return;
  }
  GradientCase& last = cases.at(cases.size() - 1);
  if (word == "in" || word == "variable") {
    last.inputs.push_back({golden_tensor(rest), word == "variable"});
  } else if (word == "op") {
    last.ops.push_back(read_op(rest));
  } else if (word == "attr") {
    const auto [name, typed] = cut(rest);
    const auto [type, text] = cut(typed);
    last.ops.back().attrs.emplace_back(name, read_attr(type, text));
  } else if (word == "target") {
    const auto [number, tensor] = cut(rest);
    last.targets.push_back({std::stoull(number), golden_tensor(tensor)});
  } else if (word == "source") {
    last.sources.push_back(std::stoull(rest));
  } else if (word == "first") {
    last.first.push_back(read_gradient(rest));
  } else if (word == "weight") {
    last.weights.push_back(golden_tensor(rest));
  } else if (word == "second") {
    last.second.push_back(read_gradient(rest));
  } else if (word == "indices") {
    auto& gradients = last.second.empty() ? last.first : last.second;
    gradients.back().indices = golden_tensor(rest);
  } else if (word == "ulps") {
    last.ulps = std::stod(rest);
  } else if (word == "differences") {
    last.differences = std::stod(rest);
  } else if (word == "untraced") {
    last.untraced.insert(cut(rest).first);
  } else if (word == "other_forms") {
    last.other_forms.insert(rest);
  } else {
    throw std::runtime_error("a golden file says \"" + word + '"');
  }
}

}  // namespace

std::string GradientCase::description() const {
  std::string text = name + " of ";
  for (const CaseInput& input : inputs) {
    text += DType(input.value.type()).name() + " " +
            TensorShape(input.value.shape()).str() + "; ";
  }
  return text;
}

std::vector<std::string> gradient_families() {
  std::vector<std::string> families;
  for (const auto& file : std::filesystem::directory_iterator(kFolder)) {
    families.push_back(file.path().stem());
  }
  std::ranges::sort(families);
  return families;
}

std::vector<GradientCase> read_gradient_cases(const std::string& family) {
  const std::string path = std::string(kFolder) + '/' + family + ".txt";
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::vector<GradientCase> cases;
  std::string line;
  std::getline(file, line);  // who wrote it
  while (std::getline(file, line)) read_line(line, cases);
  return cases;
}

}  // namespace tfx
