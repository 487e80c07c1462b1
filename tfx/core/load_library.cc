#include "tfx/core/load_library.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string_view>
#include <vector>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

// "libops.so", "libops.so.2", "libops.so.2.1".
bool is_shared_object(std::string_view name) {
  const size_t ending = name.rfind(".so");
  if (ending == std::string_view::npos) return false;
  const std::string_view version = name.substr(ending + 3);
  return version.empty() ||
         (version[0] == '.' && std::ranges::all_of(version, [](char c) {
            return c == '.' || std::isdigit(static_cast<unsigned char>(c)) != 0;
          }));
}

}  // namespace

c::OpLibrary load_op_library(const std::string& path) {
  c::OpLibrary library(path);
  // Kernels of ops that are there already register none.
  if (library.ops().empty() && !libtensorflow::uses_tensorflow(path)) {
    throw errors::InvalidArgumentError(
        path + " is no library of ops: it uses nothing of TensorFlow");
  }
  return library;
}

void load_library(const std::string& library_location) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!fs::exists(library_location, error)) {
    throw errors::NotFoundError(
        "The file or folder to load kernel libraries from does not exist.: " +
        library_location);
  }
  if (!fs::is_directory(library_location, error)) {
    const c::OpLibrary loaded(library_location);
    return;
  }
  std::vector<std::string> libraries;
  for (const auto& entry : fs::directory_iterator(library_location, error)) {
    if (is_shared_object(entry.path().filename().string())) {
      libraries.push_back(entry.path().string());
    }
  }
  std::ranges::sort(libraries);
  // Among them may be libraries that those of ops need.
  for (const std::string& library : libraries) {
    const c::OpLibrary loaded(library);
  }
}

}  // namespace tfx
