// The environment's variables, as the program sets them and TensorFlow reads
// them. A program that names `environ` holds the only valid copy of it.
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include "tensorflow/c/env.h"
#include "tests/third_party/tensorflow/process.h"
#include "tests/third_party/tensorflow/work.h"

namespace {

// The first place where TensorFlow looks for a folder for temporary files,
// each time anew.
constexpr char kVariable[] = "TEST_TMPDIR";

// Where TensorFlow would put a temporary file.
std::filesystem::path temporary_folder() {
  char* name = TF_GetTempFileName("");
  std::filesystem::path path = name;
  std::free(name);
  return path.parent_path();
}

// The environment as it was, in the end.
class Restored {
 public:
  Restored() : before_(environ), value_(std::getenv(kVariable)) {}
  ~Restored() {
    environ = before_;
    setenv(kVariable, value_.c_str(), 1);
  }
  Restored(const Restored&) = delete;
  Restored& operator=(const Restored&) = delete;

 private:
  char** before_;
  std::string value_;
};

std::string in_environ(const std::string& name) {
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry;
    if (text.rfind(name + "=", 0) == 0) return text.substr(name.size() + 1);
  }
  return "";
}

TEST_CASE("TensorFlow sees a variable set before it is loaded, and after") {
  const Restored restored;
  const process::Scratch first;
  const process::Scratch second;
  setenv(kVariable, first.path().c_str(), 1);
  CHECK(temporary_folder() == first.path());
  setenv(kVariable, second.path().c_str(), 1);
  CHECK(temporary_folder() == second.path());
  CHECK(in_environ(kVariable) == second.path());
  work::all();
  CHECK(in_environ(kVariable) == second.path());
  CHECK(std::getenv(kVariable) == second.path());
}

TEST_CASE("TensorFlow sees an environment that the program replaces") {
  const Restored restored;
  const process::Scratch scratch;
  std::string entry = std::string(kVariable) + "=" + scratch.path().string();
  std::array<char*, 2> replaced = {entry.data(), nullptr};
  environ = replaced.data();
  CHECK(temporary_folder() == scratch.path());
}

TEST_CASE("what TensorFlow starts or loads leaves the environment alone") {
  std::string before;
  for (char** entry = environ; *entry != nullptr; ++entry) before += *entry;
  work::all();
  std::string after;
  for (char** entry = environ; *entry != nullptr; ++entry) after += *entry;
  // oneDNN or OpenMP may add to it; nothing is lost or changed.
  CHECK(after.rfind(before, 0) == 0);
}

TEST_CASE("a child gets what the program set beside TensorFlow") {
  work::all();
  setenv("TFX_TEST_CHILD", "inherited", 1);
  CHECK(process::Command({"sh", "-c", "echo $TFX_TEST_CHILD"}).run().out ==
        "inherited\n");
  CHECK(std::system("test \"$TFX_TEST_CHILD\" = inherited") == 0);
  unsetenv("TFX_TEST_CHILD");
}

}  // namespace
