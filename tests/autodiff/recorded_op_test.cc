#include "tfx/autodiff/recorded_op.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

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

}  // namespace
}  // namespace tfx
