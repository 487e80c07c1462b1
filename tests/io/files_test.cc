#include "tfx/io/files.h"

#include <catch2/catch.hpp>

#include "tests/io/steps.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("files are read and written as in Python") {
  Steps t("files", "files");
  const std::string& d = t.folder();
  t([&] { return tf::io::read_file(d + "/no"); });
  t([&] { tf::io::write_file(d + "/made/up/f", "text", {.name = "n"}); });
  t([&] { return tf::io::read_file(d + "/made/up/f", {.name = "n"}); });
  t([&] { tf::io::write_file({d + "/f"}, "text"); });
  t([&] { return tf::io::matching_files(d + "/*/up/?", {.name = "n"}); });
  t([&] { return tf::io::matching_files({d + "/made/*", d + "/z*"}); });
  const auto v = tf::io::match_filenames_once(d + "/made/*");
  t([&] { return v.value(); });
  t([&] { return v.trainable(); });
  const Tensor none = tf::zeros({0}, {.dtype = tf::string});
  t([&] { return tf::io::read_file(none); });
  t([&] { return tf::io::read_file(""); });
  t([&] { return tf::io::read_file("no://file"); });
  t([&] { tf::io::write_file(none, "text"); });
  t([&] { tf::io::write_file(d + "/f", none); });
  t([&] { tf::io::write_file("", "text"); });
  t([&] { return tf::io::matching_files(none); });
  t([&] { return tf::io::matching_files(tf::reshape("a", {1, 1})); });
  t([&] { return tf::io::matching_files("no://file"); });
  t([&] { return tf::io::match_filenames_once(none).value(); });
  t([&] { tf::io::match_filenames_once("no://file"); });
}

TEST_CASE("a function reads what it has written if it waits for that") {
  const Folder folder;
  const std::string path = folder.path() + "/f";
  const auto f = tf::function([&](const Tensor& text) {
    const auto scope =
        tf::control_dependencies({tf::io::write_file(path, text)});
    return tf::io::read_file(path);
  });
  CHECK(f(tf::constant("one")).item<std::string>() == "one");
  CHECK(f(tf::constant("two")).item<std::string>() == "two");
}

}  // namespace
}  // namespace tfx
