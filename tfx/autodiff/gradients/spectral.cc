// Gradients of Fourier transforms.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/signal_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// The number of elements of one transform over the last dimensions.
Tensor transform_size(const Tensor& tensor, int dimensions, DType dtype) {
  return cast(reduce_prod(shape(tensor)[Slice(-dimensions, _)]), dtype);
}

// Complex transforms: the adjoint is the inverse, up to a factor.
template <typename Inverse>
GradientFunction forward_grad(int dimensions, Inverse inverse) {
  return [=](const RecordedOp&, Grads grads) -> Result {
    const Tensor grad = grads[0];
    return {inverse(grad, {}) * transform_size(grad, dimensions, grad.dtype())};
  };
}

template <typename Forward>
GradientFunction inverse_grad(int dimensions, Forward forward) {
  return [=](const RecordedOp&, Grads grads) -> Result {
    const Tensor grad = grads[0];
    const DType real = grad.dtype().real_dtype();
    const Tensor scale =
        math::reciprocal(transform_size(grad, dimensions, real));
    return {forward(grad, {}) * cast(scale, grad.dtype())};
  };
}

// Pads a gradient with zeros to the shape of the op's input: elements beyond
// the length of the transform are not used by it.
Tensor fill_up(const RecordedOp& op, const Tensor& grad) {
  if (grad.shape().is_fully_defined() && op.input_shape(0) == grad.shape()) {
    return grad;
  }
  const Tensor missing = op.input_shape_tensor(0) - shape(grad);
  return ops::Pad(grad,
                  ops::Pack({ops::ZerosLike(missing), missing}, {.axis = 1}));
}

// 1, -1, 1, …
Tensor alternating(const Tensor& length, DType dtype) {
  return cast(1 - 2 * (range(length) % 2), dtype);
}

// A real transform returns only half of the frequencies, because the others are
// their conjugates. The inverse counts frequencies with a conjugate twice; the
// first one, and the last one if the length is even, have none and are added
// separately. In two dimensions these are whole columns, which must be
// transformed back.
template <typename Inverse>
GradientFunction real_grad(int dimensions, Inverse inverse) {
  return [=](const RecordedOp& op, Grads grads) -> Result {
    const Tensor grad = grads[0];
    const Tensor& lengths = op.input(1);
    const DType dtype = grad.dtype();
    const DType real = dtype.real_dtype();
    const auto column = [&](int index) {
      const Tensor values = grad(ellipsis, index);
      const Tensor back = dimensions == 1 ? values : ops::FFT(conj(values));
      return back(ellipsis, newaxis);
    };
    const Tensor length = lengths[-1];
    const Tensor is_even = cast(1 - length % 2, dtype);
    const Tensor single =
        column(0) + is_even * column(-1) * alternating(length, dtype);
    const Tensor twice = inverse(grad, lengths, {.Treal = real}) *
                         cast(reduce_prod(lengths), real);
    return {fill_up(op, (twice + math::real(single)) * 0.5), {}};
  };
}

template <typename Forward>
GradientFunction inverse_real_grad(int dimensions, Forward forward) {
  return [=](const RecordedOp& op, Grads grads) -> Result {
    const Tensor grad = grads[0];
    const Tensor& lengths = op.input(1);
    const DType real = grad.dtype();
    const DType dtype = op.input_dtype(0);
    // The weight of each frequency: 1, 2, …, 2, and 1 if the length is even.
    const Tensor is_odd = lengths[-1] % 2;
    const Tensor twice = math::floordiv(lengths[-1] - 1, 2);
    const Tensor one = ones({1}, {.dtype = real});
    const Tensor counts = concat(
        {one, fill({twice}, one[0] * 2.0), ones({1 - is_odd}, {.dtype = real})},
        0);
    const Tensor scale =
        math::reciprocal(transform_size(grad, dimensions, real));
    return {fill_up(op, forward(grad, lengths, {.Tcomplex = dtype}) *
                            cast(counts * scale, dtype)),
            {}};
  };
}

}  // namespace

void register_spectral(GradientRegistry& registry) {
  registry.add("FFT", forward_grad(1, ops::IFFT), kKeepsNothing);
  registry.add("FFT2D", forward_grad(2, ops::IFFT2D), kKeepsNothing);
  registry.add("FFT3D", forward_grad(3, ops::IFFT3D), kKeepsNothing);
  registry.add("IFFT", inverse_grad(1, ops::FFT), kKeepsNothing);
  registry.add("IFFT2D", inverse_grad(2, ops::FFT2D), kKeepsNothing);
  registry.add("IFFT3D", inverse_grad(3, ops::FFT3D), kKeepsNothing);
  registry.add("RFFT", real_grad(1, ops::IRFFT), {0b10, 0});
  registry.add("RFFT2D", real_grad(2, ops::IRFFT2D), {0b10, 0});
  registry.add("IRFFT", inverse_real_grad(1, ops::RFFT), {0b10, 0});
  registry.add("IRFFT2D", inverse_real_grad(2, ops::RFFT2D), {0b10, 0});
}

}  // namespace tfx::gradients
