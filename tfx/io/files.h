// tf.io: files as operations, which run in graphs too.
#ifndef TFX_IO_FILES_H_
#define TFX_IO_FILES_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx {
class Variable;
}

namespace tfx::io {

// All of a file, a string.
Tensor read_file(const TensorLike& filename, const NameOptions& options = {});
// Makes the file and its folders, or replaces what was in it. Inside of a
// function it returns what tf::control_dependencies takes, so that others wait
// for it; eagerly a tensor without a value.
Tensor write_file(const TensorLike& filename, const TensorLike& contents,
                  const NameOptions& options = {});

// The names of files that are like one pattern, or a vector of them, has it.
Tensor matching_files(const TensorLike& pattern,
                      const NameOptions& options = {});
// The same, kept in a variable that is not trained (tfx/ops/variable.h).
Variable match_filenames_once(const TensorLike& pattern,
                              const NameOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_IO_FILES_H_
