// Calls with a timeout, of a model whose work waits at a gate that no
// cancellation opens.
#include "tfx/saved_model/bounded_calls.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/saved_model/testing.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/c/kernel.h"
#include "tfx/c/op_definition.h"
#include "tfx/config/config.h"
#include "tfx/core/errors.h"
#include "tfx/function/concrete_function.h"
#include "tfx/function/graph_function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "tfx/saved_model/load_graph.h"

namespace tfx::saved_model {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kShort{20};
// Longer than any test may take.
constexpr milliseconds kLong{3'600'000};

class Event {
 public:
  void set() {
    const std::lock_guard lock(mutex_);
    is_set_ = true;
    changed_.notify_all();
  }
  void wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return is_set_; });
  }
  bool is_set() {
    const std::lock_guard lock(mutex_);
    return is_set_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_set_ = false;
};

// Where the models of this test wait.
class Gate {
 public:
  static Gate& instance() {
    static auto* const gate = new Gate;
    return *gate;
  }
  // With the first element of what is to pass.
  void pass(float first) {
    std::unique_lock lock(mutex_);
    ++arrived_[first];
    changed_.notify_all();
    changed_.wait(lock, [&] { return is_open_; });
  }
  void shut() {
    const std::lock_guard lock(mutex_);
    is_open_ = false;
    arrived_.clear();
  }
  void open() {
    const std::lock_guard lock(mutex_);
    is_open_ = true;
    changed_.notify_all();
  }
  void wait_for_arrival(float first) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return arrived_[first] > 0; });
  }
  // Since it was shut.
  int arrived(float first) {
    const std::lock_guard lock(mutex_);
    return arrived_[first];
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_open_ = true;
  std::map<float, int> arrived_;
};

class [[nodiscard]] ShutGate {
 public:
  ShutGate() { Gate::instance().shut(); }
  ~ShutGate() { open(); }
  ShutGate(const ShutGate&) = delete;
  ShutGate& operator=(const ShutGate&) = delete;

  void wait_for_arrival(float first) const {
    Gate::instance().wait_for_arrival(first);
  }
  int arrived(float first) const { return Gate::instance().arrived(first); }
  void open() const { Gate::instance().open(); }
};

struct GateKernel {
  explicit GateKernel(c::KernelConstruction& /*construction*/) {}
  void compute(c::KernelContext& context) {
    const c::Tensor x = context.input(0);
    Gate::instance().pass(x.data<float>()[0]);
    context.set_output(0, x);
  }
};

void same_shape(c::ShapeInference& inference) {
  inference.set_output_like_input(0, 0);
}

void add_gate() {
  static const bool added = [] {
    c::OpDefinition("TfxTestGate")
        .input("input: T")
        .output("output: T")
        .attr("T: type")
        .stateful()
        .shape_function<&same_shape>()
        .add();
    c::add_kernel<GateKernel>("TfxTestGate", "CPU");
    return true;
  }();
  (void)added;
}

// Python's model "stateful", y = x @ [[1, 2], [3, 4]], with a gate at its end.
std::map<std::string, std::string> gated_files() {
  add_gate();
  auto files = files_of(model_path("stateful"));
  proto::SavedModel saved;
  REQUIRE(saved.ParseFromString(files.at("saved_model.pb")));
  int gates = 0;
  for (auto& function : *saved.mutable_meta_graphs(0)
                             ->mutable_graph_def()
                             ->mutable_library()
                             ->mutable_function()) {
    if (!function.signature().name().starts_with("__inference_apply")) continue;
    for (auto& node : *function.mutable_node_def()) {
      if (node.op() != "Identity") continue;
      node.set_op("TfxTestGate");
      ++gates;
    }
  }
  REQUIRE(gates == 1);
  files["saved_model.pb"] = saved.SerializeAsString();
  return files;
}

// The same as a graph alone, without a variable. Its signature goes from "x:0"
// to "gated:0".
std::string gated_graph() {
  add_gate();
  proto::GraphDef graph;
  REQUIRE(graph.ParseFromString(read(testdata("frozen.pb"))));
  proto::NodeDef& gate = *graph.add_node();
  gate.set_name("gated");
  gate.set_op("TfxTestGate");
  gate.add_input("y");
  (*gate.mutable_attr())["T"].set_type(proto::DT_FLOAT);
  return graph.SerializeAsString();
}

// Of models, of graphs in the eager runtime, and of parts of graphs.
enum class Engine { kSession, kPool, kEager, kGraph, kPart, kEagerPart };
constexpr Engine kEngines[] = {Engine::kSession, Engine::kPool,
                               Engine::kEager,   Engine::kGraph,
                               Engine::kPart,    Engine::kEagerPart};

