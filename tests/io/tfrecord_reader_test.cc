#include "tfx/io/tfrecord_reader.h"

#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/io/records.h"
#include "tests/io/steps.h"
#include "tfx/core/errors.h"
#include "tfx/io/crc32c.h"
#include "tfx/io/tfrecord_writer.h"

namespace tfx {
namespace {

using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;
using Texts = std::vector<std::string>;

const Texts kTexts = {"one", "second record", ""};
// Where the records begin, and the end.
constexpr size_t kOffsets[] = {0, 19, 48, 64};

size_t record_at(size_t byte) {
  return byte < kOffsets[1] ? 0 : byte < kOffsets[2] ? 1 : 2;
}

Texts first_texts(size_t count) {
  return {kTexts.begin(), kTexts.begin() + static_cast<ptrdiff_t>(count)};
}

TEST_CASE("a TFRecordReader reads what Python wrote") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  write_contents(path, kThreeRecords);
  CHECK(read_records(path).records == kTexts);

  io::TFRecordReader reader(path);
  CHECK(reader.read() == "one");
  // Iterates over those that are left.
  CHECK(Texts(reader.begin(), reader.end()) == Texts{"second record", ""});
  CHECK_FALSE(reader.read());
  CHECK_FALSE(reader.read());

  Texts texts;
  for (const auto record : compat::v1::io::tf_record_iterator(path)) {
    texts.emplace_back(record);
  }
  CHECK(texts == kTexts);

  io::TFRecordReader first(path);
  io::TFRecordReader second(std::move(first));
  CHECK(second.read() == "one");
  // NOLINTNEXTLINE(bugprone-use-after-move)
  CHECK_THROWS_AS(first.read(), errors::FailedPreconditionError);
}

TEST_CASE("a flipped byte is a loss of data, after what is before it") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  for (size_t byte = 0; byte < kThreeRecords.size(); ++byte) {
    std::string damaged(kThreeRecords);
    damaged[byte] = static_cast<char>(damaged[byte] ^ 0x40);
    write_contents(path, damaged);
    const Delivered delivered = read_records(path);
    const size_t record = record_at(byte);
    INFO("byte " << byte);
    CHECK(delivered.records == first_texts(record));
    CHECK(delivered.error ==
          path + "; corrupted record at " + std::to_string(kOffsets[record]) +
              (record == 0 ? " (Is this even a TFRecord file?)" : ""));
  }
}

TEST_CASE("a truncated file is a loss of data unless a record ends there") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  for (size_t size = 0; size < kThreeRecords.size(); ++size) {
    write_contents(path, kThreeRecords.substr(0, size));
    const Delivered delivered = read_records(path);
    const size_t record = record_at(size);
    INFO("the first " << size << " bytes");
    CHECK(delivered.records == first_texts(record));
    const std::string expected =
        path + "; truncated record at " + std::to_string(kOffsets[record]);
    CHECK(delivered.error == (size == kOffsets[record] ? "" : expected));
  }
}

TEST_CASE("an error is thrown again by the next read") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  write_contents(path, kThreeRecords.substr(0, 60));
  io::TFRecordReader reader(path);
  reader.read();
  reader.read();
  CHECK_THROWS_AS(reader.read(), errors::DataLossError);
  CHECK_THROWS_AS(reader.read(), errors::DataLossError);
}

TEST_CASE("a length that no file has does not exhaust the memory") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  for (const char highest : {'\x10', '\xff'}) {
    std::string header(8, '\xff');
    header[7] = highest;
    const uint32_t crc = io::internal::masked_crc32c(header);
    header.append(reinterpret_cast<const char*>(&crc), sizeof(crc));
    write_contents(path, header + std::string(1000, 'x'));
    CHECK_THAT(read_records(path).error, StartsWith(path));
  }
}

TEST_CASE("damaged compressed files are a loss of data") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  const std::string damaged = folder.path() + "/damaged";
  for (const std::string type : {"GZIP", "ZLIB"}) {
    const io::TFRecordOptions options{.compression_type = type};
    io::TFRecordWriter writer(path, options);
    for (const std::string& text : kTexts) writer.write(text);
    writer.close();
    const std::string bytes = contents_of(path);
    REQUIRE(read_records(path, options).records == kTexts);

    for (size_t size = 1; size < bytes.size(); ++size) {
      write_contents(damaged, bytes.substr(0, size));
      const Delivered delivered = read_records(damaged, options);
      INFO(type << ", the first " << size << " bytes");
      CHECK(delivered.records == first_texts(delivered.records.size()));
      CHECK_THAT(delivered.error,
                 StartsWith(damaged + "; cannot read the record at ") &&
                     EndsWith("the compressed data is truncated"));
    }
    for (size_t byte = 0; byte < bytes.size(); ++byte) {
      // Not all of gzip's header counts.
      if (type == "GZIP" && byte > 3 && byte < 10) continue;
      std::string changed = bytes;
      changed[byte] = static_cast<char>(changed[byte] ^ 0x10);
      write_contents(damaged, changed);
      const Delivered delivered = read_records(damaged, options);
      INFO(type << ", byte " << byte);
      CHECK(delivered.records == first_texts(delivered.records.size()));
      // A few bits only fill up a byte.
      if (delivered.records != kTexts || !delivered.error.empty()) {
        CHECK_THAT(delivered.error, StartsWith(damaged + "; "));
      }
    }

    // As TensorFlow reads them.
    write_contents(damaged, bytes + bytes);
    CHECK(read_records(damaged, options).records.size() == 6);
    write_contents(damaged, bytes + "junk");
    const Delivered delivered = read_records(damaged, options);
    CHECK(delivered.records == kTexts);
    CHECK(delivered.error ==
          damaged +
              "; cannot read the record at 64: inflate() failed with error "
              "-3: incorrect header check");
    write_contents(damaged, "");
    CHECK(read_records(damaged, options).records.empty());
    CHECK(read_records(damaged, options).error.empty());
    // Another type of compression.
    CHECK_FALSE(read_records(path).error.empty());
    CHECK_FALSE(read_records(path, {.compression_type =
                                        type == "GZIP" ? "ZLIB" : "GZIP"})
                    .error.empty());
  }
}

TEST_CASE("a file that cannot be read throws what TensorFlow reports") {
  const Folder folder;
  const std::string missing = folder.path() + "/missing";
  CHECK_THROWS_WITH(io::TFRecordReader(missing),
                    missing + "; No such file or directory");
  CHECK_THROWS_AS(io::TFRecordReader(missing), errors::NotFoundError);
  CHECK_THROWS_WITH(io::TFRecordReader(folder.path()),
                    folder.path() + "; Is a directory");
  CHECK_THROWS_AS(io::TFRecordReader("ram://missing"), errors::NotFoundError);
  CHECK_THROWS_WITH(io::TFRecordReader(missing, "FOO"),
                    "Not a valid compression_type: \"FOO\"");
}

TEST_CASE("records larger than the buffer are read") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  Texts texts;
  for (const size_t size : {10, 300'000, 5, 3'000'000, 0}) {
    texts.emplace_back(size, static_cast<char>('a' + size % 7));
  }
  for (const char* const type : {"", "GZIP"}) {
    io::TFRecordWriter writer(path, type);
    for (const std::string& text : texts) writer.write(text);
    writer.close();
    CHECK(read_records(path, {.compression_type = type}).records == texts);
  }
}

}  // namespace
}  // namespace tfx
