#include "tfx/random/rng_state_layout.h"

#include <optional>
#include <string>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::random::internal {
namespace {

using tfx::internal::as_vector;
using tfx::internal::integer;
using tfx::internal::integers;
using tfx::internal::join;
using tfx::internal::shape_tensor;
using tfx::internal::slice_vector;

void check_shape(const Tensor& tensor, const TensorShape& wanted,
                 const std::string& wanted_text) {
  if (tensor.shape().is_compatible_with(wanted)) return;
  throw ValueError("Shapes " + tensor.shape().str() + " and " + wanted_text +
                   " are incompatible");
}

void check_length(const Tensor& tensor, int32_t length) {
  check_shape(tensor, {length}, "[" + std::to_string(length) + "]");
}

Tensor zeros(int32_t count) {
  return Tensor(c::Tensor::from_values<int64_t>(
      {count}, std::vector<int64_t>(static_cast<size_t>(count))));
}

// Sign-extends the seed: Python's integers have infinitely many sign bits.
Tensor state_from_integer(const TensorLike& seed, int32_t size) {
  const bool is_unsigned = seed.dtype() == tfx::uint64;
  const int64_t value =
      is_unsigned ? static_cast<int64_t>(seed.to_tensor().item<uint64_t>())
                  : seed.to_tensor(tfx::int64).item<int64_t>();
  std::vector<int64_t> words(static_cast<size_t>(size),
                             value < 0 && !is_unsigned ? -1 : 0);
  words[0] = value;
  return Tensor(c::Tensor::from_values<int64_t>({size}, words));
}

}  // namespace

int32_t state_size(Algorithm algorithm) {
  return algorithm == Algorithm::THREEFRY ? 2 : 3;
}

const Tensor& checked_state(const Tensor& state, Algorithm algorithm) {
  check_length(state, state_size(algorithm));
  return state;
}

Tensor state_from_seed(const TensorLike& seed, Algorithm algorithm) {
  const int32_t size = state_size(algorithm);
  const Tensor tensor = seed.to_tensor();
  if (!seed.is_tensor() && tensor.rank() == 0 && tensor.dtype().is_integer()) {
    return state_from_integer(seed, size);
  }
  const Tensor flat = as_vector(cast(tensor, tfx::int64));
  const Tensor used = slice_vector(flat, std::nullopt, size);
  const Tensor missing =
      raw_ops::Sub(integers(std::vector<int64_t>{size}), shape_tensor(used));
  const Tensor state =
      join({raw_ops::Fill(missing, integer(0, tfx::int64)), used});
  state.set_shape({size});
  return state;
}

Tensor state_from_key_counter(const TensorLike& key, const TensorLike& counter,
                              Algorithm algorithm) {
  const Tensor counter_tensor = cast(counter, tfx::int64);
  const Tensor key_tensor = cast(key, tfx::int64);
  check_length(counter_tensor, state_size(algorithm) - 1);
  check_shape(key_tensor, {}, "[]");
  return join({counter_tensor, as_vector(key_tensor)});
}

Tensor state_with_key(const Tensor& key, Algorithm algorithm) {
  return join({zeros(state_size(algorithm) - 1), as_vector(key)});
}

}  // namespace tfx::random::internal
