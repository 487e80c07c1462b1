// TF_LoadLibrary that also works beside the program's own protobuf.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_

#include "tensorflow/c/c_api.h"

namespace tfx::libtensorflow {

// The soname under which op libraries find the root that TensorFlow has.
inline constexpr char kRootName[] = "libtfx-root.so";

using LoadLibraryFunction = TF_Library* (*)(const char*, TF_Status*);

// Takes TensorFlow's own TF_LoadLibrary and returns the one to call instead.
//
// A library of C++ ops binds to TensorFlow's protobuf and C++ runtime, so it
// has to be opened as TensorFlow was: deeply bound, behind the same root. But
// TensorFlow opens it itself, in the middle of the bookkeeping that collects
// the new ops and their errors. So TensorFlow is given another library to
// open: an empty one whose initializer opens the real one, the right way, at
// just that moment.
LoadLibraryFunction wrap_load_library(LoadLibraryFunction original);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_
