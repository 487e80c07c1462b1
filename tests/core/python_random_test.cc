#include "tfx/core/python_random.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>

namespace tfx {
namespace {

TEST_CASE("a seed gives the numbers that Python's random.Random gives") {
  std::ifstream file("tests/core/golden/python_random.txt");
  std::string line;
  std::getline(file, line);  // who wrote it
  int lines = 0;
  for (; std::getline(file, line); ++lines) {
    INFO(line);
    std::istringstream words(line);
    int64_t seed = 0;
    int64_t expected = 0;
    words >> seed;
    PythonRandom random(seed);
    for (int i = 0; i < 10; ++i) {
      words >> expected;
      CHECK(random.randint(0, 0x7fffffff) == expected);
    }
    for (int i = 0; i < 5; ++i) {
      words >> expected;
      CHECK(random.randint(0, 9) == expected);
    }
    for (int i = 0; i < 2000; ++i) random.getrandbits(32);
    words >> expected;
    CHECK(random.getrandbits(17) == expected);
    CHECK(words);
  }
  CHECK(lines == 18);
}

TEST_CASE("a range of one number takes no luck") {
  PythonRandom random(1);
  CHECK(random.randint(-5, -5) == -5);
}

}  // namespace
}  // namespace tfx
