#include "tfx/data/generator.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/core/errors.h"
#include "tfx/data/dataset.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ragged/ragged_factory_ops.h"
#include "tfx/ragged/ragged_tensor_spec.h"

namespace tfx::data {
namespace {

void print_all(Transcript& t, const Dataset& dataset) {
  t.repr(dataset);
  for (const NumpyElement& element : dataset.as_numpy_iterator()) {
    t.repr(element);
  }
}

Generator count(Tensor stop) {
  for (int i = 0; i < int(stop); ++i) co_yield {i, i * 0.5};
}

Generator dicts() {
  for (int i = 0; i < 2; ++i) {
    const std::map<std::string, Tensor> element = {{"a", constant(i)},
                                                   {"b", ones({i}, float32)}};
    co_yield element;
  }
}

TEST_CASE("generators give Python's elements") {
  Transcript t("data/golden/generator", "elements");
  print_all(t, Dataset::from_generator(
                   count, {.args = {3},
                           .output_signature = {TensorSpec({}, int32),
                                                TensorSpec({}, float32)}}));
  print_all(t, Dataset::from_generator(
                   count, {.output_types = {int64, float64}, .args = {2}}));
  print_all(t, Dataset::from_generator(
                   count, {.output_types = {int32, float32},
                           .output_shapes = {TensorShape({}), TensorShape({})},
                           .args = {constant(1)}}));
  print_all(
      t,
      Dataset::from_generator(
          dicts, {.output_signature = {{"a", TensorSpec({}, int32)},
                                       {"b", TensorSpec({kNone}, float32)}}}));
  print_all(t, Dataset::from_generator(
                   [] {
                     return std::vector<int>{4, 5};
                   },
                   {.output_types = int32}));
  print_all(t, Dataset::from_generator(
                   [] {
                     return std::vector<std::string>{"x", ""};
                   },
                   {.output_types = tfx::string}));
  print_all(t, Dataset::from_generator([] { return std::vector<int>(); },
                                       {.output_types = int32}));
  print_all(t, Dataset::from_generator(
                   [] {
                     return std::vector<std::vector<float>>{{1, 2}, {}, {3}};
                   },
                   {.output_signature = TensorSpec({kNone}, float32)}));
}

TEST_CASE("what a generator yields has to fit") {
  Transcript t("data/golden/generator", "errors");
  const auto run = [](const Dataset& dataset) {
    for (const Structure& element : dataset) static_cast<void>(element);
    return 0;
  };
  const auto texts = [] { return std::vector<std::string>{"a"}; };
  const auto numbers = [] { return std::vector<int>{1}; };
  t.error_class([&] {
    return run(Dataset::from_generator(texts, {.output_types = int32}));
  });
  t.error_class([&] {
    return run(Dataset::from_generator(
        numbers, {.output_signature = TensorSpec({2}, int32)}));
  });
  t.error_class([&] {
    return run(
        Dataset::from_generator(numbers, {.output_types = {int32, int32}}));
  });
  t.error([&] { Dataset::from_generator(numbers, {}); });
  t.error([&] {
    Dataset::from_generator(
        numbers, {.output_types = int32, .output_signature = TensorSpec({})});
  });
}

TEST_CASE("a function of optional elements is a generator") {
  const Dataset dataset = Dataset::from_generator(
      [] {
        return [i = 0]() mutable {
          return i < 3 ? std::optional<int>(i++) : std::nullopt;
        };
      },
      {.output_types = int64});
  for (int round = 0; round < 2; ++round) {
    int64_t expected = 0;
    for (const Structure& element : dataset) {
      CHECK(int64_t(element) == expected++);
    }
    CHECK(expected == 3);
  }
}

TEST_CASE("what a generator throws arrives at the loop") {
  const auto failing = [](int kind) {
    return [kind]() -> Generator {
      co_yield 1;
      if (kind == 0) throw ValueError("no more");
      if (kind == 1) throw errors::DataLossError("lost");
      throw std::runtime_error("other");
    };
  };
  const auto run = [&](int kind) {
    int seen = 0;
    const Dataset dataset =
        Dataset::from_generator(failing(kind), {.output_types = int32});
    const Iterator it = iter(dataset);
    next(it);
    ++seen;
    next(it);
    return seen;
  };
  CHECK_THROWS_AS(run(0), errors::InvalidArgumentError);
  CHECK_THROWS_WITH(run(0), Catch::Contains("no more"));
  CHECK_THROWS_AS(run(1), errors::DataLossError);
  CHECK_THROWS_AS(run(2), errors::UnknownError);
}

// Counts how many of it live.
struct Counted {
  explicit Counted(std::atomic<int>& count) : count(count) { ++count; }
  ~Counted() { --count; }
  std::atomic<int>& count;
};

Generator counting(std::shared_ptr<std::atomic<int>> alive) {
  const Counted here(*alive);
  for (int i = 0;; ++i) co_yield i;
}

TEST_CASE("a generator that is left early is destroyed") {
  const auto alive = std::make_shared<std::atomic<int>>(0);
  {
    const Dataset dataset = Dataset::from_generator(
        [=] { return counting(alive); }, {.output_types = int32});
    for (int round = 0; round < 3; ++round) {
      const Iterator it = iter(dataset);
      CHECK(int(next(it)) == 0);
      CHECK(int(next(it)) == 1);
      CHECK(*alive == 1);
    }
    CHECK(*alive == 0);
  }
}

TEST_CASE("a generator calls functions, in a parallel pipeline") {
  const auto square = function([](const Tensor& x) { return x * x; });
  const Dataset dataset = Dataset::range(16).interleave(
      [=](const Tensor& start) {
        static_cast<void>(start);
        return Dataset::from_generator(
            [=]() -> Generator {
              for (int64_t i = 0; i < 20; ++i) {
                const Tensor element = square(constant(i));
                co_yield element;
              }
            },
            {.output_signature = TensorSpec({}, int64)});
      },
      {.cycle_length = 16, .num_parallel_calls = 16});
  int64_t sum = 0;
  for (const Structure& element : dataset) sum += int64_t(element);
  CHECK(sum == int64_t{16} * (19 * 20 * 39 / 6));
}

}  // namespace
}  // namespace tfx::data
