// What including a header costs a user's file: the processor's time for g++ to
// compile a file that has nothing else. Beside it, as raw, what the standard
// headers cost that an interface of values and callbacks is written with: one
// machine takes several times as long as another for both.
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

#include "tests/benchmarks/cases.h"

namespace tfx::benchmarks {
namespace {

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) +
         static_cast<double>(time.tv_usec) * 1e-6;
}

// The processor's time that ended children have used.
double children_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
}

// This program is ROOT/bazel-out/k8-opt/bin/tests/benchmarks/benchmarks;
// sources are in ROOT and what was generated is in bin.
std::string compile_command(const std::string& includes) {
  const std::filesystem::path bin = std::filesystem::canonical("/proc/self/exe")
                                        .parent_path()
                                        .parent_path()
                                        .parent_path();
  const std::filesystem::path root =
      bin.parent_path().parent_path().parent_path();
  return "printf '" + includes +
         "' | g++ -std=c++20 -O2 -x c++ -c -o /dev/null -iquote " +
         root.string() + " -iquote " + bin.string() + " -";
}

// The median of several times, in seconds.
double compile_seconds(const std::string& includes) {
  const std::string command = compile_command(includes);
  std::array<double, 5> samples;
  for (double& sample : samples) {
    const double before = children_seconds();
    if (std::system(command.c_str()) != 0) {
      throw std::runtime_error(includes + " does not compile");
    }
    sample = children_seconds() - before;
  }
  std::nth_element(samples.begin(), samples.begin() + 2, samples.end());
  return samples[2];
}

double standard_seconds() {
  std::string includes;
  for (const char* const header : {"functional", "map", "memory", "optional",
                                   "span", "string", "variant", "vector"}) {
    includes += std::string("#include <") + header + ">\\n";
  }
  return compile_seconds(includes);
}

void measure_header(const char* name, const std::string& header) {
  const double raw = standard_seconds();
  const double tfx = compile_seconds("#include \"" + header + "\"\\n");
  std::printf("bench %s tfx=%.0f raw=%.0f tfx/raw=%.3f\n", name, tfx * 1e6,
              raw * 1e6, tfx / raw);
  std::fflush(stdout);
}

}  // namespace

void compile_c_h() { measure_header("compile_c_h", "tfx/c/c.h"); }

void compile_tfx_h() { measure_header("compile_tfx_h", "tfx/tfx.h"); }

void compile_modules() {
  for (const std::string module :
       {"bitwise", "debugging", "image", "io", "linalg", "lookup", "math", "nn",
        "quantization", "ragged", "sets", "signal", "sparse", "strings"}) {
    measure_header(("compile_" + module + "_h").c_str(),
                   "tfx/" + module + "/" + module + ".h");
  }
}

}  // namespace tfx::benchmarks
