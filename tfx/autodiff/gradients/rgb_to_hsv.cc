// The gradient of RGBToHSV, with a different formula for each order of the
// three colours.
#include <array>
#include <vector>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"

namespace tfx::gradients {
namespace {

// One colour of every pixel: its value, and 1 or 0 for whether the value is
// positive, the greatest and the least of the three. Exactly one colour is the
// greatest and one the least, even if colours are equal.
struct Colour {
  Tensor value;
  Tensor is_positive;
  Tensor is_most;
  Tensor is_least;
};

// 1 / x, and 0 where x is 0.
Tensor reciprocal(const Tensor& x) {
  return math::divide_no_nan(cast(1.0, x.dtype()), x);
}

std::array<Colour, 3> colours(const Tensor& rgb) {
  const Tensor r = rgb(ellipsis, 0);
  const Tensor g = rgb(ellipsis, 1);
  const Tensor b = rgb(ellipsis, 2);
  const auto flag = [&](const Tensor& truth) {
    return cast(truth, rgb.dtype());
  };
  return {Colour{r, flag(r > 0), flag((r >= b) & (r >= g)),
                 flag((r < b) & (r < g))},
          Colour{g, flag(g > 0), flag((g > r) & (g >= b)),
                 flag((g <= r) & (g < b))},
          Colour{b, flag(b > 0), flag((b > r) & (b > g)),
                 flag((b <= r) & (b <= g))}};
}

// saturation = (most - least) / most
Tensor saturation_derivative(const Colour& x, const Colour& y,
                             const Colour& z) {
  const Tensor least = y.is_least * y.value + z.is_least * z.value;
  const Tensor most = y.is_most * y.value + z.is_most * z.value;
  return x.is_positive * (x.is_most * least * reciprocal(square(x.value)) -
                          x.is_least * reciprocal(most));
}

// If x is the greatest colour, and y and z are the next ones round the circle,
// the hue is x's angle (a multiple of a third of the circle), plus
// (y - z) / (most - least) of a sixth. `chroma` is 1 / (most - least)².
Tensor hue_derivative(const Colour& x, const Colour& y, const Colour& z,
                      const Tensor& chroma) {
  const Tensor of_most =
      x.is_positive * x.is_most * (z.value - y.value) * chroma;
  const Tensor of_next = y.is_positive * y.is_most *
                         (x.is_least * (z.value - y.value) *
                              reciprocal(square(x.value - y.value)) -
                          z.is_least * reciprocal(y.value - z.value));
  const Tensor of_previous = z.is_positive * z.is_most *
                             (x.is_least * (z.value - y.value) *
                                  reciprocal(square(z.value - x.value)) +
                              y.is_least * reciprocal(z.value - y.value));
  return (of_most + of_next + of_previous) / 6.0;
}

Result rgb_to_hsv_grad(const RecordedOp& op, Grads grads) {
  const std::array<Colour, 3> all = colours(op.input(0));
  const Tensor grad = grads[0];
  const Tensor hue = grad(ellipsis, 0);
  const Tensor saturation = grad(ellipsis, 1);
  const Tensor value = grad(ellipsis, 2);
  const Tensor& hsv = op.output(0);
  const Tensor chroma = reciprocal(square(hsv(ellipsis, 1))) *
                        reciprocal(square(hsv(ellipsis, 2)));
  std::vector<Tensor> by_colour;
  for (size_t i = 0; i < all.size(); ++i) {
    const Colour& x = all[i];
    const Colour& y = all[(i + 1) % all.size()];
    const Colour& z = all[(i + 2) % all.size()];
    by_colour.push_back(value * x.is_most +
                        saturation * saturation_derivative(x, y, z) +
                        hue * hue_derivative(x, y, z, chroma));
  }
  return {stack(by_colour, {.axis = -1})};
}

}  // namespace

void register_rgb_to_hsv(GradientRegistry& registry) {
  registry.add("RGBToHSV", rgb_to_hsv_grad);
}

}  // namespace tfx::gradients
