#include "third_party/tensorflow/loader/process_symbols.h"

#include <dlfcn.h>
#include <elf.h>

#include "third_party/tensorflow/loader/dynamic_section.h"

namespace tfx::libtensorflow {
namespace {

constexpr const char* kAllocator[] = {
    "malloc", "calloc", "realloc", "reallocarray", "free", "cfree", "memalign",
    "aligned_alloc", "posix_memalign", "valloc", "pvalloc",
    "malloc_usable_size",
    // operator new and new[]: plain, nothrow, aligned, aligned nothrow
    "_Znwm", "_ZnwmRKSt9nothrow_t", "_ZnwmSt11align_val_t",
    "_ZnwmSt11align_val_tRKSt9nothrow_t", "_Znam", "_ZnamRKSt9nothrow_t",
    "_ZnamSt11align_val_t", "_ZnamSt11align_val_tRKSt9nothrow_t",
    // operator delete and delete[]: plain, sized, nothrow, aligned, …
    "_ZdlPv", "_ZdlPvm", "_ZdlPvRKSt9nothrow_t", "_ZdlPvSt11align_val_t",
    "_ZdlPvmSt11align_val_t", "_ZdlPvSt11align_val_tRKSt9nothrow_t", "_ZdaPv",
    "_ZdaPvm", "_ZdaPvRKSt9nothrow_t", "_ZdaPvSt11align_val_t",
    "_ZdaPvmSt11align_val_t", "_ZdaPvSt11align_val_tRKSt9nothrow_t"};

// Is `name` an object of the C or C++ runtime, rather than of some other
// library that TensorFlow must not be tied to (protobuf, say)?
bool is_runtime_object(const char* name) {
  for (const char* soname : {"libc.so.6", "libstdc++.so.6"}) {
    void* library = dlopen(soname, RTLD_LAZY | RTLD_NOLOAD);
    if (library == nullptr) continue;
    const bool found = dlsym(library, name) != nullptr;
    dlclose(library);
    if (found) return true;
  }
  return false;
}

// A program that uses std::cout, environ or a locale facet gets its own copy of
// that object (a copy relocation), which the runtime libraries then use; the
// libraries' own objects are never constructed. The same goes for a program
// that contains the C++ runtime and exports it. TensorFlow, opened with
// RTLD_DEEPBIND, would find the unconstructed objects. So the root defines each
// such object.
void define_program_objects(ElfImage& root) {
  void* const program = dlopen(nullptr, RTLD_LAZY);
  const link_map* const module = module_of_handle(program);
  if (module != nullptr) {
    const DynamicSection section(*module);
    for (size_t i = 1; i < section.symbol_count; ++i) {
      const ElfW(Sym)& symbol = section.symbols[i];
      const char* const name = section.name(symbol);
      if (symbol.st_shndx != SHN_UNDEF &&
          ELF64_ST_TYPE(symbol.st_info) == STT_OBJECT &&
          is_runtime_object(name)) {
        root.define_object(name, section.address(symbol));
      }
    }
  }
  dlclose(program);
}

}  // namespace

void define_process_symbols(ElfImage& root) {
  for (const char* name : kAllocator) {
    if (const void* address = dlsym(RTLD_DEFAULT, name)) {
      root.define_function(name, address);
    }
  }
  define_program_objects(root);
}

}  // namespace tfx::libtensorflow
