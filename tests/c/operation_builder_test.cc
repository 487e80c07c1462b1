#include "tfx/c/operation_builder.h"

#include <cstdint>
#include <string>
#include <utility>

#include "tests/c/attrs_op.h"
#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/session.h"
#include "tfx/proto/core/framework/attr_value.pb.h"
#include "tfx/proto/core/framework/node_def.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;

OperationBuilder attrs_op(Graph& graph) {
  define_attrs_op();
  return {graph, kAttrsOp, "op"};
}

TEST_CASE("a plain attribute of every kind is read back as it was set") {
  Graph graph;
  const Tensor tensor = vector<float>({1.5F, 2.5F});
  const Operation op = attrs_op(graph)
                           .set_string("a_string", std::string_view("a\0b", 3))
                           .set_int("an_int", INT64_MIN)
                           .set_float("a_float", 0.25F)
                           .set_bool("a_bool", true)
                           .set_type("a_type", DataType::kBfloat16)
                           .set_shape("a_shape", {2, 3})
                           .set_tensor("a_tensor", tensor)
                           .set_function("a_function", "f")
                           .finish();
  CHECK(op.attr_string("a_string") == std::string("a\0b", 3));
  CHECK(op.attr_int("an_int") == INT64_MIN);
  CHECK(op.attr_float("a_float") == 0.25F);
  CHECK(op.attr_bool("a_bool"));
  CHECK(op.attr_type("a_type") == DataType::kBfloat16);
  CHECK(op.attr_shape("a_shape") == PartialShape({2, 3}));
  CHECK(values<float>(op.attr_tensor("a_tensor")) ==
        std::vector<float>{1.5F, 2.5F});
  proto::AttrValue function;
  REQUIRE(function.ParseFromString(op.attr_value("a_function").str()));
  CHECK(function.func().name() == "f");
}

TEST_CASE("a node's shape may be known, partly known, a scalar's or unknown") {
  const auto read_back = [](ShapeView shape) {
    Graph graph;
    return attrs_op(graph)
        .set_shape("a_shape", shape)
        .finish()
        .attr_shape("a_shape");
  };
  CHECK(read_back({4, 5, 6}) == PartialShape({4, 5, 6}));
  CHECK(read_back({-1, 5}) == PartialShape({-1, 5}));
  CHECK(read_back({}) == PartialShape(std::in_place));
  CHECK(read_back({0}) == PartialShape(std::vector<int64_t>{0}));
  CHECK(read_back(ShapeView::unknown()) == PartialShape());
}

TEST_CASE("a list of every kind is read back as it was set") {
  Graph graph;
  const std::string long_string(100, 'l');
  const std::string_view strings[] = {"", std::string_view("\0x", 2),
                                      long_string};
  const int64_t ints[] = {-1, INT64_MAX};
  const float floats[] = {0.5F, -0.0F, 3.0F};
  const bool bools[] = {true, false, true};
  const DataType types[] = {DataType::kInt8, DataType::kString};
  const std::vector<int64_t> known = {7, -1};
  const ShapeView shapes[] = {ShapeView(known), ShapeView::unknown(),
                              ShapeView(PartialShape(std::in_place))};
  Tensor tensors[2];
  tensors[0] = vector<int32_t>({1, 2});
  tensors[1] = Tensor::scalar_string("s");
  const Operation op = attrs_op(graph)
                           .set_string_list("string_list", strings)
                           .set_int_list("int_list", ints)
                           .set_float_list("float_list", floats)
                           .set_bool_list("bool_list", bools)
                           .set_type_list("type_list", types)
                           .set_shape_list("shape_list", shapes)
                           .set_tensor_list("tensor_list", tensors)
                           .finish();
  CHECK(op.attr_string_list("string_list") ==
        std::vector<std::string>{"", std::string("\0x", 2), long_string});
  CHECK(op.attr_int_list("int_list") == std::vector<int64_t>{-1, INT64_MAX});
  CHECK(op.attr_float_list("float_list") ==
        std::vector<float>{0.5F, 0.0F, 3.0F});
  CHECK(op.attr_bool_list("bool_list") == std::vector<bool>{true, false, true});
  CHECK(op.attr_type_list("type_list") ==
        std::vector<DataType>{DataType::kInt8, DataType::kString});
  CHECK(op.attr_shape_list("shape_list") ==
        std::vector<PartialShape>{PartialShape({7, -1}), PartialShape(),
                                  PartialShape(std::in_place)});
  const std::vector<Tensor> read = op.attr_tensor_list("tensor_list");
  REQUIRE(read.size() == 2);
  CHECK(values<int32_t>(read[0]) == std::vector<int32_t>{1, 2});
  CHECK(read[1].string_at(0) == "s");
}

