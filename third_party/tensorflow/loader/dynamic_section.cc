#include "third_party/tensorflow/loader/dynamic_section.h"

#include <dlfcn.h>
#include <elf.h>

#include <algorithm>

namespace tfx::libtensorflow {
namespace {

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

}  // namespace

DynamicSection::DynamicSection(const link_map& module) : base(module.l_addr) {
  for (const ElfW(Dyn)* entry = module.l_ld;
       entry != nullptr && entry->d_tag != DT_NULL; ++entry) {
    // glibc makes these absolute when it loads the module; other C libraries
    // leave them relative to the load address.
    const ElfW(Addr) raw = entry->d_un.d_ptr;
    const ElfW(Addr) value = raw < base ? base + raw : raw;
    switch (entry->d_tag) {
      case DT_SYMTAB:
        symbols = reinterpret_cast<const ElfW(Sym)*>(value);
        break;
      case DT_STRTAB:
        strings = reinterpret_cast<const char*>(value);
        break;
      case DT_GNU_HASH:
        symbol_count =
            std::max(symbol_count,
                     count_gnu_hash(reinterpret_cast<const uint32_t*>(value)));
        break;
      case DT_HASH:
        symbol_count = reinterpret_cast<const uint32_t*>(value)[1];
        break;
      case DT_NEEDED:
        needed.push_back(entry->d_un.d_val);
        break;
      default:
        break;
    }
  }
  // The hash table of a library that shows no symbol has none, not even those
  // that it needs. Linkers put the strings behind the symbols.
  const auto first = reinterpret_cast<uintptr_t>(symbols);
  const auto end = reinterpret_cast<uintptr_t>(strings);
  if (symbol_count <= 1 && symbols != nullptr && end > first) {
    symbol_count = (end - first) / sizeof(*symbols);
  }
  if (symbols == nullptr || strings == nullptr) {
    symbols = nullptr;
    symbol_count = 0;
    needed.clear();
  }
}

const link_map* module_of_address(const void* address) {
  Dl_info info;
  link_map* module = nullptr;
  const int found = dladdr1(address, &info, reinterpret_cast<void**>(&module),
                            RTLD_DL_LINKMAP);
  return found != 0 ? module : nullptr;
}

const link_map* module_of_handle(void* handle) {
  link_map* module = nullptr;
  return dlinfo(handle, RTLD_DI_LINKMAP, &module) == 0 ? module : nullptr;
}

}  // namespace tfx::libtensorflow
