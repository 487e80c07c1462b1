// tf.strings.split, bytes_split.
//
// The result has one more dimension, which is ragged: a scalar becomes a
// vector, a vector becomes the rows of a ragged tensor. bytes_split requires a
// known rank; split treats tensors of unknown rank as vectors.
#ifndef TFX_STRINGS_SPLIT_H_
#define TFX_STRINGS_SPLIT_H_

#include <concepts>
#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::strings {

struct SplitOptions {
  ByName by_name{};
  TensorOption sep = {};  // None: white space
  int64_t maxsplit = -1;
  std::string name = {};
};
RaggedOrDense split(const RaggedLike& input, const SplitOptions& options = {});
// split(line, ",")
template <std::convertible_to<std::string> T>
RaggedOrDense split(const RaggedLike& input, const T& sep) {
  return split(input, {.sep = std::string(sep)});
}

// One string per byte.
RaggedOrDense bytes_split(const RaggedLike& input,
                          const NameOptions& options = {});

}  // namespace tfx::strings

#endif  // TFX_STRINGS_SPLIT_H_
