#include "tfx/core/func_graph.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <vector>

#include "tests/core/testing.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/ndarray.h"

namespace tfx {
namespace {

Tensor vector_of(int64_t size) {
  const std::vector<float> values(static_cast<size_t>(size), 1.0F);
  return Tensor(c::Tensor::from_values<float>({size}, values));
}

TEST_CASE("operations go into the graph while it is being built") {
  FuncGraph graph("f");
  {
    const FuncGraph::Scope scope(graph);
    const Tensor x = graph.add_argument(float32, {2}, "x");
    CHECK(x.str() == "Tensor(\"x:0\", shape=(2,), dtype=float32)");
    CHECK(x.repr() == "<tf.Tensor 'x:0' shape=(2,) dtype=float32>");
    const Tensor y = execute_one("Neg", {x});
    CHECK(y.is_symbolic());
    CHECK(y.name() == "Neg:0");
    CHECK(y.shape() == TensorShape({2}));
    CHECK(execute_one("Neg", {x}).name() == "Neg_1:0");
    CHECK(execute_one("Neg", {x}).name() == "Neg_2:0");
  }
  CHECK(FuncGraph::current() == nullptr);
  CHECK_FALSE(execute_one("Neg", {scalar(1)}).is_symbolic());
}

TEST_CASE("a tensor of unknown rank prints without a shape") {
  FuncGraph graph("f");
  const Tensor x = graph.add_argument(int32, TensorShape(std::nullopt), "x");
  CHECK(x.str() == "Tensor(\"x:0\", dtype=int32)");
  CHECK(x.repr() == "<tf.Tensor 'x:0' shape=<unknown> dtype=int32>");
  CHECK(x.rank() == -1);
  x.set_shape({3, -1});
  CHECK(x.shape() == TensorShape({3, -1}));
  CHECK_THROWS_AS(x.set_shape({2, 2}), ValueError);
}

TEST_CASE("names are scoped") {
  FuncGraph graph("f");
  const NameScope around = name_scope("around");
  const FuncGraph::Scope scope(graph);
  const NameScope inner = name_scope("layer");
  CHECK(execute_one("Neg", {scalar(1)}).name() == "layer/Neg:0");
}

TEST_CASE("an operation may have the name of its scope") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const NameScope around = name_scope("around");
  const NameScope layer = name_scope("layer");
  CHECK(layer.name() == "around/layer/");
  const Tensor one = scalar(1);
  const std::array<Argument, 1> inputs = {one};
  std::array<Tensor, 1> outputs;
  execute({.op = "Neg", .inputs = inputs, .attrs = {}, .name = layer.name()},
          outputs);
  CHECK(outputs[0].name() == "around/layer:0");
}

// The names that Python gives in the same place.
TEST_CASE("a scope whose name is taken gets a number") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(float32, {}, "x");
  const auto name_in = [&](std::string_view wanted) {
    const NameScope inner = name_scope(wanted);
    return execute_one("Identity", {x}).name();
  };
  CHECK(name_in("a") == "a/Identity:0");
  CHECK(name_in("a") == "a_1/Identity:0");
  {
    const NameScope inner = name_scope("", "a");
    CHECK(inner.name() == "a_2/");
    Tensor y;
    const Argument arguments[] = {x};
    execute({"Identity", arguments, {}, inner.name()}, std::span(&y, 1));
    CHECK(y.name() == "a_2:0");
  }
  {
    Tensor y;
    const Argument arguments[] = {x};
    execute({"Identity", arguments, {}, "a"}, std::span(&y, 1));
    CHECK(y.name() == "a_3:0");
  }
  CHECK(name_in("A") == "A_4/Identity:0");
  CHECK(name_in("a/") == "a/Identity_1:0");
}

TEST_CASE("small values become constants, others inputs, each once") {
  FuncGraph graph("f");
  const Tensor outside = vector_of(128);
  const Tensor number(c::Tensor::scalar<int32_t>(1));
  const FuncGraph::Scope scope(graph);
  const Tensor small = vector_of(128);
  const Tensor big = vector_of(129);
  CHECK(graph.capture(small).name() == "Const:0");
  CHECK(graph.capture(small).is(graph.capture(small)));
  CHECK(graph.capture(number).name() == "Const_1:0");
  CHECK(graph.captures().empty());
  // What a gradient may go to is an input, with its value for a hint.
  CHECK(graph.capture(outside).name() == "Const_2:0");
  REQUIRE(graph.captures().size() == 1);
  CHECK(graph.captures()[0].outer.is(outside));
  const Tensor inner = graph.capture(big);
  CHECK(graph.capture(big).is(inner));
  REQUIRE(graph.captures().size() == 2);
  CHECK(graph.captures()[1].outer.is(big));
  CHECK(inner.shape() == TensorShape({129}));
}

