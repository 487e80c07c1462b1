#include "tests/data/show.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace tfx::data {
namespace {

std::string new_folder() {
  const char* const root = std::getenv("TEST_TMPDIR");
  std::string pattern =
      std::string(root == nullptr ? "/tmp" : root) + "/data_XXXXXX";
  return mkdtemp(pattern.data());
}

}  // namespace

Transcript methods_transcript(const std::string& section) {
  return {"data/golden/methods", section};
}

void show(Transcript& t, const Dataset& dataset) {
  t.repr(dataset);
  t.print(dataset.cardinality().item<int64_t>());
  for (const NumpyElement& element : dataset.as_numpy_iterator()) {
    t.repr(element);
  }
}

void print_elements(Transcript& t, const Dataset& dataset) {
  for (const Structure& element : dataset) t.print(element);
}

void exhaust(const Dataset& dataset) {
  for (const Structure& element : dataset) static_cast<void>(element);
}

void error_class(Transcript& t, const std::function<void()>& function) {
  t.error_class([&] {
    function();
    return "no error";
  });
}

Folder::Folder() : path_(new_folder()) {}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::file(const std::string& name,
                         std::string_view contents) const {
  const std::string path = *this / name;
  std::ofstream(path, std::ios::binary) << contents;
  return path;
}

}  // namespace tfx::data
