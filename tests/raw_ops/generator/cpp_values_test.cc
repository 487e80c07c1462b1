#include "tfx/raw_ops/generator/cpp_values.h"

#include <catch2/catch.hpp>
#include <limits>
#include <stdexcept>
#include <string>

#include "tests/raw_ops/generator/op_def.h"

namespace tfx::generator {
namespace {

using Catch::Contains;

std::string value(const std::string& type, const std::string& text) {
  return cpp_value(type, parse<proto::AttrValue>(text));
}

TEST_CASE("words of C++ get an underscore, others stay") {
  for (const std::string word :
       {"and",     "bool",      "catch",    "concept",  "default",
        "delete",  "export",    "float",    "int",      "operator",
        "private", "protected", "register", "requires", "static_assert",
        "switch",  "template",  "this",     "union",    "xor_eq"}) {
    CHECK(cpp_identifier(word) == word + "_");
  }
  for (const std::string word : {"x", "axis", "T", "bool_", "Switch", "name"}) {
    CHECK(cpp_identifier(word) == word);
  }
}

TEST_CASE("every type of attribute has a C++ type") {
  CHECK(cpp_parameter_type("bool") == "bool");
  CHECK(cpp_parameter_type("int") == "int64_t");
  CHECK(cpp_parameter_type("float") == "float");
  CHECK(cpp_parameter_type("string") == "std::string_view");
  CHECK(cpp_parameter_type("type") == "DType");
  CHECK(cpp_parameter_type("shape") == "const TensorShape&");
  CHECK(cpp_parameter_type("tensor") == "const Tensor&");
  CHECK(cpp_parameter_type("func") == "FunctionName");
  CHECK(cpp_field_type("string") == "std::string");
  CHECK(cpp_field_type("shape") == "TensorShape");
  CHECK(cpp_field_type("tensor") == "Tensor");
  for (const auto& [attr, cpp] :
       {std::pair("int", "int64_t"), std::pair("float", "float"),
        std::pair("string", "std::string"), std::pair("type", "DType"),
        std::pair("shape", "TensorShape"), std::pair("func", "FunctionName")}) {
    const std::string list = std::string("list(") + attr + ")";
    const std::string vector = std::string("std::vector<") + cpp + ">";
    CHECK(cpp_field_type(list) == vector);
    CHECK(cpp_parameter_type(list) == "const " + vector + "&");
  }
  CHECK(cpp_parameter_type("list(bool)") == "std::span<const bool>");
  CHECK_THROWS_WITH(cpp_field_type("list(tensor)"), Contains("list(tensor)"));
  CHECK_THROWS_WITH(cpp_parameter_type("placeholder"), Contains("placeholder"));
}

TEST_CASE("numbers and truth values are literals of their type") {
  CHECK(value("bool", "b: true") == "true");
  CHECK(value("bool", "b: false") == "false");
  CHECK(value("int", "i: -7") == "-7");
  CHECK(value("int", "i: 9223372036854775807") == "9223372036854775807");
  CHECK(value("int", "i: -9223372036854775808") ==
        "std::numeric_limits<int64_t>::min()");
  CHECK(value("float", "f: 1") == "1.0F");
  CHECK(value("float", "f: -0.5") == "-0.5F");
  CHECK(value("float", "f: 1e-4") == "1e-04F");
  CHECK(value("float", "f: 3e38") == "3e+38F");
  CHECK(value("float", "f: inf") == "std::numeric_limits<float>::infinity()");
  CHECK(value("float", "f: -inf") == "-std::numeric_limits<float>::infinity()");
  CHECK(value("float", "f: nan") == "std::numeric_limits<float>::quiet_NaN()");
}

TEST_CASE("a float's digits are those that give it back") {
  for (const float number : {0.1F, 1.0F / 3, 16777216.0F, 1.17549435e-38F,
                             std::numeric_limits<float>::max()}) {
    proto::AttrValue attr;
    attr.set_f(number);
    const std::string text = cpp_value("float", attr);
    CHECK(text.back() == 'F');
    CHECK(std::stof(text) == number);
  }
}

TEST_CASE("strings are quoted so that the compiler reads them back") {
  CHECK(cpp_string("") == R"("")");
  CHECK(cpp_string("NHWC") == R"("NHWC")");
  CHECK(cpp_string("say \"x\" \\ y") == R"("say \"x\" \\ y")");
  CHECK(cpp_string("a\nb") == R"("a\nb")");
  CHECK(cpp_string("\t1\r\x7f") == R"("\0111\015\177")");
  CHECK(cpp_string("\u00e9") == "\"\u00e9\"");
  CHECK(cpp_string(std::string("a\0b", 3)) == R"(std::string("a\000b", 3))");
}

TEST_CASE("types and shapes are those of tfx") {
  CHECK(value("type", "type: DT_FLOAT") == "tfx::float32");
  CHECK(value("type", "type: DT_HALF") == "tfx::float16");
  CHECK(value("type", "type: DT_BOOL") == "tfx::bool_");
  CHECK(value("type", "type: DT_STRING") == "tfx::string");
  CHECK_THROWS_AS(value("type", "type: DT_INVALID"), std::runtime_error);
  CHECK_THROWS_AS(value("type", "type: DT_FLOAT_REF"), std::runtime_error);
  CHECK(value("shape", "shape { unknown_rank: true }") ==
        "TensorShape::unknown()");
  CHECK(value("shape", "shape { }") == "TensorShape({})");
  CHECK(value("shape", "shape { dim { size: 2 } dim { size: -1 } }") ==
        "TensorShape({2, -1})");
}

TEST_CASE("lists are braced") {
  CHECK(value("list(int)", "list { i: 1 i: -2 }") == "{1, -2}");
  CHECK(value("list(float)", "list { f: 0.5 f: 2 }") == "{0.5F, 2.0F}");
  CHECK(value("list(string)", R"(list { s: "a" s: "" })") == R"({"a", ""})");
  CHECK(value("list(type)", "list { type: DT_INT32 type: DT_BOOL }") ==
        "{tfx::int32, tfx::bool_}");
  CHECK(value("list(shape)", "list { shape { } shape { dim { size: 3 } } }") ==
        "{TensorShape({}), TensorShape({3})}");
  for (const std::string type :
       {"bool", "int", "float", "string", "type", "shape", "func"}) {
    CHECK(value("list(" + type + ")", "list { }") == "{}");
  }
}

TEST_CASE("no tensor and no function stand for the op's own default") {
  CHECK(value("tensor", "tensor { dtype: DT_INT32 int_val: 3 }") == "{}");
  CHECK(value("func", "func { }") == "{}");
}

TEST_CASE("defaults that C++ cannot say are refused") {
  CHECK_THROWS_WITH(value("func", R"(func { name: "f" })"), Contains("\"f\""));
  CHECK_THROWS_AS(value("list(func)", R"(list { func { name: "f" } })"),
                  std::runtime_error);
  CHECK_THROWS_AS(value("list(bool)", "list { b: true }"), std::runtime_error);
  CHECK_THROWS_AS(value("list(type)", "list { type: DT_INVALID }"),
                  std::runtime_error);
}

}  // namespace
}  // namespace tfx::generator
