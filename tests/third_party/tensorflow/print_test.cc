// PrintV2 writes to std::cout and std::cerr, which live in the program: were
// TensorFlow bound to libstdc++'s own, it would write to objects that nobody
// has constructed.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/third_party/tensorflow/capture.h"
#include "tests/third_party/tensorflow/process.h"
#include "tests/third_party/tensorflow/work.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace {

using tfx::libtensorflow::LogLevel;

// std::cout and the others, with another buffer for a while.
class Redirected {
 public:
  explicit Redirected(std::ostream& stream)
      : stream_(stream), original_(stream.rdbuf(text_.rdbuf())) {}
  ~Redirected() { stream_.rdbuf(original_); }
  Redirected(const Redirected&) = delete;
  Redirected& operator=(const Redirected&) = delete;
  std::string text() const { return text_.str(); }

 private:
  std::ostringstream text_;
  std::ostream& stream_;
  std::streambuf* original_;
};

TEST_CASE("PrintV2 to stdout comes in order with the program's std::cout") {
  tfx::c::EagerContext context;
  work::Capture out(STDOUT_FILENO);
  work::Capture err(STDERR_FILENO);
  std::cout << "before ";  // not flushed
  work::print(context, "printed", "stdout");
  std::cout << "between ";
  work::print(context, "again", "stdout");
  std::cout << "after\n";
  CHECK(err.end().empty());
  CHECK(out.end() == "before printed\nbetween again\nafter\n");
}

TEST_CASE("PrintV2 to stderr comes in order with std::cerr and std::clog") {
  tfx::c::EagerContext context;
  work::Capture out(STDOUT_FILENO);
  work::Capture err(STDERR_FILENO);
  std::cerr << "before ";
  work::print(context, "printed", "stderr");
  std::clog << "between " << std::flush;
  work::print(context, "again", "stderr");
  std::cerr << "after\n";
  CHECK(err.end() == "before printed\nbetween again\nafter\n");
  CHECK(out.end().empty());
}

TEST_CASE("PrintV2 follows std::cout to where the program redirects it") {
  tfx::c::EagerContext context;
  work::Capture out(STDOUT_FILENO);
  {
    const Redirected redirected(std::cout);
    work::print(context, "into the stream", "stdout");
    CHECK(redirected.text() == "into the stream\n");
  }
  work::print(context, "out again", "stdout");
  CHECK(out.end() == "out again\n");
}

TEST_CASE("PrintV2 follows std::cerr to where the program redirects it") {
  tfx::c::EagerContext context;
  work::Capture err(STDERR_FILENO);
  {
    const Redirected redirected(std::cerr);
    work::print(context, "into the stream", "stderr");
    CHECK(redirected.text() == "into the stream\n");
  }
  CHECK(err.end().empty());
}

TEST_CASE("what the program sets on std::cout stays as it is") {
  tfx::c::EagerContext context;
  const Redirected redirected(std::cout);
  std::cout << std::hex << std::setfill('*') << std::setprecision(3);
  work::print(context, "printed", "stdout");
  std::cout << 255 << ' ' << std::setw(4) << 1 << ' ' << 3.14159;
  std::cout << std::dec << std::setfill(' ') << std::setprecision(6);
  CHECK(redirected.text() == "printed\nff ***1 3.14");
}

TEST_CASE("PrintV2 to a log is a line of TensorFlow's log") {
  tfx::c::EagerContext context;
  tfx::libtensorflow::set_log_level(LogLevel::kInfo);
  std::mutex mutex;
  std::vector<std::pair<LogLevel, std::string>> lines;
  tfx::libtensorflow::set_log_callback(
      [&](LogLevel level, std::string_view line) {
        const std::lock_guard lock(mutex);
        lines.emplace_back(level, line);
      });
  work::print(context, "some news", "log(info)");
  work::print(context, "a doubt", "log(warning)");
  work::print(context, "a failure", "log(error)");
  tfx::libtensorflow::set_log_callback(nullptr);
  tfx::libtensorflow::set_log_level(LogLevel::kError);

  const std::lock_guard lock(mutex);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].first == LogLevel::kInfo);
  CHECK_THAT(lines[0].second, Catch::EndsWith("some news"));
  CHECK(lines[1].first == LogLevel::kWarning);
  CHECK_THAT(lines[1].second, Catch::EndsWith("a doubt"));
  CHECK(lines[2].first == LogLevel::kError);
  CHECK_THAT(lines[2].second, Catch::EndsWith("a failure"));
}

TEST_CASE("a log's line is seen from errors on, unless asked for more") {
  tfx::c::EagerContext context;
  work::Capture err(STDERR_FILENO);
  work::print(context, "some news", "log(info)");
  work::print(context, "a doubt", "log(warning)");
  work::print(context, "a failure", "log(error)");
  const std::string text = err.end();
  CHECK_THAT(text, Catch::Contains("a failure\n"));
  CHECK_THAT(text, !Catch::Contains("a doubt"));
  CHECK_THAT(text, !Catch::Contains("some news"));
}

TEST_CASE("PrintV2 to a file appends to it") {
  const process::Scratch scratch;
  tfx::c::EagerContext context;
  const std::string stream = "file://" + (scratch / "printed.txt").string();
  work::print(context, "first", stream);
  work::print(context, "second", stream);
  CHECK(process::read_file(scratch / "printed.txt") == "first\nsecond\n");
}

TEST_CASE("PrintV2 of nothing is an empty line") {
  tfx::c::EagerContext context;
  work::Capture out(STDOUT_FILENO);
  work::Capture err(STDERR_FILENO);
  work::print(context, "", "stdout");
  work::print(context, "", "stderr");
  CHECK(err.end() == "\n");
  CHECK(out.end() == "\n");
}

TEST_CASE("what looks like a log line is none if printed to stderr") {
  tfx::c::EagerContext context;
  const std::string text =
      "2026-01-01 00:00:00.000000: I tensorflow/core/x.cc:1] text";
  work::Capture err(STDERR_FILENO);
  work::print(context, text, "stderr");
  CHECK(err.end() == text + "\n");
}

}  // namespace
