#include "tfx/core/input_types.h"

#include <catch2/catch.hpp>
#include <functional>

#include "tests/core/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"

namespace tfx {
namespace {

// The texts are those of TensorFlow 2.21 in Python, of the same operations in a
// function.
void check_refused(const char* text, const std::function<void()>& add) {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  CHECK_THROWS_AS(add(), TypeError);
  CHECK_THROWS_WITH(add(), text);
}

TEST_CASE("inputs of wrong dtypes are named as in Python") {
  const Tensor x = make(1.0);
  const Tensor row = make({1.0});
  const Tensor matrix = make({{1.0}});
  check_refused(
      "Input 'y' of 'AddV2' Op has type int32 that does not match type float32 "
      "of argument 'x'.",
      [&] {
        execute_one("AddV2", {x, make(1)});
      });
  check_refused(
      "Input 'b' of 'MatMul' Op has type int32 that does not match type "
      "float32 of argument 'a'.",
      [&] {
        execute_one("MatMul", {matrix, make({{1}})});
      });
  check_refused(
      "Input 'size' of 'Slice' Op has type float32 that does not match type "
      "int32 of argument 'begin'.",
      [&] {
        execute_one("Slice", {row, make({0}), row});
      });
  check_refused(
      "Value passed to parameter 'a' has DataType string not in list of "
      "allowed values: bfloat16, float16, float32, float64, int32, int64, "
      "uint8, uint16, uint32, uint64, complex64, complex128",
      [&] {
        execute_one("MatMul", {make({{"a"}}), make({{"a"}})});
      });
  check_refused(
      "Value passed to parameter 'dims' has DataType float32 not in list of "
      "allowed values: int32, int64",
      [&] {
        execute_one("Fill", {row, x});
      });
  check_refused(
      "Input 'filename' of 'ReadFile' Op has type float32 that does not match "
      "expected type of string.",
      [&] { execute_one("ReadFile", {x}); });
  check_refused(
      "Input 'condition' of 'SelectV2' Op has type float32 that does not match "
      "expected type of bool.",
      [&] {
        execute_one("SelectV2", {x, x, x});
      });
  check_refused(
      "Tensors in list passed to 'values' of 'Pack' Op have types [float32, "
      "int32] that don't all match.",
      [&] {
        execute_one("Pack", {TensorSpan({x, make(1)})});
      });
  check_refused(
      "Tensors in list passed to 'inputs' of 'StringJoin' Op have types "
      "[string, float32] that do not match expected type string.",
      [&] {
        execute_one("StringJoin", {TensorSpan({make("a"), x})});
      });
}

TEST_CASE("what is wrong with something else is a ValueError still") {
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  CHECK_THROWS_AS(execute_one("MatMul", {make({{1.0}}), make({{1.0}, {2.0}})}),
                  ValueError);
}

}  // namespace
}  // namespace tfx
