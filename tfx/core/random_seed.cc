#include "tfx/core/random_seed.h"

#include <mutex>

#include "tfx/core/context.h"
#include "tfx/core/python_random.h"

namespace tfx {
namespace {

constexpr int64_t kMaxInt32 = 0x7fffffff;
// What stands for the global seed where only the operation has one.
constexpr int64_t kDefaultGlobalSeed = 87654321;

struct GlobalSeed {
  std::mutex mutex;
  std::optional<int64_t> seed;
  PythonRandom op_seeds{0};
};

// Never destroyed: operations run to the end of the process.
GlobalSeed& global() {
  static auto* global = new GlobalSeed;
  return *global;
}

GraphSeeds* graph_seeds() { return internal::thread_state.seeds; }

// seed % kMaxInt32 of Python: never negative.
int64_t truncate(int64_t seed) {
  const int64_t remainder = seed % kMaxInt32;
  return remainder < 0 ? remainder + kMaxInt32 : remainder;
}

// The global seed, with the operation's, both or none of them.
struct Pair {
  std::optional<int64_t> global;
  std::optional<int64_t> op;
};

Pair of_graph(GraphSeeds& graph, std::optional<int64_t> op_seed) {
  if (graph.global() && !op_seed) op_seed = graph.next();
  return {graph.global(), op_seed};
}

Pair of_process(std::optional<int64_t> op_seed) {
  GlobalSeed& state = global();
  const std::lock_guard lock(state.mutex);
  if (state.seed && !op_seed) op_seed = state.op_seeds.randint(0, kMaxInt32);
  return {state.seed, op_seed};
}

}  // namespace

Seeds get_seed(std::optional<int64_t> op_seed) {
  GraphSeeds* const graph = graph_seeds();
  const Pair pair =
      graph != nullptr ? of_graph(*graph, op_seed) : of_process(op_seed);
  if (!pair.op) return {};
  const Seeds seeds = {truncate(pair.global.value_or(kDefaultGlobalSeed)),
                       truncate(*pair.op)};
  // Two zeros would be no seed at all.
  if (seeds.seed == 0 && seeds.seed2 == 0) return {0, kMaxInt32};
  return seeds;
}

std::optional<int64_t> global_seed() {
  if (const GraphSeeds* graph = graph_seeds()) return graph->global();
  GlobalSeed& state = global();
  const std::lock_guard lock(state.mutex);
  return state.seed;
}

namespace random {

void set_seed(std::optional<int64_t> seed) {
  if (GraphSeeds* graph = graph_seeds()) {
    graph->set_global(seed);
    return;
  }
  GlobalSeed& state = global();
  const std::lock_guard lock(state.mutex);
  state.seed = seed;
  state.op_seeds = PythonRandom(seed.value_or(0));
  // Kernels count on from their seeds: new ones begin anew.
  Context& context = Context::instance();
  if (context.initialized()) context.eager().clear_caches();
}

}  // namespace random
}  // namespace tfx
