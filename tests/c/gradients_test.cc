// Graph::add_gradients.
#include <string>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/graph.h"
#include "tfx/c/session.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using Floats = std::vector<float>;

Floats run(const Graph& graph, Output what, Output x, float value) {
  return values<float>(
      Session(graph).run({{x, Tensor::scalar(value)}}, {what})[0]);
}

TEST_CASE("the gradient of a square is twice its input") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, ShapeView({}));
  const Output y = unary(graph, "Square", "y", x);
  const std::vector<Output> dx =
      graph.add_gradients(std::span(&y, 1), std::span(&x, 1));
  REQUIRE(dx.size() == 1);
  CHECK(run(graph, dx[0], x, 3) == Floats{6});
}

TEST_CASE("gradients of several y are summed, for each x") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, ShapeView({}));
  const Output c = constant(graph, "c", Tensor::scalar(4.0F));
  const Output y[] = {unary(graph, "Square", "square", x),
                      binary(graph, "Mul", "product", x, c)};
  const Output by[] = {x, c};
  const std::vector<Output> d = graph.add_gradients(y, by);
  REQUIRE(d.size() == 2);
  CHECK(run(graph, d[0], x, 3) == Floats{10});  // 2x + c
  CHECK(run(graph, d[1], x, 3) == Floats{3});   // x
}

TEST_CASE("what arrives at y multiplies the gradient") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, ShapeView({}));
  const Output y = unary(graph, "Square", "y", x);
  const Output dy = constant(graph, "dy", Tensor::scalar(10.0F));
  const std::vector<Output> dx = graph.add_gradients(
      std::span(&y, 1), std::span(&x, 1), std::span(&dy, 1));
  CHECK(run(graph, dx[0], x, 3) == Floats{60});
}

TEST_CASE("gradients are named with the prefix") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, ShapeView({}));
  const Output y = unary(graph, "Square", "y", x);
  const std::vector<Output> dx =
      graph.add_gradients(std::span(&y, 1), std::span(&x, 1), {}, "mine");
  CHECK_THAT(dx[0].name(), Catch::StartsWith("mine/"));
  CHECK_THROWS_AS(
      graph.add_gradients(std::span(&y, 1), std::span(&x, 1), {}, "mine"),
      InvalidArgumentError);
}

TEST_CASE("a gradient by what y does not depend on is refused by its name") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, ShapeView({}));
  const Output other = constant(graph, "other", Tensor::scalar(1.0F));
  const Output y = unary(graph, "Square", "y", x);
  const Output by[] = {x, other};
  CHECK_THAT(message_of<InvalidArgumentError>(
                 [&] { graph.add_gradients(std::span(&y, 1), by); }),
             Catch::Contains("other"));
}

TEST_CASE("an op without a gradient is refused by its name") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, ShapeView({}));
  const Output y = OperationBuilder(graph, "Bucketize", "y")
                       .add_input(x)
                       .set_float_list("boundaries", {})
                       .finish()
                       .output(0);
  CHECK_THAT(message_of<errors::NotFoundError>([&] {
               graph.add_gradients(std::span(&y, 1), std::span(&x, 1));
             }),
             Catch::Contains("Bucketize"));
}

TEST_CASE("wrong arguments are refused before C sees them") {
  Graph graph;
  const Output x = placeholder(graph, "x", DataType::kFloat32, ShapeView({}));
  const Output none;
  const Output two[] = {x, x};
  const auto one = [](const Output& output) { return std::span(&output, 1); };
  CHECK_THROWS_AS(graph.add_gradients(one(none), one(x)), InvalidArgumentError);
  CHECK_THROWS_AS(graph.add_gradients(one(x), one(none)), InvalidArgumentError);
  CHECK_THROWS_AS(graph.add_gradients(one(x), one(x), one(none)),
                  InvalidArgumentError);
  CHECK(message_of<InvalidArgumentError>([&] {
          graph.add_gradients(one(x), one(x), two);
        }) == "there are 1 y, but 2 dy");
}

}  // namespace
}  // namespace tfx::c
