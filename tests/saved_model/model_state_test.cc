// A model has one state, wherever it runs.

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

// Asks for the model's objects before, between and after calls.
enum class Ask { kFirst, kMidway };

TEST_CASE("signatures and variables have one state, as in Python") {
  for (const Ask ask : {Ask::kFirst, Ask::kMidway}) {
    for (const bool from_memory : {false, true}) {
      Transcript t(kObjectGraphsGolden, "state");
      const std::string path = object_model_path("state");
      const LoadedModel model = from_memory ? load(files_of(path)) : load(path);
      const auto signature = [&](const char* name) {
        return model.signatures()[name];
      };
      const PreparedCall add = signature("add").prepare();
      if (ask == Ask::kFirst) CHECK(model.variables().size() == 2);
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
}

TEST_CASE("inputs and outputs go by their names in the eager runtime too") {
  for (const GoldenCall& call : golden_calls()) {
    if (call.model.starts_with("v1_")) continue;
    CAPTURE(call.model, call.signature);
    const LoadedModel model = load(model_path(call.model));
    model.function_paths();
    const Signature signature = model.signatures()[call.signature];
    const Outputs before = signature(call.inputs);
    const LoadedModel moved = load(model_path(call.model));
    moved.variables();
    const Outputs after = moved.signatures()[call.signature](call.inputs);
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
        moved.signatures()[call.signature].prepare(inputs, last);
    CHECK(some(values)[0].dtype() == call.outputs.rbegin()->second.dtype());
  }
}

TEST_CASE("defaults and wrong inputs in the eager runtime") {
  const LoadedModel model = load(model_path("defaults"));
  model.variables();
  const Signature scale = model.signatures()["serving_default"];
  CHECK(same(scale(constant({1.0, 2.0})), constant({3.0, 6.0})));
  CHECK_THROWS_AS(scale(constant({1, 2})), errors::InvalidArgumentError);
  CHECK_THROWS_AS(scale(), TypeError);
  const LoadedModel stateful = load(model_path("stateful"));
  stateful.variables();
  CHECK_THAT(
      message_of<errors::InvalidArgumentError>([&] {
        stateful.signatures()["serving_default"](constant({{1.0, 2.0, 3.0}}));
      }),
      Catch::Contains("'x' was given with shape (1, 3)"));
}

TEST_CASE("a closed model stays closed") {
  const LoadedModel before = load(model_path("stateful"));
  before.close();
  CHECK_THROWS_AS(before.signatures()["state/read"](), errors::CancelledError);
  const LoadedModel after = load(model_path("stateful"));
  after.variables();
  after.close();
  after.close();
  CHECK_THROWS_AS(after.signatures()["state/read"](), errors::CancelledError);
  CHECK(after.variable("calls").value().item<int32_t>() == 0);
}

TEST_CASE("no call is lost while the model moves") {
  constexpr int kThreads = 4;
  constexpr int kCalls = 300;
  const LoadedModel model = load(model_path("stateful"));
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
  // Two ask at once, when calls are under way.
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

TEST_CASE("a model whose files are gone moves once it was called") {
  const std::string path = copy_of_model("stateful");
  const LoadedModel called = load(path);
  called.signatures()["state/count"](5);
  const LoadedModel fresh = load(path);
  write(path + "/variables/variables.index", "damaged");
  CHECK_THROWS_AS(fresh.variables(), errors::OpError);
  // It stays where it was.
  CHECK(fresh.signatures()["state/count"](2).only().item<int32_t>() == 2);
  CHECK(fresh.variable("calls").value().item<int32_t>() == 2);
  CHECK(called.variable("calls").value().item<int32_t>() == 5);
}

}  // namespace
}  // namespace tfx::saved_model
