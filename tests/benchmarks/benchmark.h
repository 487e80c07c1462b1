// Measures the same work done several ways, side by side in one run.
//
// A case has a tfx side and, where they apply, the same work in raw C and in
// Python. The sides take turns, a few milliseconds each, so that whatever else
// the machine does falls on all of them alike. Medians are printed, in
// microseconds for one operation, and how the turns of a round compare:
//
//   bench session_run tfx=10.2 raw=10.1 python=150.3 tfx/raw=1.01 …
#ifndef TESTS_BENCHMARKS_BENCHMARK_H_
#define TESTS_BENCHMARKS_BENCHMARK_H_

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tfx::benchmarks {

// Does the work `iterations` times.
using Side = std::function<void(long iterations)>;

struct Case {
  std::string name;
  Side tfx;
  Side raw = {};
  // A file in this folder that defines setup() -> callable: the work, once.
  // Measured if $TFX_PYTHON names a Python that has TensorFlow.
  std::string python = {};
};

void measure(const Case& c);

// The function `name` of the loaded libtensorflow itself, past tfx's
// forwarder: what a program that links TensorFlow would call.
//
//   const auto run = raw_function("TF_SessionRun", &TF_SessionRun);
void* raw_symbol(const char* name);
template <typename Function>
Function* raw_function(const char* name, Function* /*forwarder*/) {
  return reinterpret_cast<Function*>(raw_symbol(name));
}

}  // namespace tfx::benchmarks

#endif  // TESTS_BENCHMARKS_BENCHMARK_H_
