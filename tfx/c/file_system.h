// Files through TensorFlow's file systems: local ones, "ram://…" in memory,
// and those of loaded libraries (env.h).
#ifndef TFX_C_FILE_SYSTEM_H_
#define TFX_C_FILE_SYSTEM_H_

#include <string_view>

#include "tfx/c/zstring.h"

namespace tfx::c {

bool file_exists(ZString path);
// Its parent must be there; that it is there already is no error.
void create_directory(ZString path);
// Throws what TensorFlow reports; what is there already is replaced.
void write_file(ZString path, std::string_view bytes);
// With all that is in it. Throws if something could not be deleted.
void delete_recursively(ZString directory);

}  // namespace tfx::c

#endif  // TFX_C_FILE_SYSTEM_H_
