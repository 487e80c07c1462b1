// tf.io: file operations that also run in graphs.
#ifndef TFX_IO_FILES_H_
#define TFX_IO_FILES_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx {
class Variable;
}

namespace tfx::io {

// The contents of a file, as a string.
Tensor read_file(const TensorLike& filename, const NameOptions& options = {});
// Creates the file and its folders; overwrites an existing file. Inside of a
// function it returns a tensor for tf::control_dependencies, so that other
// operations can wait for it; eagerly an empty Tensor.
Tensor write_file(const TensorLike& filename, const TensorLike& contents,
                  const NameOptions& options = {});

// The names of files that match the pattern, or one of a vector of patterns.
Tensor matching_files(const TensorLike& pattern,
                      const NameOptions& options = {});
// The same, stored in a non-trainable variable (tfx/variables/variable.h).
Variable match_filenames_once(const TensorLike& pattern,
                              const NameOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_IO_FILES_H_
