// What a C call costs through tfx's forwarder, against a direct call of the
// library's function.
#include "tensorflow/c/tf_status.h"
#include "tests/benchmarks/cases.h"

namespace tfx::benchmarks {

void forwarder() {
  TF_Status* const status = TF_NewStatus();
  const auto direct = raw_function("TF_GetCode", &TF_GetCode);
  // Sums, so that no call can be left out.
  volatile long sink = 0;
  measure({.name = "forwarder",
           .tfx =
               [&](long iterations) {
                 long sum = 0;
                 for (long i = 0; i < iterations; ++i) {
                   sum += TF_GetCode(status);
                 }
                 sink = sum;
               },
           .raw =
               [&](long iterations) {
                 long sum = 0;
                 for (long i = 0; i < iterations; ++i) sum += direct(status);
                 sink = sum;
               }});
  TF_DeleteStatus(status);
}

}  // namespace tfx::benchmarks
