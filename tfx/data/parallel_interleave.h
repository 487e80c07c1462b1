// Private: interleave() with a thread for each dataset that is read.
#ifndef TFX_DATA_PARALLEL_INTERLEAVE_H_
#define TFX_DATA_PARALLEL_INTERLEAVE_H_

#include <optional>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/data/dataset.h"
#include "tfx/data/element_call.h"

namespace tfx::data::internal {

struct ParallelInterleaveOptions {
  // Int64 scalars.
  Tensor cycle_length;
  Tensor block_length;
  // Twice the lengths by default.
  Tensor buffer_output_elements = {};
  Tensor prefetch_input_elements = {};
  // Whether elements may come in any order.
  std::optional<bool> sloppy = std::nullopt;
  std::string name = {};
};
Dataset parallel_interleave(const Dataset& dataset, const ElementCall& call,
                            const ParallelInterleaveOptions& options);

}  // namespace tfx::data::internal

#endif  // TFX_DATA_PARALLEL_INTERLEAVE_H_
