// soak CALLS: so many calls from four threads, while models are loaded, called
// and dropped. Prints the memory in use at ten points: it should stay flat.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "tests/resident_memory.h"
#include "tfx/saved_model/load.h"

namespace {

using tfx::Tensor;
using tfx::saved_model::LoadedModel;

const std::string kModels = "tests/saved_model/testdata/models/";

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

void load_and_drop() {
  const LoadedModel model = tfx::saved_model::load(kModels + "v1_variables");
  model.warmup();
  std::map<std::string, std::string> files;
  for (const char* name : {"saved_model.pb", "variables/variables.index",
                           "variables/variables.data-00000-of-00001"}) {
    files[name] = read(kModels + "stateful/" + name);
  }
  tfx::saved_model::load(files).warmup();
}

}  // namespace

int main(int argc, char** argv) {
  const long calls = argc > 1 ? std::atol(argv[1]) : 100'000;
  constexpr int kThreads = 4;
  constexpr int kPoints = 10;
  const LoadedModel model = tfx::saved_model::load(kModels + "stateful");
  const auto apply = model.signatures()["serving_default"];
  const auto prepared = apply.prepare();
  long loads = 0;
  std::atomic<long> wrong{0};
  for (int point = 0; point < kPoints; ++point) {
    std::atomic<int> running{kThreads};
    std::vector<std::thread> threads;
    for (int thread = 0; thread < kThreads; ++thread) {
      threads.emplace_back([&] {
        const float values[] = {1, 1};
        for (long i = 0; i < calls / kThreads / kPoints; ++i) {
          const Tensor x(tfx::c::Tensor::from_values<float>({1, 2}, values));
          const Tensor y = i % 8 == 0 ? apply({{"x", x}})["y"] : prepared(x);
          if (y.data<float>()[1] != 6.0F) ++wrong;
        }
        --running;
      });
    }
    while (running > 0) {
      load_and_drop();
      loads += 2;
    }
    for (std::thread& thread : threads) thread.join();
    std::printf("%3d %%: %.0f MB, %ld models loaded\n", (point + 1) * 10,
                tfx::resident_megabytes(), loads);
    std::fflush(stdout);
  }
  std::printf("%ld calls, %ld wrong\n", calls, wrong.load());
  return wrong > 0 ? 1 : 0;
}
