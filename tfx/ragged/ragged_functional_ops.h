// tf.ragged.map_flat_values: applies a function to the flat values of ragged
// tensors and keeps their rows.
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

// Takes the flat values of ragged tensors, and wraps others in the same rows.
class FlatValues {
 public:
  Tensor take(const RaggedTensor& ragged);
  Tensor take(const RaggedOrDense& value);
  template <typename T>
  const T& take(const T& other) {
    return other;
  }
  // Throws ValueError if the number of values or the ragged ranks differ, and
  // InvalidArgumentError if row splits differ.
  RaggedOrDense put(const RaggedOrDense& values) const;

 private:
  std::vector<RaggedTensor> taken_;
};

using UnaryOp = Tensor (*)(const TensorLike&, const NameOptions&);
using BinaryOp = Tensor (*)(const TensorLike&, const TensorLike&,
                            const NameOptions&);

}  // namespace internal

// Calls `op` with the flat values of ragged arguments, and with other arguments
// unchanged. Throws ValueError if ragged ranks differ, and InvalidArgumentError
// if row splits differ.
template <typename Op, typename... T>
RaggedOrDense map_flat_values(const Op& op, const T&... args) {
  internal::FlatValues flat;
  // Braces guarantee evaluation from left to right.
  const auto values =
      std::tuple<decltype(flat.take(args))...>{flat.take(args)...};
  return flat.put(RaggedOrDense(std::apply(op, values)));
}
RaggedOrDense map_flat_values(internal::UnaryOp op, const RaggedOrDense& x);
RaggedOrDense map_flat_values(internal::BinaryOp op, const RaggedLike& x,
                              const RaggedLike& y);

}  // namespace tfx::ragged

#endif  // TFX_RAGGED_RAGGED_FUNCTIONAL_OPS_H_
