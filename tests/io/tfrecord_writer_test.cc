#include "tfx/io/tfrecord_writer.h"

#include <sys/resource.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <type_traits>

#include "tests/io/records.h"
#include "tests/io/steps.h"
#include "tfx/c/library.h"
#include "tfx/core/errors.h"
#include "tfx/io/gfile.h"

namespace tfx {
namespace {

using io::TFRecordWriter;
using Texts = std::vector<std::string>;

// A disk that is full after `bytes` bytes of a file.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : before_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &limit_);
    rlimit limit = limit_;
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &limit_);
    std::signal(SIGXFSZ, before_);
  }

 private:
  void (*before_)(int);
  rlimit limit_ = {};
};

// What is logged meanwhile.
class Log {
 public:
  Log() {
    set_log_callback(
        [this](LogLevel, std::string_view line) { lines_.emplace_back(line); });
  }
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
  ~Log() { set_log_callback({}); }

  bool has(const std::string& text) const {
    for (const std::string& line : lines_) {
      if (line.find(text) != std::string::npos) return true;
    }
    return false;
  }

 private:
  Texts lines_;
};

TEST_CASE("a TFRecordWriter writes the bytes that Python writes") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  {
    TFRecordWriter writer(path);
    writer.write("one");
    writer.write("second record");
    writer.write("");
  }
  CHECK(contents_of(path) == kThreeRecords);
}

TEST_CASE("a TFRecordWriter writes to any file system") {
  const std::string path = "ram://tfrecord_writer_test";
  for (const char* const type : {"", "GZIP", "ZLIB"}) {
    TFRecordWriter writer(path, type);
    writer.write("one");
    writer.write("two");
    writer.close();
    CHECK(read_records(path, {.compression_type = type}).records ==
          Texts{"one", "two"});
    io::gfile::remove(path);
  }
}

TEST_CASE("flushed records can be read while the writer writes on") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  for (const char* const type : {"", "GZIP", "ZLIB"}) {
    const io::TFRecordOptions options{.compression_type = type};
    TFRecordWriter writer(path, options);
    writer.write("one");
    writer.flush();
    CHECK(read_records(path, options).records == Texts{"one"});
    writer.write(std::string(100'000, 'x'));
    writer.write("three");
    writer.flush();
    writer.flush();
    CHECK(read_records(path, options).records.size() == 3);
    writer.write("four");
    writer.close();
    CHECK(read_records(path, options).records.size() == 4);
    CHECK(read_records(path, options).error.empty());
  }
}

TEST_CASE("zlib's parameters count") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  const auto size_with = [&](const io::TFRecordOptions& options) {
    TFRecordWriter writer(path, options);
    for (int i = 0; i < 5000; ++i) writer.write("text " + std::to_string(i));
    writer.close();
    const Delivered delivered =
        read_records(path, {.compression_type = options.compression_type});
    CHECK(delivered.records.size() == 5000);
    CHECK(delivered.error.empty());
    return std::filesystem::file_size(path);
  };
  const auto usual = size_with({.compression_type = "ZLIB"});
  CHECK(size_with({.compression_type = "ZLIB", .compression_level = 0}) >
        2 * usual);
  CHECK(size_with({.compression_type = "ZLIB", .compression_level = 1}) !=
        usual);
  CHECK(size_with({.compression_type = "ZLIB",
                   .flush_mode = 2,
                   .input_buffer_size = 100}) > usual);
  CHECK(size_with({.compression_type = "ZLIB", .window_bits = 9}) != usual);
  CHECK(size_with({.compression_type = "ZLIB", .mem_level = 1}) != usual);
  // Huffman only.
  CHECK(size_with({.compression_type = "ZLIB", .compression_strategy = 2}) >
        usual);
  CHECK(size_with({.compression_type = "ZLIB", .output_buffer_size = 10}) ==
        usual);
  // gzip's header and footer are 12 bytes longer.
  CHECK(size_with({.compression_type = "GZIP"}) == usual + 12);
}

TEST_CASE("wrong options throw before the file is touched") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  write_contents(path, "precious");
  CHECK_THROWS_AS(TFRecordWriter(path, "FOO"), ValueError);
  CHECK_THROWS_WITH(TFRecordWriter(path, {.compression_type = "FOO"}),
                    "Not a valid compression_type: \"FOO\"");
  using Options = io::TFRecordOptions;
  for (const Options& options :
       {Options{.compression_type = "GZIP", .flush_mode = 9},
        Options{.compression_type = "GZIP", .flush_mode = 4},
        Options{.compression_type = "GZIP", .input_buffer_size = 0},
        Options{.compression_type = "GZIP", .output_buffer_size = -1},
        Options{.compression_type = "GZIP", .window_bits = 77},
        Options{.compression_type = "GZIP", .compression_level = 77},
        Options{.compression_type = "GZIP", .compression_method = 3},
        Options{.compression_type = "GZIP", .mem_level = 0},
        Options{.compression_type = "GZIP", .compression_strategy = 9}}) {
    CHECK_THROWS_AS(TFRecordWriter(path, options),
                    errors::InvalidArgumentError);
  }
  CHECK(contents_of(path) == "precious");
  CHECK_THROWS_WITH(TFRecordWriter(folder.path() + "/no/records"),
                    folder.path() + "/no/records; No such file or directory");
}

