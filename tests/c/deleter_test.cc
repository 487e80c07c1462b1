#include "tfx/c/deleter.h"

#include <functional>
#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "tests/c/testing.h"

namespace tfx::c {
namespace {

// As C does, once.
void call(const CDeleter& deleter, void* data, size_t size) {
  deleter.function(data, size, deleter.argument);
}

static_assert(!std::is_copy_constructible_v<Deleter>);
static_assert(std::is_nothrow_move_constructible_v<Deleter>);
static_assert(!std::is_constructible_v<Deleter, int>);

TEST_CASE("a callable is called with the memory and dropped") {
  const auto token = std::make_shared<int>(0);
  int byte = 0;
  void* seen_data = nullptr;
  size_t seen_size = 0;
  Deleter deleter = [&, token](void* data, size_t size) {
    seen_data = data;
    seen_size = size;
  };
  CHECK(token.use_count() == 2);
  call(std::move(deleter).release(), &byte, 4);
  CHECK(seen_data == &byte);
  CHECK(seen_size == 4);
  CHECK(token.use_count() == 1);
}

TEST_CASE("one that is never given away is dropped uncalled") {
  const auto token = std::make_shared<int>(0);
  int calls = 0;
  {
    const Deleter deleter = [&calls, token](void*, size_t) { ++calls; };
    CHECK(token.use_count() == 2);
  }
  CHECK(token.use_count() == 1);
  CHECK(calls == 0);
}

TEST_CASE("a moved deleter is the other's") {
  int first = 0;
  int second = 0;
  Deleter a = [&](void*, size_t) { ++first; };
  Deleter b = std::move(a);
  Deleter c = [&](void*, size_t) { ++second; };
  c = std::move(b);
  call(std::move(c).release(), nullptr, 0);
  CHECK(first == 1);
  CHECK(second == 0);
}

TEST_CASE("what is nothing to call frees nothing") {
  using Function = void (*)(void*, size_t);
  int byte = 1;
  call(Deleter(nullptr).release(), &byte, 1);
  call(Deleter(Function(nullptr)).release(), &byte, 1);
  call(Deleter(std::function<void(void*, size_t)>()).release(), &byte, 1);
  CHECK(byte == 1);
}

TEST_CASE("functions and std::function are callables") {
  int calls = 0;
  const auto add = [](void* data, size_t size) {
    *static_cast<int*>(data) += static_cast<int>(size);
  };
  using Function = void (*)(void*, size_t);
  call(Deleter(Function(add)).release(), &calls, 1);
  call(Deleter(std::function<void(void*, size_t)>(add)).release(), &calls, 2);
  CHECK(calls == 3);
}

TEST_CASE("what it throws does not reach C") {
  const auto token = std::make_shared<int>(0);
  Deleter deleter = [token](void*, size_t) {
    throw std::runtime_error("from a deleter");
  };
  CHECK_NOTHROW(call(std::move(deleter).release(), nullptr, 0));
  CHECK(token.use_count() == 1);
}

}  // namespace
}  // namespace tfx::c
