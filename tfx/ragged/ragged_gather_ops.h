// tf.gather and tf.gather_nd for ragged params or ragged indices.
#ifndef TFX_RAGGED_RAGGED_GATHER_OPS_H_
#define TFX_RAGGED_RAGGED_GATHER_OPS_H_

#include "tfx/core/tensor_like.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

namespace ragged::internal {

RaggedOrDense gather(const RaggedLike& params, const RaggedLike& indices,
                     const GatherOptions& options);
RaggedOrDense gather_nd(const RaggedLike& params, const RaggedLike& indices,
                        const GatherNdOptions& options);

}  // namespace ragged::internal

template <typename P, typename I>
requires(MaybeRagged<P> || MaybeRagged<I>) RaggedOrDense
    gather(const P& params, const I& indices,
           const GatherOptions& options = {}) {
  return ragged::internal::gather(params, indices, options);
}
RaggedOrDense gather(const RaggedOrDense& params, const TensorLike& indices,
                     const GatherOptions& options = {});

// The last dimension of the indices must be uniform and of known length.
template <typename P, typename I>
requires(MaybeRagged<P> || MaybeRagged<I>) RaggedOrDense
    gather_nd(const P& params, const I& indices,
              const GatherNdOptions& options = {}) {
  return ragged::internal::gather_nd(params, indices, options);
}
RaggedOrDense gather_nd(const RaggedOrDense& params, const TensorLike& indices,
                        const GatherNdOptions& options = {});

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_GATHER_OPS_H_
