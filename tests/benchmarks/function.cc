// Calls of functions against TFE_Execute of the same function by its name.
#include "tfx/function/function.h"

#include <string>
#include <tuple>

#include "tests/benchmarks/cases.h"
#include "tests/benchmarks/raw_op.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx::benchmarks {
namespace {

// Of a function of one tensor; the Python side is in name.py.
template <typename Function>
void measure_call(const std::string& name, const Function& f, const Tensor& x) {
  const std::string traced = f.get_concrete_function(x).name();
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) f(x);
               },
           .raw =
               [&](long iterations) {
                 RawOp op;
                 TFE_TensorHandle* const inputs[] = {x.handle().get()};
                 for (long i = 0; i < iterations; ++i) {
                   op.call_and_forget(traced.c_str(), inputs);
                 }
               },
           .python = name + ".py"});
}

}  // namespace

void function_call_tiny() {
  measure_call("function_call_tiny",
               function([](const Tensor& a) { return a + 1.0; }),
               constant(1.5));
}

// A loop of 1000 rounds in a function.
void while_loop_1000() {
  const auto f = function([](const Tensor& a) {
    const auto [i, y] = while_loop(
        [](const Tensor& i, const Tensor& /*y*/) { return i < 1000; },
        [&](const Tensor& i, const Tensor& y) {
          return std::tuple(i + 1, y * a);
        },
        std::tuple(0, a));
    return y;
  });
  measure_call("while_loop_1000", f, constant(1.0001));
}

}  // namespace tfx::benchmarks
