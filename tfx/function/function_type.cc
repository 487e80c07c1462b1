#include "tfx/function/function_type.h"

#include <ostream>
#include <utility>

#include "tfx/core/tensor_spec.h"

namespace tfx {
namespace {

const char* name_of(FunctionType::Kind kind) {
  constexpr const char* kNames[] = {"POSITIONAL_ONLY", "POSITIONAL_OR_KEYWORD",
                                    "KEYWORD_ONLY"};
  return kNames[static_cast<size_t>(kind)];
}

}  // namespace

StructuredSpec FunctionType::structured_input_signature() const {
  std::vector<StructuredSpec> positional;
  std::vector<StructuredSpec::Item> named;
  for (const Parameter& each : parameters) {
    if (each.kind == Kind::kKeywordOnly) {
      named.emplace_back(each.name, each.type);
    } else {
      positional.push_back(each.type);
    }
  }
  return {StructuredSpec::tuple(std::move(positional)),
          StructuredSpec::dict(std::move(named))};
}

// As Python's inspect.Signature: "/" ends what has no names, "*" begins what
// has to be named.
std::string FunctionType::str() const {
  std::string text;
  const auto add = [&](const std::string& part) {
    text += (text.empty() ? "" : ", ") + part;
  };
  Kind before =
      parameters.empty() ? Kind::kPositionalOrKeyword : parameters.front().kind;
  if (before == Kind::kKeywordOnly) add("*");
  for (const Parameter& each : parameters) {
    if (each.kind != before) {
      if (before == Kind::kPositionalOnly) add("/");
      if (each.kind == Kind::kKeywordOnly) add("*");
      before = each.kind;
    }
    add(each.name + ": " + each.type.trace_type());
  }
  if (before == Kind::kPositionalOnly) add("/");
  return "(" + text + ") -> " + output.trace_type();
}

std::string FunctionType::pretty_printed(
    std::span<const Tensor> captured) const {
  std::string text = "Input Parameters:\n";
  for (const Parameter& each : parameters) {
    text += "  " + each.name + " (" + name_of(each.kind) +
            "): " + each.type.trace_type() + "\n";
  }
  text += "Output Type:\n  " + output.trace_type() + "\nCaptures:";
  for (const Tensor& each : captured) {
    text += "\n  " + std::to_string(each.id()) + ": " +
            TensorSpec::from_tensor(each).repr();
  }
  return text + (captured.empty() ? "\n  None" : "");
}

std::ostream& operator<<(std::ostream& stream, const FunctionType& type) {
  return stream << type.str();
}

}  // namespace tfx
