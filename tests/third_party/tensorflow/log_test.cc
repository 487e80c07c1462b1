// TensorFlow's log: silent unless asked, heard by callbacks, and never at the
// cost of what the program itself writes to standard error.
#include "third_party/tensorflow/loader/log.h"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/third_party/tensorflow/process.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace {

using Catch::Contains;
using process::Command;
using process::Result;
using tfx::libtensorflow::LogLevel;
using tfx::libtensorflow::parse_level;

// From TensorFlow's static initialisers, while it is loaded.
constexpr char kLoadingLine[] = "oneDNN custom operations are on";
// From the first context or session.
constexpr char kWorkingLine[] = "optimized to use available CPU instructions";

Command logging(std::vector<std::string> steps) {
  steps.insert(steps.begin(), process::program("log_program"));
  return Command(steps);
}

Result succeed(const Command& command) {
  Result result = command.run();
  INFO(result);
  CHECK(result.status == 0);
  return result;
}

size_t count(const std::string& text, const std::string& part) {
  size_t found = 0;
  for (size_t at = text.find(part); at != std::string::npos;
       at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

TEST_CASE("a typical run writes nothing to standard error") {
  const Result result = succeed(logging({"print-level", "load", "work"}));
  CHECK(result.err.empty());
  CHECK(result.out == "2\n");
}

TEST_CASE("TF_CPP_MIN_LOG_LEVEL shows more") {
  const Result result = succeed(
      logging({"print-level", "work"}).set("TF_CPP_MIN_LOG_LEVEL", "0"));
  CHECK(result.out == "0\n");
  CHECK_THAT(result.err, Contains(kLoadingLine));
  CHECK_THAT(result.err, Contains(kWorkingLine));
}

TEST_CASE("TF_CPP_MIN_LOG_LEVEL out of its range is the nearest level") {
  for (const auto& [value, level] :
       std::vector<std::pair<std::string, std::string>>{{"1", "1\n"},
                                                        {"3", "3\n"},
                                                        {"7", "3\n"},
                                                        {"-1", "0\n"},
                                                        {"", "2\n"}}) {
    CHECK(succeed(logging({"print-level"}).set("TF_CPP_MIN_LOG_LEVEL", value))
              .out == level);
  }
}

TEST_CASE("asking for verbose lines shows them") {
  const Result result = succeed(
      logging({"print-level", "work"}).set("TF_CPP_MAX_VLOG_LEVEL", "1"));
  CHECK(result.out == "0\n");
  CHECK(count(result.err, "\n") > 20);
  CHECK(succeed(logging({"print-level"}).set("TF_CPP_VMODULE", "context=1"))
            .out == "0\n");
}

TEST_CASE("a level set before loading holds while loading") {
  const Result result = succeed(logging({"level=0", "load", "work"}));
  CHECK_THAT(result.err, Contains(kLoadingLine));
  CHECK_THAT(result.err, Contains(kWorkingLine));
}

TEST_CASE("a level set after loading holds from then on") {
  const Result result = succeed(logging({"load", "level=0", "work"}));
  CHECK_THAT(result.err, !Contains(kLoadingLine));
  CHECK_THAT(result.err, Contains(kWorkingLine));
}

TEST_CASE("lines below the level are dropped") {
  const std::vector<std::string> lines = {"log=0=news", "log=1=doubt",
                                          "log=2=failure"};
  for (int level = 0; level <= 3; ++level) {
    std::vector<std::string> steps = lines;
    steps.insert(steps.begin(), {"load", "level=" + std::to_string(level)});
    const std::string err = succeed(logging(steps)).err;
    CHECK(count(err, "] news\n") == (level <= 0 ? 1 : 0));
    CHECK(count(err, "] doubt\n") == (level <= 1 ? 1 : 0));
    CHECK(count(err, "] failure\n") == (level <= 2 ? 1 : 0));
  }
}

TEST_CASE("a callback gets level and text instead of standard error") {
  const Result result = succeed(logging(
      {"callback", "level=1", "log=0=news", "log=1=doubt", "log=2=failure"}));
  CHECK(result.err.empty());
  CHECK(count(result.out, "\n") == 2);
  CHECK_THAT(result.out, Catch::StartsWith("1 W0000 "));
  CHECK_THAT(result.out, Contains("] doubt\n2 E0000 "));
  CHECK_THAT(result.out, Catch::EndsWith("] failure\n"));
}

TEST_CASE("a callback set before loading hears of the loading") {
  const Result result =
      succeed(logging({"callback", "level=0", "load", "work"}));
  CHECK(result.err.empty());
  CHECK_THAT(result.out, Contains(kLoadingLine));
  CHECK_THAT(result.out, Contains(kWorkingLine));
}

TEST_CASE("without a callback lines go to standard error again") {
  const Result result =
      succeed(logging({"callback", "log=2=first", "none", "log=2=second"}));
  CHECK(count(result.out, "] first\n") == 1);
  CHECK(count(result.out, "second") == 0);
  CHECK(count(result.err, "] second\n") == 1);
  CHECK(count(result.err, "first") == 0);
}

TEST_CASE("what a callback throws is swallowed") {
  const Result result =
      succeed(logging({"throwing", "log=2=first", "log=2=second", "none",
                       "log=2=third", "work"}));
  CHECK_THAT(result.err, Contains("third"));
  CHECK_THAT(result.err, !Contains("first"));
}

TEST_CASE("a callback that makes TensorFlow log does not hear itself") {
  const Result result = succeed(logging({"nested", "log=2=cause"}));
  CHECK(count(result.out, "\n") == 1);
  CHECK_THAT(result.out, Contains("cause"));
  CHECK_THAT(result.err, Contains("in the callback"));
}

TEST_CASE("a callback that calls TensorFlow while it loads is no deadlock") {
  const Result result = succeed(
      logging({"calling", "level=0", "load", "none", "level=2", "work"}));
  CHECK(result.err.empty());
}

TEST_CASE("lines of many threads arrive whole, and so do the program's own") {
  const Result result = succeed(logging({"load", "threads"}));
  CHECK(count(result.err, "own thread ") == 800);
  CHECK(count(result.err, "] thread ") == 800);
  std::istringstream in(result.err);
  for (std::string line; std::getline(in, line);) {
    CHECK(count(line, "thread ") <= 1);
  }
}

TEST_CASE("a callback hears all threads, and nothing of the program's own") {
  const Result result = succeed(logging({"callback", "load", "threads"}));
  CHECK(count(result.out, "] thread ") == 800);
  CHECK(count(result.out, "own thread ") == 0);
  CHECK(count(result.err, "own thread ") == 800);
  CHECK(count(result.err, "] thread ") == 0);
}

TEST_CASE("what the program writes to standard error is never held back") {
  const std::string expected =
      "x by cerr\nx by clog\nx by fprintf\nx by fputs\nx by write\n";
  CHECK(succeed(logging({"level=3", "say=x", "load", "say=x", "work", "say=x"}))
            .err == expected + expected + expected);
  // Not even what looks like TensorFlow's.
  CHECK(count(succeed(logging({"callback", "load",
                               "say=I0000 00:00:1.000000 1 a.cc:1] text"}))
                  .err,
              "text") == 5);
}

TEST_CASE("a fatal line reaches standard error at whatever level") {
  for (const char* how : {"level=3", "callback", "throwing"}) {
    const Result result = logging({"level=3", how, "load", "misuse"}).run();
    INFO(result);
    CHECK(result.status == 128 + 6);  // SIGABRT
    CHECK_THAT(result.err, Contains("Check failed"));
    CHECK_THAT(result.err, Contains("-5"));
  }
  const Result heard = logging({"callback", "misuse"}).run();
  CHECK_THAT(heard.out, Catch::StartsWith("3 F0000 "));
}

TEST_CASE("levels are read from both forms of lines") {
  CHECK(parse_level("I0000 00:00:1794872056.371140    3582 port.cc:153] a") ==
        LogLevel::kInfo);
  CHECK(parse_level("W0000 00:00:1794872056.371140    3582 a.cc:1] a") ==
        LogLevel::kWarning);
  CHECK(parse_level("E0000 00:00:1794872056.371140    3582 a.cc:1] a") ==
        LogLevel::kError);
  CHECK(parse_level("F0000 00:00:1794872056.371140    3582 a.cc:1] a") ==
        LogLevel::kFatal);
  const std::string time = "2026-11-16 23:34:16.371140: ";
  CHECK(parse_level(time + "I tensorflow/a.cc:1] a") == LogLevel::kInfo);
  CHECK(parse_level(time + "W tensorflow/a.cc:1] a") == LogLevel::kWarning);
  CHECK(parse_level(time + "E tensorflow/a.cc:1] a") == LogLevel::kError);
  CHECK(parse_level(time + "F tensorflow/a.cc:1] a") == LogLevel::kFatal);
}

TEST_CASE("text of no known form counts as an error") {
  for (const char* text : {"", "\n", "I", "I0000", "Illegal instruction",
                           "I am lost", "2026-11-16 23:34:16.371140: ",
                           "2026-11-16", "*** Check failure ***"}) {
    CHECK(parse_level(text) == LogLevel::kError);
  }
  CHECK(parse_level("WARNING: All log messages before absl::InitializeLog() "
                    "is called are written to STDERR") == LogLevel::kInfo);
}

}  // namespace
