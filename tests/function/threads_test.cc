// Functions that several threads call, trace, differentiate and drop at once.
#include <atomic>
#include <catch2/catch.hpp>
#include <functional>
#include <thread>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/function/autograph.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

constexpr int kThreads = 4;

// How often `work`, which says whether its result is right, said that it is
// not.
int wrong_results(int repetitions,
                  const std::function<bool(int thread, int i)>& work) {
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&, thread] {
      for (int i = 0; i < repetitions; ++i) {
        if (!work(thread, i)) ++wrong;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  return wrong;
}

TEST_CASE("threads call one function, which is traced once a shape") {
  const tf::Variable w(2.0);
  const auto f =
      tf::function([&](const tf::Tensor& x) { return tf::reduce_sum(x * w); });
  const int wrong = wrong_results(40, [&](int thread, int i) {
    const int64_t size = 1 + (i + thread) % 8;
    return f(tf::ones({size})).item<float>() == 2.0F * static_cast<float>(size);
  });
  CHECK(wrong == 0);
  CHECK(f.experimental_get_tracing_count() == 8);
  CHECK(f.concrete_functions().size() == 8);
}

TEST_CASE("threads trace functions of their own") {
  const tf::Variable w(2.0);
  const int wrong = wrong_results(25, [&](int thread, int i) {
    const auto factor = static_cast<float>(thread * 100 + i);
    const auto inner =
        tf::function([&](const tf::Tensor& x) { return x * factor; });
    const auto f =
        tf::function([&](const tf::Tensor& x) { return inner(x) + w; });
    return f(tf::constant(3.0)).item<float>() == factor * 3 + 2;
  });
  CHECK(wrong == 0);
}

TEST_CASE("threads go back through one function") {
  const tf::Variable w(3.0);
  const auto f = tf::function([&](const tf::Tensor& x) { return w * w * x; });
  const int wrong = wrong_results(25, [&](int thread, int /*i*/) {
    const auto x = static_cast<float>(thread + 1);
    tf::GradientTape tape;
    const tf::Tensor y = f(tf::constant(x));
    return tape.gradient(y, w).numpy() == 6 * x;
  });
  CHECK(wrong == 0);
}

TEST_CASE("functions are looked at while others call them") {
  const auto f =
      tf::function([](const tf::Tensor& x) { return x + 1.0; }, {.name = "f"});
  f(tf::constant(1.0));
  const int wrong = wrong_results(20, [&](int thread, int i) {
    if (thread % 2 == 0) {
      f(tf::zeros({i + 1}));
      return true;
    }
    return tf::autograph::to_code(f).starts_with("def f(") &&
           f.pretty_printed_concrete_signatures().starts_with("Input");
  });
  CHECK(wrong == 0);
}

}  // namespace
}  // namespace tfx
