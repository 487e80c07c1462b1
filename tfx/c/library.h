// Libraries: TensorFlow itself, and those with further ops.
#ifndef TFX_C_LIBRARY_H_
#define TFX_C_LIBRARY_H_

#include <string_view>

#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace tfx {

// TensorFlow itself: libtensorflow::load() gives its path and version, and
// throws libtensorflow::LoadError. Its log is silent below errors unless asked:
// tfx::set_log_level(tfx::LogLevel::kInfo), or a callback.
using libtensorflow::log_level;
using libtensorflow::LogCallback;
using libtensorflow::LogLevel;
using libtensorflow::set_log_callback;
using libtensorflow::set_log_level;

}  // namespace tfx

namespace tfx::c {

// A library of ops and kernels (TF_Library). The library stays loaded when
// this is gone; its ops remain.
class OpLibrary : public Owner<TF_Library> {
 public:
  // A path, or a name for the dynamic linker to find. Throws NotFoundError if
  // it is not there or does not load. An op that exists already stays as it
  // was. Libraries written in C++ work also beside the program's own protobuf.
  explicit OpLibrary(ZString path);

  // The ops that it brought, as a serialised OpList.
  std::string_view ops() const;
};

// A library with a pluggable device, or with a file system.
void load_pluggable_device_library(ZString path);
void load_filesystem_library(ZString path);

}  // namespace tfx::c

#endif  // TFX_C_LIBRARY_H_
