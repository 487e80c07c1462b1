#include "third_party/tensorflow/loader/process_symbols.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>

#include <algorithm>

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

// The dynamic section of the main program.
struct Program {
  uintptr_t base = 0;
  const ElfW(Sym) * symbols = nullptr;
  const char* strings = nullptr;
  size_t symbol_count = 0;
};

// DT_GNU_HASH stores no symbol count: it is one past the end of the last chain.
size_t count_gnu_hash(const uint32_t* table) {
  const uint32_t buckets = table[0];
  const uint32_t first = table[1];
  const uint32_t bloom_words = table[2];
  const auto* bucket =
      table + 4 + bloom_words * (sizeof(ElfW(Addr)) / sizeof(uint32_t));
  const uint32_t* chain = bucket + buckets;
  uint32_t last = 0;
  for (uint32_t i = 0; i < buckets; ++i) last = std::max(last, bucket[i]);
  if (last < first) return first;
  while ((chain[last - first] & 1) == 0) ++last;
  return last + 1;
}

int read_program(dl_phdr_info* info, size_t, void* out) {
  Program& program = *static_cast<Program*>(out);
  program.base = info->dlpi_addr;
  const ElfW(Dyn)* dynamic = nullptr;
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    if (info->dlpi_phdr[i].p_type == PT_DYNAMIC) {
      dynamic = reinterpret_cast<const ElfW(Dyn)*>(info->dlpi_addr +
                                                   info->dlpi_phdr[i].p_vaddr);
    }
  }
  for (; dynamic != nullptr && dynamic->d_tag != DT_NULL; ++dynamic) {
    // glibc makes these absolute when it starts the program; other C libraries
    // leave them relative to the load address.
    const ElfW(Addr) raw = dynamic->d_un.d_ptr;
    const ElfW(Addr) value = raw < program.base ? program.base + raw : raw;
    switch (dynamic->d_tag) {
      case DT_SYMTAB:
        program.symbols = reinterpret_cast<const ElfW(Sym)*>(value);
        break;
      case DT_STRTAB:
        program.strings = reinterpret_cast<const char*>(value);
        break;
      case DT_GNU_HASH:
        program.symbol_count =
            count_gnu_hash(reinterpret_cast<const uint32_t*>(value));
        break;
      case DT_HASH:
        program.symbol_count = reinterpret_cast<const uint32_t*>(value)[1];
        break;
      default:
        break;
    }
  }
  return 1;  // stop after the main program, which comes first
}

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
  Program program;
  dl_iterate_phdr(read_program, &program);
  if (program.symbols == nullptr || program.strings == nullptr) return;
  for (size_t i = 1; i < program.symbol_count; ++i) {
    const ElfW(Sym)& symbol = program.symbols[i];
    const char* name = program.strings + symbol.st_name;
    if (symbol.st_shndx != SHN_UNDEF &&
        ELF64_ST_TYPE(symbol.st_info) == STT_OBJECT &&
        is_runtime_object(name)) {
      root.define_object(
          name, reinterpret_cast<const void*>(program.base + symbol.st_value));
    }
  }
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
