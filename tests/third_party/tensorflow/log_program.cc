// Does what its arguments say, in order, for log_test:
//
//   load            loads TensorFlow
//   level=N         set_log_level
//   callback        prints "N <line>" on standard output for each line
//   throwing        a callback that throws
//   nested          a callback that logs itself
//   calling         a callback that calls TensorFlow
//   none            no callback
//   log=N=TEXT      TensorFlow logs TEXT at level N
//   threads         TensorFlow logs from eight threads, 100 lines each, while
//                   eight others write 100 lines each to standard error, in
//                   different ways
//   work            the usual work
//   misuse          a wrong call: TensorFlow ends the process
//   say=TEXT        writes a line to standard error by all means there are
//   print-level     prints log_level()
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <latch>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tensorflow/c/c_api.h"
#include "tests/third_party/tensorflow/work.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace {

using tfx::libtensorflow::LogLevel;

// TensorFlow logs what it is told to print there.
void log_line(int level, const std::string& text) {
  static auto* context = new tfx::c::EagerContext;
  constexpr const char* kStreams[] = {"log(info)", "log(warning)",
                                      "log(error)"};
  work::print(*context, text, kStreams[level]);
}

void print_line(LogLevel level, std::string_view line) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  std::cout << static_cast<int>(level) << ' ' << line << std::endl;
}

void say(const std::string& text) {
  std::cerr << text << " by cerr\n";
  std::clog << text << " by clog" << std::endl;
  std::fprintf(stderr, "%s by fprintf\n", text.c_str());
  std::fputs((text + " by fputs\n").c_str(), stderr);
  const std::string line = text + " by write\n";
  work::require(write(STDERR_FILENO, line.data(), line.size()) ==
                    static_cast<ssize_t>(line.size()),
                "write");
}

void log_from_threads() {
  constexpr int kThreads = 16;
  std::latch start(kThreads);
  std::vector<std::thread> threads;
  threads.reserve(kThreads);
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&start, i] {
      start.arrive_and_wait();
      for (int j = 0; j < 100; ++j) {
        const std::string text =
            "thread " + std::to_string(i) + " line " + std::to_string(j);
        if (i % 2 == 0) {
          log_line(2, text);
        } else if (i % 4 == 1) {
          std::cerr << "own " + text + "\n";
        } else {
          std::fprintf(stderr, "own %s\n", text.c_str());
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

// A tensor of a negative size.
void misuse() {
  const int64_t dims[] = {-5};
  TF_AllocateTensor(TF_FLOAT, dims, 1, 4);
}

void set_callback(const std::string& kind) {
  if (kind == "callback") {
    tfx::libtensorflow::set_log_callback(print_line);
  } else if (kind == "throwing") {
    tfx::libtensorflow::set_log_callback([](LogLevel, std::string_view) {
      throw std::runtime_error("from the callback");
    });
  } else if (kind == "nested") {
    tfx::libtensorflow::set_log_callback(
        [](LogLevel level, std::string_view line) {
          log_line(2, "in the callback");
          print_line(level, line);
        });
  } else if (kind == "calling") {
    tfx::libtensorflow::set_log_callback(
        [](LogLevel level, std::string_view line) {
          work::multiply(*std::make_unique<tfx::c::EagerContext>());
          print_line(level, line);
        });
  } else {
    tfx::libtensorflow::set_log_callback(nullptr);
  }
}

void perform(const std::string& step) {
  const size_t equals = step.find('=');
  const std::string verb = step.substr(0, equals);
  const std::string rest =
      equals == std::string::npos ? "" : step.substr(equals + 1);
  if (verb == "load") {
    tfx::libtensorflow::load();
  } else if (verb == "level") {
    tfx::libtensorflow::set_log_level(static_cast<LogLevel>(std::stoi(rest)));
  } else if (verb == "print-level") {
    std::cout << static_cast<int>(tfx::libtensorflow::log_level()) << std::endl;
  } else if (verb == "log") {
    log_line(std::stoi(rest), rest.substr(2));
  } else if (verb == "threads") {
    log_from_threads();
  } else if (verb == "work") {
    work::all();
  } else if (verb == "misuse") {
    misuse();
  } else if (verb == "say") {
    say(rest);
  } else {
    set_callback(verb);
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    for (int i = 1; i < argc; ++i) perform(argv[i]);
  } catch (const std::exception& e) {
    std::cout << "failed: " << e.what() << std::endl;
    return 1;
  }
}
