// Does to the loader what its arguments say, in order, and prints what came of
// it, a line a step:
//
//   load          "PATH VERSION", or the error's text
//   set=NAME=…    changes the environment
//   unset=NAME
//   threads       the same as load, from eight threads at once, each through
//                 another function; prints it once if all agree
//   status        calls TF_NewStatus and TF_DeleteStatus, then "status works"
//   graph         calls TF_NewGraph and TF_DeleteGraph, then "graph works"
//   work          the usual work, then "work done"
//   dlopen=PATH   opens a library as any program would, then "opened"
//   fork          does the rest in a child; the parent waits for it
//   fork-in-log   forks when TensorFlow, being loaded, writes to its log; the
//                 child does the rest
#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <iostream>
#include <latch>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/eager/c_api.h"
#include "tests/third_party/tensorflow/work.h"
#include "tfx/c/library.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace {

using tfx::libtensorflow::load;
using tfx::libtensorflow::LoadError;

std::string load_and_describe() {
  const auto& library = load();
  return library.path + " " + library.version;
}

void call(int which) {
  switch (which % 4) {
    case 0:
      TF_DeleteStatus(TF_NewStatus());
      break;
    case 1:
      TF_DeleteGraph(TF_NewGraph());
      break;
    case 2:
      TFE_DeleteContextOptions(TFE_NewContextOptions());
      break;
    default:
      TF_DeleteBuffer(TF_NewBuffer());
  }
}

std::string load_from_threads() {
  constexpr int kThreads = 8;
  std::latch start(kThreads);
  std::vector<std::string> seen(kThreads);
  std::vector<std::thread> threads;
  threads.reserve(kThreads);
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, i] {
      start.arrive_and_wait();
      try {
        call(i);
        seen[i] = load_and_describe();
      } catch (const std::exception& e) {
        seen[i] = e.what();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  const std::set<std::string> different(seen.begin(), seen.end());
  return different.size() == 1 ? *different.begin() : "the threads disagree";
}

std::string perform(const std::string& step) {
  const size_t equals = step.find('=');
  const std::string verb = step.substr(0, equals);
  const std::string rest =
      equals == std::string::npos ? "" : step.substr(equals + 1);
  if (verb == "load") return load_and_describe();
  if (verb == "threads") return load_from_threads();
  if (verb == "set") {
    const size_t second = rest.find('=');
    setenv(rest.substr(0, second).c_str(), rest.substr(second + 1).c_str(), 1);
    return "set";
  }
  if (verb == "unset") {
    unsetenv(rest.c_str());
    return "unset";
  }
  if (verb == "status") {
    call(0);
    return "status works";
  }
  if (verb == "graph") {
    call(1);
    return "graph works";
  }
  if (verb == "work") {
    work::all();
    return "work done";
  }
  if (verb == "dlopen") {
    return dlopen(rest.c_str(), RTLD_NOW | RTLD_LOCAL) != nullptr ? "opened"
                                                                  : dlerror();
  }
  throw std::invalid_argument("what is " + step);
}

void perform_all(int first, int count, char** steps);

// A child that waits for ever is ended.
constexpr unsigned kSecondsForChild = 60;

void fork_and_perform(int first, int count, char** steps) {
  std::cout.flush();
  const pid_t child = fork();
  if (child == 0) {
    alarm(kSecondsForChild);
    perform_all(first, count, steps);
    std::cout.flush();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (status != 0) {
    std::cout << "the child ended with status " << status << std::endl;
  }
}

void perform_all(int first, int count, char** steps) {
  for (int i = first; i < count; ++i) {
    try {
      const std::string step = steps[i];
      if (step == "fork") {
        fork_and_perform(i + 1, count, steps);
        return;
      }
      if (step == "fork-in-log") {
        static bool has_forked = false;
        tfx::libtensorflow::set_log_level(tfx::LogLevel::kInfo);
        tfx::libtensorflow::set_log_callback(
            [=](tfx::LogLevel, std::string_view) {
              if (!std::exchange(has_forked, true)) {
                fork_and_perform(i + 1, count, steps);
              }
            });
        load();
        tfx::libtensorflow::set_log_callback({});
        return;
      }
      std::cout << perform(step) << std::endl;
    } catch (const LoadError& e) {
      std::cout << "LoadError: " << e.what() << std::endl;
    }
  }
}

}  // namespace

int main(int argc, char** argv) { perform_all(1, argc, argv); }
