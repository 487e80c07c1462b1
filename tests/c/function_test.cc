#include "tfx/c/function.h"

#include <string>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/c/session.h"
#include "tfx/proto/core/framework/attr_value.pb.h"
#include "tfx/proto/core/framework/function.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using Floats = std::vector<float>;

// square(x) = x * x
Function square(const std::string& name = "square") {
  Graph body;
  const Output x = placeholder(body, "x");
  const Output y = binary(body, "Mul", "y", x, x);
  return Function::from_graph(body,
                              {.name = name, .inputs = {x}, .outputs = {y}});
}

proto::FunctionDef definition(const Function& function) {
  proto::FunctionDef def;
  REQUIRE(def.ParseFromString(function.to_function_def().str()));
  return def;
}

float call(EagerContext& context, ZString name, float x) {
  EagerOp op(context, name);
  op.add_input(TensorHandle(Tensor::scalar(x)));
  return op.execute_one().resolve().data<float>()[0];
}

TEST_CASE("a function made of a graph outlives it and runs by its name") {
  EagerContext context;
  const Function function = square();
  CHECK(function.name() == "square");
  context.add_function(function);
  CHECK(call(context, "square", 3) == 9);
}

TEST_CASE("a function lists its arguments, results and description") {
  Graph body;
  const Output x = placeholder(body, "x", DataType::kInt32);
  const Output y = placeholder(body, "y", DataType::kInt32);
  const Output sum = binary(body, "AddV2", "sum", x, y);
  const Function function =
      Function::from_graph(body, {.name = "plus",
                                  .inputs = {x, y},
                                  .outputs = {sum, x},
                                  .output_names = {"total", "first"},
                                  .description = "adds"});
  const proto::FunctionDef def = definition(function);
  CHECK(def.signature().name() == "plus");
  CHECK(def.signature().description() == "adds");
  REQUIRE(def.signature().input_arg_size() == 2);
  CHECK(def.signature().input_arg(1).name() == "y");
  CHECK(def.signature().input_arg(1).type() == proto::DT_INT32);
  REQUIRE(def.signature().output_arg_size() == 2);
  CHECK(def.signature().output_arg(0).name() == "total");
  CHECK(def.signature().output_arg(1).name() == "first");
}

TEST_CASE("a hash can be appended to the name") {
  Graph body;
  const Output x = placeholder(body, "x");
  const Function function =
      Function::from_graph(body, {.name = "same",
                                  .append_hash_to_name = true,
                                  .inputs = {x},
                                  .outputs = {x}});
  CHECK_THAT(function.name(), Catch::StartsWith("same_"));
}

TEST_CASE("the body can be a part of the graph") {
  Graph body;
  const Output x = placeholder(body, "x");
  const Output y = unary(body, "Neg", "y", x);
  unary(body, "Exp", "unrelated", x);
  const Function function =
      Function::from_graph(body, {.name = "f",
                                  .inputs = {x},
                                  .outputs = {y},
                                  .operations = {y.operation}});
  const proto::FunctionDef def = definition(function);
  REQUIRE(def.node_def_size() == 1);
  CHECK(def.node_def(0).op() == "Neg");
}

// v.assign(x) and nothing else, with or without a control output for it.
Function assigning(const std::string& name, bool keep) {
  Graph body;
  const Output v = placeholder(body, "v", DataType::kResource, ShapeView({}));
  const Output x = placeholder(body, "x");
  const Operation assign = OperationBuilder(body, "AssignVariableOp", "assign")
                               .add_input(v)
                               .add_input(x)
                               .set_type("dtype", DataType::kFloat32)
                               .finish();
  FunctionSpec spec{.name = name, .inputs = {v, x}, .outputs = {x}};
  if (keep) spec.control_outputs = {assign};
  return Function::from_graph(body, spec);
}

float after_assigning(bool keep) {
  EagerContext context;
  context.add_function(assigning("assigning", keep));
  EagerOp make(context, "VarHandleOp");
  make.set_type("dtype", DataType::kFloat32).set_shape("shape", ShapeView({}));
  const TensorHandle variable = make.execute_one();
  EagerOp init(context, "AssignVariableOp");
  init.add_input(variable).add_input(TensorHandle(Tensor::scalar(1.0F)));
  init.set_type("dtype", DataType::kFloat32).execute(0);
  TensorHandle arguments[2];
  arguments[0] = variable.share();
  arguments[1] = TensorHandle(Tensor::scalar(5.0F));
  const DataType inputs[] = {DataType::kResource, DataType::kFloat32};
  const DataType outputs[] = {DataType::kFloat32};
  EagerOp run(context, "StatefulPartitionedCall");
  run.add_input_list(arguments)
      .set_type_list("Tin", inputs)
      .set_type_list("Tout", outputs)
      .set_function("f", "assigning");
  CHECK(values<float>(run.execute_one().resolve()) == Floats{5});
  EagerOp read(context, "ReadVariableOp");
  read.add_input(variable).set_type("dtype", DataType::kFloat32);
  return read.execute_one().resolve().data<float>()[0];
}

TEST_CASE("a stateful operation runs if it is a control output") {
  CHECK(after_assigning(true) == 5);
}

TEST_CASE("a stateful operation that is no control output is dropped") {
  CHECK(after_assigning(false) == 1);
}

