#include "tests/benchmarks/python_side.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

namespace tfx::benchmarks {

bool PythonSide::available() {
  const char* python = std::getenv("TFX_PYTHON");
  return python != nullptr && *python != '\0';
}

PythonSide::PythonSide(const std::string& script) {
  int request[2];
  int answer[2];
  if (pipe2(request, O_CLOEXEC) != 0 || pipe2(answer, O_CLOEXEC) != 0) {
    throw std::runtime_error("no pipe for the Python side");
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, request[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, answer[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null",
                                   O_WRONLY, 0);
  std::string python = std::getenv("TFX_PYTHON");
  std::string driver = "tests/benchmarks/python_side.py";
  std::string path = "tests/benchmarks/" + script;
  char* arguments[] = {python.data(), driver.data(), path.data(), nullptr};
  const int error =
      posix_spawn(&pid_, python.c_str(), &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(request[0]);
  close(answer[1]);
  requests_ = fdopen(request[1], "w");
  answers_ = fdopen(answer[0], "r");
  if (error != 0) throw std::runtime_error("cannot start " + python);
}

PythonSide::~PythonSide() {
  fclose(requests_);  // the process ends with its input
  fclose(answers_);
  if (pid_ > 0) waitpid(pid_, nullptr, 0);
}

double PythonSide::time(long iterations) {
  std::fprintf(requests_, "%ld\n", iterations);
  std::fflush(requests_);
  double seconds = 0;
  if (std::fscanf(answers_, "%lf", &seconds) != 1) {
    throw std::runtime_error("the Python side gave no time");
  }
  return seconds;
}

}  // namespace tfx::benchmarks
