#include "tfx/autodiff/recorded_op.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/symbol.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/matmul.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

// A concatenation of three and its axis, as recorded.
RecordedOp recorded(const Keeps& keeps) {
  const std::vector<Tensor> values = {constant({1.0}), constant({2.0, 3.0}),
                                      constant({4.0})};
  const Tensor axis = constant(0);
  const Argument inputs[] = {values, axis};
  const Tensor outputs[] = {concat(values, axis)};
  return RecordedOp(OpCall{"ConcatV2", inputs, {}}, outputs, keeps);
}

TEST_CASE("what is not kept is known by shape and dtype only") {
  const RecordedOp op = recorded({0b0010, 0});
  REQUIRE(op.input_count() == 4);
  CHECK(op.input(1).data<float>()[1] == 3);
  for (const size_t index : {0, 2, 3}) {
    CHECK_THROWS_AS(op.input(index), RuntimeError);
  }
  CHECK_THROWS_AS(op.output(0), RuntimeError);
  CHECK(op.input_shape(0) == TensorShape{1});
  CHECK(op.input_dtype(3) == int32);
  CHECK(op.output_shape(0) == TensorShape{4});
}

TEST_CASE("which inputs are kept may follow from how many there are") {
  const RecordedOp op =
      recorded({.outputs = 0, .input = [](size_t index, size_t count) {
                  return index + 1 == count;
                }});
  for (const size_t index : {0, 1, 2}) {
    CHECK_THROWS_AS(op.input(index), RuntimeError);
  }
  CHECK(op.input(3).item<int32_t>() == 0);
  CHECK_THROWS_AS(op.output(0), RuntimeError);
}

TEST_CASE("an operation of a graph is seen as one that was executed is") {
  const Tensor outside = constant({1.0, 2.0});
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor x = graph.add_argument(float32, {kNone, 2}, "x");
  const Tensor y = matmul(x, expand_dims(outside, -1), {.transpose_a = true});
  const c::Operation operation = y.symbol()->output.operation;
  const RecordedOp op(graph, operation, {0b01, 0});
  CHECK(op.type() == "MatMul");
  CHECK(op.input(0).is(x));
  CHECK(op.input(0).id() == x.id());
  CHECK_THROWS_AS(op.input(1), RuntimeError);
  CHECK(op.input_shape(1) == TensorShape{2, 1});
  CHECK(op.output_dtype(0) == float32);
  const bool& transposed = op.attr<bool>("transpose_a");
  CHECK(op.attr<DType>("T") == float32);
  CHECK_FALSE(op.attr<bool>("transpose_b"));
  CHECK(transposed);
  CHECK_THROWS_AS(op.attr<int64_t>("transpose_a"), TypeError);
  CHECK_THROWS_AS(op.attr<bool>("transpose_c"), LookupError);
}

TEST_CASE("what a graph captured is the tensor outside") {
  const Tensor outside = constant({1.0, 2.0});
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor literal = constant(3.0);
  const Tensor y = raw_ops::Mul(outside, literal);
  const RecordedOp op(graph, y.symbol()->output.operation, {});
  CHECK(op.input(0).is(outside));
  CHECK(op.input(1).is(literal));
  CHECK(op.output(0).is(y));
}

}  // namespace
}  // namespace tfx
