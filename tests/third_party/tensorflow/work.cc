#include "tests/third_party/tensorflow/work.h"

#include <array>
#include <atomic>
#include <stdexcept>
#include <vector>

#include "tfx/c/eager_op.h"
#include "tfx/c/function.h"
#include "tfx/c/graph.h"
#include "tfx/c/operation_builder.h"
#include "tfx/c/session.h"
#include "tfx/c/tensor.h"
#include "tfx/c/tensor_handle.h"

namespace work {
namespace {

namespace c = tfx::c;

// The node y = x * x + x over float placeholders.
c::Output build_polynomial(c::Graph& graph, c::Output* x) {
  *x = c::OperationBuilder(graph, "Placeholder", "x")
           .set_type("dtype", c::DataType::kFloat32)
           .finish()
           .output(0);
  const c::Output square = c::OperationBuilder(graph, "Mul", "square")
                               .add_input(*x)
                               .add_input(*x)
                               .finish()
                               .output(0);
  return c::OperationBuilder(graph, "AddV2", "y")
      .add_input(square)
      .add_input(*x)
      .finish()
      .output(0);
}

c::TensorHandle string_handle(const std::string& text) {
  return c::TensorHandle(c::Tensor::scalar_string(text));
}

std::string string_result(c::EagerOp& op) {
  return std::string(op.execute_one().resolve().string_at(0));
}

}  // namespace

void require(bool truth, const std::string& what) {
  if (!truth) throw std::runtime_error("not so: " + what);
}

void multiply(c::EagerContext& context) {
  constexpr std::array<float, 4> kValues = {1, 2, 3, 4};
  const c::TensorHandle matrix(
      c::Tensor::from_values<float>({2, 2}, std::span(kValues)));
  c::EagerOp op(context, "MatMul");
  op.add_input(matrix).add_input(matrix);
  const c::Tensor product = op.execute_one().resolve();
  const std::span<const float> values = product.data<float>();
  require(
      values[0] == 7 && values[1] == 10 && values[2] == 15 && values[3] == 22,
      "MatMul of two matrices");
}

void run_graph() {
  c::Graph built;
  c::Output x;
  build_polynomial(built, &x);
  c::Graph graph;
  graph.import_graph_def(built.to_graph_def().view());
  const c::Session session(graph);
  const c::Tensor three = c::Tensor::scalar<float>(3);
  const std::vector<c::Tensor> results =
      session.run({{graph.output("x"), three}}, {graph.output("y")});
  require(results.at(0).data<float>()[0] == 12, "a graph run by a session");
}

void call_function(c::EagerContext& context) {
  static std::atomic<int> count{0};
  c::Graph body;
  c::FunctionSpec spec;
  spec.name = "polynomial_" + std::to_string(count.fetch_add(1));
  c::Output x;
  spec.outputs = {build_polynomial(body, &x)};
  spec.inputs = {x};
  context.add_function(c::Function::from_graph(body, spec));
  {
    c::EagerOp op(context, spec.name);
    op.add_input(c::TensorHandle(c::Tensor::scalar<float>(5)));
    require(op.execute_one().resolve().data<float>()[0] == 30,
            "a function called eagerly");
  }
  context.remove_function(spec.name);
}

void all(c::EagerContext& context) {
  multiply(context);
  run_graph();
  call_function(context);
}

void all() {
  c::EagerContext context;
  all(context);
}

void print(c::EagerContext& context, const std::string& text,
           const std::string& output_stream) {
  c::EagerOp op(context, "PrintV2");
  op.add_input(string_handle(text)).set_string("output_stream", output_stream);
  op.execute({});
}

std::string regex_replace(c::EagerContext& context, const std::string& text,
                          const std::string& pattern,
                          const std::string& rewrite) {
  c::EagerOp op(context, "RegexReplace");
  op.add_input(string_handle(text))
      .add_input(string_handle(pattern))
      .add_input(string_handle(rewrite));
  return string_result(op);
}

std::string as_string(c::EagerContext& context, float number) {
  c::EagerOp op(context, "AsString");
  op.add_input(c::TensorHandle(c::Tensor::scalar<float>(number)))
      .set_int("precision", 2);
  return string_result(op);
}

std::string string_format(c::EagerContext& context,
                          const std::string& text_template, float number) {
  c::EagerOp op(context, "StringFormat");
  const std::array<c::TensorHandle, 1> inputs = {
      c::TensorHandle(c::Tensor::scalar<float>(number))};
  op.add_input_list(inputs).set_string("template", text_template);
  return string_result(op);
}

}  // namespace work
