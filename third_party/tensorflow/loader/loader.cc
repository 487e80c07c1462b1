#include <dlfcn.h>
#include <stdlib.h>

#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "tensorflow/c/c_api.h"
#include "third_party/tensorflow/forwarders/slots.h"
#include "third_party/tensorflow/libtensorflow.h"
#include "third_party/tensorflow/loader/elf_file.h"
#include "third_party/tensorflow/loader/elf_image.h"
#include "third_party/tensorflow/loader/fork.h"
#include "third_party/tensorflow/loader/in_process.h"
#include "third_party/tensorflow/loader/lifetime.h"
#include "third_party/tensorflow/loader/log.h"
#include "third_party/tensorflow/loader/op_library.h"
#include "third_party/tensorflow/loader/process_symbols.h"
#include "third_party/tensorflow/loader/sanitizer.h"
#include "third_party/tensorflow/loader/search.h"
#include "third_party/tensorflow/version.h"

namespace tfx::libtensorflow {
namespace {

struct State {
  std::mutex mutex;
  void* handle = nullptr;
  std::unique_ptr<const Library> library;  // set after a successful load
  std::string opened;                      // path or name of `handle`
  bool is_shared = false;                  // somebody else loaded it
};

// Never destroyed: static destructors of the program may still use it.
State& state() {
  static auto* value = new State;
  return *value;
}

void* open_library(const std::string& path, std::string* error) {
  if (!can_bind_deeply()) {
    void* handle = dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL);
    if (handle == nullptr) *error = dlerror();
    return handle;
  }
  ElfImage root(kRootName);
  define_process_symbols(root);
  // What is defined later comes first.
  define_sanitizer_functions(root);
  define_log_functions(root);
  define_lifetime_functions(root);
  root.add_needed(path);
  try {
    return root.open(RTLD_LAZY | RTLD_LOCAL, error);
  } catch (const std::system_error& e) {  // the image could not be written
    *error = e.what();
    return nullptr;
  }
}

// libtensorflow and its other half, which lies beside it.
std::string truncation_of_library(const std::string& path) {
  std::string truncation = truncation_of(path);
  if (!truncation.empty()) return truncation;
  return truncation_of(path.substr(0, path.rfind('/') + 1) +
                       "libtensorflow_framework.so.2");
}

// Opens the first candidate that exists. If that one does not open, it is an
// error: trying the next one would hide it.
void open_first(State& s) {
  std::string looked;
  for (const Candidate& candidate : search()) {
    const bool is_path = candidate.library.find('/') != std::string::npos;
    std::string error = "no libtensorflow_cc.so.2 or libtensorflow.so.2 there";
    if (!candidate.library.empty()) {
      if (is_path) error = truncation_of_library(candidate.library);
      if (!is_path || error.empty()) {
        s.handle = open_library(candidate.library, &error);
      }
      if (s.handle != nullptr) {
        s.opened = candidate.library;
        return;
      }
      if (is_path) {
        throw LoadError("cannot load libtensorflow from " + candidate.library +
                        " (" + candidate.origin + "): " + error);
      }
    }
    looked += "\n  " + candidate.origin + ", " + candidate.place + ": " + error;
  }
  throw LoadError(
      "libtensorflow " TFX_TF_VERSION " is not found; looked in:" + looked +
      "\nTo install it, " + how_to_install() +
      "; or set TFX_LIBTENSORFLOW to the library or to the folder it is "
      "installed in.");
}

std::string checked_version(const State& s) {
  using VersionFunction = const char* (*)();
  const auto function =
      reinterpret_cast<VersionFunction>(dlsym(s.handle, "TF_Version"));
  if (function == nullptr) {
    throw LoadError(s.opened +
                    " is not libtensorflow: it has no function TF_Version");
  }
  std::string version = function();
  if (version.rfind(TFX_TF_SERIES, 0) != 0 &&
      secure_getenv("TFX_ANY_LIBTENSORFLOW_VERSION") == nullptr) {
    const char* const whose =
        s.is_shared ? ", which is in this process already and of which it can "
                      "have only one"
                    : "";
    throw LoadError(s.opened + " is TensorFlow " + version + whose +
                    ", but this tfx is tested with " TFX_TF_SERIES
                    "x; set TFX_ANY_LIBTENSORFLOW_VERSION=1 to try it anyway");
  }
  return version;
}

// The path of the opened file, even if the dynamic linker searched for it.
std::string library_path(const State& s) {
  Dl_info info;
  void* symbol = dlsym(s.handle, "TF_SessionRun");
  if (symbol != nullptr && dladdr(symbol, &info) != 0 &&
      info.dli_fname != nullptr) {
    return info.dli_fname;
  }
  return s.opened;
}

void fill_slots(void* handle) {
  for (size_t i = 0; i < slot_count; ++i) {
    void* symbol = dlsym(handle, slots[i].name);
    if (symbol == nullptr) continue;
    if (std::strcmp(slots[i].name, "TF_LoadLibrary") == 0) {
      symbol = reinterpret_cast<void*>(
          wrap_load_library(reinterpret_cast<LoadLibraryFunction>(symbol)));
    }
    if (std::strcmp(slots[i].name, "TF_RegisterOpDefinition") == 0) {
      symbol = reinterpret_cast<void*>(
          wrap_register_op(reinterpret_cast<LoadLibraryFunction>(
                               dlsym(handle, "TF_LoadLibrary")),
                           reinterpret_cast<RegisterOpFunction>(symbol)));
    }
    slots[i].entry.store(reinterpret_cast<Entry>(symbol),
                         std::memory_order_release);
  }
}

void load_once(State& s) {
  const InProcess found = find_in_process();
  s.handle = found.handle;
  s.opened = found.path;
  s.is_shared = found.handle != nullptr;
  if (!s.is_shared) open_first(s);
  std::string version;
  try {
    version = checked_version(s);
  } catch (...) {
    // Another one may be tried next. Its dependencies have the same names, and
    // would resolve to this one's if they stayed loaded.
    dlclose(std::exchange(s.handle, nullptr));
    throw;
  }
  fill_slots(s.handle);
  s.library = std::make_unique<const Library>(
      Library{library_path(s), std::move(version)});
}

}  // namespace

const Library& load() {
  check_not_forked();  // a forked child may find the mutex locked
  State& s = state();
  // A log callback may run while the library is being loaded.
  thread_local bool loading_here = false;
  if (loading_here) {
    throw LoadError(
        "a log callback called TensorFlow, which is being loaded just now");
  }
  const std::lock_guard lock(s.mutex);
  if (s.library == nullptr) {
    loading_here = true;
    begin_watching_forks();
    try {
      load_once(s);
    } catch (...) {
      end_watching_forks();
      loading_here = false;
      throw;
    }
    loading_here = false;
  }
  return *s.library;
}

Entry resolve(size_t index) {
  const Library& library = load();
  const Entry loaded = slots[index].entry.load();
  if (loaded == slots[index].first) {
    throw LoadError(library.path + " (TensorFlow " + library.version +
                    ") has no function " + slots[index].name +
                    ", which the headers that tfx was built with declare");
  }
  return loaded;
}

Entry resolve_deleter(size_t index) {
  return is_forked_child() ? nullptr : resolve(index);
}

}  // namespace tfx::libtensorflow
