// CheckpointReader: the variables in a checkpoint (TF_CheckpointReader,
// tf.train.load_checkpoint in Python). Not thread-safe, not even for looking up
// names; several readers may read one checkpoint at once.
#ifndef TFX_C_CHECKPOINT_READER_H_
#define TFX_C_CHECKPOINT_READER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/c/data_type.h"
#include "tfx/c/owner.h"
#include "tfx/c/tensor.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class CheckpointReader : public Owner<TF_CheckpointReader> {
 public:
  // `prefix` is the common prefix of the checkpoint's files. Throws
  // NotFoundError or DataLossError.
  explicit CheckpointReader(ZString prefix);  ///< Wraps TF_NewCheckpointReader

  int size() const;  ///< Wraps TF_CheckpointReaderSize
  // Wraps TF_CheckpointReaderGetVariable.
  std::vector<std::string> names() const;
  bool has_tensor(ZString name) const;  ///< Wraps TF_CheckpointReaderHasTensor

  // These throw NotFoundError for an unknown name.
  // Wraps TF_CheckpointReaderGetVariableDataType.
  DataType type(ZString name) const;
  // Wraps TF_CheckpointReaderGetVariableShape.
  std::vector<int64_t> shape(ZString name) const;
  Tensor tensor(ZString name) const;  ///< Wraps TF_CheckpointReaderGetTensor
};

}  // namespace tfx::c

#endif  // TFX_C_CHECKPOINT_READER_H_
