// Eager operations and variables against the raw C API with a reused TFE_Op on
// the same context and the same tensors.
#include <string>
#include <thread>
#include <vector>

#include "tests/benchmarks/cases.h"
#include "tests/benchmarks/raw_op.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/variables/variable.h"

namespace tfx::benchmarks {
namespace {

void measure_matmul(const char* name, int64_t size) {
  const Tensor a = constant(1.0, {.shape = {{size, size}}});
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) raw_ops::MatMul(a, a);
               },
           .raw =
               [&](long iterations) {
                 RawOp op;
                 for (long i = 0; i < iterations; ++i) {
                   op.run_and_forget("MatMul",
                                     {a.handle().get(), a.handle().get()});
                 }
               },
           .python = std::string(name) + ".py"});
}

}  // namespace

void eager_add_scalar() {
  const Tensor x = constant(1.5);
  const Tensor y = constant(2.5);
  measure(
      {.name = "eager_add_scalar",
       .tfx =
           [&](long iterations) {
             for (long i = 0; i < iterations; ++i) x + y;
           },
       .raw =
           [&](long iterations) {
             RawOp op;
             for (long i = 0; i < iterations; ++i) {
               op.run_and_forget("AddV2", {x.handle().get(), y.handle().get()});
             }
           },
       .python = "eager_add_scalar.py"});
}

void eager_add_4_threads() {
  const Tensor x = constant(1.5);
  const Tensor y = constant(2.5);
  constexpr int kThreads = 4;
  const auto on_all = [](long iterations, const Side& side) {
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; ++i) {
      threads.emplace_back([&] { side(iterations / kThreads); });
    }
    for (std::thread& thread : threads) thread.join();
  };
  measure({.name = "eager_add_4_threads",
           .tfx =
               [&](long iterations) {
                 on_all(iterations, [&](long share) {
                   for (long i = 0; i < share; ++i) x + y;
                 });
               },
           .raw =
               [&](long iterations) {
                 on_all(iterations, [&](long share) {
                   RawOp op;
                   for (long i = 0; i < share; ++i) {
                     op.run_and_forget("AddV2",
                                       {x.handle().get(), y.handle().get()});
                   }
                 });
               }});
}

void eager_matmul_2x2() { measure_matmul("eager_matmul_2x2", 2); }

void eager_matmul_512() { measure_matmul("eager_matmul_512", 512); }

void variable_read() {
  const Variable variable({{1.0, 2.0}, {3.0, 4.0}});
  measure({.name = "variable_read",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) variable.value();
               },
           .raw =
               [&](long iterations) {
                 RawOp op;
                 for (long i = 0; i < iterations; ++i) {
                   op.run_and_forget("ReadVariableOp",
                                     {variable.handle().handle().get()},
                                     "dtype");
                 }
               },
           .python = "variable_read.py"});
}

void variable_assign_add() {
  const Variable variable({{1.0, 2.0}, {3.0, 4.0}});
  const Tensor delta = constant({{1.0, 1.0}, {1.0, 1.0}});
  measure({.name = "variable_assign_add",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i)
                   variable.assign_add(delta);
               },
           .raw =
               [&](long iterations) {
                 RawOp op;
                 for (long i = 0; i < iterations; ++i) {
                   op.run(
                       "AssignAddVariableOp",
                       {variable.handle().handle().get(), delta.handle().get()},
                       nullptr, nullptr);
                 }
               },
           .python = "variable_assign_add.py"});
}

}  // namespace tfx::benchmarks
