#include "tfx/io/gfile_file.h"

#include <catch2/catch.hpp>

#include "tests/io/steps.h"
#include "tfx/io/gfile.h"

namespace tfx {
namespace {

using io::gfile::GFile;

TEST_CASE("a GFile reads and writes as Python's") {
  Steps t("gfile_file", "GFile");
  const std::string& d = t.folder();
  t([&] { GFile(d + "/f", "z"); });
  t([&] { return GFile(d + "/f").read(); });
  t([&] { return GFile(d + "/f", "w").read(); });
  t([&] { GFile(d + "/f", "r").write("x"); });
  t([&] { GFile(d + "/no/f", "w").write("x"); });
  t([&] { return GFile(d).read(); });
  GFile w(d + "/f", "w");
  w.write("one\ntwo\n");
  w.write("three");
  t([&] { return w.tell(); });
  w.close();
  w.close();
  GFile f(d + "/f");
  t([&] { return f.name(); });
  t([&] { return f.mode(); });
  t([&] { return f.size(); });
  t([&] { return f.read(3); });
  t([&] { return f.tell(); });
  t([&] { f.seek(1); });
  t([&] { return f.readline(); });
  t([&] { f.seek(-2, 2); });
  t([&] { return f.read(); });
  t([&] { return f.read(); });
  t([&] { f.seek(-3, 1); });
  t([&] { return f.readline(); });
  t([&] { return f.readline(); });
  t([&] { f.seek(-1); });
  t([&] { f.seek(100); });
  t([&] { return f.tell(); });
  t([&] { f.seek(0, 5); });
  t([&] { f.seek(0); });
  t([&] { return f.readlines(); });
  t([&] { f.seek(4); });
  t([&] { return std::vector<std::string>(f.begin(), f.end()); });
  t([&] { f.seek(0); });
  t([&] { return f.read(0); });
  t([&] { return f.read(-2); });
  f.close();
  t([&] { return f.read(100); });
  GFile a(d + "/f", "ab");
  t([&] { return a.tell(); });
  a.write("!");
  t([&] { return a.tell(); });
  a.flush();
  t([&] { return GFile(d + "/f").read(); });
  a.close();
  GFile b(d + "/f", "r+");
  t([&] { return b.read(3); });
  b.write("new");
  b.close();
  t([&] { return GFile(d + "/f").read(); });
  GFile(d + "/empty", "w").close();
  t([&] { return io::gfile::exists(d + "/empty"); });
  t([&] { return GFile(d + "/empty").read(); });
  t([&] { return GFile(d + "/empty").readlines(); });
  for (const char* const mode : {"", "ww", "b"}) {
    t([&] { GFile(d + "/f", mode); });
  }
  t([&] { return GFile(d + "/f", "rb+").size(); });
  t([&] { return GFile(d + "/no").size(); });
  t([&] { return GFile(d + "/no", "w").size(); });
  t([&] { GFile(d + "/no", "w").flush(); });
  t([&] { GFile(d + "/no", "w").seek(0); });
  t([&] { return GFile(d + "/no", "w+").tell(); });
  t([&] { GFile("", "w").write("x"); });
  t([&] { GFile("no://file", "w").write("x"); });
  t([&] { return GFile("no://file").read(); });
}

// There TensorFlow writes on at the end, whatever the mode, as in Python.
TEST_CASE("a GFile in memory is appended to") {
  GFile("ram://gfile_append", "w").write("one");
  GFile appended("ram://gfile_append", "a");
  appended.write("!");
  CHECK(appended.tell() == 4);
  appended.close();
  CHECK(GFile("ram://gfile_append").read() == "one!");
  io::gfile::remove("ram://gfile_append");
}

TEST_CASE("a GFile holds any bytes, and may be moved") {
  const std::string bytes("a\0\xff\n\n", 5);
  GFile file("ram://gfile_file_test", "wb");
  file.write(bytes);
  GFile moved = std::move(file);
  moved.write("z");
  moved.close();
  CHECK(GFile("ram://gfile_file_test", "rb").read() == bytes + "z");
  std::vector<std::string> lines;
  GFile reader("ram://gfile_file_test");
  for (const std::string& line : reader) lines.push_back(line);
  CHECK(lines ==
        std::vector<std::string>{std::string("a\0\xff\n", 4), "\n", "z"});
  CHECK(reader.seekable());
  io::gfile::remove("ram://gfile_file_test");
}

}  // namespace
}  // namespace tfx
