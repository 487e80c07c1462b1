// benchmarks [CASE...]: measures all cases, or those named.
#include <cstdio>
#include <exception>
#include <iterator>
#include <string_view>

#include "tests/benchmarks/cases.h"

namespace {

struct NamedCase {
  std::string_view name;
  void (*run)();
};

constexpr NamedCase kCases[] = {
    {"forwarder", tfx::benchmarks::forwarder},
    {"compile_c_h", tfx::benchmarks::compile_c_h},
    {"compile_tfx_h", tfx::benchmarks::compile_tfx_h},
    {"compile_modules", tfx::benchmarks::compile_modules},
    {"session_run", tfx::benchmarks::session_run},
    {"session_run_caller_thread", tfx::benchmarks::session_run_caller_thread},
    {"eager_add_scalar", tfx::benchmarks::eager_add_scalar},
    {"eager_add_4_threads", tfx::benchmarks::eager_add_4_threads},
    {"eager_matmul_2x2", tfx::benchmarks::eager_matmul_2x2},
    {"eager_matmul_512", tfx::benchmarks::eager_matmul_512},
    {"variable_read", tfx::benchmarks::variable_read},
    {"variable_assign_add", tfx::benchmarks::variable_assign_add},
    {"tape_overhead", tfx::benchmarks::tape_overhead},
    {"function_call_tiny", tfx::benchmarks::function_call_tiny},
    {"while_loop_1000", tfx::benchmarks::while_loop_1000},
    {"log_dropped_line", tfx::benchmarks::log_dropped_line},
    {"mlp_step_eager", tfx::benchmarks::mlp_step_eager},
    {"mlp_step_traced", tfx::benchmarks::mlp_step_traced},
    {"cnn_step_traced", tfx::benchmarks::cnn_step_traced},
    {"trace_cnn", tfx::benchmarks::trace_cnn},
    {"signature_call", tfx::benchmarks::signature_call},
    {"signature_call_named", tfx::benchmarks::signature_call_named},
    {"signature_call_mlp", tfx::benchmarks::signature_call_mlp},
    {"signature_call_mlp_32", tfx::benchmarks::signature_call_mlp_32},
    {"signature_call_timeout", tfx::benchmarks::signature_call_timeout},
    {"signature_call_mlp_timeout", tfx::benchmarks::signature_call_mlp_timeout},
    {"signature_call_eager_timeout",
     tfx::benchmarks::signature_call_eager_timeout},
    {"signature_1000_calls_2_threads",
     tfx::benchmarks::signature_1000_calls_2_threads},
    {"signature_1000_calls_4_threads",
     tfx::benchmarks::signature_1000_calls_4_threads},
    {"signature_call_conv", tfx::benchmarks::signature_call_conv},
    {"signature_call_conv_32", tfx::benchmarks::signature_call_conv_32},
    {"saved_model_load", tfx::benchmarks::saved_model_load},
    {"parse_graph_def", tfx::benchmarks::parse_graph_def},
    {"serialize_graph_def", tfx::benchmarks::serialize_graph_def},
    {"data_mnist_epoch", tfx::benchmarks::data_mnist_epoch},
    {"data_unbatched", tfx::benchmarks::data_unbatched},
    {"data_structured_binding", tfx::benchmarks::data_structured_binding},
    {"generator_elements", tfx::benchmarks::generator_elements},
    {"tfrecord_write", tfx::benchmarks::tfrecord_write},
    {"tfrecord_read", tfx::benchmarks::tfrecord_read},
};

const NamedCase* find(std::string_view name) {
  for (const NamedCase& c : kCases) {
    if (c.name == name) return &c;
  }
  return nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (find(argv[i]) != nullptr) continue;
    std::fprintf(stderr, "no case '%s'; there are:", argv[i]);
    for (const NamedCase& c : kCases)
      std::fprintf(stderr, " %s", c.name.data());
    std::fprintf(stderr, "\n");
    return 2;
  }
  try {
    if (argc == 1) {
      for (const NamedCase& c : kCases) c.run();
    }
    for (int i = 1; i < argc; ++i) find(argv[i])->run();
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
}
