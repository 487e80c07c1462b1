// Signatures of a model in the eager runtime: one state with its variables.

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

TEST_CASE("signatures and variables have one state, as in Python") {
  for (const bool from_memory : {false, true}) {
    Transcript t(kObjectGraphsGolden, "state");
    const std::string path = object_model_path("state");
    const LoadedModel model = from_memory
                                  ? load(files_of(path), {.eager = true})
                                  : load(path, {.eager = true});
    const auto signature = [&](const char* name) {
      return model.signatures()[name];
    };
    const PreparedCall add = signature("add").prepare();
    CHECK(model.variables().size() == 2);
    t.repr(dict(signature("add")(constant({1.0, 2.0}))));
    t.repr(dict(signature("put")({{"words", {"two"}}, {"numbers", {2}}})));
    t.repr(dict(signature("get")(constant({"one", "two", "zero"}))));
    t.repr(dict(signature("draw")()));
    const Variable total = model.variable("total");
    t.repr(total);
    total.assign({100.0, 200.0});
    t.repr(Structure{{"total", add(constant({1.0, 2.0}))}});
    t.repr(model.function("add")({{1.0, 2.0}}, {}));
    t.repr(total);
    t.repr(model.function("put")({{"three", "one"}, {3, 11}}, {}));
    t.repr(dict(signature("get")(constant({"one", "two", "three", "four"}))));
    t.repr(dict(signature("draw")()));
    t.repr(model.function("draw")());
  }
}

TEST_CASE("a call that fails leaves the model open, in the eager runtime too") {
  for (const char* name : {"stateful", "examples", "v1_example"}) {
    CAPTURE(name);
    const LoadedModel model = load(model_path(name), {.eager = true});
    const Signature call = model.signatures()["serving_default"];
    const bool is_stateful = std::string(name) == "stateful";
    const Tensor wrong =
        is_stateful ? constant({{1.0, 2.0, 3.0}}) : constant({"no Example"});
    for (int i = 0; i < 2; ++i) {
      CHECK_THROWS_AS(call(wrong), errors::InvalidArgumentError);
    }
    for (const GoldenCall& golden : golden_calls()) {
      if (golden.model != name || golden.signature != call.name()) continue;
      CHECK(call(golden.inputs).size() == golden.outputs.size());
    }
  }
}

TEST_CASE("inputs and outputs go by their names in the eager runtime too") {
  for (const GoldenCall& call : golden_calls()) {
    CAPTURE(call.model, call.signature);
    const LoadOptions options = {.tags = call.tags};
    const LoadedModel model = load(model_path(call.model), options);
    const Signature signature = model.signatures()[call.signature];
    const Outputs before = signature(call.inputs);
    const LoadedModel eager =
        load(model_path(call.model), {.tags = call.tags, .eager = true});
    const Outputs after = eager.signatures()[call.signature](call.inputs);
    REQUIRE(after.size() == before.size());
    for (const auto& [name, tensor] : before) {
      CHECK(same(after[name], tensor));
    }
    // Just some outputs, in another order.
    std::vector<std::string> inputs;
    std::vector<Tensor> values;
    for (const auto& [name, value] : call.inputs) {
      inputs.insert(inputs.begin(), name);
      values.insert(values.begin(), value);
    }
    const std::vector<std::string> last = {call.outputs.rbegin()->first};
    const PreparedCall some =
        eager.signatures()[call.signature].prepare(inputs, last);
    CHECK(some(values)[0].dtype() == call.outputs.rbegin()->second.dtype());
  }
}

TEST_CASE("defaults and wrong inputs in the eager runtime") {
  const LoadedModel model = load(model_path("defaults"), {.eager = true});
  const Signature scale = model.signatures()["serving_default"];
  CHECK(same(scale(constant({1.0, 2.0})), constant({3.0, 6.0})));
  CHECK_THROWS_AS(scale(constant({1, 2})), errors::InvalidArgumentError);
  CHECK_THROWS_AS(scale(), TypeError);
  const LoadedModel stateful = load(model_path("stateful"), {.eager = true});
  CHECK_THAT(
      message_of<errors::InvalidArgumentError>([&] {
        stateful.signatures()["serving_default"](constant({{1.0, 2.0, 3.0}}));
      }),
      Catch::Contains("'x' was given with shape (1, 3)"));
}

TEST_CASE("a closed model stays closed") {
  const LoadedModel served = load(model_path("stateful"));
  served.close();
  served.close();
  CHECK_THROWS_AS(served.signatures()["state/read"](), errors::CancelledError);
  const LoadedModel after = load(model_path("stateful"), {.eager = true});
  const ConcreteFunction read =
      after.signatures()["state/read"].concrete_function();
  after.close();
  after.close();
  CHECK_THROWS_AS(read({}), errors::CancelledError);
  CHECK_THROWS_AS(after.signatures()["state/read"](), errors::CancelledError);
  CHECK(after.variable("calls").value().item<int32_t>() == 0);
}

TEST_CASE("no change is lost, of many threads' calls and of the variables") {
  constexpr int kThreads = 4;
  constexpr int kCalls = 300;
  const LoadedModel model = load(model_path("stateful"), {.eager = true});
  std::vector<std::thread> threads;
  std::atomic<int> done{0};
  std::atomic<int> wrong{0};
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&] {
      const Signature count = model.signatures()["state/count"];
      const PreparedCall apply =
          model.signatures()["serving_default"].prepare();
      const Tensor x = constant({{1.0, -1.0}});
      for (int call = 0; call < kCalls; ++call) {
        count(1);
        ++done;
        if (!same(apply(x), constant({{-2.0, -2.0}}))) ++wrong;
      }
    });
  }
  // Two change a variable when calls are under way.
  for (int i = 0; i < 2; ++i) {
    threads.emplace_back([&] {
      while (done < kThreads * kCalls / 4) std::this_thread::yield();
      if (model.variables().size() != 2) ++wrong;
      model.variable("calls").assign_add(1000);
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK(model.variable("calls").value().item<int32_t>() ==
        kThreads * kCalls + 2000);
}

TEST_CASE("a loaded model needs its files no more") {
  const std::string path = copy_of_model("stateful");
  const LoadedModel served = load(path);
  const LoadedModel eager = load(path, {.eager = true});
  served.signatures()["state/count"](5);
  write(path + "/variables/variables.index", "damaged");
  CHECK_THROWS_AS(load(path), errors::OpError);
  CHECK_THROWS_AS(load(path, {.eager = true}), errors::OpError);
  CHECK(served.signatures()["state/count"](2).only().item<int32_t>() == 7);
  CHECK(eager.signatures()["state/count"](2).only().item<int32_t>() == 2);
  CHECK(eager.variable("calls").value().item<int32_t>() == 2);
}

}  // namespace
}  // namespace tfx::saved_model
