// Threads and processes of a program that has TensorFlow loaded.
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tests/third_party/tensorflow/example.h"
#include "tests/third_party/tensorflow/process.h"
#include "tests/third_party/tensorflow/work.h"

namespace {

// Runs `task` on `count` threads; returns what the first failure said.
std::string on_threads(int count, const std::function<void(int)>& task) {
  std::vector<std::thread> threads;
  std::vector<std::string> errors(count);
  threads.reserve(count);
  for (int i = 0; i < count; ++i) {
    threads.emplace_back([&, i] {
      try {
        task(i);
      } catch (const std::exception& e) {
        errors[i] = e.what();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::string& error : errors) {
    if (!error.empty()) return error;
  }
  return "";
}

int exit_code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int spawned(const char* script) {
  std::array<char*, 4> arguments = {const_cast<char*>("sh"),
                                    const_cast<char*>("-c"),
                                    const_cast<char*>(script), nullptr};
  pid_t child = 0;
  if (posix_spawn(&child, "/bin/sh", nullptr, nullptr, arguments.data(),
                  environ) != 0) {
    return -1;
  }
  int status = 0;
  waitpid(child, &status, 0);
  return exit_code(status);
}

int forked_and_executed(const char* script) {
  const pid_t child = fork();
  if (child == 0) {
    execl("/bin/sh", "sh", "-c", script, nullptr);
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return exit_code(status);
}

TEST_CASE("threads run TensorFlow while others use the program's protobuf") {
  tfx::c::EagerContext context;
  CHECK(on_threads(8, [&context](int i) {
          for (int j = 0; j < 20; ++j) {
            if (i % 2 == 0) {
              work::all(context);
            } else {
              work::use_protobuf();
            }
          }
        }) == "");
}

TEST_CASE("threads come and go") {
  tfx::c::EagerContext context;
  for (int i = 0; i < 50; ++i) {
    CHECK(on_threads(2, [&context](int) { work::multiply(context); }) == "");
  }
}

TEST_CASE("a context made on one thread is used and deleted on others") {
  auto context = std::make_unique<tfx::c::EagerContext>();
  CHECK(on_threads(1, [&](int) { work::all(*context); }) == "");
  CHECK(on_threads(1, [&](int) { context.reset(); }) == "");
}

TEST_CASE("other programs are started while threads run TensorFlow") {
  tfx::c::EagerContext context;
  std::atomic<bool> stop{false};
  std::thread busy([&] {
    while (!stop) work::multiply(context);
  });
  for (int i = 0; i < 5; ++i) {
    CHECK(spawned("exit 7") == 7);
    CHECK(exit_code(std::system("exit 8")) == 8);
    CHECK(forked_and_executed("exit 9") == 9);
  }
  CHECK(process::Command({"sh", "-c", "echo $0 started"}).run().out ==
        "sh started\n");
  stop = true;
  busy.join();
  work::all(context);
}

TEST_CASE("a program that is started inherits no descriptor of the loader") {
  work::all();
  const process::Result result =
      process::Command({"ls", "-l", "/proc/self/fd"}).run();
  CHECK_THAT(result.out, !Catch::Contains("libtfx"));
}

}  // namespace
