#include <dlfcn.h>
#include <unistd.h>

#include <cstdlib>
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
#include "third_party/tensorflow/loader/elf_image.h"
#include "third_party/tensorflow/loader/lifetime.h"
#include "third_party/tensorflow/loader/log.h"
#include "third_party/tensorflow/loader/op_library.h"
#include "third_party/tensorflow/loader/process_symbols.h"
#include "third_party/tensorflow/loader/search.h"
#include "third_party/tensorflow/version.h"

// Address and thread sanitizer refuse RTLD_DEEPBIND. Programs built with them
// load TensorFlow with a plain dlopen: they must keep protobuf out of their
// dynamic symbols, and TensorFlow's log goes to stderr.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TFX_PLAIN_DLOPEN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TFX_PLAIN_DLOPEN 1
#endif
#endif

namespace tfx::libtensorflow {
namespace {

struct State {
  std::mutex mutex;
  void* handle = nullptr;
  std::unique_ptr<const Library> library;  // set after a successful load
  std::string opened;                      // path or name of `handle`
};

// Never destroyed: static destructors of the program may still use it.
State& state() {
  static auto* value = new State;
  return *value;
}

void* open_library(const std::string& path, std::string* error) {
#if defined(TFX_PLAIN_DLOPEN)
  void* handle = dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL);
  if (handle == nullptr) *error = dlerror();
  return handle;
#else
  ElfImage root(kRootName);
  define_process_symbols(root);
  define_log_functions(root);
  define_lifetime_functions(root);
  root.add_needed(path);
  try {
    return root.open(RTLD_LAZY | RTLD_LOCAL | RTLD_DEEPBIND, error);
  } catch (const std::system_error& e) {  // the image could not be written
    *error = e.what();
    return nullptr;
  }
#endif
}

// Opens the first candidate that exists. If that one does not open, it is an
// error: trying the next one would hide it.
void open_first(State& s) {
  std::string looked;
  for (const Candidate& candidate : search()) {
    const bool is_path = candidate.library.find('/') != std::string::npos;
    std::string error = "no libtensorflow_cc.so.2 or libtensorflow.so.2 there";
    if (!candidate.library.empty()) {
      s.handle = open_library(candidate.library, &error);
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
      "\nRun tools/setup to install it, or set TFX_LIBTENSORFLOW to the "
      "library or to the folder it is installed in.");
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
      std::getenv("TFX_ANY_LIBTENSORFLOW_VERSION") == nullptr) {
    throw LoadError(s.opened + " is TensorFlow " + version +
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
#if !defined(TFX_PLAIN_DLOPEN)
    if (std::strcmp(slots[i].name, "TF_LoadLibrary") == 0) {
      symbol = reinterpret_cast<void*>(
          wrap_load_library(reinterpret_cast<LoadLibraryFunction>(symbol)));
    }
#endif
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
  open_first(s);
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
    try {
      load_once(s);
    } catch (...) {
      loading_here = false;
      throw;
    }
    loading_here = false;
  }
  return *s.library;
}

Entry resolve(size_t index) {
  const Entry loading = slots[index].entry.load();
  const Library& library = load();
  const Entry loaded = slots[index].entry.load();
  // If another thread has loaded the library in between, `loading` is already
  // the library's function, and only the symbol table tells whether it exists.
  if (loaded == loading &&
      dlsym(state().handle, slots[index].name) == nullptr) {
    throw LoadError(library.path + " (TensorFlow " + library.version +
                    ") has no function " + slots[index].name +
                    ", which the headers that tfx was built with declare");
  }
  return loaded;
}

}  // namespace tfx::libtensorflow
