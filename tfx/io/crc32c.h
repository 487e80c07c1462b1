// CRC-32C (Castagnoli), the checksum in TFRecord files.
#ifndef TFX_IO_CRC32C_H_
#define TFX_IO_CRC32C_H_

#include <cstdint>
#include <string_view>

namespace tfx::io::internal {

// Uses the processor's instruction (SSE4.2) if it has one.
uint32_t crc32c(std::string_view bytes);
// The same without it.
uint32_t crc32c_by_table(std::string_view bytes);

// As TFRecord files store it: the checksum of data that itself contains
// checksums would be weak.
inline uint32_t masked_crc32c(std::string_view bytes) {
  const uint32_t crc = crc32c(bytes);
  return (crc >> 15 | crc << 17) + 0xa282ead8U;
}

}  // namespace tfx::io::internal

#endif  // TFX_IO_CRC32C_H_
