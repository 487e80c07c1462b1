// One model, many threads.
#include <atomic>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"

namespace tfx::saved_model {
namespace {

void on_threads(int count, const std::function<void(int thread)>& work) {
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i) threads.emplace_back(work, i);
  for (std::thread& thread : threads) thread.join();
}

TEST_CASE("one model answers many threads at once") {
  for (const Threads where :
       {Threads::kAuto, Threads::kCaller, Threads::kPool}) {
    const LoadedModel model = load(model_path("stateful"), {.threads = where});
    const PreparedCall call = model.signatures()["serving_default"].prepare();
    std::atomic<int> wrong{0};
    on_threads(4, [&](int thread) {
      const Signature apply = model.signatures()["serving_default"];
      const auto value = static_cast<float>(thread + 1);
      const Tensor x = constant({{value, -value}});
      const Tensor expected = constant({{-2 * value, -2 * value}});
      for (int i = 0; i < 500; ++i) {
        if (!same(call(x), expected)) ++wrong;
        if (i % 10 == 0 && !same(apply({{"x", x}})["y"], expected)) ++wrong;
        if (i % 50 == 0) {
          try {
            apply(constant({{1.0, 2.0, 3.0}}));
            ++wrong;
          } catch (const errors::InvalidArgumentError&) {  // NOLINT
          }
        }
      }
    });
    CHECK(wrong == 0);
  }
}

TEST_CASE("state that many threads change is changed by all of them") {
  const LoadedModel model = load(model_path("stateful"));
  on_threads(4, [&](int) {
    const Signature count = model.signatures()["state/count"];
    for (int i = 0; i < 250; ++i) count(1);
  });
  CHECK(model.signatures()["state/read"]()["calls"].item<int32_t>() == 1000);
}

TEST_CASE("models are loaded and dropped while others are called") {
  const LoadedModel kept = load(model_path("loop"));
  std::atomic<int> wrong{0};
  on_threads(3, [&](int thread) {
    const Tensor x = constant(1.0, {.shape = {{1, 8}}});
    for (int i = 0; i < 5; ++i) {
      if (thread == 0) {
        const LoadedModel model = load(files_of(model_path("table")));
        const Tensor ids =
            model.signatures()["serving_default"](constant({"one", "two"}));
        if (!same(ids, constant({1, 2}, {.dtype = tfx::int64}))) ++wrong;
        continue;
      }
      const Tensor y =
          kept.signatures()["serving_default"]({{"x", x}, {"n", 100}});
      if (!same(x, y)) ++wrong;
    }
  });
  CHECK(wrong == 0);
}

TEST_CASE("a tensor that a session gave may be used from many threads") {
  const LoadedModel model = load(model_path("stateful"));
  std::atomic<int> wrong{0};
  for (int round = 0; round < 20; ++round) {
    const Tensor y =
        model.signatures()["serving_default"](constant({{1.0, 1.0}}));
    on_threads(4, [&](int) {
      if (y[0].data<float>()[1] != 6.0F) ++wrong;
      if (y.data<float>()[0] != 4.0F) ++wrong;
    });
  }
  CHECK(wrong == 0);
}

}  // namespace
}  // namespace tfx::saved_model
