// The cases that tools/bench knows, a function each.
#ifndef TESTS_BENCHMARKS_CASES_H_
#define TESTS_BENCHMARKS_CASES_H_

#include "tests/benchmarks/benchmark.h"

namespace tfx::benchmarks {

void cnn_step_traced();
void compile_c_h();
void compile_tfx_h();
void compile_modules();
void data_mnist_epoch();
void data_structured_binding();
void data_unbatched();
void eager_add_4_threads();
void eager_add_scalar();
void eager_matmul_2x2();
void eager_matmul_512();
void forwarder();
void function_call_tiny();
void generator_elements();
void log_dropped_line();
void mlp_step_eager();
void mlp_step_traced();
void parse_graph_def();
void saved_model_load();
void serialize_graph_def();
void session_run();
void session_run_caller_thread();
void signature_1000_calls_2_threads();
void signature_1000_calls_4_threads();
void signature_call();
void signature_call_conv();
void signature_call_conv_32();
void signature_call_mlp();
void signature_call_eager_timeout();
void signature_call_mlp_32();
void signature_call_mlp_timeout();
void signature_call_named();
void signature_call_timeout();
void tape_overhead();
void tfrecord_read();
void tfrecord_write();
void trace_cnn();
void variable_assign_add();
void variable_read();
void while_loop_1000();

}  // namespace tfx::benchmarks

#endif  // TESTS_BENCHMARKS_CASES_H_
