// tf.sparse.map_values: applies a function of dense tensors to the values of
// sparse tensors.
//
//   auto y = tf::sparse::map_values(
//       [](const tf::Tensor& x) { return tf::exp(x); }, st);
#ifndef TFX_SPARSE_MAP_VALUES_H_
#define TFX_SPARSE_MAP_VALUES_H_

#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::sparse {

namespace internal {

// Throws InvalidArgumentError, eagerly or when the function runs, unless all
// have the same shape and indices.
void check_same_places(const std::vector<const SparseTensor*>& tensors);

inline const Tensor& value_argument(const SparseTensor& argument) {
  return argument.values();
}
template <typename T>
const T& value_argument(const T& argument) {
  return argument;
}

}  // namespace internal

// `op` gets the values of sparse arguments, and other arguments unchanged. The
// result has the same indices.
template <typename F, typename... Args>
requires(std::is_same_v<Args, SparseTensor> || ...) SparseTensor
    map_values(F&& op, const Args&... args) {
  std::vector<const SparseTensor*> tensors;
  const auto collect = [&](const auto& argument) {
    if constexpr (std::is_same_v<std::decay_t<decltype(argument)>,
                                 SparseTensor>) {
      tensors.push_back(&argument);
    }
  };
  (collect(args), ...);
  internal::check_same_places(tensors);
  return tensors.front()->with_values(
      std::forward<F>(op)(internal::value_argument(args)...));
}

// A function of this library, as tf::square: the overload for tensors.
inline SparseTensor map_values(Tensor (*op)(const TensorLike&,
                                            const NameOptions&),
                               const SparseTensor& sp) {
  return sp.with_values(op(sp.values(), {}));
}

}  // namespace tfx::sparse

#endif  // TFX_SPARSE_MAP_VALUES_H_
