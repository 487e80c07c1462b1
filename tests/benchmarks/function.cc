// Calls of functions against TFE_Execute of the same function by its name.
#include "tfx/function/function.h"

#include "tests/benchmarks/cases.h"
#include "tests/benchmarks/raw_op.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx::benchmarks {

void function_call_tiny() {
  const Tensor x = constant(1.5);
  const auto f = function([](const Tensor& a) { return a + 1.0; });
  const std::string name = f.get_concrete_function(x).name();
  measure({.name = "function_call_tiny",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) f(x);
               },
           .raw =
               [&](long iterations) {
                 RawOp op;
                 TFE_TensorHandle* const inputs[] = {x.handle().get()};
                 for (long i = 0; i < iterations; ++i) {
                   op.call_and_forget(name.c_str(), inputs);
                 }
               },
           .python = "function_call_tiny.py"});
}

}  // namespace tfx::benchmarks
