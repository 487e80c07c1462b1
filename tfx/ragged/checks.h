// What has to hold for ragged tensors, checked as Python checks it: eagerly at
// once, with an InvalidArgumentError of Python's text; in a graph when it runs.
#ifndef TFX_RAGGED_CHECKS_H_
#define TFX_RAGGED_CHECKS_H_

#include <initializer_list>
#include <string>
#include <vector>

#include "tfx/c/operation.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::ragged::internal {

// Of all elements, which are broadcast. The message may be empty.
void check_equal(const Tensor& x, const Tensor& y, const std::string& message);
void check_less(const Tensor& x, const Tensor& y, const std::string& message);
void check_less_equal(const Tensor& x, const Tensor& y,
                      const std::string& message);
void check_greater_equal(const Tensor& x, const Tensor& y,
                         const std::string& message);
void check_non_negative(const Tensor& x, const std::string& message);
// Throws ValueError now for a rank that is known, as Python does.
void check_rank(const Tensor& x, int rank, const std::string& message);
// tf.debugging.Assert: with `data` in the text. The operation that checks it in
// a graph.
c::Operation check_true(const Tensor& condition,
                        std::initializer_list<TensorLike> data,
                        int summarize = 3);

// The same tensor, there when all checks have been made.
Tensor after_checks(const Tensor& tensor);
// The same tensor, there after these; with_dependencies of Python's
// control_flow_ops.
Tensor with_dependencies(const std::vector<c::Operation>& checks,
                         const Tensor& tensor);

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_CHECKS_H_