TEST_CASE("only tensors of graphs around may be captured") {
  FuncGraph outer("outer");
  FuncGraph other("other");
  const Tensor strange = other.add_argument(float32, {}, "x");
  const FuncGraph::Scope scope(outer);
  const Tensor x = outer.add_argument(float32, {}, "x");
  CHECK_THROWS_AS(outer.capture(strange), TypeError);
  FuncGraph inner("inner");
  CHECK(inner.capture(x).is_symbolic());
  CHECK(inner.captures().size() == 1);
}

TEST_CASE("a graph is a function of its arguments and captures") {
  FuncGraph graph("f");
  const Tensor big = vector_of(200);
  Tensor y;
  {
    const FuncGraph::Scope scope(graph);
    const Tensor x = graph.add_argument(float32, {}, "x");
    y = execute_one("Mul", {x, big});
  }
  c::EagerContext& context = Context::instance().eager();
  context.add_function(graph.to_function("func_graph_test_f", {&y, 1}));
  const Tensor result = execute_one("func_graph_test_f", {scalar(3), big});
  CHECK(result.data<float>()[199] == 3.0F);
  context.remove_function("func_graph_test_f");
}

TEST_CASE("what does not depend on arguments can be computed at once") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(float32, {}, "x");
  const Tensor big = vector_of(200);
  const Tensor sum = execute_one("AddV2", {scalar(1), scalar(2)});
  CHECK(graph.evaluate(sum).item<float>() == 3.0F);
  CHECK(graph.evaluate(execute_one("Mul", {sum, big})).data<float>()[7] ==
        3.0F);
  CHECK_THROWS_WITH(graph.evaluate(execute_one("Mul", {sum, x})),
                    Catch::Contains("depends on the argument x:0"));
}

TEST_CASE("what does not fit together is refused as in Python") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(float32, {2, 3}, "x");
  CHECK_THROWS_AS(execute_one("MatMul", {x, x}), ValueError);
  CHECK_THROWS_AS(execute_one("Neg", {Tensor()}), ValueError);
}

TEST_CASE("symbolic tensors have no values") {
  FuncGraph graph("tracing");
  const Tensor x = graph.add_argument(float32, {}, "x");
  using NotAllowed = OperatorNotAllowedInGraphError;
  CHECK_THROWS_AS(static_cast<bool>(x), NotAllowed);
  CHECK_THROWS_AS(static_cast<float>(x), NotAllowed);
  CHECK_THROWS_AS(x.item<float>(), NotAllowed);
  CHECK_THROWS_AS(x.data<float>(), NotAllowed);
  CHECK_THROWS_AS(x.numpy(), NotAllowed);
  CHECK_THROWS_AS(x.begin(), NotAllowed);
  CHECK_THROWS_AS(x.len(), TypeError);
  CHECK_THROWS_AS(x.handle(), TypeError);
  CHECK_THROWS_WITH(x.numpy(), Catch::Contains("'x:0'") &&
                                   Catch::Contains("Placeholder") &&
                                   Catch::Contains("'tracing'"));
}

TEST_CASE("an init scope leaves all graphs") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  {
    const InitScope now;
    CHECK(execute_one("Neg", {scalar(1)}).item<float>() == -1.0F);
  }
  CHECK(FuncGraph::current() == &graph);
}

TEST_CASE("operations with effects run in order, reads between writes") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor v = graph.add_argument(resource, {}, "v");
  const auto operation = [](const Tensor& tensor) {
    return tensor.symbol()->output.operation;
  };
  const auto read = [&] {
    return execute_one("ReadVariableOp", {v}, {{"dtype", float32}});
  };
  const Tensor a = read();
  const Tensor b = read();
  CHECK(operation(b).control_inputs().empty());
  execute("AssignAddVariableOp", {v, scalar(1)});
  const c::Operation write = graph.graph().operation("AssignAddVariableOp");
  CHECK(write.control_inputs().size() == 2);
  CHECK(operation(read()).control_inputs() == std::vector{write});
  CHECK(graph.is_stateful());
}

bool waits_for(const c::Operation& operation, const c::Operation& other) {
  return std::ranges::count(operation.control_inputs(), other) == 1;
}

TEST_CASE("a resource that went through Identity is the same one") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor handle = graph.add_argument(resource, {}, "v");
  const Tensor alias =
      execute_one("Identity", {execute_one("Identity", {handle})});
  const Tensor before =
      execute_one("ReadVariableOp", {alias}, {{"dtype", float32}});
  execute("AssignVariableOp", {handle, scalar(1)});
  const c::Operation assign = graph.graph().operation("AssignVariableOp");
  CHECK(waits_for(assign, before.symbol()->output.operation));
  const Tensor after =
      execute_one("ReadVariableOp", {alias}, {{"dtype", float32}});
  CHECK(waits_for(after.symbol()->output.operation, assign));
}

}  // namespace
}  // namespace tfx
