// TensorFlow in a process that runs under a sanitizer.
//
// AddressSanitizer and ThreadSanitizer put functions of their own before many
// of the C library's, and refuse RTLD_DEEPBIND, which would hide these from
// what is opened. But TensorFlow can be shown them: by the root in front of it.
// So it is opened by the C library's own dlopen, which the sanitizer does not
// see, behind a root that defines the sanitizer's functions.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_SANITIZER_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_SANITIZER_H_

#include <string>

#include "third_party/tensorflow/loader/elf_image.h"

namespace tfx::libtensorflow {

// Whether TensorFlow can be opened with RTLD_DEEPBIND. If not, it has to be
// opened plainly, and the process has to keep its protobuf to itself.
bool can_bind_deeply();

// dlopen with RTLD_DEEPBIND: null, and the reason in `error`, if it fails.
void* open_deeply(const char* path, int flags, std::string* error);

// Defines in `root` the functions that a sanitizer puts before libc's.
void define_sanitizer_functions(ElfImage& root);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_SANITIZER_H_
