// A service in small for a sanitizer: threads that compute in graphs and
// eagerly, a model, an exception. Told to, it then makes a mistake of its own.
#include <atomic>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "tfx/tfx.h"

namespace tf = tfx;

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const auto model = tf::saved_model::load(argv[1]);
  const auto affine = model.signatures()["serving_default"];
  const auto square = tf::function([](const tf::Tensor& x) { return x * x; });
  std::atomic<int> right = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      for (int j = 0; j < 10; ++j) {
        const auto x = tf::constant({{1.0F, 1.0F}});
        right += float(affine(x)["y"][0][1]) == 26.0F;
        right += int(square(tf::constant(i))) == i * i;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  try {
    tf::constant({1, 2}) + tf::constant({1, 2, 3});
  } catch (const tf::errors::InvalidArgumentError&) {
    ++right;
  }
  std::cout << right << std::endl;

  const std::string mistake = argc > 2 ? argv[2] : "";
  if (mistake == "overflow") {
    const std::vector<float> values(3);
    const std::span<const float> beyond(values.data(), 4);
    tf::Tensor::from_memory(beyond, {4}, nullptr);
  }
  if (mistake == "leak") {
    [[maybe_unused]] auto* volatile leaked = new tf::Tensor(tf::zeros({1000}));
    leaked = nullptr;
  }
  if (mistake == "race") {
    int shared = 0;
    std::thread thread([&] { ++shared; });
    ++shared;
    thread.join();
  }
}
