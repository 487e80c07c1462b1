// A TF_LoadLibrary that works even if the program has its own protobuf, and a
// TF_RegisterOpDefinition that reports errors.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/ops.h"

namespace tfx::libtensorflow {

// The soname of TensorFlow's root, by which op libraries find it.
inline constexpr char kRootName[] = "libtfx-root.so";

using LoadLibraryFunction = TF_Library* (*)(const char*, TF_Status*);

// Takes TensorFlow's own TF_LoadLibrary and returns its replacement.
//
// A library of C++ ops binds to TensorFlow's protobuf and C++ runtime, so it
// must be opened like TensorFlow: with RTLD_DEEPBIND, behind the same root. But
// TensorFlow opens it itself, while it collects the new ops and their errors.
// So TensorFlow is given an empty library to open, whose initializer then opens
// the real one correctly. Where TensorFlow has no root (somebody else loaded
// it) its own function is called.
LoadLibraryFunction wrap_load_library(LoadLibraryFunction original);

using RegisterOpFunction = void (*)(TF_OpDefinitionBuilder*, TF_Status*);

// Takes TensorFlow's own functions and returns the replacement of the second.
//
// TensorFlow ends the process for an op that it cannot register, unless a
// library registers it while being loaded. So the op is registered in the
// initializer of an empty library.
RegisterOpFunction wrap_register_op(LoadLibraryFunction load_library,
                                    RegisterOpFunction original);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_OP_LIBRARY_H_
