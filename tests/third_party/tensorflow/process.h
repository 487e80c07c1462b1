// Other programs, started by a test: what a loader does is decided by the
// process it is in, so most promises need a process of their own.
#ifndef TESTS_THIRD_PARTY_TENSORFLOW_PROCESS_H_
#define TESTS_THIRD_PARTY_TENSORFLOW_PROCESS_H_

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace process {

struct Result {
  int status;  // the exit code, or 128 + the signal that ended it
  std::string out;
  std::string err;
};

// Everything of it, for a failed test's message.
std::ostream& operator<<(std::ostream& out, const Result& result);

// A program, its arguments, and how its environment differs from the test's.
// Variables that steer the loader or TensorFlow's log are not handed down.
class Command {
 public:
  explicit Command(std::vector<std::string> arguments);
  Command& set(const std::string& variable, const std::string& value);
  Command& unset(const std::string& variable);
  // What it reads from its standard input, a pipe. At most 64 KB.
  Command& input(std::string text);
  Command& directory(std::filesystem::path path);

  Result run() const;

 private:
  std::vector<std::string> arguments_;
  std::map<std::string, std::optional<std::string>> environment_;
  std::string input_;
  std::filesystem::path directory_;
};

// The path of a program that is in the `data` of this test.
std::string program(const std::string& name);

// A folder of its own, gone with the object.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const {
    return path_ / name;
  }
  // A file there, with this in it.
  std::filesystem::path write(const std::string& name,
                              const std::string& content) const;

 private:
  std::filesystem::path path_;
};

std::string read_file(const std::filesystem::path& path);

// Compiles C code to the shared library `output`. Throws what the compiler
// says.
void compile_library(const std::string& c_code,
                     const std::filesystem::path& output,
                     const std::vector<std::string>& flags = {});

// The TensorFlow that the tests run with: its file, and the Python environment
// that tools/setup makes for tests (its root, and the package in it).
std::filesystem::path installed_library();
std::filesystem::path python_environment();
std::filesystem::path python_tensorflow();

}  // namespace process

#endif  // TESTS_THIRD_PARTY_TENSORFLOW_PROCESS_H_
