#include "tfx/c/buffer.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace tfx::c {
namespace {

TEST_CASE("a new buffer is empty") {
  const Buffer buffer;
  CHECK(buffer);
  CHECK(buffer.empty());
  CHECK(buffer.size() == 0);
  CHECK(buffer.str().empty());
}

TEST_CASE("a buffer copies bytes of any value") {
  std::string bytes("a\0b\xff", 4);
  const Buffer buffer(bytes);
  bytes[0] = 'z';
  CHECK(buffer.size() == 4);
  CHECK(buffer.view() == std::string_view("a\0b\xff", 4));
  CHECK(buffer.str() == std::string("a\0b\xff", 4));
}

TEST_CASE("a buffer of no bytes is empty") {
  CHECK(Buffer(std::string_view()).empty());
  CHECK(Buffer("").empty());
}

TEST_CASE("a buffer without a C object is empty, and no error to look at") {
  const Buffer buffer(nullptr);
  CHECK_FALSE(buffer);
  CHECK(buffer.empty());
  CHECK(buffer.view().data() == nullptr);
}

int freed = 0;
size_t freed_size = 0;

TEST_CASE("a buffer over memory frees it once, with its size") {
  freed = 0;
  char* memory = static_cast<char*>(std::malloc(3));
  // Bytes, not a string.
  std::memcpy(memory, "xyz", 3);  // NOLINT(bugprone-not-null-terminated-result)
  {
    Buffer buffer = Buffer::from_memory(memory, 3, [](void* data, size_t size) {
      std::free(data);
      freed_size = size;
      ++freed;
    });
    CHECK(buffer.view().data() == memory);
    CHECK(buffer.str() == "xyz");
    const Buffer moved = std::move(buffer);
    CHECK(freed == 0);
  }
  CHECK(freed == 1);
  CHECK(freed_size == 3);
}

TEST_CASE("a buffer over memory without a deallocator leaves it alone") {
  static const char kText[] = "static";
  {
    const Buffer buffer = Buffer::from_memory(kText, 6, nullptr);
    CHECK(buffer.str() == "static");
  }
  CHECK(std::string(kText) == "static");
}

TEST_CASE("a buffer of many megabytes keeps its end") {
  // Large on purpose.
  std::string bytes(50'000'000, 'a');  // NOLINT(bugprone-string-constructor)
  bytes.back() = 'z';
  const Buffer buffer(bytes);
  CHECK(buffer.size() == bytes.size());
  CHECK(buffer.view().back() == 'z');
}

}  // namespace
}  // namespace tfx::c
