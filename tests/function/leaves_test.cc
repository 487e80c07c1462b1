#include "tfx/function/leaves.h"

#include <array>
#include <catch2/catch.hpp>
#include <complex>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "tests/function/testing.h"
#include "tfx/function/cond.h"
#include "tfx/function/function.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx {
namespace {

namespace tf = tfx;

// How often a function is traced for calls with each of some values.
template <typename... T>
int traces_for(const T&... values) {
  int runs = 0;
  const auto f = tf::function([&](const auto&) { ++runs; });
  (f(values), ...);
  (f(values), ...);
  return runs;
}

TEST_CASE("C++ values are told by their value") {
  CHECK(traces_for(1, 2, 1) == 2);
  CHECK(traces_for(1, 1L, 1.0, true, 1U) == 5);
  CHECK(traces_for(0.5, 0.25, 0.5) == 2);
  CHECK(traces_for(std::string("a"), std::string("b"), std::string("a")) == 2);
  CHECK(traces_for(std::string("a"), std::string_view("a")) == 1);
  CHECK(traces_for(std::complex(1.0, 2.0), std::complex(1.0, 2.5),
                   std::complex(1.0, 2.0)) == 2);
  CHECK(traces_for(tf::TensorShape{2, 3}, tf::TensorShape{2, tf::kNone},
                   tf::TensorShape{2, 3}) == 2);
  CHECK(traces_for(tf::float32, tf::float64, tf::float32) == 2);
  CHECK(traces_for(std::vector{1, 2}, std::vector{1}, std::vector{1, 2}) == 2);
  CHECK(traces_for(std::vector{true}, std::vector{false}) == 2);
  CHECK(traces_for(std::pair(1, 2), std::pair(12, 2), std::pair(1, 22)) == 3);
  CHECK(traces_for(std::optional(1), std::optional<int>(), std::optional(2)) ==
        3);
  using Named = std::map<std::string, int>;
  CHECK(traces_for(Named{{"a", 1}}, Named{{"b", 1}}, Named{{"a", 1}}) == 2);
  using Found = std::unordered_map<std::string, int>;
  CHECK(traces_for(Found{{"a", 1}, {"b", 2}}, Found{{"b", 1}, {"a", 2}},
                   Found{{"b", 2}, {"a", 1}}) == 2);
}

TEST_CASE("tensors are told by dtype and shape, variables by which they are") {
  CHECK(traces_for(tf::constant(1.0), tf::constant(2.0)) == 1);
  CHECK(traces_for(tf::constant(1.0), tf::constant(1), tf::constant({1})) == 3);
  CHECK(traces_for(tf::Tensor(), tf::constant(1)) == 2);
  CHECK(traces_for(tf::Variable(1.0), tf::Variable(1.0)) == 2);
  CHECK(traces_for(std::vector{tf::constant(1), tf::constant(2)},
                   std::vector{tf::constant(3)}) == 2);
}

struct Settings {
  int factor;
};

// Not a plain struct.
class Hidden {
 public:
  explicit Hidden(int factor) : factor_(factor) {}
  int factor() const { return factor_; }

