// A look at a library's file before the dynamic linker maps it.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_ELF_FILE_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_ELF_FILE_H_

#include <string>

namespace tfx::libtensorflow {

// Whether the file ends before what its headers say is in it, as after an
// interrupted copy: the dynamic linker would map it, and the process end with
// SIGBUS. Returns how long it is and would have to be, or "" if it is complete
// or no ELF file of this kind of machine.
std::string truncation_of(const std::string& path);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_ELF_FILE_H_
