#include "third_party/tensorflow/loader/lifetime.h"

#include <cxxabi.h>
#include <link.h>
#include <unistd.h>

#include <cstdint>
#include <mutex>
#include <set>
#include <string_view>

namespace tfx::libtensorflow {
namespace {

struct Query {
  uintptr_t address;
  bool is_tensorflow;
};

int find_library(dl_phdr_info* info, size_t, void* in_out) {
  Query& query = *static_cast<Query*>(in_out);
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr)& segment = info->dlpi_phdr[i];
    const uintptr_t begin = info->dlpi_addr + segment.p_vaddr;
    if (segment.p_type == PT_LOAD && query.address >= begin &&
        query.address < begin + segment.p_memsz) {
      const std::string_view path = info->dlpi_name;
      const std::string_view name = path.substr(path.rfind('/') + 1);
      query.is_tensorflow = name.rfind("libtensorflow", 0) == 0;
      return 1;
    }
  }
  return 0;
}

// `library` is an address in the library that registers a destructor. Positive
// answers are cached: TensorFlow's two libraries register thousands.
bool is_tensorflow(void* library) {
  static std::mutex mutex;
  static auto* known = new std::set<void*>;
  const std::lock_guard lock(mutex);
  if (known->count(library) != 0) return true;
  Query query{reinterpret_cast<uintptr_t>(library), false};
  dl_iterate_phdr(find_library, &query);
  if (query.is_tensorflow) known->insert(library);
  return query.is_tensorflow;
}

int at_exit(void (*destroy)(void*), void* object, void* library) {
  return is_tensorflow(library) ? 0
                                : abi::__cxa_atexit(destroy, object, library);
}

int at_thread_exit(void (*destroy)(void*), void* object, void* library) {
  const bool is_main_thread = gettid() == getpid();
  if (is_main_thread && is_tensorflow(library)) return 0;
  return abi::__cxa_thread_atexit(destroy, object, library);
}

}  // namespace

void define_lifetime_functions(ElfImage& root) {
  root.define_function("__cxa_atexit", reinterpret_cast<const void*>(&at_exit));
  root.define_function("__cxa_thread_atexit",
                       reinterpret_cast<const void*>(&at_thread_exit));
}

}  // namespace tfx::libtensorflow
