#include "tfx/image/crop.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/image/image_checks.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/image_ops.h"

namespace tfx::image {
namespace {

using internal::at_least;
using internal::minus;
using internal::more_than;
using internal::static_value;

// The fraction of a dimension to keep; `value` if statically known.
struct Fraction {
  Tensor tensor;
  std::optional<double> value;
  // Literals are float64; Python keeps the dtype of tensors.
  bool is_float32;
};

Fraction fraction_of(const TensorLike& central_fraction) {
  const Tensor tensor = central_fraction.to_tensor();
  if (!central_fraction.is_tensor()) {
    const Tensor wide = central_fraction.to_tensor(tfx::float64);
    return {tensor, wide.item<double>(), false};
  }
  Fraction fraction{tensor, std::nullopt, tensor.dtype() == tfx::float32};
  const std::optional<Tensor> known = constant_value(tensor);
  if (known) fraction.value = static_cast<double>(*known);
  return fraction;
}

template <typename T>
int64_t begin_of_middle(int64_t length, double fraction) {
  const auto whole = static_cast<T>(length);
  const T part = whole * static_cast<T>(fraction);
  return static_cast<int64_t>((whole - part) / 2);
}

Dimension length_of(const Tensor& image, int axis) {
  const int64_t known = image.shape()[axis];
  if (known != kNone) return known;
  return tfx::shape(image)[axis];
}

// The first index of the central part.
Dimension begin_of_middle(const Dimension& length, const Fraction& fraction) {
  if (!length.is_tensor() && fraction.value) {
    return fraction.is_float32
               ? begin_of_middle<float>(length.value(), *fraction.value)
               : begin_of_middle<double>(length.value(), *fraction.value);
  }
  const Tensor wide = cast(internal::to_tensor(length), tfx::float64);
  const Tensor part = wide * cast(fraction.tensor, tfx::float64);
  return cast((wide - part) / 2, tfx::int32);
}

// The length of the central part.
Dimension size_of_middle(const Dimension& length, const Dimension& begin) {
  if (!begin.is_tensor()) return length.value() - 2 * begin.value();
  const Tensor both = begin.tensor() * 2;
  return internal::to_tensor(length) - both;
}

// An int32 vector.
Tensor vector_of(const std::vector<Dimension>& dimensions) {
  if (std::ranges::any_of(dimensions, &Dimension::is_tensor)) {
    std::vector<Tensor> tensors;
    for (const Dimension& each : dimensions) {
      tensors.push_back(internal::to_tensor(each));
    }
    return stack(tensors);
  }
  std::vector<int64_t> numbers;
  for (const Dimension& each : dimensions) numbers.push_back(each.value());
  return ShapeLike(numbers).to_tensor(tfx::int32);
}

}  // namespace

Tensor central_crop(const TensorLike& image,
                    const TensorLike& central_fraction) {
  const NameScope scope = name_scope("central_crop");
  const char* const kOutside = "central_fraction must be within (0, 1]";
  const Fraction fraction = fraction_of(central_fraction);
  Tensor images = image.to_tensor();
  internal::Checks checks;
  if (fraction.value) {
    if (*fraction.value <= 0 || *fraction.value > 1) throw ValueError(kOutside);
    if (*fraction.value == 1) return images;
  } else {
    // Python combines the conditions with "or" instead of "and".
    checks.require(
        math::logical_or(fraction.tensor > 0.0, fraction.tensor <= 1.0),
        kOutside);
    images = checks.before(images);
  }
  // The result is unused, as in Python.
  internal::assert_at_least_3d(images);
  const int rank = images.rank();
  if (rank != 3 && rank != 4) {
    throw ValueError(
        "`image` should either be a Tensor with rank = 3 or rank = 4. Had rank "
        "= " +
        (rank < 0 ? "None" : std::to_string(rank)) + ".");
  }
  const Dimension height = length_of(images, rank - 3);
  const Dimension width = length_of(images, rank - 2);
  const Dimension top = begin_of_middle(height, fraction);
  const Dimension left = begin_of_middle(width, fraction);
  const Dimension rows = size_of_middle(height, top);
  const Dimension columns = size_of_middle(width, left);
  std::vector<Dimension> begin = {top, left, 0};
  std::vector<Dimension> size = {rows, columns, -1};
  std::vector<int64_t> known = {static_value(rows), static_value(columns),
                                images.shape()[-1]};
  if (rank == 4) {
    begin.insert(begin.begin(), 0);
    size.insert(size.begin(), -1);
    known.insert(known.begin(), images.shape()[0]);
  }
  const Tensor first = vector_of(begin);
  const Tensor cropped = slice(images, first, vector_of(size));
  cropped.set_shape(known);
  return cropped;
}

Tensor crop_to_bounding_box(const TensorLike& image,
                            const Dimension& offset_height,
                            const Dimension& offset_width,
                            const Dimension& target_height,
                            const Dimension& target_width) {
  const NameScope scope = name_scope("crop_to_bounding_box");
  const internal::Batch batch = internal::batch_of(image.to_tensor());
  internal::Checks checks;
  checks.require_at_least_3d(batch.images);
  const internal::Dimensions dims = internal::dimensions_of(batch.images);
  checks.require(at_least(offset_width, 0), "offset_width must be >= 0.");
  checks.require(at_least(offset_height, 0), "offset_height must be >= 0.");
  checks.require(more_than(target_width, 0), "target_width must be > 0.");
  checks.require(more_than(target_height, 0), "target_height must be > 0.");
  checks.require(
      at_least(dims.width, internal::plus(target_width, offset_width)),
      "width must be >= target + offset.");
  checks.require(
      at_least(dims.height, internal::plus(target_height, offset_height)),
      "height must be >= target + offset.");
  const Tensor images = checks.before(batch.images);
  const Tensor shape = tfx::shape(images);
  const Tensor cropped =
      slice(images, {0, offset_height, offset_width, 0},
            {shape[0], target_height, target_width, shape[3]});
  cropped.set_shape({static_value(dims.batch), static_value(target_height),
                     static_value(target_width), static_value(dims.depth)});
  return batch.undo(cropped);
}

Tensor pad_to_bounding_box(const TensorLike& image,
                           const Dimension& offset_height,
                           const Dimension& offset_width,
                           const Dimension& target_height,
                           const Dimension& target_width) {
  const NameScope scope = name_scope("pad_to_bounding_box");
  const internal::Batch batch = internal::batch_of(image.to_tensor());
  const internal::Dimensions dims = internal::dimensions_of(batch.images);
  const Dimension right = minus(minus(target_width, offset_width), dims.width);
  const Dimension below =
      minus(minus(target_height, offset_height), dims.height);
  internal::Checks checks;
  checks.require_at_least_3d(batch.images);
  checks.require(at_least(offset_height, 0), "offset_height must be >= 0");
  checks.require(at_least(offset_width, 0), "offset_width must be >= 0");
  checks.require(at_least(right, 0), "width must be <= target - offset");
  checks.require(at_least(below, 0), "height must be <= target - offset");
  const Tensor images = checks.before(batch.images);
  const Tensor paddings =
      reshape(ShapeLike({0, 0, offset_height, below, offset_width, right, 0, 0})
                  .to_tensor(),
              {4, 2});
  const Tensor padded = pad(images, paddings);
  padded.set_shape({static_value(dims.batch), static_value(target_height),
                    static_value(target_width), static_value(dims.depth)});
  return batch.undo(padded);
}

Tensor resize_with_crop_or_pad(const TensorLike& image,
                               const Dimension& target_height,
                               const Dimension& target_width) {
  using internal::greater_of;
  using internal::half_of;
  using internal::smaller_of;
  const NameScope scope = name_scope("resize_image_with_crop_or_pad");
  const internal::Batch batch = internal::batch_of(image.to_tensor());
  internal::Checks checks;
  checks.require_at_least_3d(batch.images);
  checks.require(more_than(target_width, 0), "target_width must be > 0.");
  checks.require(more_than(target_height, 0), "target_height must be > 0.");
  const Tensor images = checks.before(batch.images);
  const auto checked = [&](const Dimension& length) -> Dimension {
    if (!length.is_tensor()) return length;
    return checks.before(length.tensor());
  };
  const Dimension new_height = checked(target_height);
  const Dimension new_width = checked(target_width);
  const internal::Dimensions dims = internal::dimensions_of(images);
  const Dimension wider = minus(new_width, dims.width);
  const Dimension higher = minus(new_height, dims.height);
  const Tensor cropped = crop_to_bounding_box(
      images, greater_of(half_of(minus(dims.height, new_height)), 0),
      greater_of(half_of(minus(dims.width, new_width)), 0),
      smaller_of(new_height, dims.height), smaller_of(new_width, dims.width));
  const Tensor resized =
      pad_to_bounding_box(cropped, greater_of(half_of(higher), 0),
                          greater_of(half_of(wider), 0), new_height, new_width);
  const internal::Dimensions results = internal::dimensions_of(resized);
  internal::Checks final_checks;
  final_checks.require(internal::equal(results.height, new_height),
                       "resized height is not correct.");
  final_checks.require(internal::equal(results.width, new_width),
                       "resized width is not correct.");
  return batch.undo(final_checks.before(resized));
}

Tensor crop_and_resize(const TensorLike& image, const TensorLike& boxes,
                       const TensorLike& box_indices,
                       const ShapeLike& crop_size,
                       const CropAndResizeOptions& options) {
  return raw_ops::CropAndResize(
      image.to_tensor(), internal::value_of(boxes, tfx::float32),
      internal::value_of(box_indices, tfx::int32),
      crop_size.to_tensor(tfx::int32),
      {.method = options.method,
       .extrapolation_value = static_cast<float>(options.extrapolation_value),
       .name = options.name});
}

Tensor extract_glimpse(const TensorLike& input, const ShapeLike& size,
                       const TensorLike& offsets,
                       const ExtractGlimpseOptions& options) {
  return raw_ops::ExtractGlimpseV2(internal::value_of(input, tfx::float32),
                                   size.to_tensor(tfx::int32),
                                   internal::value_of(offsets, tfx::float32),
                                   {.centered = options.centered,
                                    .normalized = options.normalized,
                                    .uniform_noise = false,
                                    .noise = options.noise,
                                    .name = options.name});
}

Tensor extract_patches(const TensorLike& images,
                       const std::vector<int64_t>& sizes,
                       const std::vector<int64_t>& strides,
                       const std::vector<int64_t>& rates,
                       std::string_view padding, const NameOptions& options) {
  return raw_ops::ExtractImagePatches(images.to_tensor(), sizes, strides, rates,
                                      padding, {.name = options.name});
}

}  // namespace tfx::image
