#include "tfx/io/crc32c.h"

#include <catch2/catch.hpp>
#include <string>

namespace tfx::io::internal {
namespace {

// The vectors are those of RFC 3720, B.4, and the check value of the CRC.
TEST_CASE("CRC-32C by instruction and by table is that of RFC 3720") {
  std::string up;
  std::string down;
  for (int i = 0; i < 32; ++i) {
    up += static_cast<char>(i);
    down += static_cast<char>(31 - i);
  }
  for (const auto crc : {crc32c, crc32c_by_table}) {
    CHECK(crc(std::string(32, '\0')) == 0x8a9136aa);
    CHECK(crc(std::string(32, '\xff')) == 0x62a8ab43);
    CHECK(crc(up) == 0x46dd794e);
    CHECK(crc(down) == 0x113fdb5c);
    CHECK(crc("123456789") == 0xe3069283);
    CHECK(crc("") == 0);
  }
}

TEST_CASE("both ways agree for every length and alignment") {
  std::string bytes;
  for (int i = 0; i < 200; ++i) bytes += static_cast<char>(i * 89 + 7);
  for (size_t first = 0; first < 9; ++first) {
    for (size_t size = 0; size < 100; ++size) {
      const std::string_view part = std::string_view(bytes).substr(first, size);
      REQUIRE(crc32c(part) == crc32c_by_table(part));
    }
  }
}

}  // namespace
}  // namespace tfx::io::internal
