// Private: what readers read.
#ifndef TFX_DATA_FILE_NAMES_H_
#define TFX_DATA_FILE_NAMES_H_

#include <string>

#include "tfx/core/structure_like.h"
#include "tfx/data/dataset.h"

namespace tfx::data::internal {

// A dataset of the names of files: one, several, a tensor or a dataset of them.
// Throws TypeError if they are not strings.
Dataset file_names(const StructureLike& filenames, const std::string& name);

}  // namespace tfx::data::internal

#endif  // TFX_DATA_FILE_NAMES_H_
