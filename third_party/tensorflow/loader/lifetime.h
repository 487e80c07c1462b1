// TensorFlow outlives the program.
//
// When a process ends, the static objects of the program and of its libraries
// are destroyed, in the reverse order of their construction. TensorFlow is
// loaded late, so its own would go first: what the program destroys after them
// and that still uses TensorFlow would crash, or compute wrongly. The same goes
// for thread_local objects of the main thread, which go before all others. So
// TensorFlow's are not destroyed at all; the process ends anyway.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_LIFETIME_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_LIFETIME_H_

#include "third_party/tensorflow/loader/elf_image.h"

namespace tfx::libtensorflow {

// Defines in `root` the functions by which objects ask for their destruction.
// They refuse TensorFlow's own libraries alone: those with ops keep theirs.
void define_lifetime_functions(ElfImage& root);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_LIFETIME_H_
