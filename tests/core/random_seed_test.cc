#include "tfx/core/random_seed.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tfx/core/execute.h"
#include "tfx/core/literal.h"

namespace tfx {
namespace {

std::optional<int64_t> number_or_none(const std::string& word) {
  if (word == "None") return std::nullopt;
  return std::stoll(word);
}

void check_three(std::istringstream& words, std::optional<int64_t> op_seed) {
  for (int i = 0; i < 3; ++i) {
    Seeds expected;
    words >> expected.seed >> expected.seed2;
    const Seeds seeds = get_seed(op_seed);
    CHECK(seeds.seed == expected.seed);
    CHECK(seeds.seed2 == expected.seed2);
  }
  CHECK(words);
}

TEST_CASE("operations get the seeds that they get in Python") {
  std::ifstream file("tests/core/golden/random_seed.txt");
  std::string line;
  std::getline(file, line);  // who wrote it
  int lines = 0;
  for (; std::getline(file, line); ++lines) {
    INFO(line);
    std::istringstream words(line);
    std::string where, global, op;
    words >> where >> global >> op;
    if (where == "eager") {
      random::set_seed(number_or_none(global));
      check_three(words, number_or_none(op));
    } else {
      GraphSeeds seeds(number_or_none(global));
      const GraphSeedsScope scope(&seeds);
      check_three(words, number_or_none(op));
    }
  }
  CHECK(lines == 266);
  random::set_seed(std::nullopt);
}

TEST_CASE("a function has the global seed, and counts its own operations") {
  random::set_seed(42);
  GraphSeeds outer;
  {
    const GraphSeedsScope scope(&outer);
    CHECK(global_seed() == 42);
    CHECK(get_seed(std::nullopt).seed2 == 0);
    {
      GraphSeeds inner;
      const GraphSeedsScope inner_scope(&inner);
      CHECK(get_seed(std::nullopt).seed2 == 0);
      random::set_seed(7);
      CHECK(get_seed(std::nullopt).seed == 7);
    }
    const Seeds next = get_seed(std::nullopt);
    CHECK(next.seed == 42);
    CHECK(next.seed2 == 1);
  }
  CHECK(global_seed() == 42);
  random::set_seed(std::nullopt);
  CHECK(!global_seed());
}

TEST_CASE("set_seed starts kernels anew") {
  const auto draw = [] {
    const Tensor shape(Literal({2, 2}).to_tensor());
    const Tensor drawn = execute_one(
        "RandomUniform", {shape}, {{"dtype", float32}, {"seed", int64_t{1}}});
    return drawn.data<float>()[0];
  };
  random::set_seed(1);
  const float first = draw();
  const float second = draw();
  CHECK(first != second);
  random::set_seed(1);
  CHECK(draw() == first);
  CHECK(draw() == second);
  random::set_seed(std::nullopt);
}

TEST_CASE("threads share the series of seeds") {
  random::set_seed(5);
  std::vector<std::vector<int64_t>> taken(4);
  std::vector<std::thread> threads;
  for (auto& mine : taken) {
    threads.emplace_back([&mine] {
      for (int i = 0; i < 250; ++i) {
        mine.push_back(get_seed(std::nullopt).seed2);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::multiset<int64_t> together;
  for (const auto& mine : taken) together.insert(mine.begin(), mine.end());
  random::set_seed(5);
  std::multiset<int64_t> expected;
  for (int i = 0; i < 1000; ++i) {
    expected.insert(get_seed(std::nullopt).seed2);
  }
  CHECK(together == expected);
  random::set_seed(std::nullopt);
}

}  // namespace
}  // namespace tfx
