#include "tfx/c/file_system.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

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

TEST_CASE("directories and files tell of themselves") {
  const char* root = std::getenv("TEST_TMPDIR");
  const std::string folder =
      std::string(root != nullptr ? root : "/tmp") + "/listed";
  create_directory(folder);
  create_directory(folder + "/sub");
  WritableFile file(folder + "/file");
  file.append("ab");
  file.append("c");
  file.flush();
  CHECK(file_statistics(folder + "/file").length == 3);
  file.close();
  CHECK(read_file(folder + "/file") == "abc");
  CHECK(file_statistics(folder + "/file").mtime_nsec > 0);
  CHECK_FALSE(file_statistics(folder + "/file").is_directory);
  CHECK(file_statistics(folder).is_directory);
  std::vector<std::string> names = list_directory(folder);
  std::sort(names.begin(), names.end());
  CHECK(names == std::vector<std::string>{"file", "sub"});
  delete_file(folder + "/file");
  CHECK(list_directory(folder) == std::vector<std::string>{"sub"});
  CHECK_THROWS_AS(delete_file(folder + "/file"), errors::NotFoundError);
  CHECK_THROWS_AS(file_statistics(folder + "/file"), errors::NotFoundError);
  CHECK_THROWS_AS(list_directory(folder + "/no"), errors::NotFoundError);
  delete_recursively(folder);
}

TEST_CASE("a file that is closed or moved from is refused") {
  WritableFile file("ram://closed_file");
  WritableFile moved = std::move(file);
  CHECK_THROWS_AS(file.append("a"),  // NOLINT(bugprone-use-after-move)
                  errors::FailedPreconditionError);
  moved.append("a");
  moved.close();
  CHECK_THROWS_AS(moved.append("a"), errors::FailedPreconditionError);
  CHECK_THROWS_AS(moved.flush(), errors::FailedPreconditionError);
  CHECK_THROWS_AS(moved.close(), errors::FailedPreconditionError);
}

TEST_CASE("what cannot be written or deleted is refused") {
  CHECK_THROWS_AS(write_file("/no/such/folder/file", "x"), errors::OpError);
  CHECK_THROWS_AS(create_directory("/no/such/folder/sub"), errors::OpError);
  CHECK_THROWS_AS(delete_recursively("/no/such/folder"), errors::OpError);
  CHECK_THROWS_AS(write_file("nofs://x/y", "x"), errors::OpError);
}

}  // namespace
}  // namespace tfx::c
