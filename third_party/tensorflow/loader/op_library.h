// TF_LoadLibrary that also works beside the program's own protobuf, and
// TF_RegisterOpDefinition that reports errors.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/ops.h"

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

using RegisterOpFunction = void (*)(TF_OpDefinitionBuilder*, TF_Status*);

// Takes TensorFlow's own functions and returns the one to call instead of the
// second.
//
// TensorFlow ends the process for an op that it cannot register, except for
// those that a library brings while it is being loaded. So an op is brought by
// an empty library, in its initializer.
RegisterOpFunction wrap_register_op(LoadLibraryFunction load_library,
                                    RegisterOpFunction original);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_
