// tf.ragged.map_flat_values: a function of the values of ragged tensors, whose
// rows stay as they are.
//
//   tf::ragged::map_flat_values(tf::square, rt);
//   tf::ragged::map_flat_values(
//       [&](const tf::Tensor& x) { return tf::gather(table, x); }, rt);
#ifndef TFX_RAGGED_RAGGED_FUNCTIONAL_OPS_H_
#define TFX_RAGGED_RAGGED_FUNCTIONAL_OPS_H_

#include <tuple>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::ragged {

namespace internal {

// Takes values out of ragged tensors, and puts others in their place.
class FlatValues {
 public:
  Tensor take(const RaggedTensor& ragged);
  Tensor take(const RaggedOrDense& value);
  template <typename T>
  const T& take(const T& other) {
    return other;
  }
  // Throws ValueError if they are not as many as those that were taken, or if
  // those were not of the same rows.
  RaggedOrDense put(const RaggedOrDense& values) const;

 private:
  std::vector<RaggedTensor> taken_;
};

using UnaryOp = Tensor (*)(const TensorLike&, const NameOptions&);
using BinaryOp = Tensor (*)(const TensorLike&, const TensorLike&,
                            const NameOptions&);

}  // namespace internal

// What `op` makes of the values of all ragged arguments and of the others.
// Throws ValueError if ragged ones are not of the same ragged rank,
// InvalidArgumentError if their splits differ.
template <typename Op, typename... T>
RaggedOrDense map_flat_values(const Op& op, const T&... args) {
  internal::FlatValues flat;
  // In braces, so from left to right.
  const auto values =
      std::tuple<decltype(flat.take(args))...>{flat.take(args)...};
  return flat.put(RaggedOrDense(std::apply(op, values)));
}
RaggedOrDense map_flat_values(internal::UnaryOp op, const RaggedOrDense& x);
RaggedOrDense map_flat_values(internal::BinaryOp op, const RaggedLike& x,
                              const RaggedLike& y);

}  // namespace tfx::ragged

#endif  // TFX_RAGGED_RAGGED_FUNCTIONAL_OPS_H_
