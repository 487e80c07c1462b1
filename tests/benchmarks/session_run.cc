// Session::run on a small graph, y = 2 x + 1, against TF_SessionRun on the
// same session: with TensorFlow's default threads, and in the caller's thread.
#include "tensorflow/c/c_api.h"
#include "tests/benchmarks/cases.h"
#include "tfx/c/c.h"

namespace tfx::benchmarks {
namespace {

using c::Output;
using c::Tensor;

Output add_scalar(c::Graph& graph, const char* name, float value) {
  return c::OperationBuilder(graph, "Const", name)
      .set_tensor("value", Tensor::scalar(value))
      .set_type("dtype", c::DataType::kFloat32)
      .finish()
      .output(0);
}

Output add_binary(c::Graph& graph, const char* type, Output a, Output b) {
  return c::OperationBuilder(graph, type, type)
      .add_input(a)
      .add_input(b)
      .finish()
      .output(0);
}

void measure_session(const char* name, const c::SessionOptions& options) {
  c::Graph graph;
  const Output x = c::OperationBuilder(graph, "Placeholder", "x")
                       .set_type("dtype", c::DataType::kFloat32)
                       .finish()
                       .output(0);
  const Output y = add_binary(
      graph, "AddV2", add_binary(graph, "Mul", x, add_scalar(graph, "two", 2)),
      add_scalar(graph, "one", 1));
  const c::Session session(graph, options);
  const Tensor value = Tensor::scalar(20.5F);
  Tensor result;
  const auto run = raw_function("TF_SessionRun", &TF_SessionRun);
  const auto delete_tensor = raw_function("TF_DeleteTensor", &TF_DeleteTensor);
  const auto get_code = raw_function("TF_GetCode", &TF_GetCode);
  TF_Status* const status = TF_NewStatus();
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   session.run({.feeds = {&x, 1},
                                .values = {&value, 1},
                                .fetches = {&y, 1},
                                .results = {&result, 1}});
                   result = Tensor();
                 }
               },
           .raw =
               [&](long iterations) {
                 const TF_Output feed{x.operation.get(), 0};
                 const TF_Output fetch{y.operation.get(), 0};
                 TF_Tensor* const input = value.get();
                 for (long i = 0; i < iterations; ++i) {
                   TF_Tensor* output = nullptr;
                   run(session.get(), nullptr, &feed, &input, 1, &fetch,
                       &output, 1, nullptr, 0, nullptr, status);
                   if (get_code(status) != TF_OK) return;
                   delete_tensor(output);
                 }
               },
           .python = "session_run.py"});
  TF_DeleteStatus(status);
}

}  // namespace

void session_run() { measure_session("session_run", c::SessionOptions()); }

void session_run_caller_thread() {
  // ConfigProto{inter_op_parallelism_threads: -1}, field 5.
  static constexpr char kConfig[] =
      "\x28\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01";
  c::SessionOptions options;
  options.set_config({kConfig, sizeof(kConfig) - 1});
  measure_session("session_run_caller_thread", options);
}

}  // namespace tfx::benchmarks
