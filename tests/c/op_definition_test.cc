#include "tfx/c/op_definition.h"

#include <stdexcept>
#include <string>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/op_registry.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;

proto::OpDef definition(ZString op_type) {
  proto::OpDef op;
  REQUIRE(op.ParseFromString(Graph().op_def(op_type).str()));
  return op;
}

TEST_CASE("an op is registered with inputs, outputs and attributes") {
  OpDefinition("TfxFull")
      .input("x: T")
      .input("more: N * T")
      .output("y: T")
      .output("count: int32")
      .attr("T: {float, int32} = DT_INT32")
      .attr("N: int >= 1")
      .commutative()
      .aggregate()
      .stateful()
      .allows_uninitialized_input()
      .add();
  const proto::OpDef op = definition("TfxFull");
  REQUIRE(op.input_arg_size() == 2);
  CHECK(op.input_arg(1).number_attr() == "N");
  REQUIRE(op.output_arg_size() == 2);
  CHECK(op.output_arg(1).type() == proto::DT_INT32);
  REQUIRE(op.attr_size() == 2);
  CHECK(op.attr(0).default_value().type() == proto::DT_INT32);
  CHECK(op.is_commutative());
  CHECK(op.is_aggregate());
  CHECK(op.is_stateful());
  CHECK(op.allows_uninitialized_input());
  CHECK(is_stateful("TfxFull"));
}

TEST_CASE("an op can be deprecated") {
  OpDefinition("TfxOld").deprecated(1, "use another").add();
  CHECK(definition("TfxOld").deprecation().version() == 1);
  CHECK(definition("TfxOld").deprecation().explanation() == "use another");
}

TEST_CASE("a definition that is dropped registers nothing") {
  { OpDefinition("TfxDropped").input("x: float"); }
  CHECK_THROWS_AS(is_stateful("TfxDropped"), errors::NotFoundError);
}

TEST_CASE("a definition is added once") {
  OpDefinition once("TfxOnce");
  once.add();
  CHECK_THROWS_AS(once.add(), errors::FailedPreconditionError);
  CHECK_THROWS_AS(once.input("x: float"), errors::FailedPreconditionError);
}

TEST_CASE("a name that is taken is refused, and the op stays as it was") {
  CHECK(message_of<errors::AlreadyExistsError>([] {
          OpDefinition("MatMul").add();
        }) == "there is an op 'MatMul' already");
  CHECK(definition("MatMul").input_arg_size() == 2);
}

TEST_CASE("bad specifications are refused, and the process goes on") {
  CHECK_THAT(message_of<InvalidArgumentError>(
                 [] { OpDefinition("TfxBad").input("x: nonsense").add(); }),
             Catch::Contains("nonsense"));
  CHECK_THROWS_AS(OpDefinition("TfxBad").input("no colon").add(),
                  InvalidArgumentError);
  CHECK_THROWS_AS(OpDefinition("TfxBad").attr("T: {nothing}").add(),
                  InvalidArgumentError);
  CHECK_THROWS_AS(OpDefinition("TfxBad").attr("n: int = 'text'").add(),
                  InvalidArgumentError);
  CHECK_THROWS_AS(OpDefinition("not camel case").add(), InvalidArgumentError);
  CHECK_THROWS_AS(
      OpDefinition("TfxBad").input("x: float").input("x: float").add(),
      InvalidArgumentError);
  // The name is free still.
  CHECK_NOTHROW(OpDefinition("TfxBad").input("x: float").add());
}

TEST_CASE("without a shape function all shapes are unknown") {
  OpDefinition("TfxUnknown").input("x: float").output("y: float").add();
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, {2});
  CHECK(graph.shape(unary(graph, "TfxUnknown", "y", x)) == PartialShape());
}

TEST_CASE("a second shape function is refused") {
  constexpr auto kNothing = [](ShapeInference&) {};
  CHECK_THROWS_AS(OpDefinition("TfxTwice")
                      .shape_function<kNothing>()
                      .shape_function<kNothing>()
                      .add(),
                  InvalidArgumentError);
}

// What shapes a function gives to two outputs for inputs x and y.
template <auto kFunction>
std::pair<PartialShape, PartialShape> infer(const std::string& op, ShapeView x,
                                            ShapeView y) {
  OpDefinition(op)
      .input("x: T")
      .input("y: T")
      .output("a: T")
      .output("b: T")
      .attr("T: type")
      .shape_function<kFunction>()
      .add();
  Graph graph;
  const Operation node =
      binary(graph, op, "op", placeholder(graph, "x", DataType::kFloat32, x),
             placeholder(graph, "y", DataType::kFloat32, y))
          .operation;
  return {graph.shape(node.output(0)), graph.shape(node.output(1))};
}

const PartialShape kScalar(std::in_place);

TEST_CASE("outputs take the shapes of inputs") {
  const auto [a, b] = infer<[](ShapeInference& inference) {
    inference.set_output_like_input(0, 1);
    inference.set_output_like_input(1, 0);
  }>("TfxLike", {2, -1}, ShapeView::unknown());
  CHECK(a == PartialShape());
  CHECK(b == PartialShape({2, -1}));
}