 private:
  int factor_;
};

TEST_CASE("objects are told by which they are") {
  int runs = 0;
  const auto f = tf::function([&](const Hidden& settings) {
    ++runs;
    return tf::constant(1) * settings.factor();
  });
  const Hidden hidden_two(2);
  const Hidden hidden_three(3);
  CHECK(f(hidden_two).numpy() == 2);
  CHECK(f(hidden_two).numpy() == 2);
  CHECK(f(hidden_three).numpy() == 3);
  CHECK(runs == 2);
  // They come and go, maybe at the same place.
  for (const int factor : {4, 5, 6}) {
    CHECK(f(Hidden(factor)).numpy() == factor);
  }
  CHECK(runs == 5);
  // Inside of something else too.
  const auto in_pair = tf::function([](const std::pair<Hidden, int>& pair) {
    return tf::constant(1) * pair.first.factor();
  });
  for (const int factor : {4, 5, 6}) {
    CHECK(in_pair(std::pair(Hidden(factor), 0)).numpy() == factor);
  }

  const Settings two{2};
  const Settings three{3};
  runs = 0;
  const auto g = tf::function([&](const auto& pointer) {
    ++runs;
    return tf::constant(1) * pointer->factor;
  });
  auto owned = std::make_shared<Settings>(two);
  CHECK(g(owned).numpy() == 2);
  CHECK(g(std::shared_ptr<Settings>(owned)).numpy() == 2);
  CHECK(runs == 1);
  const auto before = std::exchange(owned, std::make_shared<Settings>(three));
  CHECK(g(owned).numpy() == 3);
  CHECK(g(before).numpy() == 2);
  CHECK(runs == 2);
  // An object that is gone is not taken for the next at its place.
  for (int factor = 0; factor < 100; ++factor) {
    CHECK(g(std::make_shared<Settings>(Settings{factor})).numpy() == factor);
  }
  CHECK(g(std::shared_ptr<Settings>(before)).numpy() == 2);
  runs = 2;
  auto alone = std::make_unique<Settings>(two);
  CHECK(g(alone).numpy() == 2);
  const auto kept = std::exchange(alone, std::make_unique<Settings>(three));
  CHECK(g(alone).numpy() == 3);
  CHECK(runs == 4);

  // What has no members is told by its type.
  runs = 0;
  const auto h = tf::function([&](const auto& function) {
    ++runs;
    return function(tf::constant(2));
  });
  for (int i = 0; i < 2; ++i) {
    CHECK(h([](const tf::Tensor& x) { return x + 1; }).numpy() == 3);
    CHECK(h([](const tf::Tensor& x) { return x * 4; }).numpy() == 8);
  }
  CHECK(runs == 2);
}

TEST_CASE("plain structs without tensors are told by what is in them") {
  struct Nested {
    Settings settings;
    std::string name;
    std::vector<double> rates;
  };
  int runs = 0;
  const auto f = tf::function([&](const Nested& nested) {
    ++runs;
    return tf::constant(1) * nested.settings.factor;
  });
  for (const int factor : {4, 5, 4, 5}) {
    const Nested nested{{factor}, "a", {0.5}};
    CHECK(f(nested).numpy() == factor);
  }
  CHECK(runs == 2);
  CHECK(f(Nested{{4}, "b", {0.5}}).numpy() == 4);
  CHECK(f(Nested{{4}, "a", {0.25}}).numpy() == 4);
  CHECK(runs == 4);

  // They may be changed while the function is traced.
  const auto counts = tf::function([](Settings& settings) {
    ++settings.factor;
    return tf::constant(1);
  });
  Settings changed{1};
  counts(changed);
  CHECK(changed.factor == 2);
}

TEST_CASE("what a struct of tensors has besides may be structs and views") {
  struct Hyper {
    double rate;
  };
  struct Batch {
    tf::Tensor x;
    Hyper hyper;
    const char* name;
  };
  const auto f = tf::function(
      [](const Batch& batch) { return batch.x * batch.hyper.rate; });
  Batch batch{tf::constant(1.0), {2.0}, "a"};
  CHECK(f(batch).numpy() == 2.0F);
  batch.x = tf::constant(10.0);
  CHECK(f(batch).numpy() == 20.0F);
  batch.hyper.rate = 3.0;
  CHECK(f(batch).numpy() == 30.0F);
}

TEST_CASE("containers of all kinds are structures") {
  const auto sum = tf::function([](const auto& values) {
    tf::Tensor total = tf::constant(0.0);
    for (const tf::Tensor& each : values) total = total + each;
    return total;
  });
  const auto check = [&](auto container) {
    CHECK(sum(container).numpy() == 3.0F);
    container.front() = tf::constant(5.0);
    CHECK(sum(container).numpy() == 7.0F);
  };
  check(std::vector{tf::constant(1.0), tf::constant(2.0)});
  check(std::deque{tf::constant(1.0), tf::constant(2.0)});
  check(std::list{tf::constant(1.0), tf::constant(2.0)});
  check(std::array{tf::constant(1.0), tf::constant(2.0)});
  std::vector<tf::Tensor> shown = {tf::constant(1.0), tf::constant(2.0)};
  CHECK(sum(std::span<const tf::Tensor>(shown)).numpy() == 3.0F);
  shown[0] = tf::constant(5.0);
  CHECK(sum(std::span<const tf::Tensor>(shown)).numpy() == 7.0F);

  using Numbered = std::map<int, tf::Tensor>;
  const auto second =
      tf::function([](const Numbered& values) { return values.at(2) * 1.0; });
  CHECK(second(Numbered{{1, tf::constant(1.0)}, {2, tf::constant(2.0)}})
            .numpy() == 2.0F);
  CHECK(second(Numbered{{1, tf::constant(1.0)}, {2, tf::constant(4.0)}})
            .numpy() == 4.0F);
  CHECK_THROWS_AS(second(Numbered{{3, tf::constant(4.0)}}), std::out_of_range);

  using Either = std::variant<tf::Tensor, int>;
  const auto either = tf::function([](const Either& value) {
    return std::holds_alternative<int>(value)
               ? tf::constant(1.0) * std::get<int>(value)
               : std::get<tf::Tensor>(value) * 2.0;
  });
  CHECK(either(Either(3)).numpy() == 3.0F);
  CHECK(either(Either(tf::constant(4.0))).numpy() == 8.0F);
  CHECK(either(Either(tf::constant(5.0))).numpy() == 10.0F);
  CHECK(either(Either(4)).numpy() == 4.0F);
}

TEST_CASE("a function tells a constant object from one that is not") {
  struct Thing {
    tf::Variable v;
    tf::Tensor get() { return tf::constant(1.0); }
    std::tuple<tf::Tensor, int> get() const { return {tf::constant(2.0), 2}; }
  };
  const auto f = tf::function([](auto& thing) { return thing.get(); });
  Thing thing;
  const Thing& constant = thing;
  CHECK(f(thing).numpy() == 1.0F);
  CHECK(std::get<1>(f(constant)) == 2);
}

struct Batch {
  tf::Tensor images;
  std::optional<tf::Tensor> labels;
  int epoch;
};
struct Scores {
  tf::Tensor loss;
  std::vector<tf::Tensor> each;
  Batch batch;
};

TEST_CASE("structs of tensors are structures, as named tuples are") {
  int runs = 0;
  const auto f = tf::function([&](const Batch& batch) {
    ++runs;
    CHECK(batch.images.is_symbolic());
    const tf::Tensor sum = tf::reduce_sum(batch.images);
    return Scores{batch.labels ? sum + *batch.labels : sum,
                  {batch.images, batch.images * 2.0},
                  {sum, std::nullopt, batch.epoch + 1}};
  });
  const Scores first = f(Batch{tf::constant({1.0, 2.0}), std::nullopt, 3});
  CHECK(first.loss.item<float>() == 3.0F);
  CHECK(list<float>(first.each.at(1)) == std::vector<float>{2, 4});
  CHECK(first.batch.images.item<float>() == 3.0F);
  CHECK_FALSE(first.batch.labels);
  CHECK(first.batch.epoch == 4);
  // The same struct with other tensors, and another one, are the same call.
  Batch batch{tf::constant({3.0, 4.0}), std::nullopt, 3};
  CHECK(f(batch).loss.item<float>() == 7.0F);
  batch.images = tf::constant({5.0, 6.0});
  CHECK(f(batch).loss.item<float>() == 11.0F);
  CHECK(runs == 1);
  batch.labels = tf::constant(0.5);
  CHECK(f(batch).loss.item<float>() == 11.5F);
  CHECK(runs == 2);
  batch.epoch = 4;
  CHECK(f(batch).batch.epoch == 5);
  CHECK(runs == 3);
  CHECK(
      f.concrete_functions()[0].pretty_printed_signature({.verbose = false}) ==
      "(args_0: Tuple[TensorSpec(shape=(2,), dtype=tf.float32, name=None), "
      "Literal[None], Literal[3]], /) -> Tuple[TensorSpec(shape=(), "
      "dtype=tf.float32, name=None), List[TensorSpec(shape=(2,), "
      "dtype=tf.float32, name=None), TensorSpec(shape=(2,), "
      "dtype=tf.float32, name=None)], Tuple[TensorSpec(shape=(), "
      "dtype=tf.float32, name=None), Literal[None], Literal[4]]]");
}

TEST_CASE("a function returns what a function with several outputs returns") {
  const auto f = tf::function(
      [](const tf::Tensor& x) { return tf::unique_with_counts(x); });
  const auto found = f(tf::constant({4, 4, 7}));
  CHECK(list<int32_t>(found.y) == std::vector<int32_t>{4, 7});
  CHECK(list<int32_t>(found.idx) == std::vector<int32_t>{0, 0, 1});
  CHECK(list<int32_t>(found.count) == std::vector<int32_t>{2, 1});
}

TEST_CASE("branches and loops have structs of tensors as values") {
  struct State {
    tf::Tensor round;
    tf::Tensor sum;
  };
  const auto f = tf::function([](const tf::Tensor& n) {
    const State start = tf::cond(
        n > 2,
        [] {
          return State{tf::constant(0), tf::constant(100.0)};
        },
        [] {
          return State{tf::constant(1), tf::constant(0.0)};
        });
    const auto [end] = tf::while_loop(
        [&](const State& state) { return state.round < n; },
        [](const State& state) {
          return std::tuple(State{state.round + 1, state.sum + 0.5});
        },
        std::tuple(start));
    return end;
  });
  CHECK(f(tf::constant(4)).sum.item<float>() == 102.0F);
  CHECK(f(tf::constant(2)).sum.item<float>() == 0.5F);
  CHECK(f(tf::constant(2)).round.item<int32_t>() == 2);
}

TEST_CASE("hash maps are dicts") {
  using Named = std::unordered_map<std::string, tf::Tensor>;
  int runs = 0;
  const auto f = tf::function([&](const Named& named) {
    ++runs;
    Named result = named;
    for (auto& [name, each] : result) each = each * 2.0;
    return result;
  });
  const Named doubled =
      f(Named{{"a", tf::constant(1.0)}, {"b", tf::constant(2.0)}});
  CHECK(doubled.at("a").item<float>() == 2.0F);
  CHECK(doubled.at("b").item<float>() == 4.0F);
  CHECK(f(Named{{"b", tf::constant(5.0)}, {"a", tf::constant(6.0)}})
            .at("b")
            .item<float>() == 10.0F);
  CHECK(runs == 1);
}

}  // namespace
}  // namespace tfx
