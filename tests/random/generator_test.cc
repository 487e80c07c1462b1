#include "tfx/random/generator.h"

#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tests/ops/golden_program.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

using random::Algorithm;
using random::AlgorithmLike;
using random::Generator;

AlgorithmLike generator_algorithm(const GoldenStep& step) {
  const std::string& word = step.word("alg");
  if (word.size() == 1) return std::stoi(word);
  return std::string_view(word);
}

random::GeneratorAlgOptions alg_options(const GoldenStep& step) {
  if (!step.has("alg")) return {};
  return {.alg = generator_algorithm(step)};
}

random::GeneratorNormalOptions generator_normal_options(
    const GoldenStep& step) {
  return {.mean = step.option("mean", 0.0),
          .stddev = step.option("stddev", 1.0),
          .dtype = step.dtype("dtype", float32)};
}

// An integer is another seed than a tensor of it.
template <typename Use>
auto with_seed(const GoldenStep& step, const Use& use) {
  const std::string& word = step.word("seed");
  return word[0] == '[' || word[0] == '@'
             ? use(TensorLike(step.tensor("seed")))
             : use(TensorLike(*step.integer("seed")));
}

// The generator in use, and those split off.
class Runner {
 public:
  std::vector<Tensor> operator()(const GoldenStep& step) {
    const auto maker = makers_.find(step.name());
    if (maker != makers_.end()) {
      maker->second(step);
      return {};
    }
    if (step.name() == "split") return split(step);
    return {functions_.at(step.name())(step)};
  }

 private:
  std::vector<Tensor> split(const GoldenStep& step) {
    others_ = generator_->split(*step.integer("count"));
    std::vector<Tensor> states;
    for (const Generator& other : others_) states.push_back(other.state());
    return states;
  }

  std::optional<Generator> generator_;
  std::vector<Generator> others_;

  const std::map<std::string, std::function<void(const GoldenStep&)>> makers_ =
      {
          {"from_seed",
           [this](const GoldenStep& step) {
             generator_ = with_seed(step, [&](const TensorLike& seed) {
               return Generator::from_seed(seed, alg_options(step));
             });
           }},
          {"from_state",
           [this](const GoldenStep& step) {
             generator_ = Generator::from_state(step.tensor("state"),
                                                generator_algorithm(step));
           }},
          {"from_key_counter",
           [this](const GoldenStep& step) {
             generator_ = Generator::from_key_counter(
                 step.tensor("key"), step.tensor("counter"),
                 generator_algorithm(step));
           }},
          {"reset",
           [this](const GoldenStep& step) {
             generator_->reset(step.tensor("state"));
           }},
          {"reset_from_seed",
           [this](const GoldenStep& step) {
             with_seed(step, [&](const TensorLike& seed) {
               generator_->reset_from_seed(seed);
             });
           }},
          {"reset_from_key_counter",
           [this](const GoldenStep& step) {
             generator_->reset_from_key_counter(step.tensor("key"),
                                                step.tensor("counter"));
           }},
          {"set_global_generator",
           [this](const GoldenStep&) {
             random::set_global_generator(*generator_);
           }},
          {"get_global_generator",
           [this](const GoldenStep&) {
             generator_ = random::get_global_generator();
           }},
          {"use",
           [this](const GoldenStep& step) {
             generator_ =
                 others_.at(static_cast<size_t>(*step.integer("index")));
           }},
  };

  const std::map<std::string, std::function<Tensor(const GoldenStep&)>>
      functions_ = {
          {"state", [this](const GoldenStep&) { return generator_->state(); }},
          {"key", [this](const GoldenStep&) { return generator_->key(); }},
          {"algorithm",
           [this](const GoldenStep&) {
             return TensorLike(static_cast<int>(generator_->algorithm()))
                 .to_tensor();
           }},
          {"skip",
           [this](const GoldenStep& step) {
             return generator_->skip(step.tensor("delta"));
           }},
          {"normal",
           [this](const GoldenStep& step) {
             return generator_->normal(step.tensor("shape"),
                                       generator_normal_options(step));
           }},
          {"truncated_normal",
           [this](const GoldenStep& step) {
             return generator_->truncated_normal(
                 step.tensor("shape"), generator_normal_options(step));
           }},
          {"uniform",
           [this](const GoldenStep& step) {
             return generator_->uniform(
                 step.tensor("shape"), {.minval = step.option("minval", 0),
                                        .maxval = step.option("maxval"),
                                        .dtype = step.dtype("dtype", float32)});
           }},
          {"uniform_full_int",
           [this](const GoldenStep& step) {
             return generator_->uniform_full_int(
                 step.tensor("shape"), {.dtype = step.dtype("dtype", uint64)});
           }},
          {"binomial",
           [this](const GoldenStep& step) {
             return generator_->binomial(
                 step.tensor("shape"), step.tensor("counts"),
                 step.tensor("probs"), {.dtype = step.dtype("dtype", int32)});
           }},
          {"make_seeds",
           [this](const GoldenStep& step) {
             return generator_->make_seeds(*step.integer("count"));
           }},
          {"create_rng_state",
           [](const GoldenStep& step) {
             return with_seed(step, [&](const TensorLike& seed) {
               return random::create_rng_state(seed, generator_algorithm(step));
             });
           }},
  };
};

