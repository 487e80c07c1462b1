// tf.strings.split, bytes_split.
//
// Of a scalar the parts are a vector, of a vector they are rows of a ragged
// tensor, and so on: there is one more dimension, which is ragged. The rank has
// to be known.
#ifndef TFX_STRINGS_SPLIT_H_
#define TFX_STRINGS_SPLIT_H_

#include <cstdint>
#include <string>

#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::strings {

struct SplitOptions {
  TensorOption sep = {};  // None: any white space
  int64_t maxsplit = -1;
  std::string name = {};
};
RaggedOrDense split(const RaggedLike& input, const SplitOptions& options = {});

// A string a byte.
RaggedOrDense bytes_split(const RaggedLike& input,
                          const NameOptions& options = {});

}  // namespace tfx::strings

#endif  // TFX_STRINGS_SPLIT_H_
