// tf.load_op_library, tf.load_library: custom ops and kernels.
#ifndef TFX_CORE_LOAD_LIBRARY_H_
#define TFX_CORE_LOAD_LIBRARY_H_

#include <string>

#include "tfx/c/library.h"

namespace tfx {

// Registers the ops of a library, for execute() and for models that are loaded
// afterwards. They stay registered when the returned object is gone. Throws
// NotFoundError if the library does not exist or cannot be loaded, and, unlike
// Python, InvalidArgumentError if it has nothing to do with TensorFlow.
c::OpLibrary load_op_library(const std::string& path);

// The same for a library or for all libraries in a folder: files whose names
// end in ".so", or in ".so" and a version.
void load_library(const std::string& library_location);

}  // namespace tfx

#endif  // TFX_CORE_LOAD_LIBRARY_H_
