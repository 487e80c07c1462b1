// Reads zip archives, as Python's zipfile does: for .npz files and others.
//
// Supports stored and deflated members, zip64, data descriptors, and archives
// with other data in front. Refuses encryption, several disks and other
// compression methods. Errors in an archive, such as a wrong CRC, throw
// ValueError with the file's and the member's name; errors of the operating
// system are OpErrors (byte_stream.h).
#ifndef TFX_CORE_ZIP_READER_H_
#define TFX_CORE_ZIP_READER_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tfx/core/byte_stream.h"

namespace tfx::internal {

// A member being read.
class ZipMember : public ByteSource {
 public:
  // Reads the rest, and checks the size and CRC of the member.
  virtual void finish() = 0;

 protected:
  using ByteSource::ByteSource;
};

class ZipReader {
 public:
  explicit ZipReader(const std::string& path);

  // The members in the archive's order; names may repeat.
  size_t size() const { return entries_.size(); }
  const std::string& name(size_t index) const { return entries_[index].name; }

  // Starts reading a member. The reader must outlive it.
  std::unique_ptr<ZipMember> open(size_t index) const;
  // All of a member's bytes, checked.
  std::string read(size_t index) const;

 private:
  struct Entry {
    std::string name;
    uint16_t flags = 0;
    uint16_t method = 0;
    uint32_t crc = 0;
    uint64_t compressed = 0;
    uint64_t uncompressed = 0;
    uint64_t offset = 0;  // of its local header
  };
  struct Directory {
    uint64_t offset = 0;
    uint64_t size = 0;
    uint64_t entries = 0;
    // The size of the data before the archive; added to all offsets.
    uint64_t base = 0;
  };

  [[noreturn]] void fail(const std::string& text) const;
  std::string bytes_at(uint64_t offset, uint64_t size) const;
  Directory find_directory() const;
  void read_directory(const Directory& directory);

  File file_;
  uint64_t file_size_;
  std::vector<Entry> entries_;
};

}  // namespace tfx::internal

#endif  // TFX_CORE_ZIP_READER_H_
