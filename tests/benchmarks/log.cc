// What a line of TensorFlow's log costs that nobody is to see: the operation
// that writes it, and tfx's looking at it.
#include "tests/benchmarks/cases.h"
#include "tfx/ops/constant_op.h"
#include "tfx/raw_ops/logging_ops.h"

namespace tfx::benchmarks {

void log_dropped_line() {
  const Tensor line = constant("dropped");
  measure({.name = "log_dropped_line", .tfx = [&](long iterations) {
             for (long i = 0; i < iterations; ++i) {
               raw_ops::PrintV2(line, {.output_stream = "log(info)"});
             }
           }});
}

}  // namespace tfx::benchmarks
