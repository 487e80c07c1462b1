#include "tfx/data/readers.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/data/show.h"
#include "tfx/core/errors.h"
#include "tfx/data/dataset.h"
#include "tfx/io/files.h"
#include "tfx/io/gfile_file.h"
#include "tfx/ops/constant_op.h"

namespace tfx::data {
namespace {

// Files that tools/golden/data_methods.py wrote with Python.
std::string written_by_python(const std::string& name) {
  return "tests/data/testdata/" + name;
}

TEST_CASE("readers give what Python's give") {
  auto t = methods_transcript("readers");
  const Folder folder;
  const std::string a = folder.file("a.txt", "one\ntwo\r\n\nthree");
  const std::string b = folder.file("b.txt", "four\nfive\n");
  const std::string empty = folder.file("empty.txt", "");
  show(t, TextLineDataset(a));
  show(t, TextLineDataset({a, empty, b}));
  show(t, TextLineDataset({b, a}, {.buffer_size = 3, .num_parallel_reads = 2}));
  show(t, TextLineDataset({b, a}, {.num_parallel_reads = AUTOTUNE}));
  show(t,
       TextLineDataset(Dataset::from_tensor_slices(constant({b, a})).skip(1)));
  show(t, TextLineDataset(constant({{b}, {b}})));
  show(t, TextLineDataset(written_by_python("lines.gz"),
                          {.compression_type = "GZIP"}));
  show(t, TextLineDataset(written_by_python("lines.zlib"),
                          {.compression_type = "ZLIB"}));
  show(t, Dataset::from_tensor_slices(constant({a, b}))
              .interleave(TextLineDataset, {.cycle_length = 2}));
  t.error([] { TextLineDataset(5); });
  t.error([] { TextLineDataset(Dataset::range(2)); });
  t.error([&] { TextLineDataset(Dataset::from_tensors(constant({a}))); });
  error_class(t, [&] { exhaust(TextLineDataset(folder / "none")); });

  const std::string c = folder.file("c.bin", "HEAD012345FOOTER");
  const std::string e = folder.file("e.bin", "HEAD6789abFOOTER");
  show(t, FixedLengthRecordDataset(c, 4));
  show(t, FixedLengthRecordDataset({c, e}, 2,
                                   {.header_bytes = 4, .footer_bytes = 6}));
  show(t, FixedLengthRecordDataset({c, e}, 3,
                                   {.header_bytes = 4,
                                    .footer_bytes = 6,
                                    .buffer_size = 2,
                                    .num_parallel_reads = 2}));
  show(t, FixedLengthRecordDataset(written_by_python("bytes.gz"), 2,
                                   {.compression_type = "GZIP"}));
  error_class(t, [&] { exhaust(FixedLengthRecordDataset(c, 5)); });

  const std::string r = written_by_python("records");
  const std::string zipped = written_by_python("records.gz");
  show(t, TFRecordDataset(r));
  show(t, TFRecordDataset({r, r}, {.num_parallel_reads = 2}));
  show(t, TFRecordDataset({r, r}, {.buffer_size = 7}));
  show(t, TFRecordDataset(zipped, {.compression_type = "GZIP"}));
  show(t, TFRecordDataset(written_by_python("records.zlib"),
                          {.compression_type = "ZLIB"}));
  const std::string contents = io::gfile::GFile(r).read();
  const std::string cut =
      folder.file("cut", contents.substr(0, contents.size() - 3));
  std::string changed = contents;
  changed[13] = '?';
  const std::string flipped = folder.file("flipped", changed);
  error_class(t, [&] { exhaust(TFRecordDataset(cut)); });
  error_class(t, [&] { exhaust(TFRecordDataset(flipped)); });
  error_class(t, [&] { exhaust(TFRecordDataset(zipped)); });
}

TEST_CASE("functions with options are functions of elements") {
  const Folder folder;
  const std::string a = folder.file("a.txt", "one\ntwo\n");
  for (const Structure& text :
       Dataset::from_tensor_slices(constant({a})).map(io::read_file)) {
    CHECK(text.tensor().item<std::string>() == "one\ntwo\n");
  }
}

TEST_CASE("what is before a damaged record is read") {
  const Folder folder;
  const std::string contents =
      io::gfile::GFile(written_by_python("records")).read();
  const std::string cut =
      folder.file("cut", contents.substr(0, contents.size() - 3));
  const Iterator it = iter(TFRecordDataset(cut));
  CHECK(next(it).tensor().item<std::string>() == "first");
  CHECK(next(it).tensor().item<std::string>().empty());
  CHECK_THROWS_AS(next(it), errors::DataLossError);
}

}  // namespace
}  // namespace tfx::data
