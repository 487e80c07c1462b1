// tf.control_dependencies: operations that must run before others.
#ifndef TFX_CORE_CONTROL_DEPENDENCIES_H_
#define TFX_CORE_CONTROL_DEPENDENCIES_H_

#include <cstddef>
#include <vector>

#include "tfx/c/operation.h"
#include "tfx/core/tensor_span.h"

namespace tfx {

class GraphBuilder;

// While it lives, operations that are added to the graph run after `inputs`.
// Scopes nest. Eager operations run in order anyway.
class [[nodiscard]] ControlDependencies {
 public:
  // `graph` is null in eager mode.
  ControlDependencies(GraphBuilder* graph, std::vector<c::Operation> inputs);
  ~ControlDependencies();
  ControlDependencies(const ControlDependencies&) = delete;
  ControlDependencies& operator=(const ControlDependencies&) = delete;

 private:
  GraphBuilder* const graph_;
  std::vector<c::Operation> outer_;
};

// `auto scope = tf::control_dependencies({a, b});` is
// `with tf.control_dependencies([a, b]):`. Tensors without a value are ignored:
// checks that have already passed return them.
ControlDependencies control_dependencies(TensorSpan control_inputs);
// No dependencies: those of enclosing scopes do not apply either.
ControlDependencies control_dependencies(std::nullptr_t);

// Identity of `tensor`, run after the last operation: for an operation that has
// no outputs of its own.
Tensor with_last_operation(const Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_CONTROL_DEPENDENCIES_H_
