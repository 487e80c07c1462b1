// measure SAVED_MODEL: what start-up and copies cost on this machine, in
// processor time and resident memory. The model is one of rows of two numbers.
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <exception>
#include <fstream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

double processor_milliseconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 +
         static_cast<double>(time.tv_nsec) / 1e6;
}

long resident_megabytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) return std::stol(line.substr(6)) / 1024;
  }
  return 0;
}

template <typename Step>
auto measure(const char* name, Step step) {
  const double start = processor_milliseconds();
  auto result = step();
  std::printf("%-28s %8.2f ms %5ld MB\n", name,
              processor_milliseconds() - start, resident_megabytes());
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::string folder =
        argc > 1 ? argv[1] : "samples/saved_model/affine";
    measure("nothing", [] { return 0; });
    measure("load TensorFlow", [] { return tf::libtensorflow::load(); });
    const auto model = measure("load the model",
                               [&] { return tf::saved_model::load(folder); });
    measure("warmup()", [&] { return model.warmup(), 0; });
    const auto predict = model.signatures()["serving_default"].prepare();
    const auto row = tf::constant({{1.0F, 1.0F}});
    measure("the first call", [&] { return predict(row); });
    measure("the second call", [&] { return predict(row); });

    constexpr int64_t kCount = 16 << 20;  // 64 MB
    for (int i = 0; i < 2; ++i) {
      const std::vector<float> plain(kCount, 1.0F);
      tf::AlignedVector<float> aligned(kCount, 1.0F);
      const auto copied = measure("a tensor of a vector", [&] {
        return tf::Tensor::from_memory(std::span(plain), {kCount}, nullptr);
      });
      const auto in_place = measure("of an aligned vector", [&] {
        return tf::from_memory(std::move(aligned), {kCount});
      });
      std::printf(
          "the first %s copied\n",
          copied.data<float>().data() == plain.data() ? "was not" : "was");
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "measure: %s\n", error.what());
    return 1;
  }
}
