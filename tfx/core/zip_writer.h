// Writes zip archives, as Python's zipfile does: for .npz files and others.
//
// Members are dated 1980-01-01, as NumPy's are, so that equal members make
// equal files. Larger archives than 4 GiB or 65,535 members are zip64.
#ifndef TFX_CORE_ZIP_WRITER_H_
#define TFX_CORE_ZIP_WRITER_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/byte_stream.h"

namespace tfx::internal {

enum class ZipMethod : uint16_t { kStored = 0, kDeflated = 8 };

struct ZipWriterOptions {
  ByName by_name{};
  // Sizes and offsets from this one on are written as zip64. It is below 4 GiB,
  // because deflate can enlarge data. Lower only in tests.
  uint64_t zip64_from = 0xff000000;
};

class ZipWriter {
 public:
  explicit ZipWriter(const std::string& path, ZipWriterOptions options = {});

  // Adds a member with the `size` bytes that `write` writes, which is called
  // once, before this returns. Throws ValueError if it writes another number of
  // bytes, or if the name is empty or too long.
  void add(const std::string& name, uint64_t size, ZipMethod method,
           const std::function<void(ByteSink&)>& write);
  // Writes the directory, which completes the archive.
  void close();

 private:
  struct Entry {
    std::string name;
    ZipMethod method = ZipMethod::kStored;
    uint32_t crc = 0;
    uint64_t compressed = 0;
    uint64_t uncompressed = 0;
    uint64_t offset = 0;
  };

  bool is_wide(uint64_t number) const { return number >= options_.zip64_from; }
  void append(const std::string& bytes);
  std::string local_header(const Entry& entry) const;
  std::string directory_entry(const Entry& entry) const;
  std::string end_records(uint64_t directory) const;

  File file_;
  ZipWriterOptions options_;
  uint64_t end_ = 0;
  std::vector<Entry> entries_;
};

}  // namespace tfx::internal

#endif  // TFX_CORE_ZIP_WRITER_H_
