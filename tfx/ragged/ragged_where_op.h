// tf.where for ragged tensors.
#ifndef TFX_RAGGED_RAGGED_WHERE_OP_H_
#define TFX_RAGGED_RAGGED_WHERE_OP_H_

#include "tfx/core/tensor.h"
#include "tfx/ops/options.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

namespace ragged::internal {

RaggedOrDense where(const RaggedLike& condition, const RaggedLike& x,
                    const RaggedLike& y, const NameOptions& options);

}  // namespace ragged::internal

// The coordinates of true elements, one row each.
Tensor where(const RaggedOrDense& condition, const NameOptions& options = {});
// Elements of x or y; the arguments broadcast.
template <typename C, typename X, typename Y>
requires(MaybeRagged<C> || MaybeRagged<X> || MaybeRagged<Y>) RaggedOrDense
    where(const C& condition, const X& x, const Y& y,
          const NameOptions& options = {}) {
  return ragged::internal::where(condition, x, y, options);
}

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_WHERE_OP_H_