LoadedModel load_to(Engine engine,
                    const std::map<std::string, std::string>& files) {
  // Work that waits keeps TensorFlow's threads.
  static const bool configured = [] {
    config::threading::set_inter_op_parallelism_threads(32);
    return true;
  }();
  (void)configured;
  if (engine == Engine::kEager) return load(files, {.eager = true});
  return load(files, {.config = {.inter_op_parallelism_threads = 32,
                                 .use_per_session_threads = true},
                      .threads = engine == Engine::kPool ? Threads::kPool
                                                         : Threads::kAuto});
}

LoadedModel gated_model(Engine engine) {
  switch (engine) {
    case Engine::kGraph:
      return load_graph_def(gated_graph(), {.inputs = {{"x", "x:0"}},
                                            .outputs = {{"y", "gated:0"}},
                                            .eager = true});
    case Engine::kPart:
      return load_graph_def(gated_graph(),
                            {.config = {.inter_op_parallelism_threads = 32,
                                        .use_per_session_threads = true}});
    case Engine::kEagerPart:
      return load_graph_def(gated_graph(), {.eager = true});
    default:
      return load_to(engine, gated_files());
  }
}

Signature signature_of(const LoadedModel& model) {
  return model.signatures().empty() ? model.prune({"x:0"}, {"gated:0"})
                                    : model.signatures()["serving_default"];
}

Tensor ask(const LoadedModel& model, const Tensor& x,
           const CallOptions& options) {
  return signature_of(model)(x, options).only();
}

// A tensor whose memory tells when nothing uses it any more.
Tensor tensor_that_tells(std::vector<int64_t> shape, std::vector<float> values,
                         std::shared_ptr<Event> freed) {
  struct alignas(64) Memory {
    float values[16];
  };
  auto* const memory = new Memory;
  std::copy(values.begin(), values.end(), memory->values);
  return Tensor(
      c::Tensor::from_memory(c::DataType::kFloat32, c::ShapeView(shape),
                             memory->values, values.size() * sizeof(float),
                             [memory, freed = std::move(freed)](void*, size_t) {
                               delete memory;
                               freed->set();
                             }));
}

// Calls until the work is at the gate and the caller has left it there.
// (Before, it may be cancelled on its way.)
void leave_at_gate(const ShutGate& gate, float first,
                   const std::function<void(milliseconds)>& call) {
  for (milliseconds time = kShort; gate.arrived(first) == 0; time *= 2) {
    CHECK_THROWS_AS(call(time), errors::DeadlineExceededError);
  }
}

TEST_CASE("a call that hangs ends with its deadline, on all engines") {
  const Tensor x = constant({{1.0, 1.0}});
  for (const Engine engine : kEngines) {
    const LoadedModel model = gated_model(engine);
    const std::string name = signature_of(model).name();
    {
      const ShutGate gate;
      CHECK(message_of<errors::DeadlineExceededError>([&] {
              ask(model, x, {.timeout = kShort});
            }) == "signature '" + name + "' did not finish within 20 ms");
      const PreparedCall call = signature_of(model).prepare();
      CHECK(message_of<errors::DeadlineExceededError>([&] {
              call(x, {.run_options = RunOptions{.timeout_in_ms = 30}});
            }) == "signature '" + name + "' did not finish within 30 ms");
    }
    CHECK(same(ask(model, x, {.timeout = kLong}), constant({{4.0, 6.0}})));
    CHECK(same(ask(model, x, {.timeout = milliseconds::max()}),
               constant({{4.0, 6.0}})));
  }
}

TEST_CASE("a session's own timeout is that of its calls") {
  const LoadedModel model =
      load(gated_files(), {.config = {.operation_timeout_in_ms = 200}});
  const Tensor x = constant({{1.0, 1.0}});
  {
    const ShutGate gate;
    CHECK(message_of<errors::DeadlineExceededError>([&] {
            ask(model, x, {});
          }) == "signature 'serving_default' did not finish within 200 ms");
    CHECK(message_of<errors::DeadlineExceededError>([&] {
            ask(model, x, {.timeout = kShort});
          }) == "signature 'serving_default' did not finish within 20 ms");
  }
  CHECK(same(ask(model, x, {.timeout = kLong}), constant({{4.0, 6.0}})));
}

TEST_CASE("overdue work keeps its inputs and its model") {
  for (const Engine engine : kEngines) {
    const auto freed = std::make_shared<Event>();
    const ShutGate gate;
    {
      const PreparedCall call = signature_of(gated_model(engine)).prepare();
      const Tensor x = tensor_that_tells({1, 2}, {2.0, 2.0}, freed);
      leave_at_gate(gate, 8.0F,
                    [&](milliseconds time) { call(x, {.timeout = time}); });
    }
    CHECK_FALSE(freed->is_set());
    gate.open();
    freed->wait();
  }
}

