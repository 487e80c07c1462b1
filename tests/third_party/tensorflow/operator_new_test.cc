// A program with operator new and delete of its own: each block carries a
// header that delete looks for. TensorFlow and libstdc++ hand each other what
// they allocate, so they must all use these.
#include <array>
#include <atomic>
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <thread>
#include <vector>

#include "tests/third_party/tensorflow/work.h"

namespace {

// One counter for each function that C++ has under these names.
enum Kind {
  kNew,
  kNewArray,
  kNothrow,
  kNothrowArray,
  kAligned,
  kAlignedArray,
  kAlignedNothrow,
  kAlignedNothrowArray,
  kKinds
};
std::array<std::atomic<size_t>, kKinds> taken;
std::atomic<size_t> given_back;

struct Header {
  size_t magic;
  size_t alignment;  // of the block that the header is in
};
constexpr size_t kMagic = 0x7f9c3a51d2e8b046;
constexpr size_t kGivenBack = 0x0123456789abcdef;
static_assert(sizeof(Header) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);

void* take(Kind kind, size_t size, size_t alignment) noexcept {
  if (alignment < sizeof(Header)) alignment = sizeof(Header);
  void* block = nullptr;
  if (posix_memalign(&block, alignment, alignment + size) != 0) return nullptr;
  char* memory = static_cast<char*>(block) + alignment;
  *reinterpret_cast<Header*>(memory - sizeof(Header)) = {kMagic, alignment};
  ++taken[kind];
  return memory;
}

void* take_or_throw(Kind kind, size_t size, size_t alignment) {
  void* memory = take(kind, size, alignment);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void give_back(void* memory, size_t alignment) noexcept {
  if (memory == nullptr) return;
  auto* header =
      reinterpret_cast<Header*>(static_cast<char*>(memory) - sizeof(Header));
  if (alignment < sizeof(Header)) alignment = sizeof(Header);
  if (header->magic != kMagic || header->alignment != alignment) {
    std::fputs("delete of what new did not give\n", stderr);
    std::abort();
  }
  header->magic = kGivenBack;
  ++given_back;
  std::free(static_cast<char*>(memory) - alignment);
}

size_t of(std::align_val_t alignment) { return static_cast<size_t>(alignment); }

}  // namespace

void* operator new(size_t n) { return take_or_throw(kNew, n, 0); }
void* operator new[](size_t n) { return take_or_throw(kNewArray, n, 0); }
void* operator new(size_t n, const std::nothrow_t&) noexcept {
  return take(kNothrow, n, 0);
}
void* operator new[](size_t n, const std::nothrow_t&) noexcept {
  return take(kNothrowArray, n, 0);
}
void* operator new(size_t n, std::align_val_t a) {
  return take_or_throw(kAligned, n, of(a));
}
void* operator new[](size_t n, std::align_val_t a) {
  return take_or_throw(kAlignedArray, n, of(a));
}
void* operator new(size_t n, std::align_val_t a,
                   const std::nothrow_t&) noexcept {
  return take(kAlignedNothrow, n, of(a));
}
void* operator new[](size_t n, std::align_val_t a,
                     const std::nothrow_t&) noexcept {
  return take(kAlignedNothrowArray, n, of(a));
}
void operator delete(void* p) noexcept { give_back(p, 0); }
void operator delete[](void* p) noexcept { give_back(p, 0); }
void operator delete(void* p, size_t) noexcept { give_back(p, 0); }
void operator delete[](void* p, size_t) noexcept { give_back(p, 0); }
void operator delete(void* p, const std::nothrow_t&) noexcept {
  give_back(p, 0);
}
void operator delete[](void* p, const std::nothrow_t&) noexcept {
  give_back(p, 0);
}
void operator delete(void* p, std::align_val_t a) noexcept {
  give_back(p, of(a));
}
void operator delete[](void* p, std::align_val_t a) noexcept {
  give_back(p, of(a));
}
void operator delete(void* p, size_t, std::align_val_t a) noexcept {
  give_back(p, of(a));
}
void operator delete[](void* p, size_t, std::align_val_t a) noexcept {
  give_back(p, of(a));
}
void operator delete(void* p, std::align_val_t a,
                     const std::nothrow_t&) noexcept {
  give_back(p, of(a));
}
void operator delete[](void* p, std::align_val_t a,
                       const std::nothrow_t&) noexcept {
  give_back(p, of(a));
}

namespace {

size_t all_taken() {
  size_t sum = 0;
  for (const auto& count : taken) sum += count;
  return sum;
}

TEST_CASE("TensorFlow allocates with the program's operators") {
  const size_t before = all_taken();
  tfx::c::EagerContext context;
  // Its static initialisers alone register thousands of ops and kernels.
  CHECK(all_taken() - before > 100000);
  CHECK(taken[kNothrow] > 0);
  work::all(context);
}

TEST_CASE("what TensorFlow takes in work it gives back") {
  tfx::c::EagerContext context;
  for (int i = 0; i < 50; ++i) work::multiply(context);
  const size_t taken_before = all_taken();
  const size_t given_before = given_back;
  for (int i = 0; i < 1000; ++i) work::multiply(context);
  const size_t took = all_taken() - taken_before;
  const size_t gave = given_back - given_before;
  CHECK(took > 10000);
  CHECK(took - gave < 1000);
}

TEST_CASE("strings and streams cross between TensorFlow and libstdc++") {
  tfx::c::EagerContext context;
  work::print(context, std::string(100, 'x'), "stdout");
  CHECK(
      work::regex_replace(context, std::string(1000, 'a'), "a", "bc").size() ==
      2000);
  CHECK(work::string_format(context, "value: %s", 2.5F) == "value: 2.5");
}

TEST_CASE("threads allocate and free across each other") {
  tfx::c::EagerContext context;
  std::vector<std::thread> threads;
  threads.reserve(4);
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&context] {
      for (int j = 0; j < 20; ++j) work::all(context);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
