#include "tfx/c/operation.h"

#include <string>

#include "tests/c/attrs_op.h"
#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/proto/core/framework/node_def.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using errors::OutOfRangeError;

TEST_CASE("an operation tells its name, type and device") {
  Graph graph;
  const Operation op = OperationBuilder(graph, "NoOp", "scope/nothing")
                           .set_device("/device:CPU:0")
                           .finish();
  CHECK(op.name() == "scope/nothing");
  CHECK(op.op_type() == "NoOp");
  CHECK(op.device() == "/device:CPU:0");
  CHECK(op.num_inputs() == 0);
  CHECK(op.num_outputs() == 0);
}

TEST_CASE("inputs and outputs are connected both ways") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  const Output y = placeholder(graph, "y", DataType::kFloat32);
  const Operation sum = binary(graph, "AddV2", "sum", x, y).operation;
  const Operation minus = unary(graph, "Neg", "minus", x).operation;
  CHECK(sum.num_inputs() == 2);
  CHECK(sum.input(0) == x);
  CHECK(sum.input(1) == y);
  CHECK(sum.inputs() == std::vector<Output>{x, y});
  CHECK(sum.input_type(1) == DataType::kFloat32);
  CHECK(sum.output_type(0) == DataType::kFloat32);
  CHECK(sum.output(0).type() == DataType::kFloat32);
  CHECK(sum.output(0).name() == "sum:0");
  const std::vector<Input> consumers = x.operation.consumers(0);
  REQUIRE(consumers.size() == 2);
  CHECK(consumers[0] == Input{sum, 0});
  CHECK(consumers[1] == Input{minus, 0});
  CHECK(sum.consumers(0).empty());
}

TEST_CASE("control edges are read from both ends") {
  Graph graph;
  const Operation first = OperationBuilder(graph, "NoOp", "first").finish();
  const Operation second = OperationBuilder(graph, "NoOp", "second")
                               .add_control_input(first)
                               .finish();
  CHECK(second.control_inputs() == std::vector<Operation>{first});
  CHECK(first.control_outputs() == std::vector<Operation>{second});
  CHECK(first.control_inputs().empty());
  CHECK(second.control_outputs().empty());
}

TEST_CASE("an operation with several outputs numbers them") {
  Graph graph;
  const Output axis = constant(graph, "axis", Tensor::scalar<int32_t>(0));
  const Output x = placeholder(graph, "x");
  const Operation split = OperationBuilder(graph, "Split", "split")
                              .add_input(axis)
                              .add_input(x)
                              .set_int("num_split", 3)
                              .finish();
  CHECK(split.num_outputs() == 3);
  CHECK(split.output(2).name() == "split:2");
  CHECK(split.output_list_length("output") == 3);
}

TEST_CASE("the length of a list argument is known by its name") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  const Output twice[] = {x, x};
  const Operation sum =
      OperationBuilder(graph, "AddN", "sum").add_input_list(twice).finish();
  CHECK(sum.input_list_length("inputs") == 2);
  CHECK(sum.output_list_length("sum") == 1);
  CHECK_THROWS_AS(sum.input_list_length("nonsense"), InvalidArgumentError);
  CHECK_THROWS_AS(sum.output_list_length("nonsense"), InvalidArgumentError);
}

TEST_CASE("an index that the operation has not is out of range") {
  Graph graph;
  const Operation op = placeholder(graph, "x").operation;
  CHECK(message_of<OutOfRangeError>([&] { op.output(1); }) ==
        "output 1 of operation 'x' (Placeholder), which has 1");
  CHECK_THROWS_AS(op.output(-1), OutOfRangeError);
  CHECK_THROWS_AS(op.input(0), OutOfRangeError);
  CHECK_THROWS_AS(op.output_type(1), OutOfRangeError);
  CHECK_THROWS_AS(op.input_type(0), OutOfRangeError);
  CHECK_THROWS_AS(op.consumers(1), OutOfRangeError);
}

TEST_CASE("an operation that is none throws instead of crashing") {
  const Operation none;
  CHECK_FALSE(none);
  CHECK(none == Operation());
  CHECK_THROWS_AS(none.name(), InvalidArgumentError);
  CHECK_THROWS_AS(none.num_outputs(), InvalidArgumentError);
  CHECK_THROWS_AS(none.output(0), InvalidArgumentError);
  CHECK_THROWS_AS(none.inputs(), InvalidArgumentError);
  CHECK_THROWS_AS(none.attr_names(), InvalidArgumentError);
  CHECK_THROWS_AS(none.attr_int("x"), InvalidArgumentError);
  CHECK_THROWS_AS(none.attr_int_list("x"), InvalidArgumentError);
  CHECK_THROWS_AS(none.node_def(), InvalidArgumentError);
  CHECK_THROWS_AS(Output().type(), InvalidArgumentError);
}

