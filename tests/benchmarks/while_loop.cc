// A loop of 1000 rounds in a function, against TFE_Execute of that function.
#include "tfx/function/while_loop.h"

#include <string>
#include <tuple>

#include "tests/benchmarks/cases.h"
#include "tests/benchmarks/raw_op.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx::benchmarks {

void while_loop_1000() {
  const Tensor x = constant(1.0001);
  const auto f = function([](const Tensor& a) {
    const auto [i, y] = while_loop(
        [](const Tensor& i, const Tensor& /*y*/) { return i < 1000; },
        [&](const Tensor& i, const Tensor& y) {
          return std::tuple(i + 1, y * a);
        },
        std::tuple(0, a));
    return y;
  });
  const std::string name = f.get_concrete_function(x).name();
  measure({.name = "while_loop_1000",
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
           .python = "while_loop_1000.py"});
}

}  // namespace tfx::benchmarks
