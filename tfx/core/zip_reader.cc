#include "tfx/core/zip_reader.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/zip_format.h"

namespace tfx::internal {
namespace {

using zip::number_at;

constexpr uint16_t kStored = 0;
constexpr uint16_t kDeflated = 8;

// A little more than the most that deflate can make of a byte.
constexpr uint64_t kMostInflation = 1040;

// Counts and checks what an actual reader delivers.
class CheckedMember : public ZipMember {
 public:
  CheckedMember(std::string place, uint64_t size, uint32_t crc)
      : ZipMember(std::move(place)), remaining_(size), wanted_crc_(crc) {}

  void read(std::span<std::byte> bytes) final {
    if (bytes.size() > remaining_) fail("the data ends too early");
    fetch(bytes);
    remaining_ -= bytes.size();
    crc_ = static_cast<uint32_t>(crc32_z(
        crc_, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
  }

  uint64_t remaining() const final { return remaining_; }

  void finish() final {
    std::vector<std::byte> rest(std::min<uint64_t>(remaining_, 1 << 16));
    while (remaining_ > 0) {
      read(std::span(rest).first(std::min<uint64_t>(remaining_, rest.size())));
    }
    check_end();
    if (crc_ != wanted_crc_) fail("the data is corrupt: its CRC-32 is wrong");
  }

 private:
  virtual void fetch(std::span<std::byte> bytes) = 0;
  // Throws if there is more than was promised.
  virtual void check_end() = 0;

  uint64_t remaining_;
  uint32_t wanted_crc_;
  uint32_t crc_ = 0;
};

class StoredMember final : public CheckedMember {
 public:
  StoredMember(const File& file, const std::string& place, uint64_t offset,
               uint64_t size, uint32_t crc)
      : CheckedMember(place, size, crc), source_(file, place, offset, size) {}

 private:
  void fetch(std::span<std::byte> bytes) override { source_.read(bytes); }
  void check_end() override {}

  FileSource source_;
};

class DeflatedMember final : public CheckedMember {
 public:
  DeflatedMember(const File& file, const std::string& place, uint64_t offset,
                 uint64_t compressed, uint64_t size, uint32_t crc)
      : CheckedMember(place, size, crc),
        source_(file, place, offset, compressed) {
    // Negative: without zlib's own header.
    if (inflateInit2(&stream_, -MAX_WBITS) != Z_OK) {
      throw errors::ResourceExhaustedError("no memory to inflate " + place);
    }
  }
  ~DeflatedMember() override { inflateEnd(&stream_); }

 private:
  void fetch(std::span<std::byte> bytes) override {
    while (!bytes.empty()) {
      // zlib counts in 32 bits.
      const auto piece =
          bytes.first(std::min<size_t>(bytes.size(), size_t{1} << 30));
      const size_t count = inflate_into(piece);
      if (count == 0) fail("the data ends too early");
      bytes = bytes.subspan(count);
    }
  }

  void check_end() override {
    std::byte more;
    if (inflate_into(std::span(&more, 1)) != 0) {
      fail("there is more data than the archive's directory says");
    }
  }

  // How many bytes came; none at the end of the data.
  size_t inflate_into(std::span<std::byte> bytes) {
    stream_.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream_.avail_out = static_cast<uInt>(bytes.size());
    while (!ended_ && stream_.avail_out > 0) {
      if (stream_.avail_in == 0) {
        const size_t count =
            std::min<uint64_t>(source_.remaining(), input_.size());
        if (count == 0) fail("the compressed data ends too early");
        source_.read(std::as_writable_bytes(std::span(input_)).first(count));
        stream_.next_in = input_.data();
        stream_.avail_in = static_cast<uInt>(count);
      }
      const int result = inflate(&stream_, Z_NO_FLUSH);
      ended_ = result == Z_STREAM_END;
      if (!ended_ && result != Z_OK) fail("the compressed data is corrupt");
    }
    return bytes.size() - stream_.avail_out;
  }

  FileSource source_;
  z_stream stream_ = {};
  bool ended_ = false;
  std::array<Bytef, 1 << 16> input_ = {};
};

// The extra field of that kind; empty if there is none.
std::string_view find_extra(std::string_view extras, uint16_t kind) {
  while (extras.size() >= 4) {
    const size_t size = number_at<uint16_t>(extras, 2);
    if (size > extras.size() - 4) break;
    if (number_at<uint16_t>(extras, 0) == kind) return extras.substr(4, size);
    extras.remove_prefix(4 + size);
  }
  return {};
}

}  // namespace

ZipReader::ZipReader(const std::string& path)
    : file_(File::open(path)), file_size_(file_.size()) {
  read_directory(find_directory());
}

void ZipReader::fail(const std::string& text) const {
  throw ValueError(file_.path() + ": " + text);
}

std::string ZipReader::bytes_at(uint64_t offset, uint64_t size) const {
  if (offset > file_size_ || size > file_size_ - offset) {
    fail("the zip archive is cut off or corrupt");
  }
  std::string bytes(size, '\0');
  file_.read_at(offset, std::as_writable_bytes(std::span(bytes)));
  return bytes;
}

// The end record is the last thing in the file but for a comment.
ZipReader::Directory ZipReader::find_directory() const {
  const uint64_t longest = zip::kEndSize + UINT16_MAX;
  const uint64_t tail_size = std::min(file_size_, longest);
  const uint64_t tail_start = file_size_ - tail_size;
  const std::string tail = bytes_at(tail_start, tail_size);
  size_t at = tail.size() < zip::kEndSize ? 0 : tail.size() - zip::kEndSize + 1;
  do {
    if (at == 0) fail("no zip archive, or one that is cut off");
    --at;
  } while (number_at<uint32_t>(tail, at) != zip::kEnd ||
           number_at<uint16_t>(tail, at + 20) >
               tail.size() - at - zip::kEndSize);

  const uint64_t end = tail_start + at;
  const auto disk = number_at<uint16_t>(tail, at + 4);
  Directory directory;
  directory.entries = number_at<uint16_t>(tail, at + 10);
  directory.size = number_at<uint32_t>(tail, at + 12);
  directory.offset = number_at<uint32_t>(tail, at + 16);
  uint64_t behind = end;  // what stands behind the directory

  if (end >= zip::kZip64LocatorSize + zip::kZip64EndSize) {
    const uint64_t at_locator = end - zip::kZip64LocatorSize;
    const std::string locator = bytes_at(at_locator, zip::kZip64LocatorSize);
    if (number_at<uint32_t>(locator, 0) == zip::kZip64Locator) {
      // Right before it, whatever stands before the archive.
      behind = at_locator - zip::kZip64EndSize;
      const std::string record = bytes_at(behind, zip::kZip64EndSize);
      if (number_at<uint32_t>(record, 0) != zip::kZip64End) {
        fail("the zip64 archive is corrupt");
      }
      if (number_at<uint32_t>(record, 16) != 0) {
        fail("zip archives on several disks are not supported");
      }
      directory.entries = number_at<uint64_t>(record, 32);
      directory.size = number_at<uint64_t>(record, 40);
      directory.offset = number_at<uint64_t>(record, 48);
    }
  }
  if (disk != 0 && disk != zip::kElsewhere16) {
    fail("zip archives on several disks are not supported");
  }
  if (directory.size > behind || directory.offset > behind - directory.size) {
    fail("the zip archive's directory is cut off or corrupt");
  }
  directory.base = behind - directory.size - directory.offset;
  return directory;
}

void ZipReader::read_directory(const Directory& directory) {
  const std::string bytes =
      bytes_at(directory.base + directory.offset, directory.size);
  std::string_view rest = bytes;
  while (!rest.empty()) {
    if (rest.size() < zip::kDirectoryEntrySize ||
        number_at<uint32_t>(rest, 0) != zip::kDirectoryEntry) {
      fail("the zip archive's directory is corrupt");
    }
    Entry entry;
    entry.flags = number_at<uint16_t>(rest, 8);
    entry.method = number_at<uint16_t>(rest, 10);
    entry.crc = number_at<uint32_t>(rest, 16);
    entry.compressed = number_at<uint32_t>(rest, 20);
    entry.uncompressed = number_at<uint32_t>(rest, 24);
    const size_t name_size = number_at<uint16_t>(rest, 28);
    const size_t extra_size = number_at<uint16_t>(rest, 30);
    const size_t comment_size = number_at<uint16_t>(rest, 32);
    entry.offset = number_at<uint32_t>(rest, 42);
    rest.remove_prefix(zip::kDirectoryEntrySize);
    if (name_size + extra_size + comment_size > rest.size()) {
      fail("the zip archive's directory is corrupt");
    }
    entry.name = rest.substr(0, name_size);
    std::string_view wide =
        find_extra(rest.substr(name_size, extra_size), zip::kZip64Extra);
    // Those that did not fit, in this order.
    for (uint64_t* number :
         {&entry.uncompressed, &entry.compressed, &entry.offset}) {
      if (*number != zip::kElsewhere) continue;
      if (wide.size() < sizeof(uint64_t)) {
        fail("the zip64 sizes of member '" + entry.name + "' are missing");
      }
      *number = number_at<uint64_t>(wide, 0);
      wide.remove_prefix(sizeof(uint64_t));
    }
    if (__builtin_add_overflow(entry.offset, directory.base, &entry.offset)) {
      fail("the zip archive's directory is corrupt");
    }
    rest.remove_prefix(name_size + extra_size + comment_size);
    entries_.push_back(std::move(entry));
  }
  // 16 bits of it in archives that are not zip64.
  if ((entries_.size() & 0xffff) != (directory.entries & 0xffff)) {
    fail("the zip archive's directory has not the members that it says");
  }
}

std::unique_ptr<ZipMember> ZipReader::open(size_t index) const {
  const Entry& entry = entries_.at(index);
  const std::string member = "member '" + entry.name + "'";
  if ((entry.flags & zip::kFlagEncrypted) != 0) fail(member + " is encrypted");
  const std::string header = bytes_at(entry.offset, zip::kLocalHeaderSize);
  if (number_at<uint32_t>(header, 0) != zip::kLocalHeader) {
    fail(member + " is not where the archive's directory says");
  }
  const uint64_t offset = entry.offset + zip::kLocalHeaderSize +
                          number_at<uint16_t>(header, 26) +
                          number_at<uint16_t>(header, 28);
  if (offset > file_size_ || entry.compressed > file_size_ - offset) {
    fail(member + " is cut off");
  }
  const std::string place = file_.path() + ": " + member;
  switch (entry.method) {
    case kStored:
      if (entry.compressed != entry.uncompressed) {
        fail(member + " has two sizes, but is not compressed");
      }
      return std::make_unique<StoredMember>(file_, place, offset,
                                            entry.uncompressed, entry.crc);
    case kDeflated:
      // So that nobody asks for memory that no data will fill.
      if (entry.uncompressed / kMostInflation > entry.compressed) {
        fail(member + " is too small for the size it claims");
      }
      return std::make_unique<DeflatedMember>(file_, place, offset,
                                              entry.compressed,
                                              entry.uncompressed, entry.crc);
    default:
      fail(member + " is compressed by method " + std::to_string(entry.method) +
           "; only deflate is supported");
  }
}

std::string ZipReader::read(size_t index) const {
  const auto member = open(index);
  std::string bytes(member->remaining(), '\0');
  member->read(std::as_writable_bytes(std::span(bytes)));
  member->finish();
  return bytes;
}

}  // namespace tfx::internal
