// Private helpers of the gradient functions.
#ifndef TFX_AUTODIFF_GRADIENTS_HELPERS_H_
#define TFX_AUTODIFF_GRADIENTS_HELPERS_H_

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/autodiff/recorded_op.h"
#include "tfx/autodiff/registry.h"
#include "tfx/core/tensor.h"

namespace tfx::gradients {

using Grads = std::span<const Gradient>;
using Result = std::vector<Gradient>;

// Constants: a number of a given dtype, an int32 vector and scalar.
Tensor number(double value, DType dtype);
Tensor int32_vector(std::span<const int64_t> values);
Tensor int32_scalar(int64_t value);

// Tensors as gradients.
Result to_result(const std::vector<Tensor>& tensors);

// Attributes of convolutions and pooling.
const std::vector<int64_t>& strides(const RecordedOp& op);
const std::string& padding(const RecordedOp& op);

// For an op whose inputs 0 and 1 broadcast: sums gradients of the result's
// shape to the shapes of the inputs. Pass None for an input without a gradient.
Result unbroadcast(const RecordedOp& op, const Gradient& first,
                   const Gradient& second);

// The complex conjugate, for gradients with respect to complex numbers; real
// numbers are returned unchanged.
Tensor conj(const Tensor& tensor);

// The shape of an input as a vector of an integer dtype, and one dimension of
// it as an int32 scalar: constants if they are statically known.
Tensor input_shape_as(const RecordedOp& op, size_t input, DType dtype);
Tensor input_dimension(const RecordedOp& op, size_t input, int axis);

// Reshapes a gradient to the shape of an input.
Tensor reshape_to_input(const RecordedOp& op, size_t input, const Tensor& grad);
// Sums a gradient, which has the shape that an input was broadcast to, to the
// shape of that input.
Tensor sum_to_input(const RecordedOp& op, size_t input, const Tensor& grad);

// function(), if the gradient of this input is needed; None if not. For
// expensive gradients.
template <typename Function>
Gradient if_wanted(const RecordedOp& op, size_t input, Function function) {
  return op.is_wanted(input) ? Gradient(function()) : Gradient();
}

}  // namespace tfx::gradients

#endif  // TFX_AUTODIFF_GRADIENTS_HELPERS_H_
