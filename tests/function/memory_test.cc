// What functions leave behind when they are dropped: nothing.
#include <catch2/catch.hpp>
#include <tuple>

#include "tests/resident_memory.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

namespace tf = tfx;

// How much memory grows over the second half.
template <typename Work>
double late_growth(int repetitions, Work work) {
  for (int i = 0; i < repetitions / 2; ++i) work(i);
  const double before = resident_megabytes();
  for (int i = repetitions / 2; i < repetitions; ++i) work(i);
  return resident_megabytes() - before;
}

// A kilobyte that each function leaves would be 5 MB.
constexpr double kNothing = 4;

TEST_CASE("ten thousand functions come and go") {
  const tf::Variable w(2.0);
  int right = 0;
  // Two each time.
  const double grown = late_growth(5'000, [&](int i) {
    const auto inner =
        tf::function([](const tf::Tensor& x) { return x + 1.0; });
    const auto f =
        tf::function([&](const tf::Tensor& x) { return inner(x) * w; });
    const auto value = static_cast<float>(i);
    if (f(tf::constant(value)).item<float>() == (value + 1) * 2) ++right;
  });
  CHECK(right == 5'000);
  CHECK(grown < kNothing);
}

TEST_CASE("functions that were differentiated come and go") {
  const tf::Variable w(2.0);
  int right = 0;
  const double grown = late_growth(1'000, [&](int /*i*/) {
    const auto f = tf::function([&](const tf::Tensor& x) { return x * w; });
    tf::GradientTape tape;
    const tf::Tensor y = f(tf::constant(3.0));
    if (tape.gradient(y, w).numpy() == 3.0) ++right;
  });
  CHECK(right == 1'000);
  CHECK(grown < kNothing);
}

TEST_CASE("loops and branches that were differentiated come and go") {
  const tf::Variable w(2.0);
  int right = 0;
  const double grown = late_growth(200, [&](int /*i*/) {
    const auto f = tf::function([&](const tf::Tensor& x) {
      const auto [i, y] = tf::while_loop(
          [](const tf::Tensor& i, const tf::Tensor&) { return i < 3; },
          [&](const tf::Tensor& i, const tf::Tensor& y) {
            return std::tuple(
                i + 1, tf::cond(
                           y > 0.0, [&] { return y * w; }, [&] { return y; }));
          },
          std::tuple(0, x));
      return y;
    });
    tf::GradientTape tape;
    const tf::Tensor y = f(tf::constant(3.0));
    if (tape.gradient(y, w).numpy() == 36.0) ++right;
  });
  CHECK(right == 200);
  CHECK(grown < kNothing);
}

}  // namespace
}  // namespace tfx
