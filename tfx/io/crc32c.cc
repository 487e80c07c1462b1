#include "tfx/io/crc32c.h"

#include <array>
#include <cstddef>
#include <cstring>

namespace tfx::io::internal {
namespace {

// tables[0] is the usual table; tables[k][b] is the checksum of b followed by k
// zero bytes, so that eight bytes are looked up at once.
using Crc32cTables = std::array<std::array<uint32_t, 256>, 8>;

constexpr Crc32cTables make_crc32c_tables() {
  constexpr uint32_t kReversedPolynomial = 0x82f63b78;
  Crc32cTables tables = {};
  for (uint32_t byte = 0; byte < 256; ++byte) {
    uint32_t crc = byte;
    for (int bit = 0; bit < 8; ++bit) {
      crc = crc >> 1 ^ ((crc & 1) != 0 ? kReversedPolynomial : 0);
    }
    tables[0][byte] = crc;
  }
  for (size_t k = 1; k < tables.size(); ++k) {
    for (size_t byte = 0; byte < 256; ++byte) {
      const uint32_t before = tables[k - 1][byte];
      tables[k][byte] = before >> 8 ^ tables[0][before & 0xff];
    }
  }
  return tables;
}

constexpr Crc32cTables kCrc32cTables = make_crc32c_tables();

uint64_t load_8_bytes(const char* bytes) {
  uint64_t word = 0;
  std::memcpy(&word, bytes, sizeof(word));
  return word;
}

#if defined(__x86_64__)
__attribute__((target("sse4.2"))) uint32_t crc32c_by_instruction(
    std::string_view bytes) {
  uint64_t crc = 0xffffffff;
  while (bytes.size() >= 8) {
    crc = __builtin_ia32_crc32di(crc, load_8_bytes(bytes.data()));
    bytes.remove_prefix(8);
  }
  auto narrow = static_cast<uint32_t>(crc);
  for (const char byte : bytes) {
    narrow = __builtin_ia32_crc32qi(narrow, static_cast<unsigned char>(byte));
  }
  return ~narrow;
}

bool has_crc32c_instruction() {
  static const bool has = __builtin_cpu_supports("sse4.2") != 0;
  return has;
}
#endif

}  // namespace

uint32_t crc32c_by_table(std::string_view bytes) {
  uint32_t crc = 0xffffffff;
  while (bytes.size() >= 8) {
    // The first byte is the lowest, as on all processors of tfx.
    const uint64_t word = load_8_bytes(bytes.data()) ^ crc;
    crc = 0;
    for (size_t k = 0; k < 8; ++k) {
      crc ^= kCrc32cTables[7 - k][word >> (8 * k) & 0xff];
    }
    bytes.remove_prefix(8);
  }
  for (const char byte : bytes) {
    crc = crc >> 8 ^
          kCrc32cTables[0][(crc ^ static_cast<unsigned char>(byte)) & 0xff];
  }
  return ~crc;
}

uint32_t crc32c(std::string_view bytes) {
#if defined(__x86_64__)
  if (has_crc32c_instruction()) return crc32c_by_instruction(bytes);
#endif
  return crc32c_by_table(bytes);
}

}  // namespace tfx::io::internal
