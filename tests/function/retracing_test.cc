#include "tfx/function/retracing.h"

#include <catch2/catch.hpp>

#include "tests/ops/transcript.h"
#include "tfx/c/library.h"
#include "tfx/core/logger.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

namespace tf = tfx;

// The lines that were logged while it lived.
class Log {
 public:
  Log() {
    set_log_callback([this](LogLevel /*level*/, std::string_view line) {
      lines_.emplace_back(line);
    });
  }
  ~Log() { set_log_callback({}); }
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  const std::vector<std::string>& lines() const { return lines_; }

 private:
  std::vector<std::string> lines_;
};

// Each kind is a C++ function of its own.
template <int kKind>
void calls(Transcript& t, const std::vector<int64_t>& sizes) {
  const Log log;
  const auto f = tf::function(
      [](const tf::Tensor& x) { return x + static_cast<float>(kKind); });
  for (const int64_t size : sizes) f(tf::zeros({size}));
  for (const std::string& line : log.lines()) {
    const size_t start = line.find_first_of("0123456789");
    t.print(line.substr(start, line.find(" to ") - start));
  }
  t.print("end");
}

TEST_CASE("frequent tracing is warned of when Python warns") {
  Transcript t("function/golden/retracing", "retracing");
  calls<1>(t, {1, 2, 3, 4});
  calls<2>(t, {1, 2, 3, 4, 5});
  calls<3>(t, {1, 2, 3, 4, 5, 6, 7, 8});
  calls<4>(t, {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6});
  calls<5>(t, {1, 2, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 6, 7, 8, 9});
  calls<6>(t, {1, 2, 3, 4, 1, 1, 1, 1, 1, 1, 5, 6, 7});
  calls<7>(t, {1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
               1, 1, 1, 1, 1, 1, 1, 1, 4, 5, 6, 7, 8, 9});
  for (int i = 0; i < 8; ++i) calls<8>(t, {1});
}

TEST_CASE("the warning says which argument differs, and how") {
  const Log log;
  const auto f = tf::function(
      [](const tf::Tensor& x, int n, const tf::Tensor& y) {
        return x * static_cast<float>(n) + y;
      },
      {.name = "scale"});
  for (int n = 0; n < 5; ++n) {
    f(tf::constant(1.0), n, tf::zeros({n + 1}));
  }
  REQUIRE(log.lines().size() == 1);
  CHECK_THAT(
      log.lines()[0],
      Catch::Contains("5 out of the last 5 calls to 'scale'") &&
          Catch::EndsWith(
              "This time argument 1 is Literal[4], it was Literal[3]; argument "
              "2 is TensorSpec(shape=(5,), dtype=tf.float32, name=None), it "
              "was TensorSpec(shape=(4,), dtype=tf.float32, name=None)."));
}

TEST_CASE("the warning says so if another variable is passed") {
  const Log log;
  const auto f = tf::function([](const tf::Variable& v) { return v + 1.0; });
  for (int i = 0; i < 5; ++i) f(tf::Variable(1.0));
  REQUIRE(log.lines().size() == 1);
  CHECK_THAT(log.lines()[0],
             Catch::EndsWith("This time argument 0 is another "
                             "VariableSpec(shape=(), dtype=tf.float32, "
                             "trainable=True, alias_id=0) than before."));
}

TEST_CASE("looking at traces, and tracing within a trace, is no call") {
  const Log log;
  const auto f = tf::function([](const tf::Tensor& x) { return x + 1.0; });
  for (int64_t n = 1; n < 9; ++n) f.get_concrete_function(tf::zeros({n}));
  const auto g = tf::function([](const tf::Tensor& x) { return x + 2.0; });
  const auto outer = tf::function([&] {
    for (int64_t n = 1; n < 9; ++n) g(tf::zeros({n}));
  });
  outer();
  CHECK(log.lines().empty());
}

}  // namespace
}  // namespace tfx
