#include "tfx/saved_model/call_options.h"

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "tests/saved_model/testing.h"
#include "tfx/c/executor.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

using std::chrono::milliseconds;

enum class Where { kSession, kEagerRuntime };
constexpr Where kEverywhere[] = {Where::kSession, Where::kEagerRuntime};

LoadedModel load_to(Where where, const char* name,
                    Threads threads = Threads::kAuto) {
  return where == Where::kSession ? load(model_path(name), {.threads = threads})
                                  : load(model_path(name), {.eager = true});
}

// Takes as long as it is told: far longer than a test may.
class Slow {
 public:
  explicit Slow(Where where, Threads threads = Threads::kAuto)
      : model_(load_to(where, "loop", threads)) {}
  Tensor run(int steps, const CallOptions& options) const {
    return model_.signatures()["serving_default"](
        {{"x", constant(1.0, {.shape = {{1, 8}}})}, {"n", steps}}, options);
  }
  const LoadedModel& model() const { return model_; }

 private:
  LoadedModel model_;
};

void check_deadlines(const Slow& slow) {
  CHECK_THROWS_AS(slow.run(2'000'000'000, {.timeout = milliseconds(50)}),
                  errors::DeadlineExceededError);
  // The model is as good as before.
  CHECK(slow.run(2, {.timeout = milliseconds(60'000)}).shape() ==
        TensorShape({1, 8}));
  CHECK(slow.run(2, {.timeout = milliseconds::max()}).shape() ==
        TensorShape({1, 8}));
  CHECK(slow.run(2, {}).shape() == TensorShape({1, 8}));
}

TEST_CASE("a call that takes too long ends with its deadline") {
  for (const Threads threads :
       {Threads::kAuto, Threads::kCaller, Threads::kPool}) {
    check_deadlines(Slow(Where::kSession, threads));
  }
  check_deadlines(Slow(Where::kEagerRuntime));
}

TEST_CASE("deadlines are those of their calls, whichever comes first") {
  const Slow slow(Where::kEagerRuntime);
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (const int timeout : {300, 100, 200}) {
    threads.emplace_back([&, timeout] {
      try {
        slow.run(2'000'000'000, {.timeout = milliseconds(timeout)});
        ++wrong;
      } catch (const errors::DeadlineExceededError& error) {
        const std::string text = std::to_string(timeout) + " ms";
        if (error.message().find(text) == std::string::npos) ++wrong;
      }
    });
  }
  // Those in time are not disturbed.
  for (int i = 0; i < 20; ++i) {
    slow.run(2, {.timeout = milliseconds(60'000)});
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
}

TEST_CASE("asynchronous operations end with their call's deadline too") {
  c::Executor async({.async = true});
  c::EagerContext& context = Context::instance().eager();
  c::Executor before = context.executor_for_thread();
  const Slow slow(Where::kEagerRuntime);
  context.set_executor_for_thread(async);
  check_deadlines(slow);
  context.set_executor_for_thread(before);
}

TEST_CASE("a call without time left is not made") {
  for (const Where where : kEverywhere) {
    const LoadedModel model = load_to(where, "stateful");
    const Signature count = model.signatures()["state/count"];
    CHECK_THROWS_AS(count(1, {.timeout = milliseconds(0)}),
                    errors::DeadlineExceededError);
    CHECK_THROWS_AS(count(1, {.timeout = milliseconds(-5)}),
                    errors::DeadlineExceededError);
    CHECK(count(1)["calls"].item<int32_t>() == 1);
  }
}

TEST_CASE("a prepared call takes options too") {
  for (const Where where : kEverywhere) {
    const PreparedCall call =
        load_to(where, "stateful").signatures()["serving_default"].prepare();
    const Tensor x = constant({{1.0, 1.0}});
    CHECK_THROWS_AS(call(x, {.timeout = milliseconds(0)}),
                    errors::DeadlineExceededError);
    CHECK(same(call(x, {.timeout = milliseconds(60'000)}),
               constant({{4.0, 6.0}})));
  }
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

TEST_CASE("the eager runtime traces no call, and says so") {
  const LoadedModel model = load_to(Where::kEagerRuntime, "stateful");
  const Signature count = model.signatures()["state/count"];
  RunMetadata metadata = {.unknown_fields = "old"};
  const RunOptions traced = {.trace_level = RunOptions::FULL_TRACE};
  CHECK_THAT(
      message_of<NotImplementedError>([&] {
        count(1, {.run_options = traced, .run_metadata = &metadata});
      }),
      Catch::Contains("trace_level: FULL_TRACE") && Catch::Contains("session"));
  const RunOptions in_caller = {.timeout_in_ms = 60'000,
                                .inter_op_thread_pool = -1};
  CHECK_THAT(message_of<NotImplementedError>(
                 [&] { count(1, {.run_options = in_caller}); }),
             Catch::Contains("inter_op_thread_pool: -1") &&
                 !Catch::Contains("timeout_in_ms"));
  // Asked for nothing, it tells nothing, as a session does.
  count(1, {.run_options = RunOptions(), .run_metadata = &metadata});
  CHECK(metadata == RunMetadata());
  CHECK(count(1)["calls"].item<int32_t>() == 2);
}

TEST_CASE("run options may set a timeout; that of the call comes first") {
  for (const Where where : kEverywhere) {
    const Slow slow(where, Threads::kCaller);
    const RunOptions hasty = {.timeout_in_ms = 50};
    CHECK_THROWS_AS(slow.run(2'000'000'000, {.run_options = hasty}),
                    errors::DeadlineExceededError);
    const RunOptions patient = {.timeout_in_ms = 600'000};
    CHECK_THROWS_AS(slow.run(2'000'000'000, {.timeout = milliseconds(50),
                                             .run_options = patient}),
                    errors::DeadlineExceededError);
  }
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
  for (const Where where : kEverywhere) {
    const Slow slow(where);
    std::thread closer([&] {
      std::this_thread::sleep_for(milliseconds(100));
      slow.model().close();
    });
    CHECK_THROWS_AS(slow.run(2'000'000'000, {.timeout = milliseconds(600'000)}),
                    errors::CancelledError);
    closer.join();
    CHECK_THROWS_AS(slow.run(1, {}), errors::OpError);
  }
  // Without a timeout too.
  const Slow slow(Where::kEagerRuntime);
  std::thread closer([&] {
    std::this_thread::sleep_for(milliseconds(100));
    slow.model().close();
  });
  CHECK_THROWS_AS(slow.run(2'000'000'000, {}), errors::CancelledError);
  closer.join();
}

}  // namespace
}  // namespace tfx::saved_model
