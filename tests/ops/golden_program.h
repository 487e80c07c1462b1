// Programs that a generator in tools/golden ran with Python, with what came
// out, for a test to run again.
//
//   program NAME
//   STEP ARGUMENT=VALUE …
//   = DTYPE SHAPE HEX            a result
//   # DTYPE SHAPE CHECKSUM       one of many elements
//   ! CLASS TEXT                 an exception instead
//
// Values: 3, 1.5, None, [2,3] (of double or int32), float32, a word, or a
// tensor as @DTYPE/SHAPE/HEX.
#ifndef TESTS_OPS_GOLDEN_PROGRAM_H_
#define TESTS_OPS_GOLDEN_PROGRAM_H_

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

class GoldenStep {
 public:
  explicit GoldenStep(const std::string& line);

  const std::string& line() const { return line_; }
  const std::string& name() const { return name_; }

  bool has(const std::string& argument) const;
  const std::string& word(const std::string& argument) const;
  std::optional<int64_t> integer(const std::string& argument) const;
  DType dtype(const std::string& argument, DType otherwise) const;
  TensorOption option(const std::string& argument,
                      TensorOption otherwise = std::nullopt) const;
  Tensor tensor(const std::string& argument) const;

  // The lines that follow it.
  std::vector<std::string> expected;

 private:
  std::string line_;
  std::string name_;
  std::map<std::string, std::string> arguments_;
};

struct GoldenProgram {
  std::string name;
  std::vector<GoldenStep> steps;
};

// Of a file in tests/, without its ".txt".
std::vector<GoldenProgram> read_golden_programs(const std::string& file_name);

// Runs all steps, and checks what each gives against what Python gave.
using RunStep = std::function<std::vector<Tensor>(const GoldenStep&)>;
void check_program(const GoldenProgram& program, const RunStep& run);

}  // namespace tfx

#endif  // TESTS_OPS_GOLDEN_PROGRAM_H_
