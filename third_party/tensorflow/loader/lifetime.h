// Keeps TensorFlow's static objects from being destroyed at exit.
//
// When a process ends, the static objects of the program and its libraries are
// destroyed in reverse order of construction. TensorFlow is loaded late, so its
// objects would be destroyed first; objects of the program that are destroyed
// later and still use TensorFlow would crash or compute wrong results. The same
// goes for thread_local objects of the main thread, which are destroyed before
// all others. So TensorFlow's objects are not destroyed at all; the process
// ends anyway.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_LIFETIME_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_LIFETIME_H_

#include "third_party/tensorflow/loader/elf_image.h"

namespace tfx::libtensorflow {

// Defines in `root` the functions that register destructors. They ignore those
// of TensorFlow's own libraries only; op libraries keep theirs.
void define_lifetime_functions(ElfImage& root);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_LIFETIME_H_
