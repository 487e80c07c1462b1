// tf.group, tf.tuple, tf.no_op and tf.identity_n: waiting until several tensors
// are computed.
//
// Not needed in eager execution, nor for operations with side effects in a
// function: these are ordered automatically.
#ifndef TFX_OPS_CONTROL_FLOW_OPS_H_
#define TFX_OPS_CONTROL_FLOW_OPS_H_

#include <concepts>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensors_like.h"

namespace tfx {

// Adds an operation that runs after all `inputs` are computed. Returns nothing;
// Python returns the operation: where that is used, pass the tensors instead.
void group(TensorSpan inputs, const NameOptions& options = {});
template <std::same_as<Tensor>... T>
requires(sizeof...(T) > 0)  //
    void group(const Tensor& first, const T&... rest) {
  group({first, rest...});
}

struct TupleOptions {
  ByName by_name{};
  // Must also be computed before the result is available.
  std::vector<Tensor> control_inputs = {};
  std::string name = {};
};

// The same tensors, available only when all are computed. Some may be None;
// throws ValueError if all are.
std::vector<Tensor> tuple(const std::vector<Tensor>& tensors,
                          const TupleOptions& options = {});

void no_op(const NameOptions& options = {});

// The same values, passed through one operation.
std::vector<Tensor> identity_n(const TensorsLike& input,
                               const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_CONTROL_FLOW_OPS_H_
