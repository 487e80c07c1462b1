#include "tfx/saved_model/call_options.h"

#include <chrono>
#include <string>
#include <thread>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/proto/core/protobuf/config.pb.h"

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

TEST_CASE("run options are TensorFlow's, and what they ask for comes back") {
  proto::RunOptions options;
  options.set_trace_level(proto::RunOptions::FULL_TRACE);
  const std::string bytes = options.SerializeAsString();
  std::string metadata;
  const LoadedModel model = load(model_path("stateful"));
  const Signature apply = model.signatures()["serving_default"];
  apply({{"x", {{1.0, 1.0}}}},
        {.run_options = bytes, .run_metadata = &metadata});
  proto::RunMetadata parsed;
  REQUIRE(parsed.ParseFromString(metadata));
  CHECK(parsed.step_stats().dev_stats_size() > 0);
  CHECK_THROWS_AS(apply({{"x", {{1.0, 1.0}}}}, {.run_options = "no message"}),
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
