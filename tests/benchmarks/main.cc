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
    {"session_run", tfx::benchmarks::session_run},
    {"session_run_caller_thread", tfx::benchmarks::session_run_caller_thread},
    {"eager_add_scalar", tfx::benchmarks::eager_add_scalar},
    {"eager_add_4_threads", tfx::benchmarks::eager_add_4_threads},
    {"eager_matmul_2x2", tfx::benchmarks::eager_matmul_2x2},
    {"eager_matmul_512", tfx::benchmarks::eager_matmul_512},
    {"variable_read", tfx::benchmarks::variable_read},
    {"variable_assign_add", tfx::benchmarks::variable_assign_add},
    {"tape_overhead", tfx::benchmarks::tape_overhead},
    {"mlp_step_eager", tfx::benchmarks::mlp_step_eager},
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
