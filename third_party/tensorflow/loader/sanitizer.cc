#include "third_party/tensorflow/loader/sanitizer.h"

#include <dlfcn.h>
#include <elf.h>

#include "third_party/tensorflow/loader/dynamic_section.h"

// Defined if the process contains the sanitizer's runtime.
// NOLINTBEGIN(bugprone-reserved-identifier,clang-diagnostic-reserved-identifier)
extern "C" {
[[gnu::weak]] void __asan_init();
[[gnu::weak]] void __lsan_init();
[[gnu::weak]] void __tsan_init();
}
// NOLINTEND(bugprone-reserved-identifier,clang-diagnostic-reserved-identifier)

namespace tfx::libtensorflow {
namespace {

// An address in the runtime of the sanitizer, or null without one.
const void* sanitizer_runtime() {
  for (void (*start)() : {&__asan_init, &__lsan_init, &__tsan_init}) {
    if (start != nullptr) return reinterpret_cast<const void*>(start);
  }
  return nullptr;
}

// A function of the C library itself, whoever defines the same name before it.
void* libc_function(const char* name) {
  for (const char* soname : {"libc.so.6", "libm.so.6", "libdl.so.2"}) {
    void* const library = dlopen(soname, RTLD_LAZY | RTLD_NOLOAD);
    if (library == nullptr) continue;
    void* const function = dlsym(library, name);
    dlclose(library);
    if (function != nullptr) return function;
  }
  return nullptr;
}

}  // namespace

bool can_bind_deeply() {
#if defined(TFX_PLAIN_DLOPEN)
  return false;
#else
  return true;
#endif
}

void* open_deeply(const char* path, int flags, std::string* error) {
  auto* open = &dlopen;
  if (sanitizer_runtime() != nullptr) {
    if (void* const own = libc_function("dlopen")) {
      open = reinterpret_cast<decltype(open)>(own);
    }
  }
  void* const handle = open(path, flags | RTLD_DEEPBIND);
  if (handle == nullptr) {
    const char* const reason = dlerror();
    *error = reason != nullptr ? reason : "dlopen gave no reason";
  }
  return handle;
}

void define_sanitizer_functions(ElfImage& root) {
  const void* const runtime = sanitizer_runtime();
  const link_map* const module =
      runtime != nullptr ? module_of_address(runtime) : nullptr;
  if (module == nullptr) return;
  const DynamicSection section(*module);
  for (size_t i = 1; i < section.symbol_count; ++i) {
    const ElfW(Sym)& symbol = section.symbols[i];
    const char* const name = section.name(symbol);
    if (symbol.st_shndx != SHN_UNDEF &&
        ELF64_ST_TYPE(symbol.st_info) == STT_FUNC &&
        libc_function(name) != nullptr) {
      root.define_function(name, section.address(symbol));
    }
  }
}

}  // namespace tfx::libtensorflow
