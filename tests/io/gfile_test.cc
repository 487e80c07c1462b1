#include "tfx/io/gfile.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <sstream>

#include "tests/io/steps.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/io/gfile_file.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace g = tfx::io::gfile;

using Texts = std::vector<std::string>;

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

// "folder:subdir:…:file:…", a folder each.
Texts listed(const std::vector<g::WalkEntry>& entries) {
  Texts lines;
  for (const g::WalkEntry& entry : entries) {
    std::string line = entry.dirname;
    for (const std::string& name : sorted(entry.subdirs)) line += ":" + name;
    for (const std::string& name : entry.files) line += ":" + name;
    lines.push_back(line);
  }
  return lines;
}

Texts tops(const std::vector<g::WalkEntry>& entries) {
  Texts names;
  for (const g::WalkEntry& entry : entries) names.push_back(entry.dirname);
  return names;
}

TEST_CASE("folders are Python's") {
  Steps t("gfile", "folders");
  const std::string& d = t.folder();
  t([&] { g::mkdir(d + "/a"); });
  t([&] { g::mkdir(d + "/a"); });
  t([&] { g::mkdir(d + "/x/y"); });
  t([&] { g::makedirs(d + "/p/q/r"); });
  t([&] { g::makedirs(d + "/p/q/r"); });
  t([&] { g::makedirs(d + "/p/s/"); });
  g::GFile(d + "/a/f", "w").write("one\ntwo\nthree");
  t([&] { g::makedirs(d + "/a/f"); });
  t([&] { g::copy(d + "/no", d + "/n2"); });
  t([&] { g::copy(d + "/a/f", d + "/a/g"); });
  t([&] { g::copy(d + "/a/f", d + "/a/g"); });
  t([&] { g::copy(d + "/a/f", d + "/a/g", {.overwrite = true}); });
  t([&] { g::rename(d + "/a/f", d + "/a/g"); });
  t([&] { g::rename(d + "/no", d + "/n2"); });
  t([&] { g::rename(d + "/a/f", d + "/a/h"); });
  t([&] { g::rename(d + "/a/h", d + "/a/g", {.overwrite = true}); });
  t([&] { g::rename(d + "/p/s", d + "/p/t"); });
  t([&] { g::remove(d + "/no"); });
  t([&] { g::remove(d + "/a"); });
  t([&] { g::rmtree(d + "/no"); });
  t([&] { return g::listdir(d + "/no"); });
  t([&] { return g::listdir(d + "/a/g"); });
  t([&] { return sorted(g::listdir(d)); });
  t([&] { return g::stat(d + "/no").length; });
  t([&] { return g::stat(d + "/a/g").length; });
  t([&] { return g::stat(d + "/a/g").is_directory; });
  t([&] { return g::stat(d + "/a").is_directory; });
  t([&] { return g::exists(d + "/a"); });
  t([&] { return g::exists(d + "/no"); });
  t([&] { return g::exists(""); });
  t([&] { return g::isdir(d + "/a"); });
  t([&] { return g::isdir(d + "/a/g"); });
  t([&] { return g::isdir(d + "/no"); });
  t([&] { return g::glob(d + "/a/*"); });
  t([&] { return g::glob(d + "/z*"); });
  t([&] { return g::glob({d + "/a/g", d + "/p/?"}); });
  for (const bool topdown : {true, false}) {
    t([&] { return sorted(listed(g::walk(d + "/p", {.topdown = topdown}))); });
  }
  t([&] { return tops(g::walk(d + "/p/q", {.topdown = false})); });
  t([&] { return tops(g::walk(d + "/no")); });
  t([&] { g::remove(d + "/a/g"); });
  t([&] { g::rmtree(d + "/p"); });
  t([&] { return g::listdir(d); });
}

