// What functions of random numbers are in graphs, where people look for them.
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "tests/ops/transcript.h"
#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/function/function.h"
#include "tfx/random/generator.h"
#include "tfx/random/random_ops.h"
#include "tfx/random/stateless_random_ops.h"

namespace tfx {
namespace {

// Each operation that computes something.
class Operations {
 public:
  explicit Operations(const std::string& section)
      : transcript_("random/golden/random_names", section) {}

  template <typename Callable>
  void of(Callable callable) {
    const std::set<std::string> left_out = {"Const", "Identity", "NoOp",
                                            "Placeholder"};
    const auto concrete = function(callable).get_concrete_function();
    for (const c::Operation& operation : concrete.graph().operations()) {
      const std::string type = operation.op_type();
      if (left_out.contains(type)) continue;
      transcript_.print(operation.name() + " " + type);
    }
  }

 private:
  Transcript transcript_;
};

TEST_CASE("random numbers are under their function's name in graphs") {
  Operations operations("random numbers");
  operations.of([] { return random::normal({2}); });
  operations.of([] { return random::normal({2}, {.name = "noise"}); });
  operations.of([] { return random::truncated_normal({2}); });
  operations.of([] { return random::uniform({2}); });
  operations.of(
      [] { return random::uniform({2}, {.minval = 0, .maxval = 2}); });
  operations.of(
      [] { return random::uniform({2}, {.minval = 1, .maxval = 2}); });
  operations.of([] {
    return random::uniform({2}, {.minval = 0, .maxval = 2, .dtype = int32});
  });
  operations.of([] { return random::shuffle({1, 2}); });
  operations.of([] { return random::categorical({{2.0}}, 3); });
  operations.of([] { return random::gamma({2}, 1.0, {.beta = 2.0}); });
  operations.of([] { return random::poisson({2}, 1.0); });
  operations.of([] { return random::poisson({2}, 1.0, {.name = "events"}); });
}

TEST_CASE(
    "stateless random numbers are under their function's name in graphs") {
  Operations operations("of a seed");
  operations.of([] { return random::stateless_uniform({2}, {1, 2}); });
  operations.of([] {
    return random::stateless_uniform(
        {2}, {1, 2}, {.minval = 0, .maxval = 2, .dtype = int32});
  });
  operations.of([] {
    return random::stateless_uniform(
        {2}, {1, 2},
        {.minval = std::nullopt, .maxval = std::nullopt, .dtype = int32});
  });
  operations.of([] { return random::stateless_normal({2}, {1, 2}); });
  operations.of([] {
    return random::stateless_normal({2}, {1, 2}, {.name = "noise"});
  });
  operations.of([] { return random::stateless_truncated_normal({2}, {1, 2}); });
  operations.of([] {
    return random::stateless_parameterized_truncated_normal({2}, {1, 2});
  });
  operations.of([] {
    return random::stateless_binomial({2}, {1, 2}, {1.0}, {0.5});
  });
  operations.of([] { return random::stateless_gamma({2}, {1, 2}, {1.0}); });
  operations.of([] { return random::stateless_poisson({2}, {1, 2}, {1.0}); });
  operations.of([] {
    return random::stateless_categorical({{1.0}}, 2, {1, 2});
  });
  operations.of([] { return random::split({1, 2}); });
  operations.of([] { return random::fold_in({1, 2}, 2); });
  operations.of([] {
    return random::experimental::stateless_shuffle({1}, {1, 2});
  });
  operations.of([] {
    return random::experimental::index_shuffle(1, {1, 2}, 9);
  });
}

TEST_CASE("a generator's numbers are under their method's name in graphs") {
  Operations operations("of a generator");
  const auto generator = random::Generator::from_seed(1);
  operations.of([&] { return generator.normal({2}); });
  operations.of([&] { return generator.normal({2}, {.name = "noise"}); });
  operations.of([&] { return generator.truncated_normal({2}); });
  operations.of([&] { return generator.uniform({2}); });
  operations.of([&] {
    return generator.uniform({2}, {.minval = 0, .maxval = 2, .dtype = int32});
  });
  operations.of([&] { return generator.uniform_full_int({2}); });
  operations.of([&] { return generator.binomial({2}, {1.0}, {0.5}); });
  operations.of([&] { return generator.make_seeds(3); });
}

}  // namespace
}  // namespace tfx
