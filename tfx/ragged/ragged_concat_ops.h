// tf.ragged.stack, and tf.concat and tf.stack for ragged tensors.
#ifndef TFX_RAGGED_RAGGED_CONCAT_OPS_H_
#define TFX_RAGGED_RAGGED_CONCAT_OPS_H_

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

// tf::concat({rt1, rt2}, 1). A dense input is passed as RaggedOrDense(tensor).
RaggedOrDense concat(std::initializer_list<RaggedOrDense> values, int64_t axis,
                     const ConcatOptions& options = {});
RaggedOrDense concat(std::span<const RaggedOrDense> values, int64_t axis,
                     const ConcatOptions& options = {});
RaggedOrDense stack(std::initializer_list<RaggedOrDense> values,
                    const StackOptions& options = {});
RaggedOrDense stack(std::span<const RaggedOrDense> values,
                    const StackOptions& options = {});

namespace ragged {

struct StackOptions {
  ByName by_name{};
  int64_t axis = 0;
  std::string name = {};
};
// Also takes tensors, which may differ in length.
RaggedOrDense stack(std::initializer_list<RaggedLike> values,
                    const StackOptions& options = {});
RaggedOrDense stack(std::span<const RaggedOrDense> values,
                    const StackOptions& options = {});
RaggedOrDense stack(std::span<const Tensor> values,
                    const StackOptions& options = {});

}  // namespace ragged
}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_CONCAT_OPS_H_
