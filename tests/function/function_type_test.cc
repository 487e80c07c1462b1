#include "tfx/function/function_type.h"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>

namespace tfx {
namespace {

using Kind = FunctionType::Kind;

FunctionType type_with(std::vector<Kind> kinds) {
  FunctionType type;
  for (const Kind kind : kinds) {
    type.parameters.push_back(
        {std::string(1, static_cast<char>('a' + type.parameters.size())), kind,
         StructuredSpec::value("1")});
  }
  return type;
}

// As Python's inspect.Signature writes it.
TEST_CASE("marks stand between parameters of different kinds") {
  constexpr Kind kOnly = Kind::kPositionalOnly;
  constexpr Kind kEither = Kind::kPositionalOrKeyword;
  constexpr Kind kNamed = Kind::kKeywordOnly;
  const auto parameters = [](const FunctionType& type) {
    const std::string text = type.str();
    return text.substr(0, text.find(" -> "));
  };
  CHECK(parameters(type_with({})) == "()");
  CHECK(parameters(type_with({kOnly})) == "(a: Literal[1], /)");
  CHECK(parameters(type_with({kEither})) == "(a: Literal[1])");
  CHECK(parameters(type_with({kNamed})) == "(*, a: Literal[1])");
  CHECK(parameters(type_with({kOnly, kEither})) ==
        "(a: Literal[1], /, b: Literal[1])");
  CHECK(parameters(type_with({kEither, kNamed})) ==
        "(a: Literal[1], *, b: Literal[1])");
  CHECK(parameters(type_with({kOnly, kNamed})) ==
        "(a: Literal[1], /, *, b: Literal[1])");
}

TEST_CASE("a function type is shown in a line, or with a line each") {
  FunctionType type{
      .parameters = {{"x", Kind::kPositionalOrKeyword, TensorSpec({2})},
                     {"rate", Kind::kKeywordOnly, StructuredSpec::value("2")}},
      .output = TensorSpec({})};
  CHECK(type.structured_input_signature().repr() ==
        "((TensorSpec(shape=(2,), dtype=tf.float32, name=None),), "
        "{'rate': 2})");
  std::ostringstream text;
  text << type;
  CHECK(text.str() ==
        "(x: TensorSpec(shape=(2,), dtype=tf.float32, name=None), *, rate: "
        "Literal[2]) -> TensorSpec(shape=(), dtype=tf.float32, name=None)");
  CHECK(type.pretty_printed({}) ==
        "Input Parameters:\n"
        "  x (POSITIONAL_OR_KEYWORD): TensorSpec(shape=(2,), dtype=tf.float32, "
        "name=None)\n"
        "  rate (KEYWORD_ONLY): Literal[2]\n"
        "Output Type:\n"
        "  TensorSpec(shape=(), dtype=tf.float32, name=None)\n"
        "Captures:\n"
        "  None");
}

}  // namespace
}  // namespace tfx
