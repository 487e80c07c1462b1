// CheckpointReader: the variables in a checkpoint (TF_CheckpointReader,
// tf.train.load_checkpoint in Python). A reader is for one thread at a time,
// also for looking names up; several readers of one checkpoint do not disturb
// each other.
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
  // `prefix` is what all files of the checkpoint begin with. Throws
  // NotFoundError or DataLossError.
  explicit CheckpointReader(ZString prefix);

  int size() const;
  std::vector<std::string> names() const;
  bool has_tensor(ZString name) const;

  // These throw NotFoundError for a name that is not there.
  DataType type(ZString name) const;
  std::vector<int64_t> shape(ZString name) const;
  Tensor tensor(ZString name) const;
};

}  // namespace tfx::c

#endif  // TFX_C_CHECKPOINT_READER_H_
