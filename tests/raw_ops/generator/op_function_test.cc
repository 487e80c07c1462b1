#include "tfx/raw_ops/generator/op_function.h"

#include <catch2/catch.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/raw_ops/generator/op_def.h"

namespace tfx::generator {
namespace {

using Catch::Contains;
using Strings = std::vector<std::string>;

OpFunction function(const std::string& text) {
  return make_function(op_def(text));
}

template <typename Arguments>
Strings names(const Arguments& arguments) {
  Strings names;
  for (const auto& argument : arguments) names.push_back(argument.name.cpp);
  return names;
}

TEST_CASE("TensorFlow's own ops and those with references are left out") {
  CHECK(has_function(op_def(R"pb(name: "A"
                                 input_arg { name: "x" })pb")));
  CHECK(why_left_out(op_def(R"pb(name: "A")pb")).empty());
  CHECK_THAT(std::string(why_left_out(op_def(R"pb(name: "_Arg")pb"))),
             Contains("begins with _"));
  for (const std::string side : {"input_arg", "output_arg"}) {
    const proto::OpDef op =
        op_def("name: \"Assign\" " + side + " { name: \"ref\" is_ref: true }");
    CHECK_FALSE(has_function(op));
    CHECK_THAT(std::string(why_left_out(op)), Contains("reference"));
  }
}

TEST_CASE("inputs, then attributes without a default, then the others") {
  const OpFunction op = function(R"pb(
    name: "Op"
    attr {
      name: "first"
      type: "int"
      default_value { i: 3 }
    }
    attr { name: "second" type: "type" }
    attr {
      name: "third"
      type: "string"
      default_value { s: "x" }
    }
    attr { name: "fourth" type: "shape" }
    input_arg { name: "b" type: DT_INT32 }
    input_arg { name: "a" type: DT_INT32 }
    output_arg { name: "y" type_attr: "second" }
  )pb");
  CHECK(op.name == "Op");
  CHECK(names(op.inputs) == Strings{"b", "a"});
  CHECK(names(op.required) == Strings{"second", "fourth"});
  CHECK(names(op.optional) == Strings{"first", "third"});
  CHECK(op.required[1].type == "shape");
  CHECK(op.optional[0].default_value == "3");
  CHECK(op.optional[1].default_value == "\"x\"");
  REQUIRE(op.outputs.size() == 1);
  CHECK(op.outputs[0].name == "y");
  CHECK_FALSE(op.outputs[0].is_list);
}

TEST_CASE("what the inputs tell is not asked for") {
  const OpFunction op = function(R"pb(
    name: "Op"
    attr { name: "T" type: "type" }
    attr { name: "N" type: "int" }
    attr {
      name: "S"
      type: "type"
      default_value { type: DT_INT32 }
    }
    attr { name: "L" type: "list(type)" }
    attr { name: "out" type: "type" }
    input_arg { name: "x" type_attr: "T" }
    input_arg { name: "many" type_attr: "S" number_attr: "N" }
    input_arg { name: "any" type_list_attr: "L" }
    output_arg { name: "y" type_attr: "out" }
  )pb");
  CHECK(names(op.required) == Strings{"out"});
  CHECK(op.optional.empty());
  CHECK_FALSE(op.inputs[0].is_list);
  CHECK(op.inputs[1].is_list);
  CHECK(op.inputs[2].is_list);
}

TEST_CASE("a list output is as long as an input or an attribute says") {
  const OpFunction op = function(R"pb(
    name: "Op"
    attr { name: "N" type: "int" }
    attr { name: "L" type: "list(type)" }
    attr { name: "count" type: "int" }
    attr { name: "types" type: "list(type)" }
    attr {
      name: "more"
      type: "int"
      default_value { i: 2 }
    }
    attr {
      name: "others"
      type: "list(type)"
      default_value { list {} }
    }
    input_arg { name: "many" type: DT_INT32 number_attr: "N" }
    input_arg { name: "any" type_list_attr: "L" }
    output_arg { name: "a" type: DT_INT32 number_attr: "N" }
    output_arg { name: "b" type_list_attr: "L" }
    output_arg { name: "c" type: DT_INT32 number_attr: "count" }
    output_arg { name: "d" type_list_attr: "types" }
    output_arg { name: "e" type: DT_INT32 number_attr: "more" }
    output_arg { name: "f" type_list_attr: "others" }
    output_arg { name: "g" type: DT_INT32 }
  )pb");
  Strings lengths;
  for (const Output& output : op.outputs) {
    CHECK(output.is_list == (output.name != "g"));
    lengths.push_back(output.length);
  }
  CHECK(lengths == Strings{"many.size()", "any.size()", "list_length(count)",
                           "types.size()", "list_length(options.more)",
                           "options.others.size()", ""});
}

TEST_CASE("arguments have Python's names and defaults") {
  const OpFunction sum = function(R"pb(
    name: "Sum"
    input_arg { name: "input" type: DT_INT32 }
    input_arg { name: "reduction_indices" type: DT_INT32 }
    output_arg { name: "output" type: DT_INT32 }
  )pb");
  CHECK(names(sum.inputs) == Strings{"input", "axis"});
  CHECK(sum.inputs[1].name.op_def == "reduction_indices");
  const OpFunction sdca = function(R"pb(
    name: "SdcaOptimizerV2"
    attr {
      name: "adaptive"
      type: "bool"
      default_value { b: false }
    }
    attr {
      name: "other"
      type: "bool"
      default_value { b: false }
    }
  )pb");
  CHECK(sdca.optional[0].default_value == "true");
  CHECK_FALSE(sdca.optional[0].is_op_default);
  CHECK(sdca.optional[1].default_value == "false");
  CHECK(sdca.optional[1].is_op_default);
}

TEST_CASE("a name that is a word of C++ gets an underscore") {
  const OpFunction op = function(R"pb(
    name: "Op"
    attr {
      name: "delete"
      type: "bool"
      default_value { b: true }
    }
    attr { name: "template" type: "int" }
    input_arg { name: "switch" type: DT_INT32 }
    input_arg { name: "reduction_indices" type: DT_INT32 }
    output_arg { name: "union" type: DT_INT32 number_attr: "template" }
  )pb");
  CHECK(names(op.inputs) == Strings{"switch_", "reduction_indices"});
  CHECK(names(op.required) == Strings{"template_"});
  CHECK(names(op.optional) == Strings{"delete_"});
  CHECK(op.optional[0].name.op_def == "delete");
  CHECK(op.outputs[0].name == "union_");
  CHECK(op.outputs[0].length == "list_length(template_)");
}

TEST_CASE("a comment tells types, allowed values and deprecation") {
  const OpFunction op = function(R"pb(
    name: "Op"
    attr {
      name: "T"
      type: "type"
      allowed_values { list { type: DT_FLOAT type: DT_BOOL } }
    }
    attr { name: "N" type: "int" }
    attr { name: "L" type: "list(type)" }
    attr {
      name: "mode"
      type: "string"
      default_value { s: "A" }
      allowed_values { list { s: "A" s: "B" } }
    }
    input_arg { name: "x" type_attr: "T" }
    input_arg { name: "many" type: DT_HALF number_attr: "N" }
    input_arg { name: "same" type_attr: "T" number_attr: "N" }
    output_arg { name: "any" type_list_attr: "L" }
    deprecation { version: 7 explanation: "Use OpV2" }
  )pb");
  CHECK(op.notes ==
        Strings{"(x: T, many: N * float16, same: N * T) -> (any: L)",
                "T is one of float32, bool", "mode is one of \"A\", \"B\"",
                "Deprecated: Use OpV2"});
  CHECK(function(R"pb(name: "NoOp")pb").notes.empty());
}

TEST_CASE("definitions that make no function are refused by name") {
  const auto refused = [](const std::string& text, const std::string& why) {
    INFO(text);
    const proto::OpDef op = op_def("name: \"Bad\" " + text);
    CHECK_THROWS_AS(make_function(op), std::runtime_error);
    CHECK_THROWS_WITH(make_function(op), Contains("Bad: " + why));
  };
  refused(R"pb(output_arg { name: "y" type: DT_INT32 number_attr: "N" })pb",
          "nothing tells the length of y");
  refused(R"pb(output_arg { name: "y" type_list_attr: "L" })pb",
          "nothing tells the length of y");
  refused(R"pb(input_arg { name: "x" type: DT_INT32 }
               input_arg { name: "x" type: DT_INT32 })pb",
          "two things called x");
  refused(R"pb(input_arg { name: "x" type: DT_INT32 }
               attr { name: "x" type: "int" })pb",
          "two things called x");
  refused(R"pb(attr { name: "int" type: "int" }
               attr { name: "int_" type: "int" })pb",
          "two things called int_");
  refused(R"pb(output_arg { name: "y" type: DT_INT32 }
               output_arg { name: "y" type: DT_INT32 })pb",
          "two things called y");
  for (const std::string taken :
       {"name", "options", "op_inputs", "op_attrs", "op_outputs"}) {
    refused("attr { name: \"" + taken + "\" type: \"int\" }",
            "two things called " + taken);
  }
  refused(R"pb(attr {
                 name: "x"
                 type: "func"
                 default_value { func { name: "f" } }
               })pb",
          "x: no C++ value");
  refused(R"pb(attr { name: "x" type: "list(tensor)" })pb",
          "x: no C++ type for attributes of type list(tensor)");
}

}  // namespace
}  // namespace tfx::generator
