// tf.load_op_library, tf.load_library: ops and kernels that somebody else
// wrote.
#ifndef TFX_CORE_LOAD_LIBRARY_H_
#define TFX_CORE_LOAD_LIBRARY_H_

#include <string>

#include "tfx/c/library.h"

namespace tfx {

// Makes the ops of a library known, to execute() and to models that are loaded
// afterwards; they stay when what this returns is gone. Throws NotFoundError if
// the library is not there or does not load.
c::OpLibrary load_op_library(const std::string& path);

// The same for a library, or for all in a folder: the files whose names end in
// ".so", or in ".so" and a version.
void load_library(const std::string& library_location);

}  // namespace tfx

#endif  // TFX_CORE_LOAD_LIBRARY_H_
