// A process that has a TensorFlow which this tfx has not loaded.
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/third_party/tensorflow/process.h"

namespace {

namespace fs = std::filesystem;
using Catch::Contains;
using process::Command;
using process::Result;
using process::Scratch;

constexpr char kPython[] = "[[7.0, 10.0], [15.0, 22.0]]\n";
constexpr char kPlugin[] = "1.5\n";

Command in_process(std::vector<std::string> steps) {
  steps.insert(steps.begin(), {process::python_environment() / "bin/python",
                               process::program("in_process.py")});
  return Command(steps);
}

// Copies of libplugin.so: each has a loader of its own.
fs::path copy_of_plugin(const Scratch& scratch, const std::string& name) {
  fs::copy_file(process::program("libplugin.so"), scratch / name);
  return scratch / name;
}

void check_output(const Command& command, const std::string& output) {
  const Result result = command.run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out == output);
}

TEST_CASE("Python's TensorFlow and tfx, in either order") {
  const std::string plugin = process::program("libplugin.so");
  check_output(in_process({"python", plugin, "python"}),
               std::string(kPython) + kPlugin + kPython);
  check_output(in_process({plugin, "python", plugin}),
               std::string(kPlugin) + kPython + kPlugin);
}

TEST_CASE("TFX_LIBTENSORFLOW may name Python's own library") {
  const std::string plugin = process::program("libplugin.so");
  const fs::path library =
      process::python_tensorflow() / "libtensorflow_cc.so.2";
  check_output(in_process({"python", plugin}).set("TFX_LIBTENSORFLOW", library),
               std::string(kPython) + kPlugin);
  check_output(in_process({plugin, "python"}).set("TFX_LIBTENSORFLOW", library),
               std::string(kPlugin) + kPython);
}

TEST_CASE("two copies of tfx use one TensorFlow, Python beside them") {
  const Scratch scratch;
  const std::string one = copy_of_plugin(scratch, "one.so");
  const std::string two = copy_of_plugin(scratch, "two.so");
  check_output(in_process({one, two, one}),
               std::string(kPlugin) + kPlugin + kPlugin);
  check_output(in_process({one, two, "python"}),
               std::string(kPlugin) + kPlugin + kPython);
  check_output(in_process({"python", one, two}),
               std::string(kPython) + kPlugin + kPlugin);
}

TEST_CASE("a child that Python forks is told") {
  const Scratch scratch;
  const std::string program = scratch
                                  .write("forks.py", R"(
import os, sys
sys.argv[1:] = []
exec(open(os.environ['IN_PROCESS']).read())
compute_in_plugin(os.environ['PLUGIN'])
child = os.fork()
if child == 0:
    compute_in_plugin(os.environ['PLUGIN'])
    os._exit(0)
print(os.waitpid(child, 0)[1])
)")
                                  .string();
  const Result result =
      Command({process::python_environment() / "bin/python", program})
          .set("IN_PROCESS", process::program("in_process.py"))
          .set("PLUGIN", process::program("libplugin.so"))
          .run();
  INFO(result);
  CHECK_THAT(result.out, Contains("this process was forked"));
  CHECK_THAT(result.out, Catch::EndsWith("\n0\n"));
}

}  // namespace
