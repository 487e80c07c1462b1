// tf.control_dependencies: what has to be computed first.
#ifndef TFX_CORE_CONTROL_DEPENDENCIES_H_
#define TFX_CORE_CONTROL_DEPENDENCIES_H_

#include <cstddef>
#include <vector>

#include "tfx/c/operation.h"
#include "tfx/core/tensor_span.h"

namespace tfx {

class FuncGraph;

// While it lives, operations that are added to the function being traced run
// after those it names. Scopes nest. Eager operations run in order anyway.
class [[nodiscard]] ControlDependencies {
 public:
  // Of `graph`, which may be null: eager.
  ControlDependencies(FuncGraph* graph, std::vector<c::Operation> inputs);
  ~ControlDependencies();
  ControlDependencies(const ControlDependencies&) = delete;
  ControlDependencies& operator=(const ControlDependencies&) = delete;

 private:
  FuncGraph* const graph_;
  std::vector<c::Operation> outer_;
};

// `auto scope = tf::control_dependencies({a, b});` is
// `with tf.control_dependencies([a, b]):`. Tensors without a value, which
// checks return that are done with, are passed over.
ControlDependencies control_dependencies(TensorSpan control_inputs);
// None: what encloses this does not count.
ControlDependencies control_dependencies(std::nullptr_t);

// `tensor`, there after the operation that was executed last: what stands for
// one that has no outputs.
Tensor with_last_operation(const Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_CONTROL_DEPENDENCIES_H_
