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
#include <cstdlib>
#include <exception>
#include <iostream>
#include <latch>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/eager/c_api.h"
#include "tests/third_party/tensorflow/work.h"
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
  throw std::invalid_argument("what is " + step);
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    try {
      std::cout << perform(argv[i]) << std::endl;
    } catch (const LoadError& e) {
      std::cout << "LoadError: " << e.what() << std::endl;
    }
  }
}