TEST_CASE("a closed TFRecordWriter refuses to write") {
  const Folder folder;
  TFRecordWriter writer(folder.path() + "/records");
  writer.close();
  writer.close();
  CHECK_THROWS_WITH(writer.write("x"), "Writer is closed.");
  CHECK_THROWS_AS(writer.flush(), errors::FailedPreconditionError);
}

TEST_CASE("a TFRecordWriter moves, and is not copied") {
  static_assert(!std::is_copy_constructible_v<TFRecordWriter>);
  static_assert(std::is_nothrow_move_assignable_v<TFRecordWriter>);
  const Folder folder;
  TFRecordWriter first(folder.path() + "/first");
  first.write("one");
  TFRecordWriter second(std::move(first));
  // NOLINTNEXTLINE(bugprone-use-after-move)
  CHECK_THROWS_AS(first.write("x"), errors::FailedPreconditionError);
  second.write("two");
  // The file that it had is closed.
  second = TFRecordWriter(folder.path() + "/second");
  CHECK(read_records(folder.path() + "/first").records == Texts{"one", "two"});
}

TEST_CASE("a full disk is an error, and what was flushed stays") {
  const Folder folder;
  const std::string path = folder.path() + "/records";
  // Does not compress.
  std::string noise;
  uint32_t state = 1;
  for (int i = 0; i < 1000; ++i) {
    state = state * 1664525 + 1013904223;
    noise += static_cast<char>(state >> 24);
  }
  for (const char* const type : {"", "GZIP"}) {
    std::string error;
    size_t flushed = 0;
    {
      const Log log;
      const FullDisk disk(200'000);
      TFRecordWriter writer(path, type);
      try {
        for (int i = 0; i < 1000; ++i) {
          // No two records are alike, for the compression.
          noise[static_cast<size_t>(i)] ^= '\x55';
          std::rotate(noise.begin(), noise.begin() + 377, noise.end());
          for (char& c : noise) c = static_cast<char>(c * 5 + i);
          writer.write(noise);
          if (i == 49) {
            writer.flush();
            flushed = 50;
          }
        }
        writer.close();
      } catch (const errors::OpError& thrown) {
        error = thrown.what();
      }
      REQUIRE(flushed == 50);
      CHECK_THAT(error, Catch::Contains("File too large"));
      if (*type == '\0') {
        CHECK_THROWS_WITH(writer.write("x"), error);
        CHECK_THROWS_WITH(writer.flush(), error);
        CHECK_THROWS_WITH(writer.close(), error);
      }
      // It has been thrown, so it is not logged again.
      CHECK_FALSE(log.has("TFRecordWriter"));
    }
    CHECK(read_records(path, {.compression_type = type}).records.size() >= 50);
  }
}

TEST_CASE("a small file on a full disk is an error of flush or close") {
  const Folder folder;
  const FullDisk disk(40'000);
  const std::string text(60'000, 'x');
  TFRecordWriter flushed(folder.path() + "/flushed");
  flushed.write(text);
  CHECK_THROWS_AS(flushed.flush(), errors::OpError);
  TFRecordWriter closed(folder.path() + "/closed");
  closed.write(text);
  CHECK_THROWS_AS(closed.close(), errors::OpError);
  const Log log;
  { TFRecordWriter(folder.path() + "/dropped").write(text); }
  CHECK(log.has("File too large"));
}

TEST_CASE("a vanished folder is an error of flush and close") {
  const Folder folder;
  const std::string inner = folder.path() + "/inner";
  const std::string path = inner + "/records";
  for (const char* const type : {"", "GZIP"}) {
    for (const bool flushes : {true, false}) {
      std::filesystem::create_directory(inner);
      TFRecordWriter writer(path, type);
      writer.write("one");
      writer.flush();
      std::filesystem::remove_all(inner);
      writer.write("two");
      if (flushes) {
        CHECK_THROWS_AS(writer.flush(), errors::NotFoundError);
      } else {
        CHECK_THROWS_WITH(writer.close(), path + "; No such file or directory");
      }
    }
  }
  std::filesystem::create_directory(inner);
  const Log log;
  {
    const TFRecordWriter writer(path);
    std::filesystem::remove_all(inner);
  }
  CHECK(log.has("A TFRecordWriter could not close its file: " + path));
}

}  // namespace
}  // namespace tfx
