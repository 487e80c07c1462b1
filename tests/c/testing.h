// What the tests of tfx/c share: short ways to make tensors and nodes, and to
// look at what was thrown.
#ifndef TESTS_C_TESTING_H_
#define TESTS_C_TESTING_H_

#include <catch2/catch.hpp>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/graph.h"
#include "tfx/c/operation_builder.h"
#include "tfx/c/tensor.h"

namespace tfx::c {

// Tests run in the folder that mirrors the repository.
inline std::string testdata(const std::string& name) {
  return "tests/c/testdata/" + name;
}

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// The text of the error that `function` throws, which has to be an Error.
template <typename Error, typename Function>
std::string message_of(Function&& function) {
  try {
    function();
  } catch (const Error& error) {
    return error.what();
  }
  FAIL("nothing was thrown");
  return "";
}

template <typename T>
Tensor vector(std::initializer_list<T> values) {
  return Tensor::from_values<T>({static_cast<int64_t>(values.size())},
                                std::span(values.begin(), values.size()));
}

template <typename T>
std::vector<T> values(const Tensor& tensor) {
  const auto data = tensor.data<T>();
  return {data.begin(), data.end()};
}

inline Output placeholder(Graph& graph, ZString name,
                          DataType type = DataType::kFloat32,
                          ShapeView shape = ShapeView::unknown()) {
  return OperationBuilder(graph, "Placeholder", name)
      .set_type("dtype", type)
      .set_shape("shape", shape)
      .finish()
      .output(0);
}

inline Output constant(Graph& graph, ZString name, const Tensor& value) {
  return OperationBuilder(graph, "Const", name)
      .set_type("dtype", value.type())
      .set_tensor("value", value)
      .finish()
      .output(0);
}

inline Output unary(Graph& graph, ZString op_type, ZString name, Output x) {
  return OperationBuilder(graph, op_type, name).add_input(x).finish().output(0);
}

inline Output binary(Graph& graph, ZString op_type, ZString name, Output x,
                     Output y) {
  return OperationBuilder(graph, op_type, name)
      .add_input(x)
      .add_input(y)
      .finish()
      .output(0);
}

}  // namespace tfx::c

#endif  // TESTS_C_TESTING_H_
