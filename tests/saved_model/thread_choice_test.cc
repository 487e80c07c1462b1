#include "tfx/saved_model/thread_choice.h"

#include <catch2/catch.hpp>
#include <chrono>

namespace tfx::saved_model {
namespace {

using std::chrono::microseconds;

TEST_CASE("long calls go to the pool, three in a row; short ones come back") {
  ThreadChoice choice(Threads::kAuto);
  CHECK_FALSE(choice.in_pool());
  choice.took(microseconds(50'000));  // the first, which builds the graph
  CHECK_FALSE(choice.in_pool());
  choice.took(microseconds(10));
  for (int i = 0; i < 2; ++i) choice.took(microseconds(5000));
  choice.took(microseconds(10));
  for (int i = 0; i < 2; ++i) choice.took(microseconds(5000));
  CHECK_FALSE(choice.in_pool());
  choice.took(microseconds(5000));
  CHECK(choice.in_pool());
  // In between is no reason to change.
  for (int i = 0; i < 9; ++i) choice.took(microseconds(3000));
  CHECK(choice.in_pool());
  for (int i = 0; i < 3; ++i) choice.took(microseconds(1500));
  CHECK_FALSE(choice.in_pool());
  for (int i = 0; i < 9; ++i) choice.took(microseconds(3000));
  CHECK_FALSE(choice.in_pool());
}

TEST_CASE("the first calls are timed, then few, then all while in doubt") {
  ThreadChoice choice(Threads::kAuto);
  CHECK(choice.is_due());
  choice.took(microseconds(10));
  int timed = 0;
  for (int i = 0; i < 640; ++i) timed += choice.is_due() ? 1 : 0;
  CHECK(timed == 10);
  choice.took(microseconds(5000));
  CHECK(choice.is_due());
  CHECK(choice.is_due());
}

TEST_CASE("what is told to run somewhere does, and is not timed") {
  for (const Threads threads : {Threads::kCaller, Threads::kPool}) {
    ThreadChoice choice(threads);
    for (int i = 0; i < 200; ++i) {
      CHECK_FALSE(choice.is_due());
      choice.took(microseconds(i % 2 == 0 ? 1 : 100'000));
    }
    CHECK(choice.in_pool() == (threads == Threads::kPool));
  }
}

}  // namespace
}  // namespace tfx::saved_model
