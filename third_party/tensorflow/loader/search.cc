#include "third_party/tensorflow/loader/search.h"

#include <link.h>
#include <stdlib.h>

#include <cstdint>
#include <filesystem>
#include <system_error>

#include "third_party/tensorflow/loader/built_with.h"
#include "third_party/tensorflow/version.h"

namespace tfx::libtensorflow {
namespace {

namespace fs = std::filesystem;

// The Python wheel's name for the library, then the C archive's.
constexpr const char* kFileNames[] = {"libtensorflow_cc.so.2",
                                      "libtensorflow.so.2"};

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

std::string library_in_folder(const fs::path& folder) {
  for (const char* name : kFileNames) {
    if (is_file(folder / name)) return (folder / name).string();
  }
  return "";
}

// Searches a folder with any of the known layouts.
std::string library_under(const fs::path& root) {
  for (const fs::path& folder : {root, root / "lib", root / "tensorflow"}) {
    std::string found = library_in_folder(folder);
    if (!found.empty()) return found;
  }
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(root / "lib", ignored)) {
    if (entry.path().filename().string().rfind("python3", 0) != 0) continue;
    std::string found =
        library_in_folder(entry.path() / "site-packages" / "tensorflow");
    if (!found.empty()) return found;
  }
  return "";
}

std::string cache_folder() {
  const char* cache = secure_getenv("XDG_CACHE_HOME");
  if (cache != nullptr && *cache != '\0') return cache;
  const char* home = secure_getenv("HOME");
  return home != nullptr ? std::string(home) + "/.cache" : "";
}

struct Module {
  uintptr_t address;
  const char* path = nullptr;  // empty for the program itself
};

int find_module(dl_phdr_info* info, size_t, void* in_out) {
  Module& module = *static_cast<Module*>(in_out);
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr)& segment = info->dlpi_phdr[i];
    const uintptr_t begin = info->dlpi_addr + segment.p_vaddr;
    if (segment.p_type == PT_LOAD && module.address >= begin &&
        module.address - begin < segment.p_memsz) {
      module.path = info->dlpi_name;
      return 1;
    }
  }
  return 0;
}

// The folder of the shared library or program that contains this code. dladdr
// would return the name a program was called by, which may be relative.
fs::path own_folder() {
  Module module{reinterpret_cast<uintptr_t>(&find_module)};
  dl_iterate_phdr(find_module, &module);
  std::error_code ignored;
  if (module.path == nullptr) return {};
  if (*module.path == '\0') {
    return fs::read_symlink("/proc/self/exe", ignored).parent_path();
  }
  return fs::absolute(module.path, ignored).parent_path();
}

}  // namespace

std::vector<Candidate> search() {
  const char* named = secure_getenv("TFX_LIBTENSORFLOW");
  if (named != nullptr && *named != '\0') {
    std::error_code ignored;
    const fs::path place = fs::absolute(named, ignored);
    return {{"$TFX_LIBTENSORFLOW", named,
             is_file(place) ? place.string() : library_under(place)}};
  }
  std::vector<Candidate> candidates;
  if (const fs::path folder = own_folder(); !folder.empty()) {
    candidates.push_back(
        {"beside tfx", folder.string(), library_in_folder(folder)});
  }
  const std::string built_with = built_with_library;
  if (!built_with.empty()) {
    candidates.push_back({"what tfx was built with", built_with,
                          is_file(built_with) ? built_with : ""});
  }
  if (const std::string cache = cache_folder(); !cache.empty()) {
    const std::string place = cache + "/tfx/libtensorflow-" TFX_TF_VERSION;
    candidates.push_back({"the user's cache", place, library_under(place)});
  }
  for (const char* name : kFileNames) {
    candidates.push_back({"the dynamic linker's path", name, name});
  }
  return candidates;
}

std::string how_to_install() {
  if (*built_with_library != '\0') return "run tools/setup in tfx's sources";
  const fs::path folder = own_folder();
  const fs::path command =
      folder.parent_path() / "bin" / "tfx-fetch-libtensorflow";
  if (is_file(command)) return "run " + command.string();
  return "put its libtensorflow_cc.so.2 and libtensorflow_framework.so.2 "
         "into " +
         folder.string();
}

}  // namespace tfx::libtensorflow
