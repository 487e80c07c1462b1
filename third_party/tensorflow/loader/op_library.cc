#include "third_party/tensorflow/loader/op_library.h"

#include <dlfcn.h>
#include <stdlib.h>

#include <exception>
#include <map>
#include <mutex>
#include <string>

#include "third_party/tensorflow/loader/elf_image.h"

namespace tfx::libtensorflow {
namespace {

LoadLibraryFunction tensorflow_load_library = nullptr;

// What the initializer is to open, and what came of it. Guarded by the mutex
// in load_library.
struct Pending {
  std::string library;
  std::string error;
};
Pending* pending = nullptr;

void open_pending() {
  try {
    ElfImage root("libtfx-op-root.so");
    root.add_needed(kRootName);
    root.add_needed(pending->library);
    root.open(RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND, &pending->error);
  } catch (const std::exception& e) {  // the dynamic linker is the caller
    pending->error = e.what();
  }
}

// A name with a slash is a file; without, the dynamic linker searches for it.
std::string resolved_path(const char* name) {
  const std::string library = name;
  if (library.find('/') == std::string::npos) return library;
  char* absolute = realpath(name, nullptr);
  if (absolute == nullptr) return library;
  std::string path = absolute;
  free(absolute);
  return path;
}

TF_Library* load_library(const char* name, TF_Status* status) {
  static std::mutex mutex;
  // TensorFlow remembers libraries by the path it opened: the empty ones'.
  static auto* opened = new std::map<std::string, std::string>;
  const std::lock_guard lock(mutex);
  try {
    Pending request{resolved_path(name), ""};
    if (const auto known = opened->find(request.library);
        known != opened->end()) {
      return tensorflow_load_library(known->second.c_str(), status);
    }
    TF_Library* library = nullptr;
    ElfImage trigger("libtfx-op-trigger.so");
    trigger.add_initializer(&open_pending);
    trigger.with_path([&](const char* path) {
      pending = &request;
      library = tensorflow_load_library(path, status);
      pending = nullptr;
      if (TF_GetCode(status) == TF_OK && request.error.empty()) {
        opened->emplace(request.library, path);
      }
    });
    if (request.error.empty()) return library;
    if (library != nullptr) TF_DeleteLibraryHandle(library);
    TF_SetStatus(status, TF_NOT_FOUND, request.error.c_str());
  } catch (const std::exception& e) {
    TF_SetStatus(status, TF_INTERNAL, e.what());
  }
  return nullptr;
}

}  // namespace

LoadLibraryFunction wrap_load_library(LoadLibraryFunction original) {
  tensorflow_load_library = original;
  return &load_library;
}

}  // namespace tfx::libtensorflow
