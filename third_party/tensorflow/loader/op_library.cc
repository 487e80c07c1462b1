#include "third_party/tensorflow/loader/op_library.h"

#include <dlfcn.h>
#include <elf.h>
#include <stdlib.h>

#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "third_party/tensorflow/libtensorflow.h"
#include "third_party/tensorflow/loader/dynamic_section.h"
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
    root.open(RTLD_NOW | RTLD_LOCAL, error);
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

// Whether TensorFlow was opened behind a root, by this tfx or by another.
bool has_root() {
  void* const root = dlopen(kRootName, RTLD_LAZY | RTLD_NOLOAD);
  if (root == nullptr) return false;
  dlclose(root);
  return true;
}

bool is_of_tensorflow(std::string_view symbol) {
  return symbol.starts_with("TF_") || symbol.starts_with("TFE_") ||
         symbol.find("10tensorflow") != std::string_view::npos ||
         symbol.find("3tsl") != std::string_view::npos;
}

bool is_linked_with_tensorflow(const DynamicSection& section) {
  for (const size_t needed : section.needed) {
    const std::string_view name = section.strings + needed;
    if (name.starts_with("libtensorflow")) return true;
  }
  for (size_t i = 1; i < section.symbol_count; ++i) {
    const ElfW(Sym)& symbol = section.symbols[i];
    if (symbol.st_shndx == SHN_UNDEF && is_of_tensorflow(section.name(symbol)))
      return true;
  }
  return false;
}

// `seen` has the libraries looked at before.
bool uses_tensorflow(const char* library, std::set<std::string>& seen) {
  if (!seen.insert(library).second) return false;
  void* const handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
  if (handle == nullptr) return false;
  bool uses = false;
  if (const link_map* const module = module_of_handle(handle)) {
    const DynamicSection section(*module);
    uses = is_linked_with_tensorflow(section);
    for (size_t i = 0; !uses && i < section.needed.size(); ++i) {
      uses = uses_tensorflow(section.strings + section.needed[i], seen);
    }
  }
  dlclose(handle);
  return uses;
}

TF_Library* load_library(const char* name, TF_Status* status) {
  // Requested path to that of the empty library: TensorFlow identifies
  // libraries by the path it opened.
  static auto* opened = new std::map<std::string, std::string>;
  const std::lock_guard lock(loading_mutex());
  if (!has_root()) return tensorflow_load_library(name, status);
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

bool uses_tensorflow(const std::string& library) {
  std::set<std::string> seen;
  return uses_tensorflow(library.c_str(), seen);
}

}  // namespace tfx::libtensorflow
