// The symbols that TensorFlow must share with the program.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_PROCESS_SYMBOLS_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_PROCESS_SYMBOLS_H_

#include "third_party/tensorflow/loader/elf_image.h"

namespace tfx::libtensorflow {

// Defines in `root` the symbols that all other libraries of this process bind
// to: the allocator (libc's, or jemalloc, tcmalloc, …), the program's own
// operator new and delete, and the runtime's objects that live in the program.
void define_process_symbols(ElfImage& root);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_PROCESS_SYMBOLS_H_