TEST_CASE("an empty list of every kind is an empty list") {
  Graph graph;
  const Operation op = attrs_op(graph)
                           .set_string_list("string_list", {})
                           .set_int_list("int_list", {})
                           .set_float_list("float_list", {})
                           .set_bool_list("bool_list", {})
                           .set_type_list("type_list", {})
                           .set_shape_list("shape_list", {})
                           .set_tensor_list("tensor_list", {})
                           .finish();
  CHECK(op.attr_string_list("string_list").empty());
  CHECK(op.attr_int_list("int_list").empty());
  CHECK(op.attr_float_list("float_list").empty());
  CHECK(op.attr_bool_list("bool_list").empty());
  CHECK(op.attr_type_list("type_list").empty());
  CHECK(op.attr_shape_list("shape_list").empty());
  CHECK(op.attr_tensor_list("tensor_list").empty());
}

TEST_CASE("any attribute of a node can be set from an AttrValue") {
  Graph graph;
  proto::AttrValue functions;
  functions.mutable_list()->add_func()->set_name("f");
  functions.mutable_list()->add_func()->set_name("g");
  const Operation op =
      attrs_op(graph)
          .set_attr_value("function_list", functions.SerializeAsString())
          .finish();
  proto::AttrValue read;
  REQUIRE(read.ParseFromString(op.attr_value("function_list").str()));
  REQUIRE(read.list().func_size() == 2);
  CHECK(read.list().func(0).name() == "f");
  CHECK(read.list().func(1).name() == "g");
}

TEST_CASE("bytes that are no AttrValue are refused at once") {
  Graph graph;
  OperationBuilder builder = attrs_op(graph);
  CHECK_THROWS_AS(builder.set_attr_value("an_int", "\xff\xff"),
                  InvalidArgumentError);
}

TEST_CASE("a placeholder stands for an attribute of the function around it") {
  Graph graph;
  const Operation op = attrs_op(graph).set_placeholder("a_type", "T").finish();
  proto::AttrValue read;
  REQUIRE(read.ParseFromString(op.attr_value("a_type").str()));
  CHECK(read.placeholder() == "T");
  CHECK(op.attr_metadata("a_type").kind == AttrKind::kPlaceholder);
}

TEST_CASE("inputs, control inputs, device and colocation reach the node") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  const Output y = placeholder(graph, "y");
  const Operation before = OperationBuilder(graph, "NoOp", "before").finish();
  const Output both[] = {x, y};
  const Operation sum = OperationBuilder(graph, "AddN", "sum")
                            .add_input_list(both)
                            .add_control_input(before)
                            .set_device("/device:CPU:0")
                            .colocate_with(x.operation)
                            .finish();
  CHECK(sum.inputs() == std::vector<Output>{x, y});
  CHECK(sum.control_inputs() == std::vector<Operation>{before});
  CHECK(sum.device() == "/device:CPU:0");
  CHECK(sum.attr_int("N") == 2);
  CHECK(sum.attr_string_list("_class") == std::vector<std::string>{"loc:@x"});
}

TEST_CASE("an abandoned builder leaves nothing in the graph") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  {
    OperationBuilder builder(graph, "AddV2", "sum");
    builder.add_input(x).add_input(x);
  }
  { OperationBuilder(graph, "NoSuchOp", "bad"); }
  { OperationBuilder(graph, "AddV2", "x"); }
  CHECK(graph.operations().size() == 1);
  CHECK_FALSE(graph.find("sum"));
  // The name is free again.
  CHECK(binary(graph, "AddV2", "sum", x, x).name() == "sum:0");
}

TEST_CASE("a builder that moves is finished by its new owner") {
  Graph graph;
  OperationBuilder first(graph, "NoOp", "op");
  OperationBuilder second = std::move(first);
  CHECK_THROWS_AS(first.set_int("_x", 1),  // NOLINT(bugprone-use-after-move)
                  errors::FailedPreconditionError);
  CHECK(second.finish().name() == "op");
}

TEST_CASE("a finished builder takes nothing more") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  OperationBuilder builder(graph, "NoOp", "op");
  builder.finish();
  CHECK_FALSE(builder);
  CHECK_THROWS_AS(builder.finish(), errors::FailedPreconditionError);
  CHECK_THROWS_AS(builder.set_int("_x", 1), errors::FailedPreconditionError);
  CHECK_THROWS_AS(builder.add_input(x), errors::FailedPreconditionError);
}

template <typename Build>
std::string refusal(Build build) {
  return message_of<InvalidArgumentError>(build);
}

