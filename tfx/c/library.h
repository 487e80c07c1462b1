// Libraries: TensorFlow itself, op libraries and plugins.
#ifndef TFX_C_LIBRARY_H_
#define TFX_C_LIBRARY_H_

#include <string_view>

#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace tfx {

// TensorFlow itself: libtensorflow::load() returns its path and version, and
// throws libtensorflow::LoadError. By default its log drops lines below errors;
// tfx::set_log_level(tfx::LogLevel::kInfo) shows them, and a callback receives
// the lines instead of stderr.
using libtensorflow::log_level;
using libtensorflow::LogCallback;
using libtensorflow::LogLevel;
using libtensorflow::set_log_callback;
using libtensorflow::set_log_level;

}  // namespace tfx

namespace tfx::c {

// A library of ops and kernels (TF_Library). The library and its ops stay
// loaded after this object is destroyed.
class OpLibrary : public Owner<TF_Library> {
 public:
  // `path` is a file, or a name for the dynamic linker to find. Throws
  // NotFoundError if the library is missing or does not load. Existing ops are
  // not replaced. C++ libraries also work if the program has its own protobuf.
  explicit OpLibrary(ZString path);  ///< Wraps TF_LoadLibrary

  // The ops that it registered, as a serialised OpList.
  std::string_view ops() const;  ///< Wraps TF_GetOpList
};

// Load a plugin with a pluggable device or a file system.
// Wraps TF_LoadPluggableDeviceLibrary.
void load_pluggable_device_library(ZString path);
// Wraps TF_RegisterFilesystemPlugin.
void load_filesystem_library(ZString path);

}  // namespace tfx::c

#endif  // TFX_C_LIBRARY_H_
