#include "tfx/core/shared.h"

#include <catch2/catch.hpp>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

namespace tfx::internal {
namespace {

// Tells by the token whether it is there.
struct Object : Counted {
  explicit Object(std::shared_ptr<int> t) : token(std::move(t)) {}
  std::shared_ptr<int> token;
};

TEST_CASE("the object goes with the last that has it") {
  const auto token = std::make_shared<int>(7);
  {
    Shared<const Object> first(new Object(token));
    CHECK(first != nullptr);
    CHECK(*first->token == 7);
    {
      const Shared<const Object> second = first;
      CHECK(second == first);
      CHECK(second.get() == &*first);
      first = {};
      CHECK(first == nullptr);
      CHECK(second != first);
      CHECK(token.use_count() == 2);
    }
    CHECK(token.use_count() == 1);
  }
  CHECK(token.use_count() == 1);
}

TEST_CASE("what is moved leaves nothing behind") {
  const auto token = std::make_shared<int>(0);
  Shared<Object> first(new Object(token));
  Shared<Object> second(std::move(first));
  CHECK(first == nullptr);  // NOLINT(bugprone-use-after-move): that is asked
  Shared<Object>& itself = second;
  second = itself;
  CHECK(second != nullptr);
  second = Shared<Object>(new Object(token));
  CHECK(token.use_count() == 2);
}

TEST_CASE("a copy of the object is another one, with its own users") {
  const auto token = std::make_shared<int>(0);
  const Shared<Object> first(new Object(token));
  {
    const Shared<Object> second(new Object(*first));
    CHECK(second != first);
    *first = *second;
    CHECK(token.use_count() == 3);
  }
  CHECK(token.use_count() == 2);
}

TEST_CASE("threads may copy and drop at once") {
  const auto token = std::make_shared<int>(0);
  {
    const Shared<Object> shared(new Object(token));
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&shared] {
        for (int j = 0; j < 10000; ++j) {
          Shared<Object> copy = shared;
          Shared<Object> moved = std::move(copy);
          moved = shared;
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    CHECK(token.use_count() == 2);
  }
  CHECK(token.use_count() == 1);
}

}  // namespace
}  // namespace tfx::internal
