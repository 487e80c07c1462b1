#include "tfx/io/files.h"

#include "tfx/core/control_dependencies.h"
#include "tfx/core/graph_builder.h"
#include "tfx/raw_ops/io_ops.h"
#include "tfx/variables/variable.h"

namespace tfx::io {

Tensor read_file(const TensorLike& filename, const NameOptions& options) {
  return raw_ops::ReadFile(filename.to_tensor(), {.name = options.name});
}

Tensor write_file(const TensorLike& filename, const TensorLike& contents,
                  const NameOptions& options) {
  const Tensor path = filename.to_tensor();
  raw_ops::WriteFile(path, contents.to_tensor(), {.name = options.name});
  // In a graph something has to stand for the operation.
  return GraphBuilder::current() == nullptr ? Tensor()
                                            : with_last_operation(path);
}

Tensor matching_files(const TensorLike& pattern, const NameOptions& options) {
  return raw_ops::MatchingFiles(pattern.to_tensor(), {.name = options.name});
}

Variable match_filenames_once(const TensorLike& pattern,
                              const NameOptions& options) {
  return Variable(matching_files(pattern),
                  {.trainable = false, .name = options.name});
}

}  // namespace tfx::io
