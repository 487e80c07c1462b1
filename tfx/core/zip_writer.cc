#include "tfx/core/zip_writer.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/zip_format.h"

namespace tfx::internal {
namespace {

using zip::put;

constexpr uint16_t kVersion = 20;       // deflate
constexpr uint16_t kZip64Version = 45;  // zip64
constexpr uint16_t kMadeOnUnix = 3 << 8;
constexpr uint32_t kFileMode = 0600U << 16;
constexpr uint16_t kTime = 0;
constexpr uint16_t kDate = 0x21;  // 1980-01-01

// Writes behind the end of the file, and counts.
class MemberSink : public ByteSink {
 public:
  MemberSink(File& file, uint64_t offset) : file_(file), offset_(offset) {}

  void write(std::span<const std::byte> bytes) override {
    size_ += bytes.size();
    crc_ = static_cast<uint32_t>(crc32_z(
        crc_, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
    encode(bytes);
  }
  virtual void finish() {}

  uint64_t size() const { return size_; }
  uint64_t compressed() const { return compressed_; }
  uint32_t crc() const { return crc_; }

 protected:
  virtual void encode(std::span<const std::byte> bytes) { append(bytes); }

  void append(std::span<const std::byte> bytes) {
    file_.write_at(offset_ + compressed_, bytes);
    compressed_ += bytes.size();
  }

 private:
  File& file_;
  uint64_t offset_;
  uint64_t size_ = 0;
  uint64_t compressed_ = 0;
  uint32_t crc_ = 0;
};

class DeflatedSink final : public MemberSink {
 public:
  DeflatedSink(File& file, uint64_t offset) : MemberSink(file, offset) {
    constexpr int kMemory = 8;  // zlib's default
    // Negative: without zlib's own header.
    if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS,
                     kMemory, Z_DEFAULT_STRATEGY) != Z_OK) {
      throw errors::ResourceExhaustedError("no memory to compress a zip file");
    }
  }
  ~DeflatedSink() override { deflateEnd(&stream_); }

  void finish() override { run(Z_FINISH); }

 private:
  void encode(std::span<const std::byte> bytes) override {
    while (!bytes.empty()) {
      // zlib counts in 32 bits, and does not write to what it reads.
      const auto piece =
          bytes.first(std::min<size_t>(bytes.size(), size_t{1} << 30));
      stream_.next_in =
          const_cast<Bytef*>(reinterpret_cast<const Bytef*>(piece.data()));
      stream_.avail_in = static_cast<uInt>(piece.size());
      run(Z_NO_FLUSH);
      bytes = bytes.subspan(piece.size());
    }
  }

  // Until zlib has nothing more to write.
  void run(int flush) {
    do {
      stream_.next_out = output_.data();
      stream_.avail_out = static_cast<uInt>(output_.size());
      deflate(&stream_, flush);
      append(std::as_bytes(std::span(output_))
                 .first(output_.size() - stream_.avail_out));
    } while (stream_.avail_out == 0);
  }

  z_stream stream_ = {};
  std::array<Bytef, 1 << 16> output_ = {};
};

uint16_t flags_of(const std::string& name) {
  const bool ascii = std::all_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x80;
  });
  return ascii ? 0 : zip::kFlagUtf8;
}

// As much of a number as the narrow field holds.
uint32_t narrow(uint64_t number, bool elsewhere) {
  return elsewhere ? zip::kElsewhere : static_cast<uint32_t>(number);
}

void put_zip64_extra(std::string& bytes, std::span<const uint64_t> numbers) {
  put<uint16_t>(bytes, zip::kZip64Extra);
  put<uint16_t>(bytes, static_cast<uint16_t>(8 * numbers.size()));
  for (const uint64_t number : numbers) put<uint64_t>(bytes, number);
}

}  // namespace

ZipWriter::ZipWriter(const std::string& path, ZipWriterOptions options)
    : file_(File::create(path)), options_(options) {}

void ZipWriter::append(const std::string& bytes) {
  file_.write_at(end_, std::as_bytes(std::span(bytes)));
  end_ += bytes.size();
}

void ZipWriter::add(const std::string& name, uint64_t size, ZipMethod method,
                    const std::function<void(ByteSink&)>& write) {
  if (name.empty() || name.size() > UINT16_MAX) {
    throw ValueError("a name of " + std::to_string(name.size()) +
                     " bytes is none for a zip archive's member");
  }
  Entry entry{name, method, 0, 0, size, end_};
  // Sizes and CRC are put in when they are known; the length stays.
  append(local_header(entry));
  const auto fill = [&](MemberSink& sink) {
    write(sink);
    sink.finish();
    entry.crc = sink.crc();
    entry.compressed = sink.compressed();
    if (sink.size() != size) {
      throw ValueError("member '" + name + "' was to have " +
                       std::to_string(size) + " bytes, but has " +
                       std::to_string(sink.size()));
    }
  };
  if (method == ZipMethod::kDeflated) {
    DeflatedSink sink(file_, end_);
    fill(sink);
  } else {
    MemberSink sink(file_, end_);
    fill(sink);
  }
  const std::string header = local_header(entry);
  file_.write_at(entry.offset, std::as_bytes(std::span(header)));
  end_ += entry.compressed;
  entries_.push_back(std::move(entry));
}

