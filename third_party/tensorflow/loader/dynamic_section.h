// The dynamic symbols of a program or library of this process.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_DYNAMIC_SECTION_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_DYNAMIC_SECTION_H_

#include <link.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tfx::libtensorflow {

struct DynamicSection {
  // `module` stays loaded as long as this is used.
  explicit DynamicSection(const link_map& module);

  const char* name(const ElfW(Sym) & symbol) const {
    return strings + symbol.st_name;
  }
  const void* address(const ElfW(Sym) & symbol) const {
    return reinterpret_cast<const void*>(base + symbol.st_value);
  }

  uintptr_t base;
  const ElfW(Sym) * symbols = nullptr;  // the first one is reserved
  size_t symbol_count = 0;              // 0 if `symbols` is null
  const char* strings = nullptr;
  std::vector<size_t> needed;  // offsets in `strings`
};

// The module of an address, or of a handle of dlopen. Null if there is none.
const link_map* module_of_address(const void* address);
const link_map* module_of_handle(void* handle);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_DYNAMIC_SECTION_H_