// Those that take a path.
void try_path(Steps& t, const std::string& path) {
  t([&] { return g::exists(path); });
  t([&] { return g::isdir(path); });
  t([&] { return g::stat(path).length; });
  t([&] { return g::listdir(path); });
  t([&] { return g::glob(path); });
  t([&] { g::mkdir(path); });
  t([&] { g::makedirs(path); });
  t([&] { g::remove(path); });
  t([&] { g::rmtree(path); });
  t([&] { return tops(g::walk(path)); });
  const std::string& d = t.folder();
  for (const bool overwrite : {false, true}) {
    t([&] { g::copy(path, d + "/new", {.overwrite = overwrite}); });
    t([&] { g::copy(d + "/f", path, {.overwrite = overwrite}); });
    t([&] { g::rename(path, d + "/new", {.overwrite = overwrite}); });
    t([&] { g::rename(d + "/f", path, {.overwrite = overwrite}); });
  }
}

TEST_CASE("what cannot be done is said as in Python") {
  Steps t("gfile", "refused");
  const std::string& d = t.folder();
  g::mkdir(d + "/a");
  g::mkdir(d + "/a/b");
  g::mkdir(d + "/e");
  g::GFile(d + "/f", "w").write("text");
  try_path(t, "");
  try_path(t, "no://file");
  t([&] { return g::glob(Texts{}); });
  const auto rethrow = [](const errors::OpError&) { throw; };
  t([&] { return tops(g::walk(d + "/no", {.onerror = rethrow})); });
  t([&] { g::copy(d + "/f", d + "/no/f"); });
  t([&] { g::copy(d + "/f", d + "/a", {.overwrite = true}); });
  t([&] { g::rename(d + "/f", d + "/no/f"); });
  t([&] { g::rename(d + "/f", d + "/a", {.overwrite = true}); });
  t([&] { g::rename(d + "/a", d + "/f", {.overwrite = true}); });
  t([&] { g::rename(d + "/e", d + "/a", {.overwrite = true}); });
  t([&] { g::rename(d + "/a", d + "/a/b/c"); });
  t([&] { return sorted(g::listdir(d)); });
}

TEST_CASE("a copy may be read and written by whom Python lets") {
  namespace fs = std::filesystem;
  Steps t("gfile", "modes");
  const std::string& d = t.folder();
  g::GFile(d + "/f", "w").write("text");
  fs::permissions(d + "/f", fs::perms(0640));
  t([&] { g::copy(d + "/f", d + "/g"); });
  t([&] {
    std::ostringstream mode;
    mode << "0o" << std::oct << int(fs::status(d + "/g").permissions());
    return mode.str();
  });
}

TEST_CASE("paths are joined as in Python") {
  Steps t("gfile", "join");
  t([] { return g::join("a", "b"); });
  t([] { return g::join("a", "/b"); });
  t([] { return g::join("gs://x", "y"); });
  t([] { return g::join("gs://x", "/y"); });
  t([] { return g::join("a/", "b", "c"); });
  t([] { return g::join("a"); });
  t([] { return g::join("", "b"); });
  t([] { return g::join("a", ""); });
}

TEST_CASE("a walk tells of what cannot be listed") {
  int errors = 0;
  const auto count = [&](const errors::OpError&) { ++errors; };
  CHECK(g::walk("/no/such/folder", {.onerror = count}).empty());
  CHECK(errors == 1);
}

TEST_CASE("files in memory are copied, renamed and deleted too") {
  g::makedirs("ram://gfile_test/a");
  g::GFile("ram://gfile_test/a/f", "w").write("text");
  g::copy("ram://gfile_test/a/f", "ram://gfile_test/a/g");
  g::rename("ram://gfile_test/a/g", "ram://gfile_test/a/h");
  CHECK(sorted(g::listdir("ram://gfile_test/a")) == Texts{"f", "h"});
  CHECK(g::GFile("ram://gfile_test/a/h").read() == "text");
  g::rmtree("ram://gfile_test");
  CHECK_FALSE(g::exists("ram://gfile_test/a/f"));
}

TEST_CASE("while a function is traced files are looked at then") {
  g::makedirs("ram://gfile_traced");
  g::GFile("ram://gfile_traced/f", "w").write("text");
  const auto f = tf::function([](const Tensor&) {
    return tf::constant(g::GFile("ram://gfile_traced/f").read() +
                        g::glob("ram://gfile_traced/*")[0]);
  });
  CHECK(f(tf::constant(1)).item<std::string>() == "textram://gfile_traced/f");
  g::rmtree("ram://gfile_traced");
}

}  // namespace
}  // namespace tfx
