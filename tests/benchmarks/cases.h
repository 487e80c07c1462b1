// The cases that tools/bench knows, a function each.
#ifndef TESTS_BENCHMARKS_CASES_H_
#define TESTS_BENCHMARKS_CASES_H_

#include "tests/benchmarks/benchmark.h"

namespace tfx::benchmarks {

void forwarder();
void session_run();
void session_run_caller_thread();

}  // namespace tfx::benchmarks

#endif  // TESTS_BENCHMARKS_CASES_H_