TEST_CASE("control outputs are named after their operations, or as told") {
  Graph body;
  const Output x = placeholder(body, "x");
  const Operation effect = OperationBuilder(body, "NoOp", "effect").finish();
  const Function plain =
      Function::from_graph(body, {.name = "f",
                                  .inputs = {x},
                                  .outputs = {x},
                                  .control_outputs = {effect}});
  CHECK(definition(plain).control_ret().count("effect") == 1);
  const Function named =
      Function::from_graph(body, {.name = "g",
                                  .inputs = {x},
                                  .outputs = {x},
                                  .control_outputs = {effect},
                                  .control_output_names = {"done"}});
  CHECK(definition(named).control_ret().count("done") == 1);
}

TEST_CASE("a function survives the way through its FunctionDef") {
  EagerContext context;
  const std::string def = square().to_function_def().str();
  const Function again = Function::from_function_def(def);
  CHECK(again.name() == "square");
  context.add_function(again);
  CHECK(call(context, "square", -2) == 4);
}

TEST_CASE("bytes that are no FunctionDef are refused") {
  CHECK_THROWS_AS(Function::from_function_def("\xff\xff"),
                  InvalidArgumentError);
}

TEST_CASE("a function's attributes are read back") {
  Function function = square();
  proto::AttrValue value;
  value.set_s("text");
  function.set_attr("_note", value.SerializeAsString());
  proto::AttrValue read;
  REQUIRE(read.ParseFromString(function.attr("_note").str()));
  CHECK(read.s() == "text");
  CHECK_THROWS_AS(function.attr("_missing"), InvalidArgumentError);
  CHECK_THROWS_AS(function.set_attr("_bad", "\xff\xff"), InvalidArgumentError);
}

TEST_CASE("a function is compiled by XLA if its attribute says so") {
  EagerContext context;
  Function function = square("compiled");
  proto::AttrValue yes;
  yes.set_b(true);
  function.set_attr("_XlaMustCompile", yes.SerializeAsString());
  context.add_function(function);
  CHECK(call(context, "compiled", 1.5F) == 2.25F);
}

TEST_CASE("what XLA cannot compile fails only where it must be compiled") {
  EagerContext context;
  Graph body;
  const Output text = placeholder(body, "text", DataType::kString);
  const Output hash = OperationBuilder(body, "StringToHashBucketFast", "hash")
                          .add_input(text)
                          .set_int("num_buckets", 1)
                          .finish()
                          .output(0);
  Function function = Function::from_graph(
      body, {.name = "hashing", .inputs = {text}, .outputs = {hash}});
  proto::AttrValue yes;
  yes.set_b(true);
  function.set_attr("_XlaMustCompile", yes.SerializeAsString());
  context.add_function(function);
  EagerOp op(context, "hashing");
  op.add_input(TensorHandle(Tensor::scalar_string("x")));
  CHECK_THROWS_AS(op.execute_one(), InvalidArgumentError);
}

TEST_CASE("a graph calls a function that was copied into it") {
  Graph graph;
  graph.copy_function(square());
  const Output x = placeholder(graph, "x");
  const Output y =
      OperationBuilder(graph, "square", "call").add_input(x).finish().output(0);
  const Session session(graph);
  const auto results = session.run({{x, Tensor::scalar(4.0F)}}, {y});
  CHECK(values<float>(results[0]) == Floats{16});
}

TEST_CASE("a graph lists its functions and forgets those removed") {
  Graph graph;
  CHECK(graph.functions().empty());
  graph.copy_function(square("one"));
  graph.copy_function(square("two"), square("gradient"));
  std::vector<std::string> names;
  for (const Function& function : graph.functions()) {
    names.push_back(function.name());
  }
  std::sort(names.begin(), names.end());
  CHECK(names == std::vector<std::string>{"gradient", "one", "two"});
  graph.remove_function("one");
  CHECK(graph.functions().size() == 2);
  CHECK_THROWS_AS(graph.remove_function("one"), InvalidArgumentError);
}

TEST_CASE("a graph refuses another function of a name that is taken") {
  Graph graph;
  graph.copy_function(square());
  CHECK_NOTHROW(graph.copy_function(square()));
  Graph body;
  const Output x = placeholder(body, "x");
  const Function other = Function::from_graph(
      body, {.name = "square", .inputs = {x}, .outputs = {x}});
  CHECK_THROWS_AS(graph.copy_function(other), InvalidArgumentError);
}

TEST_CASE("wrong specifications are refused") {
  Graph body;
  const Output x = placeholder(body, "x");
  const Output y = unary(body, "Neg", "y", x);
  const auto refused = [&](const FunctionSpec& spec) {
    return message_of<InvalidArgumentError>(
        [&] { Function::from_graph(body, spec); });
  };
  CHECK(refused({.name = "f", .outputs = {y}, .output_names = {"a", "b"}}) ==
        "there are 1 outputs, but 2 names for them");
  CHECK_FALSE(refused({.name = "f",
                       .control_outputs = {y.operation},
                       .control_output_names = {"a", "b"}})
                  .empty());
  CHECK_FALSE(refused({.name = "f", .inputs = {Output()}}).empty());
  CHECK_FALSE(refused({.name = "f", .outputs = {Output()}}).empty());
  CHECK_FALSE(refused({.name = "f", .control_outputs = {Operation()}}).empty());
  CHECK_FALSE(refused({.name = "f", .operations = {Operation()}}).empty());
  CHECK_FALSE(refused({.name = "f", .inputs = {x, x}, .outputs = {y}}).empty());
  CHECK_THROWS_AS(
      Function::from_graph(body, {.name = "f", .outputs = {{y.operation, 5}}}),
      errors::OutOfRangeError);
}

TEST_CASE("a function has a readable text") {
  CHECK_THAT(square().debug_string(), Catch::Contains("square"));
}

}  // namespace
}  // namespace tfx::c
