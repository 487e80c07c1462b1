// The layout of a generator's state: a counter, then a key, as int64. Private
// header of this room.
#ifndef TFX_RANDOM_RNG_STATE_LAYOUT_H_
#define TFX_RANDOM_RNG_STATE_LAYOUT_H_

#include <cstdint>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/random/random_ops_util.h"

namespace tfx::random::internal {

// The length of a state; its last number is the key.
int32_t state_size(Algorithm algorithm);

// Returns `state`; throws ValueError if its length is wrong.
const Tensor& checked_state(const Tensor& state, Algorithm algorithm);

// An integer seed fills the state from the left, a vector from the right.
Tensor state_from_seed(const TensorLike& seed, Algorithm algorithm);
Tensor state_from_key_counter(const TensorLike& key, const TensorLike& counter,
                              Algorithm algorithm);
// With a counter of zeros.
Tensor state_with_key(const Tensor& key, Algorithm algorithm);

}  // namespace tfx::random::internal

#endif  // TFX_RANDOM_RNG_STATE_LAYOUT_H_
