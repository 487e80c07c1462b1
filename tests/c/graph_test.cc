#include "tfx/c/graph.h"

#include <string>
#include <thread>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/session.h"
#include "tfx/proto/core/framework/attr_value.pb.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/framework/op_def.pb.h"
#include "tfx/proto/core/framework/versions.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using errors::NotFoundError;

TEST_CASE("operations are found by name, or not") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  CHECK(graph.find("x") == x.operation);
  CHECK(graph.operation("x") == x.operation);
  CHECK_FALSE(graph.find("y"));
  CHECK(message_of<NotFoundError>([&] { graph.operation("y"); }) ==
        "the graph has no operation 'y'");
}

TEST_CASE("outputs are found by name and number") {
  Graph graph;
  const Output x = placeholder(graph, "a/x");
  CHECK(graph.output("a/x") == x);
  CHECK(graph.output("a/x:0") == x);
  CHECK_THROWS_AS(graph.output("a/x:1"), NotFoundError);
  CHECK_THROWS_AS(graph.output("b:0"), NotFoundError);
  CHECK_THROWS_AS(graph.output("a/x:"), InvalidArgumentError);
  CHECK_THROWS_AS(graph.output("a/x:one"), InvalidArgumentError);
  CHECK_THROWS_AS(graph.output("a/x:0 "), InvalidArgumentError);
  CHECK_THROWS_AS(graph.output("a/x:99999999999"), InvalidArgumentError);
  CHECK_THROWS_AS(graph.output(""), NotFoundError);
}

TEST_CASE("all operations come in the order they were added") {
  Graph graph;
  CHECK(graph.operations().empty());
  const Output x = placeholder(graph, "x");
  const Output y = unary(graph, "Neg", "y", x);
  CHECK(graph.operations() == std::vector<Operation>{x.operation, y.operation});
}

TEST_CASE("shapes are inferred, and can be made more precise") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  CHECK(graph.shape(x) == PartialShape());
  graph.set_shape(x, {-1, 3});
  CHECK(graph.shape(x) == PartialShape({-1, 3}));
  graph.set_shape(x, {2, -1});
  CHECK(graph.shape(x) == PartialShape({2, 3}));
  graph.set_shape(x, ShapeView::unknown());
  CHECK(graph.shape(x) == PartialShape({2, 3}));
  CHECK(graph.shape(unary(graph, "Neg", "minus", x)) == PartialShape({2, 3}));
  const Output scalar = constant(graph, "scalar", Tensor::scalar(1.0F));
  CHECK(graph.shape(scalar) == PartialShape(std::in_place));
}

TEST_CASE("a shape that contradicts what is known is refused") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, {2, 3});
  CHECK_THROWS_AS(graph.set_shape(x, {2, 4}), InvalidArgumentError);
  CHECK_THROWS_AS(graph.set_shape(x, {2}), InvalidArgumentError);
  CHECK(graph.shape(x) == PartialShape({2, 3}));
  CHECK_THROWS_AS(graph.shape({}), InvalidArgumentError);
  CHECK_THROWS_AS(graph.shape({x.operation, 5}), errors::OutOfRangeError);
  CHECK_THROWS_AS(graph.set_shape({x.operation, -1}, {2}),
                  errors::OutOfRangeError);
  CHECK_THROWS_AS(graph.set_shape({}, {2}), InvalidArgumentError);
}

TEST_CASE("a graph is serialised as a GraphDef") {
  Graph graph;
  unary(graph, "Neg", "minus", placeholder(graph, "x"));
  proto::GraphDef def;
  REQUIRE(def.ParseFromString(graph.to_graph_def().str()));
  REQUIRE(def.node_size() == 2);
  CHECK(def.node(0).name() == "x");
  CHECK(def.node(1).op() == "Neg");
  CHECK(def.node(1).input(0) == "x");
}

TEST_CASE("a graph tells its versions and the definitions of ops") {
  const Graph graph;
  proto::VersionDef versions;
  REQUIRE(versions.ParseFromString(graph.versions().str()));
  CHECK(versions.producer() > 2000);  // TensorFlow 2.21 writes 2485
  proto::OpDef definition;
  REQUIRE(definition.ParseFromString(graph.op_def("MatMul").str()));
  CHECK(definition.name() == "MatMul");
  CHECK(definition.input_arg_size() == 2);
  CHECK_THROWS_AS(graph.op_def("NoSuchOp"), NotFoundError);
}

