// TensorFlow, bound deeply, would take libc's malloc and give back to the
// process's free. Here the process has another one.
#include <dlfcn.h>

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/third_party/tensorflow/process.h"

namespace {

// Runs the program with `allocator` preloaded, and checks that TensorFlow's
// memory came from it.
void check_works_with(const std::string& allocator) {
  process::Command command({process::program("allocator_program")});
  if (allocator != "libc.so.6") command.set("LD_PRELOAD", allocator);
  const process::Result result = command.run();
  INFO(result);
  REQUIRE(result.status == 0);
  CHECK(result.err.empty());
  std::istringstream in(result.out);
  std::string malloc_file;
  std::string printed;
  int megabytes = 0;
  std::getline(in, malloc_file);
  std::getline(in, printed);
  in >> megabytes;
  CHECK_THAT(malloc_file, Catch::Contains(allocator));
  CHECK(printed == "printed");
  CHECK(megabytes >= 64);
  CHECK(megabytes < 70);
  CHECK_THAT(result.out, Catch::EndsWith("done\n"));
}

TEST_CASE("TensorFlow's memory comes from libc's malloc") {
  check_works_with("libc.so.6");
}

TEST_CASE("TensorFlow's memory comes from a preloaded jemalloc") {
  check_works_with("libjemalloc.so.2");
}

TEST_CASE("TensorFlow's memory comes from a preloaded tcmalloc") {
  check_works_with("libtcmalloc.so.4");
}

TEST_CASE("TensorFlow's memory comes from a preloaded minimal tcmalloc") {
  check_works_with("libtcmalloc_minimal.so.4");
}

}  // namespace
