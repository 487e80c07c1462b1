#include "tests/third_party/tensorflow/process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace process {
namespace {

namespace fs = std::filesystem;

void check(bool ok, const char* what) {
  if (!ok) throw std::system_error(errno, std::generic_category(), what);
}

std::string content_of(int descriptor) {
  std::string content(static_cast<size_t>(lseek(descriptor, 0, SEEK_END)),
                      '\0');
  check(pread(descriptor, content.data(), content.size(), 0) ==
            static_cast<ssize_t>(content.size()),
        "pread");
  return content;
}

std::vector<std::string> changed_environment(
    const std::map<std::string, std::optional<std::string>>& changes) {
  std::map<std::string, std::string> variables;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry;
    const size_t equals = text.find('=');
    variables[text.substr(0, equals)] = text.substr(equals + 1);
  }
  for (const char* steering :
       {"TFX_LIBTENSORFLOW", "TFX_ANY_LIBTENSORFLOW_VERSION", "LD_PRELOAD",
        "LD_LIBRARY_PATH", "TF_CPP_MIN_LOG_LEVEL", "TF_CPP_MAX_VLOG_LEVEL",
        "TF_CPP_VMODULE"}) {
    variables.erase(steering);
  }
  for (const auto& [name, value] : changes) {
    variables.erase(name);
    if (value) variables[name] = *value;
  }
  std::vector<std::string> lines;
  lines.reserve(variables.size());
  for (const auto& [name, value] : variables)
    lines.push_back(name + "=" + value);
  return lines;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  result.reserve(texts.size() + 1);
  for (std::string& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

fs::path cache() {
  const char* cache = std::getenv("XDG_CACHE_HOME");
  if (cache != nullptr && *cache != '\0') return cache;
  const char* home = std::getenv("HOME");
  return fs::path(home != nullptr ? home : "/") / ".cache";
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Result& result) {
  return out << "status " << result.status << "\n--- standard output\n"
             << result.out << "--- standard error\n"
             << result.err << "---";
}

Command::Command(std::vector<std::string> arguments)
    : arguments_(std::move(arguments)) {
  // Which TensorFlow all tests are to run with.
  const char* library = std::getenv("TFX_LIBTENSORFLOW");
  if (library != nullptr) set("TFX_LIBTENSORFLOW", library);
}

Command& Command::set(const std::string& variable, const std::string& value) {
  environment_[variable] = value;
  return *this;
}

Command& Command::unset(const std::string& variable) {
  environment_[variable] = std::nullopt;
  return *this;
}

Command& Command::input(std::string text) {
  input_ = std::move(text);
  return *this;
}

Command& Command::directory(fs::path path) {
  directory_ = std::move(path);
  return *this;
}

Result Command::run() const {
  const int out = memfd_create("stdout", MFD_CLOEXEC);
  const int err = memfd_create("stderr", MFD_CLOEXEC);
  int input[2];
  check(out >= 0 && err >= 0 && pipe2(input, O_CLOEXEC) == 0, "memfd or pipe");
  // Writers on several threads must not overwrite each other.
  fcntl(out, F_SETFL, O_APPEND);
  fcntl(err, F_SETFL, O_APPEND);
  check(write(input[1], input_.data(), input_.size()) ==
            static_cast<ssize_t>(input_.size()),
        "write");
  close(input[1]);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
  if (!directory_.empty()) {
    posix_spawn_file_actions_addchdir_np(&actions, directory_.c_str());
  }
  std::vector<std::string> arguments = arguments_;
  std::vector<std::string> environment = changed_environment(environment_);
  pid_t child = 0;
  const int error =
      posix_spawnp(&child, arguments.at(0).c_str(), &actions, nullptr,
                   pointers(arguments).data(), pointers(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  close(input[0]);
  if (error != 0) {
    throw std::system_error(error, std::generic_category(), arguments[0]);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0) check(errno == EINTR, "waitpid");
  Result result{
      WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status),
      content_of(out), content_of(err)};
  close(out);
  close(err);
  return result;
}

std::string program(const std::string& name) {
  // Tests start in the root of their runfiles.
  const fs::path path =
      fs::absolute(fs::path("tests/third_party/tensorflow") / name);
  if (!fs::exists(path)) throw std::runtime_error("no " + path.string());
  return path.string();
}

Scratch::Scratch() {
  const char* root = std::getenv("TEST_TMPDIR");
  std::string name =
      std::string(root != nullptr ? root : "/tmp") + "/scratch.XXXXXX";
  check(mkdtemp(name.data()) != nullptr, "mkdtemp");
  path_ = name;
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

fs::path Scratch::write(const std::string& name,
                        const std::string& content) const {
  fs::path path = path_ / name;
  fs::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out << content;
  if (!out.flush()) throw std::runtime_error("cannot write " + path.string());
  return path;
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream content;
  content << in.rdbuf();
  return content.str();
}

void compile_library(const std::string& c_code, const fs::path& output,
                     const std::vector<std::string>& flags) {
  fs::create_directories(output.parent_path());
  std::vector<std::string> arguments = {"cc",   "-shared", "-fPIC", "-o",
                                        output, "-x",      "c",     "-"};
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  const Result result = Command(arguments).input(c_code).run();
  if (result.status != 0) throw std::runtime_error(result.err);
}

fs::path installed_library() {
  const Result result = Command({program("load_program"), "load"}).run();
  const size_t blank = result.out.rfind(' ');
  if (result.status != 0 || blank == std::string::npos) {
    throw std::runtime_error(result.out + result.err);
  }
  return result.out.substr(0, blank);
}

fs::path python_environment() { return cache() / "tfx" / "python-2.21.0"; }

fs::path python_tensorflow() {
  for (const auto& entry :
       fs::directory_iterator(python_environment() / "lib")) {
    fs::path package = entry.path() / "site-packages" / "tensorflow";
    if (fs::exists(package)) return package;
  }
  throw std::runtime_error("no Python TensorFlow in " +
                           python_environment().string());
}

}  // namespace process
