#include "tfx/ops/random_crop_ops.h"

#include <limits>

#include "tfx/c/tensor.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/random_ops.h"
#include "tfx/ops/stateless_random_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::image {
namespace {

constexpr int32_t kMaxInt32 = std::numeric_limits<int32_t>::max();

std::string text_of(const Tensor& numbers) {
  std::string text;
  for (const int32_t number : numbers.data<int32_t>()) {
    text += (text.empty() ? "" : ", ") + std::to_string(number);
  }
  return text;
}

// Eagerly the error is Python's own, inside of functions the op's.
void check_fits(const Tensor& shape, const Tensor& size) {
  constexpr const char* kText = "Need value.shape >= size, got ";
  const Tensor fits =
      raw_ops::All(raw_ops::GreaterEqual(shape, size), internal::integer(0));
  if (FuncGraph::current() != nullptr) {
    const Tensor text(c::Tensor::scalar_string(kText));
    raw_ops::Assert(fits, {text, shape, size}, {.summarize = 1000});
  } else if (!fits.item<bool>()) {
    throw errors::InvalidArgumentError(
        "Expected '" + fits.str() + "' to be true. Summarized data: b'" +
        kText + "'\n" + text_of(shape) + "\n" + text_of(size));
  }
}

// Crops at what `draw` says, from which the offset is the remainder.
template <typename Draw>
Tensor crop(const Tensor& value, const Tensor& size, const std::string& name,
            const Draw& draw) {
  const Tensor shape = raw_ops::Shape(value);
  check_fits(shape, size);
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
