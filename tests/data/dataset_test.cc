#include "tfx/data/dataset.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/data/show.h"
#include "tests/ops/transcript.h"
#include "tfx/core/errors.h"
#include "tfx/core/random_seed.h"
#include "tfx/debugging/debugging.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ragged/ragged_factory_ops.h"
#include "tfx/random/random_ops.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::data {
namespace {

Transcript transcript(const std::string& section) {
  return {"data/golden/dataset", section};
}

TEST_CASE("sources give Python's elements") {
  auto t = transcript("sources");
  show(t, Dataset::from_tensors({1, 2}));
  show(t, Dataset::from_tensors({1, {{"a", constant({2.5})}, {"b", "x"}}}));
  show(t, Dataset::from_tensor_slices({1, 2, 3}));
  show(t, Dataset::from_tensor_slices(
              {constant({1, 2}), constant({{1.0, 2.0}, {3.0, 4.0}})}));
  show(t, Dataset::from_tensor_slices(
              {{"b", constant({"x", "y"})},
               {"a", std::pair(constant({1, 2}), constant({true, false}))}}));
  show(t, Dataset::from_tensor_slices(zeros({0, 2})));
  show(t, Dataset::range(3));
  show(t, Dataset::range(1, 8, 3));
  show(t, Dataset::range(5, 0, -2, {.output_type = int32}));
  show(t, Dataset::range(0));
  show(t, Dataset::counter({.start = 10, .step = 5}).take(3));
  show(t, Dataset::zip(Dataset::range(3), Dataset::range(10, 12)));
  show(t,
       Dataset::zip({{"x", Dataset::range(2)},
                     {"y", Structure(Dataset::range(5), Dataset::range(7))}}));
  t.error([] {
    Dataset::from_tensor_slices({constant({1, 2}), constant({1, 2, 3})});
  });
  t.error([] { Dataset::from_tensor_slices(1); });
  t.error([] { len(Dataset::range(1).repeat()); });
  t.error([] { len(Dataset::range(3).filter([](auto x) { return x > 1; })); });
}

TEST_CASE("sparse and ragged tensors are elements") {
  auto t = transcript("sparse and ragged");
  const SparseTensor st({{0, 0}, {1, 2}}, {1, 2}, {2, 3});
  const RaggedTensor rt = ragged::constant({{1, 2}, {}, {3}});
  const RaggedTensor deep = ragged::constant({{{1}, {2, 3}}, {{4}}});
  for (const Structure& value :
       {Structure(st), Structure(rt), Structure(deep)}) {
    t.repr(Dataset::from_tensors(value));
    t.repr(Dataset::from_tensor_slices(value));
    print_elements(t, Dataset::from_tensor_slices(value));
    print_elements(t, Dataset::from_tensor_slices(value).batch(2));
    print_elements(t, Dataset::from_tensors(value).map(
                          [](const Structure& x) { return x; }));
    t.repr(Dataset::from_tensors(value).unbatch());
    print_elements(t, Dataset::from_tensors(value).unbatch());
  }
}

TEST_CASE("functions of elements") {
  auto t = transcript("functions");
  const Dataset d = Dataset::range(5);
  show(t, d.map([](const Tensor& x) { return x * 2; }));
  show(t, d.map([](auto x) {
             return std::pair(x, x + 1);
           }).map([](auto x, auto y) { return x * y; }));
  show(t, d.map([](const Tensor& x) {
             return std::map<std::string, Tensor>{{"a", x}};
           }).map([](std::map<std::string, Tensor> e) { return e["a"] + 1; }));
  const auto plus_one = [](const Tensor& x) { return x + 1; };
  show(t, d.map(plus_one, {.num_parallel_calls = 2}));
  show(t, d.map(plus_one,
                {.num_parallel_calls = AUTOTUNE, .deterministic = true}));
  show(t, d.map([](const Tensor& x) { return std::vector<Tensor>{x, x}; }));
  show(t, d.map([](const Tensor&) { return 1; }));
  show(t, d.filter([](auto x) { return x % 2 == 0; }));
  show(t, d.take_while([](auto x) { return x < 3; }));
  show(t, d.flat_map([](const Tensor& x) { return Dataset::range(x); }));
  show(t,
       d.interleave(
           [](const Tensor& x) { return Dataset::from_tensors(x).repeat(3); },
           {.cycle_length = 2, .block_length = 2}));
  show(t,
       d.interleave(
           [](const Tensor& x) { return Dataset::from_tensors(x).repeat(2); },
           {.cycle_length = 2, .num_parallel_calls = 2}));
  show(t, d.scan(int64_t{0},
                 [](auto s, auto x) { return std::pair(s + x, s * 10); }));
  t.repr(d.reduce(int64_t{0}, [](auto s, auto x) { return s + x; }));
  const auto [total, count] =
      d.reduce(std::tuple(0.0F, 0), [](std::tuple<Tensor, Tensor> s, Tensor x) {
        return std::tuple(std::get<0>(s) + cast(x, float32),
                          std::get<1>(s) + 1);
      });
  t.repr(Structure(total, count));
  t.repr(d.reduce(zeros({0}, int64), [](auto s, auto x) {
    return concat({s, reshape(x, {1})}, 0);
  }));
  t.error([&] { d.filter([](auto x) { return x; }); });
  CHECK_THROWS_AS(d.flat_map([](auto x) { return x; }), TypeError);
  t.error_class([&] {
    exhaust(d.map([](auto x) {
      return debugging::check_numerics(1.0 / cast(x, float32), "bad");
    }));
    return 0;
  });
}

TEST_CASE("transformations") {
  auto t = transcript("transformations");
  const Dataset d = Dataset::range(5);
  show(t, d.batch(2));
  show(t, d.batch(2, {.drop_remainder = true}));
  show(t, d.batch(2, {.num_parallel_calls = 2}));
  show(t, d.batch(2).unbatch());
  show(t, d.map([](auto x) { return std::pair(x, stack({x, x})); }).batch(3));
  show(t, d.shuffle(3, {.seed = 1}));
  show(t,
       d.shuffle(10, {.seed = 7, .reshuffle_each_iteration = false}).repeat(2));
  show(t, d.shuffle(10, {.seed = 7}).repeat(2));
  show(t, d.repeat(2).take(7));
  show(t, d.repeat().take(3));
  show(t, d.skip(3));
  show(t, d.skip(-1));
  show(t, d.take(-1));
  show(t, d.shard(2, 1));
  show(t, d.prefetch(2));
  show(t, d.cache());
  show(t, d.concatenate(Dataset::range(9, 10)));
  show(t, d.enumerate({.start = 5}));
  show(t, Dataset::from_tensor_slices({1, 2, 1, 3, 2}).unique());
  show(t, Dataset::from_tensor_slices({1.0, 0.0, 2.0})
              .map([](auto x) {
                return debugging::check_numerics(1.0 / x, "bad");
              })
              .ignore_errors());
  show(t, Dataset::range(3).with_options({}));
  t.repr(d.batch(5).get_single_element());
  t.error([&] { d.get_single_element(); });
  t.error([&] { d.concatenate(Dataset::from_tensors("a")); });
  t.error([&] { exhaust(d.batch(0)); });
}

TEST_CASE("datasets are elements") {
  auto t = transcript("windows");
  const Dataset d = Dataset::range(5);
  t.repr(d.window(2));
  for (const Dataset window : d.window(2)) {
    t.print(list(window.as_numpy_iterator()));
  }
  for (const Dataset window :
       d.window(3, {.shift = 1, .stride = 2, .drop_remainder = true})) {
    t.print(list(window.as_numpy_iterator()));
  }
  show(t, d.window(2).flat_map([](const Dataset& w) { return w.batch(2); }));
  const Dataset pairs = Dataset::zip(d, d);
  t.repr(pairs.window(2));
  show(t, pairs.window(2).flat_map([](const Dataset& a, const Dataset& b) {
    return Dataset::zip(a.batch(2), b.batch(2));
  }));
}

TEST_CASE("the same seeds give Python's order") {
  auto t = transcript("seeds");
  const Dataset d = Dataset::range(5);
  random::set_seed(3);
  show(t, d.shuffle(5));
  show(t, d.shuffle(5));
  show(t, d.shuffle(5, {.seed = 2}));
  show(t, Dataset::random({.seed = 4}).take(3));
  show(t, Dataset::random().take(2));
  show(t, d.map([](const Tensor&) {
    return random::uniform({}, {.maxval = 100, .dtype = int32});
  }));
  random::set_seed(std::nullopt);
}

TEST_CASE("iterators") {
  auto t = transcript("iterators");
  const Dataset d = Dataset::range(5);
  const Iterator it = iter(d);
  t.repr(next(it));
  t.repr(it.get_next());
  const Optional o = it.get_next_as_optional();
  t.repr(o.has_value());
  t.repr(o.get_value());
  t.repr(it.element_spec());
  CHECK_NOTHROW(next(it));
  CHECK_NOTHROW(next(it));
  CHECK_THROWS_AS(next(it), StopIteration);
  t.repr(it.get_next_as_optional().has_value());
  t.error([&] { it.get_next(); });
  t.print(IteratorSpec(TensorSpec({})) == IteratorSpec(it.element_spec()));
  t.print(list(d));
}

TEST_CASE("elements decompose") {
  const Dataset pairs = Dataset::zip(Dataset::range(3), Dataset::range(5, 8));
  int64_t sum = 0;
  for (auto [a, b] : pairs) sum += int64_t(a) * int64_t(b);
  CHECK(sum == 0 * 5 + 1 * 6 + 2 * 7);
  for (auto [a, b, c] :
       Dataset::zip(Dataset::range(2), Dataset::range(2), Dataset::range(2))
           .as<3>()) {
    CHECK(int64_t(a) + int64_t(b) == 2 * int64_t(c));
  }
  struct Batch {
    Tensor first;
    Tensor second;
  };
  int batches = 0;
  for (const Batch& batch : pairs.batch(2).as<Batch>()) {
    CHECK(batch.first.shape() == batch.second.shape());
    ++batches;
  }
  CHECK(batches == 2);
  const Dataset nested = pairs.map([](const Tensor& a, const Tensor& b) {
    return std::pair(std::map<std::string, Tensor>{{"a", a}}, b);
  });
  for (auto [features, label] : nested.as<Structure, Tensor>()) {
    CHECK(int64_t(features["a"]) + 5 == int64_t(label));
  }
  const auto too_many = [&] {
    for (auto [a, b, c] : pairs.as<3>()) static_cast<void>(a);
  };
  CHECK_THROWS_AS(too_many(), ValueError);
}

TEST_CASE("a loop is left early, and starts anew") {
  const Dataset d = Dataset::range(100).prefetch(10);
  for (int round = 0; round < 3; ++round) {
    int64_t expected = 0;
    for (const Structure& x : d) {
      CHECK(int64_t(x) == expected++);
      if (expected == 5) break;
    }
  }
}

TEST_CASE("threads share a dataset, and an iterator") {
  const Dataset d = Dataset::range(200).map([](auto x) { return x + 1; });
  const Iterator shared = iter(d);
  std::atomic<int64_t> of_shared = 0;
  std::atomic<int64_t> of_own = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      while (auto element = shared.next_or_none()) {
        of_shared += int64_t(*element);
      }
      for (const Structure& element : d) of_own += int64_t(element);
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(of_shared == 200 * 201 / 2);
  CHECK(of_own == 4 * 200 * 201 / 2);
}

TEST_CASE("datasets and iterators go into functions and out of them") {
  const auto add_up = function([](const Dataset& numbers) {
    return numbers.reduce(int64_t{0}, [](auto s, auto x) { return s + x; });
  });
  CHECK(int64_t(add_up(Dataset::range(5))) == 10);
  CHECK(int64_t(add_up(Dataset::range(6).map([](auto x) { return x * 2; }))) ==
        30);
  CHECK(add_up.experimental_get_tracing_count() == 1);
  const auto doubled = function([](const Dataset& numbers) {
    return numbers.map([](auto x) { return x * 2; });
  });
  std::vector<int64_t> all;
  for (const Structure& x : doubled(Dataset::range(3)))
    all.push_back(int64_t(x));
  CHECK(all == std::vector<int64_t>{0, 2, 4});
  const auto two = function([](const Iterator& it) {
    const Structure first = next(it);
    return Structure(first, next(it));
  });
  const Iterator it = iter(Dataset::range(4));
  const auto [a, b] = two(it);
  CHECK(int64_t(a) == 0);
  CHECK(int64_t(b) == 1);
  CHECK(int64_t(next(it)) == 2);
  // One element is left.
  CHECK_THROWS_AS(two(it), errors::OutOfRangeError);
  const auto loop = function([](const Dataset& numbers) {
    for (const Structure& x : numbers) static_cast<void>(x);
    return constant(1);
  });
  CHECK_THROWS_AS(loop(Dataset::range(2)), RuntimeError);
}

TEST_CASE("an iterator's state is saved and restored") {
  const Dataset d = Dataset::range(5);
  const Iterator it = iter(d);
  next(it);
  const Tensor state = it.save();
  CHECK(int64_t(next(it)) == 1);
  it.restore(state);
  CHECK(int64_t(next(it)) == 1);
  const Iterator other = iter(d);
  other.restore(state);
  CHECK(int64_t(next(other)) == 1);
}

}  // namespace
}  // namespace tfx::data
