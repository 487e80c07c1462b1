// A Python process that does a case's work when asked, and says how long it
// took.
#ifndef TESTS_BENCHMARKS_PYTHON_SIDE_H_
#define TESTS_BENCHMARKS_PYTHON_SIDE_H_

#include <cstdio>
#include <string>

namespace tfx::benchmarks {

class PythonSide {
 public:
  // Whether $TFX_PYTHON names a Python to measure.
  static bool available();

  // `script` is a file in tests/benchmarks.
  explicit PythonSide(const std::string& script);
  ~PythonSide();
  PythonSide(const PythonSide&) = delete;
  PythonSide& operator=(const PythonSide&) = delete;

  // Seconds for `iterations`.
  double time(long iterations);

 private:
  int pid_ = -1;
  FILE* requests_ = nullptr;
  FILE* answers_ = nullptr;
};

}  // namespace tfx::benchmarks

#endif  // TESTS_BENCHMARKS_PYTHON_SIDE_H_
