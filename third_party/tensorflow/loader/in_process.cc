#include "third_party/tensorflow/loader/in_process.h"

#include <dlfcn.h>
#include <link.h>

#include <string_view>
#include <vector>

namespace tfx::libtensorflow {
namespace {

// The libraries with the kernels. libtensorflow_framework alone is none: ops
// need it, and it is shared with what is loaded later.
bool is_tensorflow(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  return name.starts_with("libtensorflow_cc.so") ||
         name.starts_with("libtensorflow.so");
}

int collect(dl_phdr_info* info, size_t, void* out) {
  if (is_tensorflow(info->dlpi_name)) {
    static_cast<std::vector<std::string>*>(out)->emplace_back(info->dlpi_name);
  }
  return 0;
}

bool has_c_api(void* handle) { return dlsym(handle, "TF_Version") != nullptr; }

}  // namespace

InProcess find_in_process() {
  std::vector<std::string> paths;
  dl_iterate_phdr(collect, &paths);
  for (const std::string& path : paths) {
    void* const handle = dlopen(path.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (handle == nullptr) continue;
    if (has_c_api(handle)) return {handle, path};
    dlclose(handle);
  }
  // Part of the program or of a library with another name.
  if (void* const version = dlsym(RTLD_DEFAULT, "TF_Version")) {
    Dl_info info;
    const bool named = dladdr(version, &info) != 0 && info.dli_fname != nullptr;
    return {dlopen(nullptr, RTLD_LAZY), named ? info.dli_fname : "the program"};
  }
  return {};
}

}  // namespace tfx::libtensorflow
