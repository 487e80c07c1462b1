#include "tfx/saved_model/memory_files.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <string_view>
#include <utility>

#include "tfx/c/file_system.h"
#include "tfx/core/errors.h"

namespace tfx::saved_model {
namespace {

std::string new_directory() {
  static std::atomic<int64_t> count{0};
  return "ram://tfx-saved-model-" + std::to_string(getpid()) + "-" +
         std::to_string(count.fetch_add(1));
}

void check_path(const std::string& path) {
  size_t begin = 0;
  while (begin <= path.size()) {
    const size_t end = std::min(path.find('/', begin), path.size());
    const std::string_view part(path.data() + begin, end - begin);
    if (part.empty() || part == "." || part == "..") {
      throw ValueError("'" + path + "' is no path of a file in a model");
    }
    begin = end + 1;
  }
}

}  // namespace

MemoryFiles::MemoryFiles(const std::map<std::string, std::string>& files) {
  for (const auto& file : files) check_path(file.first);
  // Not this one, whose destructor would not run: what is written already goes
  // if writing fails.
  MemoryFiles written;
  written.directory_ = new_directory();
  c::create_directory(written.directory_);
  for (const auto& [path, bytes] : files) {
    for (size_t slash = path.find('/'); slash != std::string::npos;
         slash = path.find('/', slash + 1)) {
      c::create_directory(written.directory_ + "/" + path.substr(0, slash));
    }
    c::write_file(written.directory_ + "/" + path, bytes);
  }
  std::swap(directory_, written.directory_);
}

MemoryFiles::~MemoryFiles() {
  if (directory_.empty()) return;
  try {
    c::delete_recursively(directory_);
  } catch (...) {  // NOLINT: nobody to tell
  }
}

MemoryFiles::MemoryFiles(MemoryFiles&& other) noexcept
    : directory_(std::exchange(other.directory_, {})) {}

MemoryFiles& MemoryFiles::operator=(MemoryFiles&& other) noexcept {
  std::swap(directory_, other.directory_);
  return *this;
}

}  // namespace tfx::saved_model
