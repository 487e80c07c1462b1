#include "tfx/ops/random_crop_ops.h"

#include <limits>

#include "tfx/c/tensor.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/random_ops.h"
#include "tfx/ops/stateless_random_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::image {
namespace {

constexpr int32_t kMaxInt32 = std::numeric_limits<int32_t>::max();

// Crops at what `draw` says, from which the offset is the remainder.
template <typename Draw>
Tensor crop(const Tensor& value, const Tensor& size, const std::string& name,
            const Draw& draw) {
  const Tensor shape = raw_ops::Shape(value);
  const Tensor fits =
      raw_ops::All(raw_ops::GreaterEqual(shape, size), internal::integer(0));
  const Tensor text(c::Tensor::scalar_string("Need value.shape >= size, got "));
  raw_ops::Assert(fits, {text, shape, size}, {.summarize = 1000});
  const Tensor limit =
      raw_ops::AddV2(raw_ops::Sub(shape, size), internal::integer(1));
  const Tensor offset = raw_ops::FloorMod(draw(raw_ops::Shape(shape)), limit);
  return raw_ops::Slice(value, offset, size, {.name = name});
}

}  // namespace

Tensor random_crop(const TensorLike& value, const ShapeLike& size,
                   const RandomCropOptions& options) {
  return crop(value.to_tensor(), size.to_tensor(tfx::int32), options.name,
              [&](const Tensor& shape) {
                return random::uniform(shape, {.maxval = kMaxInt32,
                                               .dtype = tfx::int32,
                                               .seed = options.seed});
              });
}

Tensor stateless_random_crop(const TensorLike& value, const ShapeLike& size,
                             const TensorLike& seed,
                             const NameOptions& options) {
  return crop(value.to_tensor(), size.to_tensor(tfx::int32), options.name,
              [&](const Tensor& shape) {
                return random::stateless_uniform(
                    shape, seed, {.maxval = kMaxInt32, .dtype = tfx::int32});
              });
}

}  // namespace tfx::image
