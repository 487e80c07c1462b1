// What recording costs: an addition of scalars under a tape that watches one of
// them, against the same addition without a tape.
#include <algorithm>

#include "tests/benchmarks/cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/ops/constant_op.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::benchmarks {

void tape_overhead() {
  const Tensor x = constant(1.5);
  const Tensor y = constant(2.5);
  measure({.name = "tape_overhead",
           .tfx =
               [&](long iterations) {
                 // As many on a tape as a training step may have.
                 constexpr long kRecorded = 100;
                 for (long i = 0; i < iterations;) {
                   GradientTape tape;
                   tape.watch(x);
                   const long end = std::min(i + kRecorded, iterations);
                   for (; i < end; ++i) raw_ops::Mul(x, y);
                 }
               },
           .raw =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) raw_ops::Mul(x, y);
               },
           .python = "tape_overhead.py"});
}

}  // namespace tfx::benchmarks
