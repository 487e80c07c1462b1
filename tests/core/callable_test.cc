#include "tfx/core/callable.h"

#include <catch2/catch.hpp>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

struct Options {
  int factor = 3;
};
int times(const int& x, const Options& options = {}) {
  return x * options.factor;
}
int negative(int x) { return -x; }

using OfInt = Callable<int(int)>;

TEST_CASE("a lambda, a function and a std::function are callables") {
  const int added = 5;
  CHECK(OfInt([&](int x) { return x + added; })(2) == 7);
  CHECK(OfInt(negative)(2) == -2);
  CHECK(OfInt(&negative)(2) == -2);
  CHECK(OfInt(std::function<int(int)>(negative))(2) == -2);
  // What is returned and taken may be converted.
  CHECK(Callable<double(int)>(negative)(2) == -2.0);
  CHECK(OfInt([](const double& x) { return static_cast<int>(x * 1.5); })(2) ==
        3);
}

TEST_CASE("options behind the arguments have their defaults") {
  CHECK(OfInt(times)(2) == 6);
  // A function that needs none of them is called as it is.
  CHECK(Callable<int(int, const Options&)>(times)(2, {.factor = 5}) == 10);
}

TEST_CASE("what cannot be called so is no callable") {
  static_assert(!std::is_constructible_v<OfInt, int>);
  static_assert(!std::is_constructible_v<OfInt, int (*)(int, int*, Options)>);
  static_assert(!std::is_constructible_v<OfInt, int (*)(const std::string&)>);
  static_assert(!std::is_constructible_v<OfInt, std::string (*)(int)>);
  static_assert(std::is_constructible_v<OfInt, int (*)(int)>);
  static_assert(std::is_constructible_v<Callable<void(int)>, int (*)(int)>);
  CHECK(std::is_copy_assignable_v<OfInt>);
}

TEST_CASE("none is false and cannot be called") {
  int (*const no_function)(int) = nullptr;
  for (const OfInt& none : {OfInt(), OfInt(nullptr), OfInt(no_function),
                            OfInt(std::function<int(int)>()), OfInt(OfInt())}) {
    CHECK_FALSE(none);
    CHECK_THROWS_MATCHES(none(1), TypeError,
                         Catch::Message("'NoneType' object is not callable"));
  }
  CHECK(OfInt(negative));
}

TEST_CASE("what is returned is dropped where nothing is asked for") {
  int seen = 0;
  const Callable<void(int)> see = [&](int x) { return seen = x; };
  see(4);
  CHECK(seen == 4);
}

TEST_CASE("references go through, and owners move") {
  const Callable<int&(int&)> same = [](int& x) -> int& { return x; };
  int value = 1;
  same(value) = 2;
  CHECK(value == 2);
  const Callable<std::unique_ptr<int>(std::unique_ptr<int>)> pass =
      [](std::unique_ptr<int> x) { return x; };
  CHECK(*pass(std::make_unique<int>(3)) == 3);
}

TEST_CASE("copies have one state, which goes with the last of them") {
  const auto token = std::make_shared<int>(0);
  {
    Callable<int()> first = [token, n = 0]() mutable { return ++n; };
    CHECK(token.use_count() == 2);
    const Callable<int()> second = first;
    CHECK(first() == 1);
    CHECK(second() == 2);
    first = nullptr;
    CHECK(second() == 3);
    CHECK(token.use_count() == 2);
  }
  CHECK(token.use_count() == 1);
}

TEST_CASE("what a function throws reaches the caller") {
  const OfInt failing = [](int) -> int { throw ValueError("no"); };
  CHECK_THROWS_AS(failing(1), ValueError);
}

TEST_CASE("threads may call one at once") {
  const OfInt doubled = [](int x) { return 2 * x; };
  std::vector<int> sums(4);
  std::vector<std::thread> threads;
  for (int& sum : sums) {
    threads.emplace_back([&sum, doubled] {
      for (int i = 0; i < 1000; ++i) {
        const OfInt copy = doubled;  // NOLINT: that is what is tried
        sum += copy(i);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(sums == std::vector<int>(4, 999000));
}

}  // namespace
}  // namespace tfx