TEST_CASE("generators give the numbers and states that they give in Python") {
  const auto programs = read_golden_programs("random/golden/generator");
  CHECK(programs.size() >= 29);
  for (const GoldenProgram& program : programs) {
    Runner runner;
    check_program(program,
                  [&](const GoldenStep& step) { return runner(step); });
  }
}

TEST_CASE("a copy is the same generator, copy_from makes another") {
  const Generator one = Generator::from_seed(1);
  const Generator same = one;  // NOLINT: that copies share is what is tested
  const Generator other = Generator::copy_from(one);
  const std::string drawn = one.normal({2}).str();
  CHECK(same.state().str() == one.state().str());
  CHECK(other.state().str() != one.state().str());
  CHECK(other.normal({2}).str() == drawn);
}

TEST_CASE("seeds may be larger than what int64 holds") {
  CHECK(
      Generator::from_seed(~0UL).state().str() ==
      "<tf.Variable 'StateVar:0' shape=(3,) dtype=int64, numpy=array([-1,  0, "
      " 0])>");
  CHECK(Generator::from_seed({1, 2}).state().str() ==
        "<tf.Variable 'StateVar:0' shape=(3,) dtype=int64, numpy=array([0, 1, "
        "2])>");
  CHECK(Generator::from_seed(std::vector<int32_t>{1, 2}).state().str() ==
        "<tf.Variable 'StateVar:0' shape=(3,) dtype=int64, numpy=array([0, 1, "
        "2])>");
}

TEST_CASE("a seed inside of a function may be a literal, or of any length") {
  const Generator generator = Generator::from_seed(1);
  const auto reset = tfx::function(
      [&](const Tensor& seed) {
        generator.reset_from_seed(5);
        const Tensor state = random::create_rng_state(seed, "philox");
        CHECK(state.shape() == TensorShape({3}));
        return state;
      },
      {.input_signature = {{TensorSpec({kNone}, int32)}}});
  CHECK(reset(constant({7, 8})).str() ==
        "tf.Tensor([0 7 8], shape=(3,), dtype=int64)");
  CHECK(reset(constant({1, 2, 3, 4})).str() ==
        "tf.Tensor([1 2 3], shape=(3,), dtype=int64)");
  CHECK(generator.normal({2}).str() ==
        Generator::from_seed(5).normal({2}).str());
}

TEST_CASE("a state that is not determined is not the same twice") {
  const auto draw = [] {
    return Generator::from_non_deterministic_state().state().str();
  };
  CHECK(draw() != draw());
  const auto threefry =
      Generator::from_non_deterministic_state({.alg = "threefry"});
  CHECK(threefry.state().shape() == TensorShape({2}));
  CHECK(threefry.algorithm() == Algorithm::THREEFRY);
}

TEST_CASE("there is a generator for all, and another may be set") {
  const Generator first = random::get_global_generator();
  const std::string before = first.state().str();
  random::get_global_generator().normal({2});
  CHECK(first.state().str() != before);
  random::set_global_generator(Generator::from_seed(1234));
  CHECK(random::get_global_generator().normal({2, 3}).str() ==
        Generator::from_seed(1234).normal({2, 3}).str());
  CHECK(random::experimental::get_global_generator().key().item<int64_t>() ==
        0);
}

TEST_CASE("threads draw different numbers from one generator") {
  const Generator shared = Generator::from_seed(3);
  std::vector<std::vector<uint64_t>> drawn(4);
  std::vector<std::thread> threads;
  for (auto& mine : drawn) {
    threads.emplace_back([&shared, &mine] {
      for (int i = 0; i < 50; ++i) {
        mine.push_back(shared.uniform_full_int({}).item<uint64_t>());
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::set<uint64_t> different;
  for (const auto& mine : drawn) different.insert(mine.begin(), mine.end());
  CHECK(different.size() == 200);
}

TEST_CASE("a generator that was never made is refused by its state") {
  CHECK_THROWS_WITH(Generator::from_state({1.5, 2.5}, "philox"),
                    "Shapes (2,) and [3] are incompatible");
  CHECK_THROWS_AS(Generator::from_seed("seed"), std::exception);
}

}  // namespace
}  // namespace tfx
