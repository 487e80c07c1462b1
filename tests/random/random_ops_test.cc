#include "tfx/random/random_ops.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/ops/golden_program.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

template <typename T>
std::vector<T> values(const Tensor& tensor) {
  const auto data = tensor.data<T>();
  return {data.begin(), data.end()};
}

random::NormalOptions normal_options(const GoldenStep& step) {
  return {.mean = step.option("mean", 0.0),
          .stddev = step.option("stddev", 1.0),
          .dtype = step.dtype("dtype", float32),
          .seed = step.integer("seed")};
}

const std::map<std::string, std::function<Tensor(const GoldenStep&)>>
    kRandomFunctions = {
        {"normal",
         [](const GoldenStep& step) {
           return random::normal(step.tensor("shape"), normal_options(step));
         }},
        {"truncated_normal",
         [](const GoldenStep& step) {
           return random::truncated_normal(step.tensor("shape"),
                                           normal_options(step));
         }},
        {"uniform",
         [](const GoldenStep& step) {
           return random::uniform(step.tensor("shape"),
                                  {.minval = step.option("minval", 0),
                                   .maxval = step.option("maxval"),
                                   .dtype = step.dtype("dtype", float32),
                                   .seed = step.integer("seed")});
         }},
        {"shuffle",
         [](const GoldenStep& step) {
           return random::shuffle(step.tensor("value"),
                                  {.seed = step.integer("seed")});
         }},
        {"categorical",
         [](const GoldenStep& step) {
           return random::categorical(step.tensor("logits"),
                                      step.tensor("num_samples"),
                                      {.dtype = step.dtype("dtype", int64),
                                       .seed = step.integer("seed")});
         }},
        {"gamma",
         [](const GoldenStep& step) {
           return random::gamma(step.tensor("shape"), step.tensor("alpha"),
                                {.beta = step.option("beta"),
                                 .dtype = step.dtype("dtype", float32),
                                 .seed = step.integer("seed")});
         }},
        {"poisson",
         [](const GoldenStep& step) {
           return random::poisson(step.tensor("shape"), step.tensor("lam"),
                                  {.dtype = step.dtype("dtype", float32),
                                   .seed = step.integer("seed")});
         }},
};

std::vector<Tensor> run(const GoldenStep& step) {
  if (step.name() == "set_seed") {
    random::set_seed(step.integer("seed"));
    return {};
  }
  return {kRandomFunctions.at(step.name())(step)};
}

TEST_CASE("programs of random numbers give what they give in Python") {
  const auto programs = read_golden_programs("random/golden/random_ops");
  CHECK(programs.size() >= 100);
  for (const GoldenProgram& program : programs) check_program(program, run);
  random::set_seed(std::nullopt);
}

// As in the golden file: global seed 42.
TEST_CASE("shapes are written as lists, vectors, shapes or tensors") {
  random::set_seed(42);
  const Tensor expected = random::normal({2, 3});
  const Tensor scalar = random::normal({});
  CHECK(expected.shape() == TensorShape({2, 3}));
  CHECK(scalar.shape() == TensorShape());
  const auto again = [&](const ShapeLike& shape) {
    random::set_seed(42);
    return values<float>(random::normal(shape)) == values<float>(expected);
  };
  CHECK(again(std::vector<int64_t>{2, 3}));
  CHECK(again(expected.shape()));
  CHECK(again(constant({2, 3}, {.dtype = int64})));
  CHECK_THROWS_WITH(random::normal(TensorShape({2, kNone})),
                    "Cannot convert a partially known TensorShape (2, None) to "
                    "a Tensor.");
  random::set_seed(std::nullopt);
}

TEST_CASE("without a seed numbers are never the same") {
  random::set_seed(std::nullopt);
  const auto first = values<float>(random::normal({100}));
  CHECK(values<float>(random::normal({100})) != first);
  random::set_seed(std::nullopt);
  CHECK(values<float>(random::normal({100})) != first);
}

TEST_CASE("options may be kept longer than what they were made from") {
  const random::UniformOptions options = {
      .minval = constant(2.0), .maxval = std::vector<double>{3, 4}, .seed = 1};
  random::set_seed(1);
  const auto drawn = values<float>(random::uniform({2}, options));
  random::set_seed(1);
  const auto again = values<float>(
      random::uniform({2}, {.minval = 2.0, .maxval = {3.0, 4.0}, .seed = 1}));
  CHECK(drawn == again);
  CHECK(drawn[0] >= 2);
  CHECK(drawn[1] < 4);
  random::set_seed(std::nullopt);
}

TEST_CASE("numbers keep to their range") {
  const auto ints = values<int32_t>(random::uniform(
      {1000}, {.minval = -3, .maxval = 4, .dtype = int32, .seed = 1}));
  CHECK(*std::min_element(ints.begin(), ints.end()) == -3);
  CHECK(*std::max_element(ints.begin(), ints.end()) == 3);
  const auto normal = values<float>(
      random::truncated_normal({1000}, {.stddev = 0.5, .seed = 1}));
  CHECK(*std::max_element(normal.begin(), normal.end()) <= 1);
}

TEST_CASE("a shuffled tensor has the same rows") {
  const Tensor rows = constant({{1, 2}, {3, 4}, {5, 6}});
  auto shuffled = values<int32_t>(random::shuffle(rows));
  std::sort(shuffled.begin(), shuffled.end());
  CHECK(shuffled == std::vector<int32_t>{1, 2, 3, 4, 5, 6});
}

}  // namespace
}  // namespace tfx
