#include "tfx/core/control_dependencies.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tests/core/testing.h"
#include "tfx/core/execute.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/ndarray.h"

namespace tfx {
namespace {

c::Operation operation_of(const Tensor& tensor) {
  return tensor.symbol()->output.operation;
}

TEST_CASE("operations of a graph wait for what the scopes name") {
  using Operations = std::vector<c::Operation>;
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(float32, {}, "x");
  const Tensor a = execute_one("Neg", {x});
  const Tensor b = execute_one("Abs", {x});
  {
    const auto first = control_dependencies({a});
    CHECK(operation_of(execute_one("Exp", {x})).control_inputs() ==
          Operations{operation_of(a)});
    {
      const auto second = control_dependencies({b, a});
      CHECK(operation_of(execute_one("Exp", {x})).control_inputs().size() == 2);
      const auto none = control_dependencies(nullptr);
      CHECK(operation_of(execute_one("Exp", {x})).control_inputs().empty());
    }
    CHECK(operation_of(execute_one("Exp", {x})).control_inputs().size() == 1);
  }
  CHECK(operation_of(execute_one("Exp", {x})).control_inputs().empty());
}

TEST_CASE("what there is no tensor of is passed over") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(float32, {}, "x");
  const auto first = control_dependencies({Tensor(), x});
  CHECK(operation_of(execute_one("Neg", {x})).control_inputs().size() == 1);
}

TEST_CASE("a tensor stands for an operation without outputs") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(float32, {}, "x");
  execute({"NoOp", {}, {}}, {});
  const Tensor after = with_last_operation(x);
  CHECK(operation_of(after).op_type() == "Identity");
  REQUIRE(operation_of(after).control_inputs().size() == 1);
  CHECK(operation_of(after).control_inputs()[0].op_type() == "NoOp");
}

TEST_CASE("eager operations run in order anyway") {
  const auto first = control_dependencies({scalar(1)});
  CHECK(execute_one("Neg", {scalar(2)}).item<float>() == -2.0F);
}

}  // namespace
}  // namespace tfx