TEST_CASE("overdue work keeps the function that a part of a graph became") {
  const LoadedModel model = gated_model(Engine::kEagerPart);
  const ShutGate gate;
  std::string name;
  {
    const Signature part = signature_of(model);
    name = part.concrete_function().name();
    leave_at_gate(gate, 4.0F, [&](milliseconds time) {
      part(constant({{1.0, 1.0}}), {.timeout = time});
    });
  }
  CHECK(internal::GraphFunction::find(name) != nullptr);
}

TEST_CASE("closing a model releases callers whose work hangs") {
  const Tensor x = constant({{3.0, 3.0}});
  for (const Engine engine : kEngines) {
    const LoadedModel model = gated_model(engine);
    const ShutGate gate;
    std::vector<std::thread> callers;
    std::atomic<int> released{0};
    for (int i = 0; i < 4; ++i) {
      callers.emplace_back([&] {
        try {
          ask(model, x, {.timeout = kLong});
        } catch (const errors::CancelledError& error) {
          if (error.message() == "the model has been closed") ++released;
        }
      });
    }
    gate.wait_for_arrival(12.0F);
    model.close();
    for (std::thread& caller : callers) caller.join();
    CHECK(released == 4);
    CHECK_THROWS_AS(ask(model, x, {.timeout = kLong}), errors::CancelledError);
    CHECK_THROWS_AS(ask(model, x, {}), errors::CancelledError);
  }
}

TEST_CASE("deadlines are those of their calls, from many threads") {
  for (const Engine engine : kEngines) {
    const LoadedModel model = gated_model(engine);
    std::atomic<int> wrong{0};
    const auto on_threads = [&](const std::function<void(int)>& work) {
      std::vector<std::thread> threads;
      for (int i = 0; i < 8; ++i) threads.emplace_back(work, i);
      for (std::thread& thread : threads) thread.join();
    };
    {
      const ShutGate gate;
      on_threads([&](int thread) {
        const int time = 10 + thread;
        try {
          ask(model, constant({{1.0, 1.0}}), {.timeout = milliseconds(time)});
          ++wrong;
        } catch (const errors::DeadlineExceededError& error) {
          const std::string end = " within " + std::to_string(time) + " ms";
          if (!error.message().ends_with(end)) ++wrong;
        }
      });
    }
    on_threads([&](int thread) {
      const auto value = static_cast<float>(thread);
      const Tensor expected = constant({{4 * value, 6 * value}});
      for (int i = 0; i < 50; ++i) {
        const Tensor y =
            ask(model, constant({{value, value}}), {.timeout = kLong});
        if (!same(y, expected)) ++wrong;
      }
    });
    CHECK(wrong == 0);
  }
}

TEST_CASE("deadlines of graphs and parts leave their calls as they were") {
  const Tensor x = constant({{1.0, 1.0}});
  for (const Engine engine :
       {Engine::kGraph, Engine::kPart, Engine::kEagerPart}) {
    const LoadedModel model = gated_model(engine);
    const Tensor wrong = constant({{1.0, 1.0, 1.0}});
    for (int i = 0; i < 2; ++i) {
      CHECK_THROWS_AS(ask(model, wrong, {.timeout = kLong}),
                      errors::InvalidArgumentError);
    }
    CHECK(same(ask(model, x, {.timeout = kLong}), constant({{4.0, 6.0}})));
    CHECK(same(ask(model, x, {}), constant({{4.0, 6.0}})));
    CHECK_THROWS_AS(ask(model, x, {.timeout = milliseconds(0)}),
                    errors::DeadlineExceededError);
  }
  const Signature part = load_graph(testdata("frozen.pb"), {.eager = true})
                             .prune({"x:0"}, {"y:0"});
  GradientTape tape;
  tape.watch(x);
  const Tensor y = part(x, {.timeout = kLong}).only();
  CHECK(same(tape.gradient(y, x), constant({{3.0, 7.0}})));
}

TEST_CASE("a model that hangs does not start calls without end") {
  const LoadedModel model = gated_model(Engine::kSession);
  const LoadedModel other = load(model_path("stateful"));
  const Tensor x = constant({{5.0, 5.0}});
  {
    const ShutGate gate;
    for (size_t i = 0; i < BoundedCalls::kMostOverdue; ++i) {
      CHECK_THROWS_AS(ask(model, x, {.timeout = milliseconds(1)}),
                      errors::DeadlineExceededError);
    }
    CHECK(message_of<errors::DeadlineExceededError>(
              [&] { ask(model, x, {.timeout = kShort}); }) ==
          "signature 'serving_default' was not started within 20 ms: 64 calls "
          "of the model that did not finish in time are still running");
    CHECK(gate.arrived(20.0F) <= static_cast<int>(BoundedCalls::kMostOverdue));
    CHECK(same(ask(other, x, {.timeout = kLong}), constant({{20.0, 30.0}})));
  }
  // As soon as they have ended, all is well.
  CHECK(same(ask(model, x, {.timeout = kLong}), constant({{20.0, 30.0}})));
}