TEST_CASE("attributes are listed, the defaults of the op among them") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32);
  const Operation product = binary(graph, "MatMul", "product", x, x).operation;
  std::vector<std::string> names = product.attr_names();
  std::sort(names.begin(), names.end());
  CHECK(names == std::vector<std::string>{"T", "grad_a", "grad_b",
                                          "transpose_a", "transpose_b"});
  CHECK_FALSE(product.attr_bool("transpose_a"));
  CHECK(product.attr_type("T") == DataType::kFloat32);
}

TEST_CASE("metadata tells kind, length and size of an attribute") {
  define_attrs_op();
  Graph graph;
  const std::string_view strings[] = {"ab", "cde"};
  const std::vector<int64_t> dims = {1, 2, 3};
  const ShapeView shapes[] = {ShapeView(dims), ShapeView(dims)};
  const Operation op = OperationBuilder(graph, kAttrsOp, "op")
                           .set_string("a_string", "hello")
                           .set_shape("a_shape", {4, 5})
                           .set_string_list("string_list", strings)
                           .set_shape_list("shape_list", shapes)
                           .finish();
  const AttrMetadata string = op.attr_metadata("a_string");
  CHECK_FALSE(string.is_list);
  CHECK(string.list_size == -1);
  CHECK(string.kind == AttrKind::kString);
  CHECK(string.total_size == 5);
  const AttrMetadata shape = op.attr_metadata("a_shape");
  CHECK(shape.kind == AttrKind::kShape);
  CHECK(shape.total_size == 2);
  const AttrMetadata list = op.attr_metadata("string_list");
  CHECK(list.is_list);
  CHECK(list.list_size == 2);
  CHECK(list.kind == AttrKind::kString);
  CHECK(list.total_size == 5);
  CHECK(op.attr_metadata("shape_list").total_size == 6);
  CHECK(op.attr_metadata("int_list").list_size == 0);
  CHECK(op.attr_metadata("int_list").kind == AttrKind::kInt);
  CHECK(op.attr_metadata("a_float").kind == AttrKind::kFloat);
  CHECK(op.attr_metadata("a_bool").kind == AttrKind::kBool);
  CHECK(op.attr_metadata("a_type").kind == AttrKind::kType);
  CHECK(op.attr_metadata("a_tensor").kind == AttrKind::kTensor);
  CHECK(op.attr_metadata("a_function").kind == AttrKind::kFunction);
}

TEST_CASE("an attribute that is not there is refused by its name") {
  Graph graph;
  const Operation op = OperationBuilder(graph, "NoOp", "op").finish();
  CHECK_THAT(message_of<InvalidArgumentError>([&] { op.attr_int("size"); }),
             Catch::Contains("size"));
  CHECK_THROWS_AS(op.attr_string("size"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_shape("size"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_int_list("size"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_value("size"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_metadata("size"), InvalidArgumentError);
}

TEST_CASE("an attribute is not read as another kind") {
  define_attrs_op();
  Graph graph;
  const int64_t ints[] = {1, 2};
  const Operation op = OperationBuilder(graph, kAttrsOp, "op")
                           .set_int_list("int_list", ints)
                           .finish();
  CHECK_THROWS_AS(op.attr_string("an_int"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_int("a_string"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_float("an_int"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_bool("an_int"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_type("an_int"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_shape("an_int"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_tensor("an_int"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_int("int_list"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_int_list("an_int"), InvalidArgumentError);
  // C's getters of lists would give as many zeros.
  CHECK_THROWS_AS(op.attr_string_list("int_list"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_float_list("int_list"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_bool_list("int_list"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_type_list("int_list"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_shape_list("int_list"), InvalidArgumentError);
  CHECK_THROWS_AS(op.attr_tensor_list("int_list"), InvalidArgumentError);
}

TEST_CASE("an empty list that the op does not know has no elements") {
  Graph graph;
  const Operation op =
      OperationBuilder(graph, "NoOp", "op").set_int_list("_own", {}).finish();
  CHECK(op.attr_int_list("_own").empty());
  CHECK(op.attr_string_list("_own").empty());
  CHECK(op.attr_shape_list("_own").empty());
}

TEST_CASE("a node is serialised as a NodeDef") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  const Output product = binary(graph, "Mul", "square", x, x);
  proto::NodeDef node;
  REQUIRE(node.ParseFromString(product.operation.node_def().str()));
  CHECK(node.name() == "square");
  CHECK(node.op() == "Mul");
  REQUIRE(node.input_size() == 2);
  CHECK(node.input(0) == "x");
  CHECK(node.attr().at("T").type() == proto::DT_FLOAT);
}

}  // namespace
}  // namespace tfx::c