TEST_CASE("a node of an op that does not exist is refused by its name") {
  Graph graph;
  CHECK_THAT(message_of<InvalidArgumentError>(
                 [&] { OperationBuilder(graph, "NoSuchOp", "op").finish(); }),
             Catch::Contains("NoSuchOp"));
  CHECK(graph.operations().empty());
}

TEST_CASE("a missing input is refused, naming op and node") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  const std::string message = refusal(
      [&] { OperationBuilder(graph, "AddV2", "sum").add_input(x).finish(); });
  CHECK_THAT(message, Catch::Contains("AddV2"));
  CHECK_THAT(message, Catch::Contains("sum"));
  CHECK(graph.operations().size() == 1);
}

TEST_CASE("one input too many is refused") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  CHECK_THAT(refusal([&] {
               OperationBuilder(graph, "Neg", "minus")
                   .add_input(x)
                   .add_input(x)
                   .finish();
             }),
             Catch::Contains("Neg"));
}

TEST_CASE("a name that the graph has already is refused") {
  Graph graph;
  placeholder(graph, "x");
  CHECK_THAT(refusal([&] { placeholder(graph, "x"); }),
             Catch::Contains("Duplicate node name in graph: 'x'"));
}

TEST_CASE("a name that no node may have is refused") {
  Graph graph;
  for (const char* name : {"", "a b", "_a", "-a", "/a", "a:0", "\u00e4"}) {
    CAPTURE(name);
    CHECK_THROWS_AS(OperationBuilder(graph, "NoOp", name),
                    InvalidArgumentError);
  }
  for (const char* name : {"a", "A0", ".a", "0", "a/b_c-d.e>f"}) {
    CAPTURE(name);
    CHECK(OperationBuilder(graph, "NoOp", name).finish().name() == name);
  }
  CHECK_NOTHROW(Session(graph).run({}, {}, {graph.operation("a")}));
}

TEST_CASE("an input of a wrong type is refused, naming both types") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32);
  const Output n = placeholder(graph, "n", DataType::kInt32);
  const std::string message =
      refusal([&] { binary(graph, "AddV2", "sum", x, n); });
  CHECK_THAT(message, Catch::Contains("DT_FLOAT"));
  CHECK_THAT(message, Catch::Contains("DT_INT32"));
}

TEST_CASE("an attribute that is missing, or of another kind, is refused") {
  Graph graph;
  CHECK_THAT(
      refusal([&] { OperationBuilder(graph, "Placeholder", "x").finish(); }),
      Catch::Contains("dtype"));
  CHECK_THAT(refusal([&] {
               OperationBuilder(graph, "Placeholder", "x")
                   .set_int("dtype", 1)
                   .finish();
             }),
             Catch::Contains("dtype"));
}

TEST_CASE("two values for one attribute are refused") {
  Graph graph;
  CHECK_THROWS_AS(
      attrs_op(graph).set_int("an_int", 1).set_int("an_int", 2).finish(),
      InvalidArgumentError);
}

TEST_CASE("an output that the producer has not is refused") {
  Graph graph;
  const Output x = placeholder(graph, "x");
  CHECK_THROWS_AS(unary(graph, "Neg", "a", {x.operation, 1}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(unary(graph, "Neg", "b", {x.operation, -1}),
                  InvalidArgumentError);
}

TEST_CASE("empty operations and tensors are refused before C sees them") {
  Graph graph;
  OperationBuilder builder = attrs_op(graph);
  const Output none[1] = {};
  const Tensor empty[1];
  CHECK_THROWS_AS(builder.add_input({}), InvalidArgumentError);
  CHECK_THROWS_AS(builder.add_input_list(none), InvalidArgumentError);
  CHECK_THROWS_AS(builder.add_control_input({}), InvalidArgumentError);
  CHECK_THROWS_AS(builder.colocate_with({}), InvalidArgumentError);
  CHECK_THROWS_AS(builder.set_tensor("a_tensor", Tensor()),
                  InvalidArgumentError);
  CHECK_THROWS_AS(builder.set_tensor_list("tensor_list", empty),
                  InvalidArgumentError);
}

TEST_CASE("shapes that do not fit are refused when the node is finished") {
  Graph graph;
  const Output a = placeholder(graph, "a", DataType::kFloat32, {2, 3});
  const Output b = placeholder(graph, "b", DataType::kFloat32, {4, 5});
  CHECK_THAT(refusal([&] { binary(graph, "MatMul", "product", a, b); }),
             Catch::Contains("3 and 4"));
}

}  // namespace
}  // namespace tfx::c
