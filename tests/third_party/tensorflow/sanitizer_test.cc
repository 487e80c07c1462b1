// tfx, built without a sanitizer, in programs that are built with one.
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "tests/third_party/tensorflow/process.h"

namespace {

namespace fs = std::filesystem;
using Catch::Contains;
using process::Command;
using process::Result;
using process::Scratch;

// plugin_host, which opens the library that it is given.
fs::path build_host(const Scratch& scratch, const std::string& compiler,
                    const std::string& sanitizer,
                    const std::string& define = "") {
  fs::path host = scratch / (compiler + sanitizer);
  const Result built =
      Command({compiler, "-g", "-fsanitize=" + sanitizer, "-D" + define + "_",
               process::program("plugin_host.c"), "-o", host, "-ldl"})
          .run();
  INFO(built);
  REQUIRE(built.status == 0);
  return host;
}

TEST_CASE("a program with a sanitizer opens tfx and computes") {
  const Scratch scratch;
  for (const char* compiler : {"gcc", "clang"}) {
    for (const char* sanitizer : {"address", "thread", "undefined", "leak"}) {
      const Result result = Command({build_host(scratch, compiler, sanitizer),
                                     process::program("libplugin.so")})
                                .run();
      INFO(compiler << " " << sanitizer << "\n" << result);
      CHECK(result.status == 0);
      CHECK(result.out == "1.5 100000\nTensorFlow is hidden\n");
      // No report of the sanitizer.
      CHECK(result.err ==
            "I0000 root of 2.250000\nI0000 root of 10000000000.000000\n");
    }
  }
}

TEST_CASE("the program's mistakes are still found") {
  const Scratch scratch;
  const std::string plugin = process::program("libplugin.so");
  const Result overflow =
      Command({build_host(scratch, "gcc", "address", "OVERFLOW"), plugin})
          .run();
  INFO(overflow);
  CHECK(overflow.status == 1);
  CHECK_THAT(overflow.err, Contains("heap-buffer-overflow"));
  const Result leak =
      Command({build_host(scratch, "gcc", "address", "LEAK"), plugin}).run();
  INFO(leak);
  CHECK(leak.status != 0);
  CHECK_THAT(leak.err, Contains("12345 byte(s) leaked in 1 allocation(s)"));
  const Result race =
      Command({build_host(scratch, "gcc", "thread", "RACE"), plugin}).run();
  INFO(race);
  CHECK(race.status != 0);
  CHECK_THAT(race.err, Contains("data race"));
}

}  // namespace
