// Calls of signatures against TF_SessionRun with the same options, as a careful
// C programmer would call it: in the caller's thread, nothing looked up or
// allocated but what C itself allocates.
#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tensorflow/c/c_api.h"
#include "tests/benchmarks/cases.h"
#include "tfx/c/saved_model.h"
#include "tfx/ops/constant_op.h"
#include "tfx/saved_model/load.h"

namespace tfx::benchmarks {
namespace {

// RunOptions{inter_op_thread_pool: -1}, what tfx runs short calls with.
constexpr std::string_view kInCaller(
    "\x18\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 11);

// RunOptions{timeout_in_ms: 60000}
constexpr std::string_view kTimeout("\x10\xe0\xd4\x03", 4);

std::string path_of(const std::string& model) {
  return "tests/benchmarks/models/" + model;
}

c::SavedModel load_raw(const std::string& model) {
  const c::SavedModelOptions options;
  const std::string serve = "serve";
  return c::load_saved_model(path_of(model), std::span(&serve, 1), options);
}

class RawModel {
 public:
  explicit RawModel(const std::string& model)
      : model_(load_raw(model)),
        feed_{model_.graph.operation("serving_default_x").get(), 0},
        fetch_{model_.graph.operation("StatefulPartitionedCall").get(), 0} {}

  void run(const c::Tensor& x, long iterations,
           std::string_view run_options = kInCaller) const {
    TF_Status* const status = TF_NewStatus();
    TF_Tensor* const input = x.get();
    const TF_Buffer options{run_options.data(), run_options.size(), nullptr};
    for (long i = 0; i < iterations; ++i) {
      TF_Tensor* output = nullptr;
      run_(model_.session.get(), &options, &feed_, &input, 1, &fetch_, &output,
           1, nullptr, 0, nullptr, status);
      if (get_code_(status) != TF_OK) break;
      delete_tensor_(output);
    }
    TF_DeleteStatus(status);
  }

 private:
  decltype(&TF_SessionRun) run_ = raw_function("TF_SessionRun", &TF_SessionRun);
  decltype(&TF_DeleteTensor) delete_tensor_ =
      raw_function("TF_DeleteTensor", &TF_DeleteTensor);
  decltype(&TF_GetCode) get_code_ = raw_function("TF_GetCode", &TF_GetCode);
  c::SavedModel model_;
  TF_Output feed_;
  TF_Output fetch_;
};

void measure_call(const std::string& name, const std::string& model,
                  const TensorShape& shape) {
  const Tensor x = constant(0.5, {.shape = shape});
  const auto loaded = saved_model::load(path_of(model));
  const auto call = loaded.signatures()["serving_default"].prepare();
  const RawModel raw(model);
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) call(x);
               },
           .raw = [&](long iterations) { raw.run(x.host(), iterations); },
           .python = name + ".py"});
}

// With a timeout, which is never reached, against TF_SessionRun with the same.
void measure_timeout(const std::string& name, const std::string& model,
                     const TensorShape& shape) {
  const Tensor x = constant(0.5, {.shape = shape});
  const auto loaded = saved_model::load(path_of(model));
  const auto call = loaded.signatures()["serving_default"].prepare();
  const RawModel raw(model);
  const saved_model::CallOptions options{.timeout = std::chrono::minutes(1)};
  measure(
      {.name = name,
       .tfx =
           [&](long iterations) {
             for (long i = 0; i < iterations; ++i) call(x, options);
           },
       .raw =
           [&](long iterations) { raw.run(x.host(), iterations, kTimeout); }});
}

// On the eager runtime, against the same without a timeout.
void measure_eager_timeout(const std::string& name, const std::string& model,
                           const TensorShape& shape) {
  const Tensor x = constant(0.5, {.shape = shape});
  const auto loaded = saved_model::load(path_of(model), {.eager = true});
  const auto call = loaded.signatures()["serving_default"].prepare();
  const saved_model::CallOptions options{.timeout = std::chrono::minutes(1)};
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) call(x, options);
               },
           .raw =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) call(x);
               }});
}

// A thousand calls of the dense net, divided among threads: beside them,
// starting the threads is nothing.
void measure_threads(const std::string& name, int count) {
  constexpr long kCalls = 1000;
  const Tensor x = constant(0.5, {.shape = {{1, 256}}});
  const auto loaded = saved_model::load(path_of("mlp"));
  const auto call = loaded.signatures()["serving_default"].prepare();
  const RawModel raw("mlp");
  const auto divide = [count](long iterations, const Side& side) {
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i) {
      threads.emplace_back(side, iterations * kCalls / count);
    }
    for (std::thread& thread : threads) thread.join();
  };
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 divide(iterations, [&](long share) {
                   for (long i = 0; i < share; ++i) call(x);
                 });
               },
           .raw =
               [&](long iterations) {
                 divide(iterations,
                        [&](long share) { raw.run(x.host(), share); });
               }});
}

}  // namespace

void signature_call() { measure_call("signature_call", "tiny", {1}); }

// By names, as one writes it.
void signature_call_named() {
  const Tensor x = constant(0.5, {.shape = {1}});
  const auto loaded = saved_model::load(path_of("tiny"));
  const auto signature = loaded.signatures()["serving_default"];
  const RawModel raw("tiny");
  measure({.name = "signature_call_named",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) {
                   signature({{"x", x}})["y"];
                 }
               },
           .raw = [&](long iterations) { raw.run(x.host(), iterations); }});
}

void signature_call_mlp() {
  measure_call("signature_call_mlp", "mlp", {1, 256});
}

void signature_call_mlp_32() {
  measure_call("signature_call_mlp_32", "mlp", {32, 256});
}

void signature_call_timeout() {
  measure_timeout("signature_call_timeout", "tiny", {1});
}

void signature_call_mlp_timeout() {
  measure_timeout("signature_call_mlp_timeout", "mlp", {1, 256});
}

void signature_call_eager_timeout() {
  measure_eager_timeout("signature_call_eager_timeout", "tiny", {1});
}

void signature_1000_calls_2_threads() {
  measure_threads("signature_1000_calls_2_threads", 2);
}

void signature_1000_calls_4_threads() {
  measure_threads("signature_1000_calls_4_threads", 4);
}

void signature_call_conv() {
  measure_call("signature_call_conv", "conv", {1, 28, 28, 1});
}

void signature_call_conv_32() {
  measure_call("signature_call_conv_32", "conv", {32, 28, 28, 1});
}

void saved_model_load() {
  const std::string path = path_of("conv");
  measure({.name = "saved_model_load",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) saved_model::load(path);
               },
           .raw =
               [&](long iterations) {
                 TF_Status* const status = TF_NewStatus();
                 TF_SessionOptions* const options = TF_NewSessionOptions();
                 const char* const tags[] = {"serve"};
                 for (long i = 0; i < iterations; ++i) {
                   TF_Graph* const graph = TF_NewGraph();
                   TF_Buffer* const meta_graph = TF_NewBuffer();
                   TF_Session* const session = TF_LoadSessionFromSavedModel(
                       options, nullptr, path.c_str(), tags, 1, graph,
                       meta_graph, status);
                   TF_DeleteSession(session, status);
                   TF_DeleteGraph(graph);
                   TF_DeleteBuffer(meta_graph);
                 }
                 TF_DeleteSessionOptions(options);
                 TF_DeleteStatus(status);
               }});
}

}  // namespace tfx::benchmarks