TEST_CASE("control inputs are added and removed after the fact") {
  Graph graph;
  const Operation a = OperationBuilder(graph, "NoOp", "a").finish();
  const Operation b = OperationBuilder(graph, "NoOp", "b").finish();
  graph.add_control_input(b, a);
  CHECK(b.control_inputs() == std::vector<Operation>{a});
  graph.remove_control_inputs(b);
  CHECK(b.control_inputs().empty());
  CHECK_THROWS_AS(graph.add_control_input(b, {}), InvalidArgumentError);
  CHECK_THROWS_AS(graph.add_control_input({}, a), InvalidArgumentError);
  CHECK_THROWS_AS(graph.remove_control_inputs({}), InvalidArgumentError);
}

TEST_CASE("the device of a node can be changed") {
  Graph graph;
  const Operation op = OperationBuilder(graph, "NoOp", "op").finish();
  graph.set_requested_device(op, "/device:CPU:0");
  CHECK(op.device() == "/device:CPU:0");
  CHECK_THROWS_AS(graph.set_requested_device({}, ""), InvalidArgumentError);
}

TEST_CASE("attributes of a node can be set and cleared") {
  Graph graph;
  const Operation op = OperationBuilder(graph, "NoOp", "op").finish();
  proto::AttrValue value;
  value.set_i(5);
  graph.set_attr(op, "_five", value.SerializeAsString());
  CHECK(op.attr_int("_five") == 5);
  graph.clear_attr(op, "_five");
  CHECK_THROWS_AS(op.attr_int("_five"), InvalidArgumentError);
  CHECK_THROWS_AS(graph.set_attr(op, "_bad", "\xff\xff"), InvalidArgumentError);
  CHECK_THROWS_AS(graph.set_attr({}, "_five", ""), InvalidArgumentError);
  CHECK_THROWS_AS(graph.clear_attr({}, "_five"), InvalidArgumentError);
}

TEST_CASE("an input can be connected to another output") {
  Graph graph;
  const Output one = constant(graph, "one", Tensor::scalar(1.0F));
  const Output two = constant(graph, "two", Tensor::scalar(2.0F));
  const Output text = constant(graph, "text", Tensor::scalar_string("x"));
  const Output minus = unary(graph, "Neg", "minus", one);
  graph.update_edge(two, {minus.operation, 0});
  CHECK(minus.operation.input(0) == two);
  const Session session(graph);
  CHECK(values<float>(session.run({}, {minus})[0]) == std::vector<float>{-2});
  CHECK_THROWS_AS(graph.update_edge(text, {minus.operation, 0}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(graph.update_edge(two, {minus.operation, 7}),
                  errors::OutOfRangeError);
  CHECK_THROWS_AS(graph.update_edge({}, {minus.operation, 0}),
                  InvalidArgumentError);
}

TEST_CASE("the handle of a variable knows what is behind it") {
  Graph graph;
  const Output variable = OperationBuilder(graph, "VarHandleOp", "v")
                              .set_type("dtype", DataType::kFloat32)
                              .set_shape("shape", {2, 3})
                              .finish()
                              .output(0);
  const std::string data = graph.handle_data(variable).str();
  CHECK_FALSE(data.empty());
  const Output other =
      placeholder(graph, "other", DataType::kResource, ShapeView({}));
  graph.set_handle_data(other, data);
  CHECK(graph.handle_data(other).str() == data);
  const Output read = OperationBuilder(graph, "ReadVariableOp", "read")
                          .add_input(other)
                          .set_type("dtype", DataType::kFloat32)
                          .finish()
                          .output(0);
  CHECK(graph.shape(read) == PartialShape({2, 3}));
  CHECK_THROWS_AS(graph.set_handle_data(other, "\xff\xff"),
                  InvalidArgumentError);
}

TEST_CASE("constants are folded without a session, where they can be") {
  Graph graph;
  const Output two = constant(graph, "two", Tensor::scalar(2.0F));
  const Output three = constant(graph, "three", Tensor::scalar(3.0F));
  const Output six = binary(graph, "Mul", "six", two, three);
  const Output open =
      binary(graph, "Mul", "open", six, placeholder(graph, "x"));
  CHECK(values<float>(graph.try_evaluate_constant(six)) ==
        std::vector<float>{6});
  CHECK_FALSE(graph.try_evaluate_constant(open));
  CHECK_THROWS_AS(graph.try_evaluate_constant({}), InvalidArgumentError);
}

TEST_CASE("a graph has a readable text") {
  Graph graph;
  placeholder(graph, "some_name");
  CHECK_THAT(graph.debug_string(), Catch::Contains("some_name"));
}

TEST_CASE("several threads add to one graph") {
  Graph graph;
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&graph, t] {
      for (int i = 0; i < 50; ++i) {
        OperationBuilder(graph, "NoOp",
                         "t" + std::to_string(t) + "_" + std::to_string(i))
            .finish();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(graph.operations().size() == 400);
  CHECK(graph.find("t7_49"));
}

}  // namespace
}  // namespace tfx::c
