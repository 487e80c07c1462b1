// Constants and integers of the zip format, for reading and writing.
#ifndef TFX_CORE_ZIP_FORMAT_H_
#define TFX_CORE_ZIP_FORMAT_H_

#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace tfx::internal::zip {

static_assert(std::endian::native == std::endian::little,
              "files of little-endian numbers are read as they are");

inline constexpr uint32_t kLocalHeader = 0x04034b50;
inline constexpr uint32_t kDirectoryEntry = 0x02014b50;
inline constexpr uint32_t kEnd = 0x06054b50;
inline constexpr uint32_t kZip64End = 0x06064b50;
inline constexpr uint32_t kZip64Locator = 0x07064b50;

inline constexpr size_t kLocalHeaderSize = 30;
inline constexpr size_t kDirectoryEntrySize = 46;
inline constexpr size_t kEndSize = 22;
inline constexpr size_t kZip64EndSize = 56;
inline constexpr size_t kZip64LocatorSize = 20;

inline constexpr uint16_t kZip64Extra = 1;
inline constexpr uint16_t kFlagEncrypted = 1U << 0;
inline constexpr uint16_t kFlagUtf8 = 1U << 11;

// The value of a field whose number is in a (wider) zip64 field instead.
inline constexpr uint32_t kElsewhere = 0xffffffff;
inline constexpr uint16_t kElsewhere16 = 0xffff;

// The number at an offset, which must be within `bytes`.
template <std::unsigned_integral T>
T number_at(std::string_view bytes, size_t offset) {
  T number = 0;
  std::memcpy(&number, bytes.substr(offset, sizeof(T)).data(), sizeof(T));
  return number;
}

template <std::unsigned_integral T>
void put(std::string& bytes, T number) {
  bytes.append(reinterpret_cast<const char*>(&number), sizeof(T));
}

}  // namespace tfx::internal::zip

#endif  // TFX_CORE_ZIP_FORMAT_H_
