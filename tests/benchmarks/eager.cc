// Eager operations and variables against the raw C API with a reused TFE_Op on
// the same context and the same tensors.
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <thread>
#include <vector>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/eager/c_api.h"
#include "tensorflow/c/eager/c_api_experimental.h"
#include "tests/benchmarks/cases.h"
#include "tfx/core/context.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/variable.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::benchmarks {
namespace {

// What a careful C programmer writes: one op, reset for each call, and a look
// at the status after each function that sets it.
class RawOp {
 public:
  RawOp()
      : op_(TFE_NewOp(Context::instance().eager().get(), "NoOp", status_)) {}
  RawOp(const RawOp&) = delete;
  RawOp& operator=(const RawOp&) = delete;
  ~RawOp() {
    TFE_DeleteOp(op_);
    TF_DeleteStatus(status_);
  }

  void run(const char* name, std::initializer_list<TFE_TensorHandle*> inputs,
           const char* dtype_attr, TFE_TensorHandle** result) {
    reset_(op_, name, nullptr, status_);
    check();
    for (TFE_TensorHandle* input : inputs) {
      add_input_(op_, input, status_);
      check();
    }
    if (dtype_attr != nullptr) set_type_(op_, dtype_attr, TF_FLOAT);
    int count = result == nullptr ? 0 : 1;
    execute_(op_, result, &count, status_);
    check();
  }
  // The same, for an op whose result is not looked at.
  void run_and_forget(const char* name,
                      std::initializer_list<TFE_TensorHandle*> inputs,
                      const char* dtype_attr = nullptr) {
    TFE_TensorHandle* result = nullptr;
    run(name, inputs, dtype_attr, &result);
    delete_handle_(result);
  }

 private:
  void check() const {
    if (get_code_(status_) == TF_OK) return;
    std::fprintf(stderr, "%s\n", TF_Message(status_));
    std::abort();
  }

  decltype(&TFE_OpReset) reset_ = raw_function("TFE_OpReset", &TFE_OpReset);
  decltype(&TFE_OpAddInput) add_input_ =
      raw_function("TFE_OpAddInput", &TFE_OpAddInput);
  decltype(&TFE_OpSetAttrType) set_type_ =
      raw_function("TFE_OpSetAttrType", &TFE_OpSetAttrType);
  decltype(&TFE_Execute) execute_ = raw_function("TFE_Execute", &TFE_Execute);
  decltype(&TFE_DeleteTensorHandle) delete_handle_ =
      raw_function("TFE_DeleteTensorHandle", &TFE_DeleteTensorHandle);
  decltype(&TF_GetCode) get_code_ = raw_function("TF_GetCode", &TF_GetCode);
  TF_Status* status_ = TF_NewStatus();
  TFE_Op* op_;
};

void measure_matmul(const char* name, int64_t size) {
  const Tensor a = constant(1.0, {.shape = {{size, size}}});
  RawOp op;
  measure({.name = name,
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) raw_ops::MatMul(a, a);
               },
           .raw =
               [&](long iterations) {
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
  RawOp op;
  measure(
      {.name = "eager_add_scalar",
       .tfx =
           [&](long iterations) {
             for (long i = 0; i < iterations; ++i) x + y;
           },
       .raw =
           [&](long iterations) {
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
  RawOp op;
  measure({.name = "variable_read",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i) variable.value();
               },
           .raw =
               [&](long iterations) {
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
  RawOp op;
  measure({.name = "variable_assign_add",
           .tfx =
               [&](long iterations) {
                 for (long i = 0; i < iterations; ++i)
                   variable.assign_add(delta);
               },
           .raw =
               [&](long iterations) {
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
