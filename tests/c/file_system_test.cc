#include "tfx/c/file_system.h"

#include <cstdlib>
#include <string>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"

namespace tfx::c {
namespace {

void write_and_delete(const std::string& folder) {
  create_directory(folder);
  create_directory(folder);
  create_directory(folder + "/sub");
  const std::string file = folder + "/sub/file";
  CHECK_FALSE(file_exists(file));
  write_file(file, std::string_view("a\0b", 3));
  CHECK(file_exists(file));
  write_file(file, "");
  CHECK(file_exists(file));
  delete_recursively(folder);
  CHECK_FALSE(file_exists(file));
  CHECK_FALSE(file_exists(folder));
}

TEST_CASE("files are written and deleted on disk and in memory") {
  const char* root = std::getenv("TEST_TMPDIR");
  write_and_delete(std::string(root != nullptr ? root : "/tmp") + "/folder");
  write_and_delete("ram://tfx-test");
}

TEST_CASE("bytes are written as they are") {
  const char* root = std::getenv("TEST_TMPDIR");
  const std::string file =
      std::string(root != nullptr ? root : "/tmp") + "/bytes";
  write_file(file, std::string_view("a\0b", 3));
  CHECK(read_file(file) == std::string("a\0b", 3));
}

TEST_CASE("what cannot be written or deleted is refused") {
  CHECK_THROWS_AS(write_file("/no/such/folder/file", "x"), errors::OpError);
  CHECK_THROWS_AS(create_directory("/no/such/folder/sub"), errors::OpError);
  CHECK_THROWS_AS(delete_recursively("/no/such/folder"), errors::OpError);
  CHECK_THROWS_AS(write_file("nofs://x/y", "x"), errors::OpError);
}

}  // namespace
}  // namespace tfx::c