TEST_CASE("outputs are scalars and vectors") {
  const auto [a, b] = infer<[](ShapeInference& inference) {
    inference.set_output_scalar(0);
    inference.set_output_vector(1, 7);
  }>("TfxPlain", {}, {});
  CHECK(a == kScalar);
  CHECK(b == PartialShape(std::vector<int64_t>{7}));
}

TEST_CASE("a vector may be of unknown size") {
  const auto [a, b] = infer<[](ShapeInference& inference) {
    inference.set_output_vector(0, -1);
    inference.set_output_scalar(1);
  }>("TfxSome", {}, {});
  CHECK(a == PartialShape(std::vector<int64_t>{-1}));
  CHECK(b == kScalar);
}

TEST_CASE("outputs are parts of inputs' shapes, counted as in Python") {
  const auto [a, b] = infer<[](ShapeInference& inference) {
    inference.set_output_subshape(0, 0, 1, 3);
    inference.set_output_subshape(1, 0, 0, -1);
  }>("TfxPart", {2, 3, 4, 5}, {});
  CHECK(a == PartialShape({3, 4}));
  CHECK(b == PartialShape({2, 3, 4}));
}

TEST_CASE("outputs are concatenations of inputs' shapes") {
  const auto [a, b] = infer<[](ShapeInference& inference) {
    inference.set_output_concatenated(0, 0, 1);
    inference.set_output_scalar(1);
  }>("TfxJoin", {2, 3}, {-1});
  CHECK(a == PartialShape({2, 3, -1}));
  CHECK(b == kScalar);
}

TEST_CASE("all outputs are made unknown") {
  const auto [a, b] = infer<[](ShapeInference& inference) {
    inference.set_all_outputs_unknown();
  }>("TfxNone", {2, 3}, {4});
  CHECK(a == PartialShape());
  CHECK(b == PartialShape());
}

TEST_CASE("a shape function reads the inputs and the types of attributes") {
  static int inputs;
  static DataType type;
  static PartialShape x, y;
  infer<[](ShapeInference& inference) {
    inputs = inference.input_count();
    type = inference.attr_type("T");
    x = inference.input(0);
    y = inference.input(1);
    inference.set_all_outputs_unknown();
  }>("TfxRead", {2, -1}, ShapeView::unknown());
  CHECK(inputs == 2);
  CHECK(type == DataType::kFloat32);
  CHECK(x == PartialShape({2, -1}));
  CHECK(y == PartialShape());
}

TEST_CASE("a rank that fits is given with what is known of the shape") {
  static PartialShape exact, least, most, unknown;
  infer<[](ShapeInference& inference) {
    exact = inference.input_with_rank(0, 2);
    least = inference.input_with_rank_at_least(0, 1);
    most = inference.input_with_rank_at_most(0, 2);
    unknown = inference.input_with_rank(1, 2);
    inference.set_all_outputs_unknown();
  }>("TfxRank", {2, -1}, ShapeView::unknown());
  CHECK(exact == PartialShape({2, -1}));
  CHECK(least == PartialShape({2, -1}));
  CHECK(most == PartialShape({2, -1}));
  CHECK(unknown == PartialShape({-1, -1}));
}

TEST_CASE("a rank that does not fit is refused when the node is built") {
  CHECK_THAT(message_of<InvalidArgumentError>([] {
               infer<[](ShapeInference& inference) {
                 inference.input_with_rank(0, 3);
               }>("TfxRank3", {2, 3}, {});
             }),
             Catch::Contains("rank 3"));
  CHECK_THROWS_AS(infer<[](ShapeInference& inference) {
                    inference.input_with_rank_at_least(0, 3);
                  }>("TfxRankLeast3", {2, 3}, {}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(infer<[](ShapeInference& inference) {
                    inference.input_with_rank_at_most(0, 1);
                  }>("TfxRankMost1", {2, 3}, {}),
                  InvalidArgumentError);
}

TEST_CASE("indices and attributes that are not there are refused") {
  static int caught;
  const auto expect_throw = [](auto action) {
    try {
      action();
    } catch (const errors::OpError&) {
      ++caught;
    }
  };
  static const auto expect = expect_throw;
  caught = 0;
  infer<[](ShapeInference& inference) {
    expect([&] { inference.input(2); });
    expect([&] { inference.input(-1); });
    expect([&] { inference.input_with_rank(2, 1); });
    expect([&] { inference.set_output_scalar(2); });
    expect([&] { inference.set_output_scalar(-1); });
    expect([&] { inference.set_output_like_input(0, 9); });
    expect([&] { inference.attr_type("nonsense"); });
    inference.set_all_outputs_unknown();
  }>("TfxWrong", {2}, {2});
  CHECK(caught == 7);
}

TEST_CASE("what a shape function throws is thrown where the node is built") {
  CHECK_THAT(message_of<InvalidArgumentError>([] {
               infer<[](ShapeInference&) {
                 throw errors::InvalidArgumentError("not these shapes");
               }>("TfxThrow", {}, {});
             }),
             Catch::Contains("not these shapes"));
  CHECK_THAT(message_of<errors::OpError>([] {
               infer<[](ShapeInference&) {
                 throw std::runtime_error("something else");
               }>("TfxThrowOther", {}, {});
             }),
             Catch::Contains("something else"));
}

}  // namespace
}  // namespace tfx::c
