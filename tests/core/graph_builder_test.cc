#include "tfx/core/graph_builder.h"

#include <catch2/catch.hpp>

#include "tests/core/testing.h"
#include "tfx/c/session.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/init_scope.h"

namespace tfx {
namespace {

c::Operation maker_of(const Tensor& tensor) {
  return tensor.symbol()->output.operation;
}

const TensorShape kScalar({});

Tensor placeholder() {
  return execute_one("Placeholder", {}, {{"dtype", float32}});
}

TEST_CASE("a graph that is no function's takes operations") {
  GraphBuilder graph("g");
  Tensor x;
  Tensor y;
  {
    const GraphBuilder::Scope scope(graph);
    CHECK(GraphBuilder::current() == &graph);
    CHECK(FuncGraph::current() == nullptr);
    CHECK_FALSE(FuncGraph::is_compiling());
    x = placeholder();
    y = execute_one("AddV2", {x, scalar(2)});
    CHECK(y.str() == "Tensor(\"AddV2:0\", dtype=float32)");
    const NameScope layer = name_scope("layer");
    CHECK(execute_one("Neg", {y}).name() == "layer/Neg:0");
  }
  CHECK(GraphBuilder::current() == nullptr);
  const c::Session session(graph.graph());
  const auto results = session.run(
      {{x.symbol()->output, c::Tensor::scalar(40.0F)}}, {y.symbol()->output});
  CHECK(results[0].data<float>()[0] == 42.0F);
}

TEST_CASE("eager values become constants of a plain graph, of any size") {
  GraphBuilder graph("g");
  const Tensor big = execute_one("Fill", {make({1000}), scalar(3)});
  const GraphBuilder::Scope scope(graph);
  const Tensor y = execute_one("Neg", {big});
  CHECK(maker_of(y).inputs()[0].operation.op_type() == "Const");
  CHECK(y.shape() == TensorShape({1000}));
}

TEST_CASE("tensors of another graph are refused") {
  GraphBuilder graph("first");
  GraphBuilder other("second");
  Tensor x;
  {
    const GraphBuilder::Scope scope(other);
    x = placeholder();
  }
  const GraphBuilder::Scope scope(graph);
  CHECK_THROWS_AS(execute_one("Neg", {x}), ValueError);
  CHECK_THROWS_WITH(execute_one("Neg", {x}),
                    Catch::Contains("'first'") && Catch::Contains("'second'"));
}

TEST_CASE("a function that is traced inside captures tensors of the graph") {
  GraphBuilder graph("g");
  const GraphBuilder::Scope scope(graph);
  const Tensor x = placeholder();
  FuncGraph function("f");
  {
    const FuncGraph::Scope tracing(function);
    CHECK(FuncGraph::current() == &function);
    execute_one("Neg", {x});
  }
  REQUIRE(function.captures().size() == 1);
  CHECK(function.captures()[0].outer.is(x));
  CHECK(function.allows_variables());
  CHECK(GraphBuilder::current() == &graph);
}

TEST_CASE("effects of a plain graph wait for what they are told to") {
  GraphBuilder graph("g");
  const GraphBuilder::Scope scope(graph);
  const Tensor handle =
      execute_one("VarHandleOp", {}, {{"dtype", float32}, {"shape", &kScalar}});
  execute("AssignVariableOp", {handle, scalar(1)});
  const c::Operation assign = graph.last_operation();
  const auto read = [&] {
    return maker_of(
        execute_one("ReadVariableOp", {handle}, {{"dtype", float32}}));
  };
  CHECK(read().control_inputs().empty());
  const ControlDependencies after(&graph, {assign});
  CHECK(read().control_inputs() == std::vector{assign});
}

TEST_CASE("an init scope leaves a plain graph too") {
  GraphBuilder graph("g");
  const GraphBuilder::Scope scope(graph);
  const InitScope now;
  CHECK(execute_one("Neg", {scalar(1)}).item<float>() == -1.0F);
}

}  // namespace
}  // namespace tfx