TEST_CASE("a model that hangs can be closed by who waits for a place") {
  const LoadedModel model = gated_model(Engine::kSession);
  const Tensor x = constant({{1.0, 1.0}});
  const ShutGate gate;
  for (size_t i = 0; i < BoundedCalls::kMostOverdue; ++i) {
    CHECK_THROWS_AS(ask(model, x, {.timeout = milliseconds(1)}),
                    errors::DeadlineExceededError);
  }
  std::thread closer([&] { model.close(); });
  CHECK_THROWS_AS(ask(model, x, {.timeout = kLong}), errors::CancelledError);
  closer.join();
}

// It runs two thousand million steps otherwise.
TEST_CASE("overdue work ends early where TensorFlow can interrupt it") {
  for (const Threads threads :
       {Threads::kAuto, Threads::kCaller, Threads::kPool}) {
    const LoadedModel model = load(model_path("loop"), {.threads = threads});
    const Signature loop = model.signatures()["serving_default"];
    const Tensor n = constant(2'000'000'000);
    const auto freed = std::make_shared<Event>();
    {
      const std::vector<float> ones(8, 1.0F);
      const Tensor x = tensor_that_tells({1, 8}, ones, freed);
      // Whether or not calls were short so far.
      for (int i = 0; i < 10; ++i) {
        loop({{"x", x}, {"n", 1}}, {.timeout = kLong});
      }
      CHECK_THROWS_AS(loop({{"x", x}, {"n", n}}, {.timeout = kShort}),
                      errors::DeadlineExceededError);
    }
    freed->wait();
  }
  const LoadedModel model = load(model_path("loop"), {.eager = true});
  const auto freed = std::make_shared<Event>();
  {
    const std::vector<float> ones(8, 1.0F);
    const Tensor x = tensor_that_tells({1, 8}, ones, freed);
    CHECK_THROWS_AS(model.signatures()["serving_default"](
                        {{"x", x}, {"n", 2'000'000'000}}, {.timeout = kShort}),
                    errors::DeadlineExceededError);
  }
  freed->wait();
}

TEST_CASE("a call with a deadline is recorded by the caller's tapes") {
  const LoadedModel gated = gated_model(Engine::kEager);
  const LoadedModel open = load(model_path("stateful"), {.eager = true});
  const Tensor x = constant({{1.0, 1.0}});
  GradientTape tape;
  tape.watch(x);
  {
    const ShutGate gate;
    CHECK_THROWS_AS(ask(gated, x, {.timeout = kShort}),
                    errors::DeadlineExceededError);
  }
  const Tensor y = ask(open, x, {.timeout = kLong});
  CHECK(same(y, constant({{4.0, 6.0}})));
  CHECK(same(tape.gradient(y, x), constant({{3.0, 7.0}})));
}

TEST_CASE("what a call with a deadline throws, and traces, is as without") {
  const LoadedModel model = load(model_path("stateful"));
  const Signature apply = model.signatures()["serving_default"];
  const Tensor wrong = constant({{1.0, 1.0, 1.0}});
  CHECK(message_of<errors::InvalidArgumentError>([&] {
          apply(wrong, {.timeout = kLong});
        }) == message_of<errors::InvalidArgumentError>([&] { apply(wrong); }));
  RunMetadata metadata;
  apply(constant({{1.0, 1.0}}),
        {.timeout = kLong,
         .run_options = RunOptions{.trace_level = RunOptions::FULL_TRACE},
         .run_metadata = &metadata});
  CHECK(metadata.step_stats.dev_stats.size() == 1);
}

class Throw final : public BoundedCalls::Work {
 public:
  void run() override { throw std::runtime_error("from the work"); }
};

TEST_CASE("work may throw anything, and be done for nobody") {
  BoundedCalls calls;
  const auto in_an_hour = std::chrono::steady_clock::now() + kLong;
  CHECK_THROWS_WITH(calls.run(std::make_shared<Throw>(), in_an_hour),
                    "from the work");
  Event done;
  BoundedCalls::start([&] { done.set(); });
  done.wait();
  BoundedCalls::start([] { throw std::runtime_error("to nobody"); });
  calls.close();
  CHECK(calls.run(std::make_shared<Throw>(), in_an_hour) ==
        BoundedCalls::End::kClosed);
}

}  // namespace
}  // namespace tfx::saved_model
