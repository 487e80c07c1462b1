// What tapes keep, and for how long; and whose they are.
#include "tfx/autodiff/tape.h"

#include <malloc.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {
namespace {

using Catch::Contains;

// A tensor that says when nobody has it any more.
Tensor watched_memory(bool& is_gone) {
  constexpr size_t kCount = 16;
  auto* const values =
      static_cast<float*>(std::aligned_alloc(64, kCount * sizeof(float)));
  std::fill_n(values, kCount, 2.0F);
  is_gone = false;
  return Tensor::from_memory<float>({values, kCount}, {16},
                                    [values, &is_gone](void*, size_t) {
                                      std::free(values);
                                      is_gone = true;
                                    });
}

TEST_CASE("what no gradient needs is not kept") {
  bool is_gone = false;
  Tensor x = watched_memory(is_gone);
  const Tensor w = constant(3.0);
  GradientTape tape;
  tape.watch({x, w});
  Tensor y = x + w;
  x = Tensor();
  // Eager operations may hold their inputs until they have run.
  CHECK(y.data<float>()[0] == 5.0F);
  CHECK(is_gone);
  CHECK(tape.gradient(y, w).to_tensor().item<float>() == 16.0F);
}

TEST_CASE("what a gradient needs is kept until it is computed") {
  bool is_gone = false;
  Tensor x = watched_memory(is_gone);
  const Tensor w = constant(3.0);
  GradientTape tape;
  tape.watch(w);
  const Tensor y = x * w;
  x = Tensor();
  CHECK_FALSE(is_gone);
  CHECK(tape.gradient(y, w).to_tensor().item<float>() == 32.0F);
  CHECK(is_gone);
}

TEST_CASE("a persistent tape keeps it to its end, or until it is reset") {
  bool is_gone = false;
  const Tensor w = constant(3.0);
  {
    Tensor x = watched_memory(is_gone);
    GradientTape tape({.persistent = true});
    tape.watch(w);
    const Tensor y = x * w;
    x = Tensor();
    CHECK(tape.gradient(y, w).to_tensor().item<float>() == 32.0F);
    CHECK_FALSE(is_gone);
  }
  CHECK(is_gone);
  Tensor x = watched_memory(is_gone);
  GradientTape tape({.persistent = true});
  tape.watch(w);
  Tensor y = x * w;
  x = Tensor();
  tape.reset();
  CHECK(is_gone);
}

TEST_CASE("a hundred thousand tapes leave nothing behind") {
  const Tensor x = constant(3.0);
  const auto derivative = [&] {
    GradientTape tape;
    tape.watch(x);
    const Tensor y = x * x;
    return tape.gradient(y, x).to_tensor().item<float>();
  };
  constexpr size_t kTapes = 100'000;
  // Whatever is made once, is made before.
  for (size_t i = 0; i < kTapes / 100; ++i) CHECK(derivative() == 6.0F);
  // Of sanitizers' heaps it says nothing.
  const size_t before = mallinfo2().uordblks;
  for (size_t i = 0; i < kTapes; ++i) derivative();
  CHECK(mallinfo2().uordblks < before + kTapes);
}

TEST_CASE("what a tape does not watch is not kept") {
  bool is_gone = false;
  Tensor x = watched_memory(is_gone);
  GradientTape tape;
  const Tensor y = x * x;
  x = Tensor();
  CHECK(is_gone);
}

TEST_CASE("an error leaves the tape as it was") {
  const Tensor x = constant(3.0);
  GradientTape tape;
  tape.watch(x);
  const Tensor bad = raw_ops::Bitcast(x, float32);
  const Tensor good = x * x;
  CHECK_THROWS_AS(tape.gradient(bad, x), LookupError);
  CHECK(tape.gradient(good, x).to_tensor().item<float>() == 6.0F);
}

TEST_CASE("variables watched are known after the gradients") {
  const Variable first(1.0);
  const Variable second(2.0);
  GradientTape tape;
  const Tensor y = second * first;
  tape.gradient(y, first);
  const std::vector<Variable> watched = tape.watched_variables();
  REQUIRE(watched.size() == 2);
  CHECK(watched[0].is(first));
  CHECK(watched[1].is(second));
}

TEST_CASE("while it records a tape is used in its thread only") {
  const Tensor x = constant(3.0);
  GradientTape tape;
  tape.watch(x);
  const Tensor y = x * x;
  std::thread([&] {
    CHECK_THROWS_WITH(tape.gradient(y, x), Contains("another thread"));
    CHECK_THROWS_AS(tape.stop(), RuntimeError);
    CHECK_THROWS_AS(tape.reset(), RuntimeError);
    CHECK_THROWS_AS(tape.watch(x), RuntimeError);
    CHECK_THROWS_AS(tape.watched_variables(), RuntimeError);
    CHECK_THROWS_AS(tape.stop_recording(), RuntimeError);
  }).join();
  CHECK(tape.gradient(y, x).to_tensor().item<float>() == 6.0F);
}

TEST_CASE("a tape that was stopped is used anywhere") {
  const Tensor x = constant(3.0);
  auto tape = std::make_unique<GradientTape>();
  tape->watch(x);
  const Tensor y = x * x;
  tape->stop();
  float gradient = 0;
  std::thread([&] {
    gradient = tape->gradient(y, x).to_tensor().item<float>();
    tape.reset();
  }).join();
  CHECK(gradient == 6.0F);
}

TEST_CASE("a tape may go in another thread") {
  const Tensor x = constant(3.0);
  auto tape = std::make_unique<GradientTape>();
  tape->watch(x);
  std::thread([&] { tape.reset(); }).join();
  // Here it is gone from this thread's tapes, with the next operation.
  CHECK((x * x).item<float>() == 9.0F);
  CHECK((x * x).item<float>() == 9.0F);
}

TEST_CASE("a tape may outlive its thread") {
  const Tensor x = constant(3.0);
  std::unique_ptr<GradientTape> tape;
  Tensor y;
  std::thread([&] {
    tape = std::make_unique<GradientTape>();
    tape->watch(x);
    y = x * x;
    tape->stop();
  }).join();
  CHECK(tape->gradient(y, x).to_tensor().item<float>() == 6.0F);
}

}  // namespace
}  // namespace tfx
