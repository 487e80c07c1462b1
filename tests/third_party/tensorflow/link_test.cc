// Programs that are linked or started in unusual ways.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/third_party/tensorflow/process.h"

namespace {

using Catch::Contains;
using process::Command;
using process::Result;

void check_output(const Result& result) {
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out ==
        "starts\nto standard output\ncaught NotFoundError\nends\n");
  CHECK(result.err == "to standard error\n");
}

// The names of the C API that a program or library shows to others.
std::string exported_names(const std::string& file) {
  const Result names =
      Command({"nm", "-D", "--defined-only", "--format=posix", file}).run();
  INFO(names);
  REQUIRE(names.status == 0);
  std::string found;
  size_t start = 0;
  while (start < names.out.size()) {
    const size_t end = names.out.find('\n', start);
    const std::string line = names.out.substr(start, end - start);
    if (line.rfind("TF", 0) == 0) found += line + "\n";
    start = end + 1;
  }
  return found;
}

TEST_CASE("a program linked as usual") {
  check_output(Command({process::program("link_program")}).run());
}

TEST_CASE("a program with the C++ runtime linked statically") {
  const std::string program = process::program("static_runtime_link_program");
  const Result needed = Command({"readelf", "-d", program}).run();
  CHECK_THAT(needed.out, !Contains("libstdc++"));
  CHECK_THAT(needed.out, !Contains("libgcc_s"));
  check_output(Command({program}).run());
}

TEST_CASE("a statically linked runtime throws and catches LoadError") {
  const Result result =
      Command({process::program("static_runtime_link_program")})
          .set("TFX_LIBTENSORFLOW", "/nonexistent")
          .run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out == "starts\ncaught LoadError\n");
}

TEST_CASE("a static runtime beside a shared one that another library needs") {
  check_output(Command({process::program("static_runtime_link_program")})
                   .set("LD_PRELOAD", "libjemalloc.so.2")
                   .run());
}

TEST_CASE("a static runtime that the program shows to libraries") {
  const std::string program = process::program("shown_runtime_link_program");
  CHECK_THAT(Command({"nm", "-D", "--defined-only", program}).run().out,
             Contains(" _ZSt4cout"));
  check_output(Command({program}).run());
  // The shared one's objects are not constructed: it uses the program's.
  check_output(Command({program}).set("LD_PRELOAD", "libjemalloc.so.2").run());
}

TEST_CASE("a program at a fixed address") {
  const std::string program = process::program("no_pie_link_program");
  CHECK_THAT(Command({"readelf", "-h", program}).run().out,
             Contains("EXEC (Executable file)"));
  check_output(Command({program}).run());
}

TEST_CASE("a program that shows its symbols to libraries") {
  const std::string program = process::program("rdynamic_link_program");
  CHECK_THAT(Command({"nm", "-D", "--defined-only", program}).run().out,
             Contains(" main\n"));
  check_output(Command({program}).run());
}

TEST_CASE("symbols bound at the start instead of when called") {
  check_output(Command({process::program("link_program")})
                   .set("LD_BIND_NOW", "1")
                   .run());
}

TEST_CASE("no program or library shows the C API to others") {
  for (const char* name :
       {"link_program", "rdynamic_link_program", "libplugin.so"}) {
    CHECK(exported_names(process::program(name)) == "");
  }
}

// The second one brings its C++ runtime, so TensorFlow's is the only shared one
// in the process: it is loaded behind the root and would write the log.
constexpr const char* kPlugins[] = {"libplugin.so",
                                    "libstatic_runtime_plugin.so"};

TEST_CASE("tfx in a shared library that a C program opens") {
  for (const char* name : kPlugins) {
    const std::string plugin = process::program(name);
    const Result names =
        Command({"nm", "-D", "--defined-only", "--format=posix", plugin}).run();
    CHECK_THAT(names.out, Catch::StartsWith("plugin_square_root T"));
    CHECK(names.out.find('\n') == names.out.size() - 1);
    for (const char* bind_now : {"", "1"}) {
      const Result result = Command({process::program("plugin_host"), plugin})
                                .set("LD_BIND_NOW", bind_now)
                                .run();
      INFO(result);
      CHECK(result.status == 0);
      CHECK(result.out == "1.5 100000\nTensorFlow is hidden\n");
      // It looks like a line of the log, but was printed.
      CHECK(result.err ==
            "I0000 root of 2.250000\nI0000 root of 10000000000.000000\n");
    }
  }
}

TEST_CASE("a shared library without TensorFlow tells why") {
  for (const char* name : kPlugins) {
    const Result result =
        Command({process::program("plugin_host"), process::program(name)})
            .set("TFX_LIBTENSORFLOW", "/nonexistent")
            .run();
    INFO(result);
    CHECK(result.status == 0);
    CHECK_THAT(result.out, Contains("/nonexistent"));
    CHECK_THAT(result.out, Contains("\nnan "));
  }
}

TEST_CASE("objects destroyed after main still use TensorFlow") {
  const Result result = Command({process::program("exit_program")}).run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out ==
        "printed\nmain ends\nlate has worked\nhandler has worked\n"
        "early has worked\n");
  CHECK(result.err.empty());
}

}  // namespace
