// tf.group, tf.tuple, tf.no_op and tf.identity_n: tensors that are there
// together.
//
// Eagerly, and for operations with effects in a function, all of this happens
// by itself.
#ifndef TFX_OPS_CONTROL_FLOW_OPS_H_
#define TFX_OPS_CONTROL_FLOW_OPS_H_

#include <concepts>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensors_like.h"

namespace tfx {

// Adds an operation that runs when all of `inputs` are there; it has no result.
// Python returns the operation: say the tensors instead where that is used.
void group(TensorSpan inputs, const NameOptions& options = {});
template <std::same_as<Tensor>... T>
requires(sizeof...(T) > 0)  //
    void group(const Tensor& first, const T&... rest) {
  group({first, rest...});
}

struct TupleOptions {
  // Have to be there too.
  std::vector<Tensor> control_inputs = {};
  std::string name = {};
};

// The same tensors, there when all are. Some may be None, all must not: throws
// ValueError.
std::vector<Tensor> tuple(const std::vector<Tensor>& tensors,
                          const TupleOptions& options = {});

// Does nothing.
void no_op(const NameOptions& options = {});

// The same values, in one operation.
std::vector<Tensor> identity_n(const TensorsLike& input,
                               const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_CONTROL_FLOW_OPS_H_
