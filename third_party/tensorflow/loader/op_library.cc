#include "third_party/tensorflow/loader/op_library.h"

#include <dlfcn.h>
#include <stdlib.h>

#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "third_party/tensorflow/loader/elf_image.h"

namespace tfx::libtensorflow {
namespace {

LoadLibraryFunction tensorflow_load_library = nullptr;
RegisterOpFunction tensorflow_register_op = nullptr;

// Libraries are loaded one at a time.
std::mutex& loading_mutex() {
  static auto* mutex = new std::mutex;
  return *mutex;
}

// The action of the initializer. Guarded by the mutex.
const std::function<void()>* pending = nullptr;

// Makes TensorFlow load an empty library that runs `action`, which must not
// throw, in its initializer. Stores the library's path in `path`.
TF_Library* load_with_action(const std::function<void()>& action,
                             TF_Status* status, std::string* path) {
  TF_Library* library = nullptr;
  ElfImage trigger("libtfx-op-trigger.so");
  trigger.add_initializer([] { (*pending)(); });
  trigger.with_path([&](const char* name) {
    pending = &action;
    library = tensorflow_load_library(name, status);
    pending = nullptr;
    *path = name;
  });
  return library;
}

void open_op_library(const std::string& library, std::string* error) {
  try {
    ElfImage root("libtfx-op-root.so");
    root.add_needed(kRootName);
    root.add_needed(library);
    root.open(RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND, error);
  } catch (const std::exception& e) {  // the dynamic linker is the caller
    *error = e.what();
  }
}

// A name with a slash is a file; without, the dynamic linker searches for it.
std::string resolved_path(const char* name) {
  std::string library = name;
  if (library.find('/') == std::string::npos) return library;
  char* absolute = realpath(name, nullptr);
  if (absolute == nullptr) return library;
  std::string path = absolute;
  free(absolute);
  return path;
}

TF_Library* load_library(const char* name, TF_Status* status) {
  // Requested path to that of the empty library: TensorFlow identifies
  // libraries by the path it opened.
  static auto* opened = new std::map<std::string, std::string>;
  const std::lock_guard lock(loading_mutex());
  try {
    const std::string requested = resolved_path(name);
    if (const auto known = opened->find(requested); known != opened->end()) {
      return tensorflow_load_library(known->second.c_str(), status);
    }
    std::string path;
    std::string error;
    TF_Library* library = load_with_action(
        [&] { open_op_library(requested, &error); }, status, &path);
    if (TF_GetCode(status) == TF_OK && error.empty()) {
      opened->emplace(requested, path);
    }
    if (error.empty()) return library;
    if (library != nullptr) TF_DeleteLibraryHandle(library);
    TF_SetStatus(status, TF_NOT_FOUND, error.c_str());
  } catch (const std::exception& e) {
    TF_SetStatus(status, TF_INTERNAL, e.what());
  }
  return nullptr;
}

void register_op(TF_OpDefinitionBuilder* builder, TF_Status* status) {
  const std::lock_guard lock(loading_mutex());
  bool taken = false;
  try {
    std::string path;
    TF_Library* const library = load_with_action(
        [&] {
          taken = true;
          TF_Status* const ignored = TF_NewStatus();  // always OK
          tensorflow_register_op(builder, ignored);
          TF_DeleteStatus(ignored);
        },
        status, &path);
    if (library != nullptr) TF_DeleteLibraryHandle(library);
  } catch (const std::exception& e) {
    TF_SetStatus(status, TF_INTERNAL, e.what());
  }
  if (!taken) TF_DeleteOpDefinitionBuilder(builder);
}

}  // namespace

LoadLibraryFunction wrap_load_library(LoadLibraryFunction original) {
  tensorflow_load_library = original;
  return &load_library;
}

RegisterOpFunction wrap_register_op(LoadLibraryFunction load_library,
                                    RegisterOpFunction original) {
  tensorflow_load_library = load_library;
  tensorflow_register_op = original;
  return &register_op;
}

}  // namespace tfx::libtensorflow
