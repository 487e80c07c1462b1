#include "tests/third_party/tensorflow/op_libraries.h"

#include <atomic>
#include <stdexcept>
#include <thread>

#include "tests/third_party/tensorflow/process.h"

namespace op_libraries {
namespace {

std::string compile_one(const Library& library,
                        const std::filesystem::path& folder) {
  const std::filesystem::path tensorflow = process::python_tensorflow();
  std::vector<std::string> command = {
      "g++",
      "-std=c++17",
      "-shared",
      "-fPIC",
      "-w",  // TensorFlow's headers warn a lot
      "-DOP=\"" + library.op + "\"",
      "-isystem",
      tensorflow / "include",
      process::program("ops/" + library.source),
      "-o",
      folder / (library.op + ".so"),
      "-L" + tensorflow.string(),
      "-l:libtensorflow_framework.so.2",
  };
  if (!library.define.empty()) command.push_back("-D" + library.define);
  const process::Result result = process::Command(command).run();
  return result.status == 0 ? "" : "cannot compile: " + result.err;
}

}  // namespace

void compile(const std::vector<Library>& libraries,
             const std::filesystem::path& folder) {
  std::atomic<size_t> next{0};
  std::vector<std::string> errors(libraries.size());
  const auto compile_some = [&] {
    for (size_t i = next++; i < libraries.size(); i = next++) {
      try {
        errors[i] = compile_one(libraries[i], folder);
      } catch (const std::exception& e) {
        errors[i] = e.what();
      }
    }
  };
  std::thread other(compile_some);
  compile_some();
  other.join();
  for (const std::string& error : errors) {
    if (!error.empty()) throw std::runtime_error(error);
  }
}

}  // namespace op_libraries
