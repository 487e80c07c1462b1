// What gradients log, and how: as Python does. A program of its own, because
// some is said only so many times.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/ops/transcript.h"
#include "tests/third_party/tensorflow/capture.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/c/library.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/indexed_slices.h"
#include "tfx/core/logger.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

constexpr char kGradientLogGolden[] = "autodiff/golden/gradient_log";

// What is written to stderr meanwhile, without the end of the last line.
template <typename Function>
std::string logged_by(Function function) {
  work::Capture capture(STDERR_FILENO);
  function();
  std::string text = capture.end();
  if (!text.empty()) text.pop_back();
  return text;
}

// Sets the level while it lives.
class LevelScope {
 public:
  explicit LevelScope(int level) { get_logger().setLevel(level); }
  ~LevelScope() { get_logger().setLevel(before_); }
  LevelScope(const LevelScope&) = delete;
  LevelScope& operator=(const LevelScope&) = delete;

 private:
  const int before_ = get_logger().getEffectiveLevel();
};

TEST_CASE("dtypes that cannot be watched are warned of five times") {
  Transcript t(kGradientLogGolden, "watched dtypes");
  const Tensor x = constant(3.0);
  std::vector<Differentiable> values = {
      constant(3), Variable(3, {.dtype = int64}), constant(true)};
  values.resize(8, constant("a"));
  t.print(logged_by([&] {
    for (const Differentiable& value : values) {
      GradientTape tape;
      tape.watch(x);
      tape.watch(value);
    }
  }));
}

TEST_CASE("asking a persistent tape that records is warned of once") {
  Transcript t(kGradientLogGolden, "persistent tapes");
  const Tensor x = constant(3.0);
  t.print(logged_by([&] {
    for (int i = 0; i < 2; ++i) {
      GradientTape tape({.persistent = true});
      tape.watch(x);
      const Tensor y = x * x;
      (void)tape.gradient(y, x);
    }
  }));
}

TEST_CASE("dtypes without gradients are told on request") {
  Transcript t(kGradientLogGolden, "targets and sources");
  const Tensor x = constant(3.0);
  const Tensor integer = constant(3);
  GradientTape tape({.persistent = true});
  tape.watch(x);
  const Tensor y = cast(x * x, int32);
  tape.stop();
  t.print(logged_by([&] { (void)tape.gradient(y, x); }));
  const LevelScope level(1);
  t.print(logged_by([&] { (void)tape.gradient(y, {x, integer}); }));
}

TEST_CASE("large tensors that come of slices are warned of in graphs") {
  Transcript t(kGradientLogGolden, "large slices");
  for (const int rows : {49'999'999, 50'000'000}) {
    t.print(logged_by([&] {
      FuncGraph graph("densify");
      const FuncGraph::Scope scope(graph);
      (void)IndexedSlices({{1.0, 1.0}}, {0}, constant({rows, 2})).to_tensor();
    }));
  }
}

TEST_CASE("levels of the logger") {
  Transcript t(kGradientLogGolden, "levels");
  Logger& logger = get_logger();
  for (const int level :
       {Logger::kWarning, Logger::kDebug, Logger::kCritical + 1}) {
    const LevelScope scope(level);
    t.print(logger.getEffectiveLevel());
    t.print(logged_by([&] {
      logger.debug("of debugging");
      logger.info("of information");
      logger.log(25, "between");
      logger.warning("of warning");
      logger.error("of an error");
      logger.critical("of the end");
    }));
  }
}

TEST_CASE("who listens to the log hears the logger too") {
  std::vector<std::string> lines;
  set_log_callback([&](LogLevel level, std::string_view line) {
    lines.push_back(std::to_string(static_cast<int>(level)) + ' ' +
                    std::string(line));
  });
  const std::string written = logged_by([] {
    get_logger().info("dropped");
    get_logger().warning("first");
    get_logger().critical("second");
  });
  set_log_callback({});
  CHECK(written.empty());
  CHECK(lines == std::vector<std::string>{"1 WARNING:tensorflow:first",
                                          "2 CRITICAL:tensorflow:second"});
}

}  // namespace
}  // namespace tfx
