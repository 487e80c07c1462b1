#include "tfx/random/stateless_random_ops.h"

#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/ops/golden_program.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

namespace experimental = random::experimental;

random::AlgorithmLike stateless_algorithm(const GoldenStep& step) {
  if (!step.has("alg")) return "auto_select";
  const std::string& word = step.word("alg");
  if (word.size() == 1) return std::stoi(word);
  return std::string_view(word);
}

random::StatelessNormalOptions stateless_normal_options(
    const GoldenStep& step) {
  return {.mean = step.option("mean", 0.0),
          .stddev = step.option("stddev", 1.0),
          .dtype = step.dtype("dtype", float32),
          .alg = stateless_algorithm(step)};
}

const std::map<std::string, std::function<Tensor(const GoldenStep&)>>
    kStatelessFunctions = {
        {"uniform",
         [](const GoldenStep& step) {
           return random::stateless_uniform(
               step.tensor("shape"), step.tensor("seed"),
               {.minval = step.option("minval", 0),
                .maxval = step.option("maxval"),
                .dtype = step.dtype("dtype", float32),
                .alg = stateless_algorithm(step)});
         }},
        {"normal",
         [](const GoldenStep& step) {
           return random::stateless_normal(step.tensor("shape"),
                                           step.tensor("seed"),
                                           stateless_normal_options(step));
         }},
        {"truncated_normal",
         [](const GoldenStep& step) {
           return random::stateless_truncated_normal(
               step.tensor("shape"), step.tensor("seed"),
               stateless_normal_options(step));
         }},
        {"parameterized_truncated_normal",
         [](const GoldenStep& step) {
           return random::stateless_parameterized_truncated_normal(
               step.tensor("shape"), step.tensor("seed"),
               {.means = step.option("means", 0.0),
                .stddevs = step.option("stddevs", 1.0),
                .minvals = step.option("minvals", -2.0),
                .maxvals = step.option("maxvals", 2.0)});
         }},
        {"binomial",
         [](const GoldenStep& step) {
           return random::stateless_binomial(
               step.tensor("shape"), step.tensor("seed"), step.tensor("counts"),
               step.tensor("probs"),
               {.output_dtype = step.dtype("output_dtype", int32)});
         }},
        {"gamma",
         [](const GoldenStep& step) {
           return random::stateless_gamma(
               step.tensor("shape"), step.tensor("seed"), step.tensor("alpha"),
               {.beta = step.option("beta"),
                .dtype = step.dtype("dtype", float32)});
         }},
        {"poisson",
         [](const GoldenStep& step) {
           return random::stateless_poisson(
               step.tensor("shape"), step.tensor("seed"), step.tensor("lam"),
               {.dtype = step.dtype("dtype", int32)});
         }},
        {"categorical",
         [](const GoldenStep& step) {
           return random::stateless_categorical(
               step.tensor("logits"), step.tensor("num_samples"),
               step.tensor("seed"), {.dtype = step.dtype("dtype", int64)});
         }},
        {"split",
         [](const GoldenStep& step) {
           return random::split(step.tensor("seed"),
                                {.num = step.integer("num").value_or(2),
                                 .alg = stateless_algorithm(step)});
         }},
        {"fold_in",
         [](const GoldenStep& step) {
           return random::fold_in(step.tensor("seed"), step.tensor("data"),
                                  {.alg = stateless_algorithm(step)});
         }},
        {"shuffle",
         [](const GoldenStep& step) {
           return experimental::stateless_shuffle(
               step.tensor("value"), step.tensor("seed"),
               {.alg = stateless_algorithm(step)});
         }},
        {"index_shuffle",
         [](const GoldenStep& step) {
           return experimental::index_shuffle(step.tensor("index"),
                                              step.tensor("seed"),
                                              step.tensor("max_index"));
         }},
        {"random_index_shuffle",
         [](const GoldenStep& step) {
           return random_index_shuffle(
               step.tensor("index"), step.tensor("seed"),
               step.tensor("max_index"), {.rounds = *step.integer("rounds")});
         }},
};

TEST_CASE("a seed gives the numbers that it gives in Python") {
  const auto programs =
      read_golden_programs("random/golden/stateless_random_ops");
  CHECK(programs.size() >= 60);
  for (const GoldenProgram& program : programs) {
    check_program(program, [](const GoldenStep& step) {
      return std::vector<Tensor>{kStatelessFunctions.at(step.name())(step)};
    });
  }
}

// The numbers are those of the examples in Python's documentation.
TEST_CASE("arguments may be literals") {
  const Tensor seeds = random::split({1, 2}, {.num = 3});
  CHECK(seeds.str() ==
        "tf.Tensor(\n"
        "[[1105988140 1738052849]\n"
        " [-335576002  370444179]\n"
        " [  10670227 -246211131]], shape=(3, 2), dtype=int32)");
  CHECK(experimental::stateless_split({1, 2}, {.num = 3}).str() == seeds.str());
  const Tensor folded = random::fold_in({1, 2}, 3);
  CHECK(folded.str() ==
        "tf.Tensor([1105988140          3], shape=(2,), dtype=int32)");
  CHECK(experimental::stateless_fold_in({1, 2}, 3).str() == folded.str());
  CHECK(experimental::index_shuffle({0, 1, 2, 3}, {5, 9}, 3).str() ==
        "tf.Tensor([2 0 1 3], shape=(4,), dtype=int32)");
  const Tensor rows = constant({{1, 2}, {3, 4}, {5, 6}});
  CHECK(experimental::stateless_shuffle(rows, {8, 9}).str() ==
        "tf.Tensor(\n[[5 6]\n [1 2]\n [3 4]], shape=(3, 2), dtype=int32)");
}

// As in Python, where the op has to know how long the seed is.
TEST_CASE("indices are shuffled by a seed whose shape is known") {
  const auto shuffle = [](const TensorShape& shape) {
    return tfx::function(
        [](const Tensor& seed) {
          return experimental::index_shuffle({0, 1, 2, 3}, seed, 3);
        },
        {.input_signature = {{TensorSpec(shape, int32)}}})(constant({5, 9}));
  };
  CHECK(shuffle({2}).str() == "tf.Tensor([2 0 1 3], shape=(4,), dtype=int32)");
  const auto refusal =
      Catch::Contains("Seed must have shape [3] or [n, 3] but got [-1].");
  CHECK_THROWS_WITH(shuffle({kNone}), refusal);
  CHECK_THROWS_WITH(shuffle(TensorShape::unknown()), refusal);
}

TEST_CASE("an algorithm is a name, a number or of the enumeration") {
  const auto draw = [](const random::AlgorithmLike& alg) {
    return random::stateless_uniform({2}, {1, 2}, {.alg = alg}).str();
  };
  const std::string expected = draw("philox");
  CHECK(draw(random::Algorithm::PHILOX) == expected);
  CHECK(draw(random::experimental::Algorithm::PHILOX) == expected);
  CHECK(draw(" PHI-LOX ") == expected);
  CHECK(draw(1) == expected);
  CHECK_THROWS_AS(draw("mersenne"), ValueError);
}

}  // namespace
}  // namespace tfx