std::string ZipWriter::local_header(const Entry& entry) const {
  const bool wide = is_wide(entry.uncompressed);
  std::string bytes;
  put<uint32_t>(bytes, zip::kLocalHeader);
  put<uint16_t>(bytes, wide ? kZip64Version : kVersion);
  put<uint16_t>(bytes, flags_of(entry.name));
  put<uint16_t>(bytes, static_cast<uint16_t>(entry.method));
  put<uint16_t>(bytes, kTime);
  put<uint16_t>(bytes, kDate);
  put<uint32_t>(bytes, entry.crc);
  put<uint32_t>(bytes, narrow(entry.compressed, wide));
  put<uint32_t>(bytes, narrow(entry.uncompressed, wide));
  put<uint16_t>(bytes, static_cast<uint16_t>(entry.name.size()));
  put<uint16_t>(bytes, wide ? 20 : 0);
  bytes += entry.name;
  if (wide) {
    put_zip64_extra(bytes, std::array{entry.uncompressed, entry.compressed});
  }
  return bytes;
}

std::string ZipWriter::directory_entry(const Entry& entry) const {
  const bool wide = is_wide(entry.uncompressed);
  const bool far = is_wide(entry.offset);
  std::vector<uint64_t> numbers;
  if (wide) numbers = {entry.uncompressed, entry.compressed};
  if (far) numbers.push_back(entry.offset);
  std::string extra;
  if (!numbers.empty()) put_zip64_extra(extra, numbers);

  const uint16_t version = numbers.empty() ? kVersion : kZip64Version;
  std::string bytes;
  put<uint32_t>(bytes, zip::kDirectoryEntry);
  put<uint16_t>(bytes, kMadeOnUnix | version);
  put<uint16_t>(bytes, version);
  put<uint16_t>(bytes, flags_of(entry.name));
  put<uint16_t>(bytes, static_cast<uint16_t>(entry.method));
  put<uint16_t>(bytes, kTime);
  put<uint16_t>(bytes, kDate);
  put<uint32_t>(bytes, entry.crc);
  put<uint32_t>(bytes, narrow(entry.compressed, wide));
  put<uint32_t>(bytes, narrow(entry.uncompressed, wide));
  put<uint16_t>(bytes, static_cast<uint16_t>(entry.name.size()));
  put<uint16_t>(bytes, static_cast<uint16_t>(extra.size()));
  put<uint16_t>(bytes, 0);  // comment
  put<uint16_t>(bytes, 0);  // disk
  put<uint16_t>(bytes, 0);  // internal attributes
  put<uint32_t>(bytes, kFileMode);
  put<uint32_t>(bytes, narrow(entry.offset, far));
  return bytes + entry.name + extra;
}

std::string ZipWriter::end_records(uint64_t directory) const {
  const uint64_t count = entries_.size();
  const uint64_t size = end_ - directory;
  const bool many = count >= zip::kElsewhere16;
  const bool far = is_wide(directory) || is_wide(size);
  std::string bytes;
  if (many || far) {
    put<uint32_t>(bytes, zip::kZip64End);
    put<uint64_t>(bytes, zip::kZip64EndSize - 12);  // of what follows
    put<uint16_t>(bytes, kMadeOnUnix | kZip64Version);
    put<uint16_t>(bytes, kZip64Version);
    put<uint32_t>(bytes, 0);  // disk
    put<uint32_t>(bytes, 0);  // disk of the directory
    put<uint64_t>(bytes, count);
    put<uint64_t>(bytes, count);
    put<uint64_t>(bytes, size);
    put<uint64_t>(bytes, directory);
    put<uint32_t>(bytes, zip::kZip64Locator);
    put<uint32_t>(bytes, 0);  // disk
    put<uint64_t>(bytes, end_);
    put<uint32_t>(bytes, 1);  // disks
  }
  const auto shown = many ? zip::kElsewhere16 : static_cast<uint16_t>(count);
  put<uint32_t>(bytes, zip::kEnd);
  put<uint16_t>(bytes, 0);  // disk
  put<uint16_t>(bytes, 0);  // disk of the directory
  put<uint16_t>(bytes, shown);
  put<uint16_t>(bytes, shown);
  put<uint32_t>(bytes, narrow(size, far));
  put<uint32_t>(bytes, narrow(directory, far));
  put<uint16_t>(bytes, 0);  // comment
  return bytes;
}

void ZipWriter::close() {
  const uint64_t directory = end_;
  for (const Entry& entry : entries_) append(directory_entry(entry));
  append(end_records(directory));
  file_.close();
}

}  // namespace tfx::internal
