// tf.sparse.map_values: a function of dense tensors on the values of sparse
// ones.
//
//   auto y = tf::sparse::map_values(
//       [](const tf::Tensor& x) { return tf::exp(x); }, st);
#ifndef TFX_SPARSE_MAP_VALUES_H_
#define TFX_SPARSE_MAP_VALUES_H_

#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::sparse {

namespace internal {

// Throws InvalidArgumentError, eagerly or when the function runs, unless all
// have values at the same places.
void check_same_places(const std::vector<const SparseTensor*>& tensors);

inline const Tensor& value_argument(const SparseTensor& argument) {
  return argument.values();
}
template <typename T>
const T& value_argument(const T& argument) {
  return argument;
}

}  // namespace internal

// The function gets the values of each sparse tensor among the arguments, and
// the others as they are; what it returns is at the same places.
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

}  // namespace tfx::sparse

#endif  // TFX_SPARSE_MAP_VALUES_H_
