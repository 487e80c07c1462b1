#include "tfx/saved_model/call_options.h"

#include <chrono>
#include <string>
#include <thread>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

using std::chrono::milliseconds;

// Takes as long as it is told: far longer than a test may.
class Slow {
 public:
  explicit Slow(Threads threads = Threads::kAuto)
      : model_(load(model_path("loop"), {.threads = threads})) {}
  Tensor run(int steps, const CallOptions& options) const {
    return model_.signatures()["serving_default"](
        {{"x", constant(1.0, {.shape = {{1, 8}}})}, {"n", steps}}, options);
  }
  const LoadedModel& model() const { return model_; }

 private:
  LoadedModel model_;
};

TEST_CASE("a call that takes too long ends with its deadline") {
  for (const Threads threads :
       {Threads::kAuto, Threads::kCaller, Threads::kPool}) {
    const Slow slow(threads);
    CHECK_THROWS_AS(slow.run(2'000'000'000, {.timeout = milliseconds(50)}),
                    errors::DeadlineExceededError);
    // The model is as good as before.
    CHECK(slow.run(2, {.timeout = milliseconds(60'000)}).shape() ==
          TensorShape({1, 8}));
  }
}

TEST_CASE("a call without time left is not made") {
  const LoadedModel model = load(model_path("stateful"));
  const Signature count = model.signatures()["state/count"];
  CHECK_THROWS_AS(count(1, {.timeout = milliseconds(0)}),
                  errors::DeadlineExceededError);
  CHECK_THROWS_AS(count(1, {.timeout = milliseconds(-5)}),
                  errors::DeadlineExceededError);
  CHECK(count(1)["calls"].item<int32_t>() == 1);
}

TEST_CASE("a prepared call takes options too") {
  const PreparedCall call =
      load(model_path("stateful")).signatures()["serving_default"].prepare();
  const Tensor x = constant({{1.0, 1.0}});
  CHECK_THROWS_AS(call(x, {.timeout = milliseconds(0)}),
                  errors::DeadlineExceededError);
  CHECK(
      same(call(x, {.timeout = milliseconds(60'000)}), constant({{4.0, 6.0}})));
}

TEST_CASE("what run options ask to be traced comes back") {
  RunMetadata metadata;
  const LoadedModel model = load(model_path("stateful"));
  const Signature apply = model.signatures()["serving_default"];
  apply({{"x", {{1.0, 1.0}}}},
        {.run_options = RunOptions{.trace_level = RunOptions::FULL_TRACE},
         .run_metadata = &metadata});
  REQUIRE(metadata.step_stats.dev_stats.size() == 1);
  const DeviceStepStats& device = metadata.step_stats.dev_stats[0];
  CHECK(device.device == "/job:localhost/replica:0/task:0/device:CPU:0");
  CHECK_FALSE(device.node_stats.empty());
  // Without being asked, a call tells nothing.
  apply({{"x", {{1.0, 1.0}}}}, {.run_metadata = &metadata});
  CHECK(metadata.step_stats.dev_stats.empty());
}

TEST_CASE("run options may set a timeout; that of the call comes first") {
  const Slow slow(Threads::kCaller);
  const RunOptions hasty = {.timeout_in_ms = 50};
  CHECK_THROWS_AS(slow.run(2'000'000'000, {.run_options = hasty}),
                  errors::DeadlineExceededError);
  const RunOptions patient = {.timeout_in_ms = 600'000};
  CHECK_THROWS_AS(slow.run(2'000'000'000, {.timeout = milliseconds(50),
                                           .run_options = patient}),
                  errors::DeadlineExceededError);
}

TEST_CASE("run options that are none are refused") {
  const LoadedModel model = load(model_path("stateful"));
  const Signature apply = model.signatures()["serving_default"];
  const RunOptions damaged = {.unknown_fields = "no message"};
  CHECK_THROWS_AS(apply({{"x", {{1.0, 1.0}}}}, {.run_options = damaged}),
                  ValueError);
  const RunOptions no_such_pool = {.inter_op_thread_pool = 7};
  CHECK_THROWS_AS(apply({{"x", {{1.0, 1.0}}}}, {.run_options = no_such_pool}),
                  errors::InvalidArgumentError);
}

TEST_CASE("closing a model ends the calls under way, and later ones") {
  const Slow slow;
  std::thread closer([&] {
    std::this_thread::sleep_for(milliseconds(100));
    slow.model().close();
  });
  CHECK_THROWS_AS(slow.run(2'000'000'000, {.timeout = milliseconds(600'000)}),
                  errors::CancelledError);
  closer.join();
  CHECK_THROWS_AS(slow.run(1, {}), errors::OpError);
}

}  // namespace
}  // namespace tfx::saved_model
