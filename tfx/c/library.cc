#include "tfx/c/library.h"

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/c_api_experimental.h"
#include "tfx/c/status.h"

namespace tfx::c {

void destroy(TF_Library* object) noexcept { TF_DeleteLibraryHandle(object); }

OpLibrary::OpLibrary(ZString path) {
  Status status;
  adopt(TF_LoadLibrary(path.c_str(), status.get()));
  status.check();
}

std::string_view OpLibrary::ops() const {
  const TF_Buffer list = TF_GetOpList(get());
  return {static_cast<const char*>(list.data), list.length};
}

void load_pluggable_device_library(ZString path) {
  Status status;
  TF_Library* const library =
      TF_LoadPluggableDeviceLibrary(path.c_str(), status.get());
  status.check();
  TF_DeletePluggableDeviceLibraryHandle(library);
}

void load_filesystem_library(ZString path) {
  Status status;
  TF_RegisterFilesystemPlugin(path.c_str(), status.get());
  status.check();
}

}  // namespace tfx::c
