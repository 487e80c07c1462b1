#include "tfx/nn/space_to_batch.h"

#include <algorithm>
#include <numeric>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/nn/conv_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/space_ops.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::nn {
namespace internal {
namespace {

using Integers = std::vector<int64_t>;

Tensor integers(const TensorShape& shape, const Integers& values) {
  const std::vector<int32_t> narrow(values.begin(), values.end());
  return Tensor(c::Tensor::from_values<int32_t>(shape.view(), narrow));
}

std::string rank_text(const TensorShape& shape) {
  return shape.known_rank() ? std::to_string(*shape.rank()) : "None";
}

Integers spatial_dims_of(const SpaceToBatch& how, int64_t count) {
  if (how.spatial_dims) {
    const Integers& given = *how.spatial_dims;
    if (std::ranges::adjacent_find(given, std::greater_equal<>()) !=
            given.end() ||
        std::ranges::any_of(given, [](int64_t dim) { return dim < 1; })) {
      throw ValueError(
          "`spatial_dims` must be a monotonically increasing sequence of "
          "positive integers. Received: spatial_dims=" +
          Sizes(given).str());
    }
    return given;
  }
  Integers dims(static_cast<size_t>(count));
  std::iota(dims.begin(), dims.end(),
            how.num_batch_dims + (is_channels_first(how.data_format) ? 1 : 0));
  return dims;
}

void check_rank(const TensorShape& shape, const SpaceToBatch& how,
                const Integers& spatial_dims) {
  if (spatial_dims.empty()) throw IndexError("list index out of range");
  const int64_t least =
      spatial_dims.back() + (is_channels_first(how.data_format) ? 0 : 1);
  if (!shape.known_rank() || *shape.rank() >= least) return;
  throw ValueError("`input.shape.rank` must be at least " +
                   std::to_string(least) + ". Received: input.shape=" +
                   shape.str() + " with rank " + rank_text(shape));
}

Tensor base_paddings(const SpaceToBatch& how, const Tensor& rate) {
  const int64_t count = rate.shape()[0];
  const PaddingAttrs attrs = convert_padding(how.padding);
  if (attrs.padding == "SAME") {
    if (!how.filter_shape.has_value()) {
      throw ValueError(
          "`filter_shape` must be specified for `padding='SAME'`. Received: "
          "filter_shape=None and padding=SAME");
    }
    return same_paddings(how.filter_shape, count, rate);
  }
  if (attrs.padding == "VALID") {
    return integers({count, 2}, Integers(static_cast<size_t>(2 * count)));
  }
  if (attrs.padding == "EXPLICIT") {
    if (attrs.explicit_paddings.size() != static_cast<size_t>(2 * count + 4)) {
      throw ValueError("cannot reshape array of size " +
                       std::to_string(attrs.explicit_paddings.size()) +
                       " into shape (" + std::to_string(count + 2) + ",2)");
    }
    const auto first = attrs.explicit_paddings.begin() +
                       (is_channels_first(how.data_format) ? 4 : 2);
    return integers({count, 2}, Integers(first, first + 2 * count));
  }
  throw ValueError(
      "`padding` must be one of 'SAME' or 'VALID'. Received: padding=" +
      attrs.padding);
}

Tensor spatial_shape(const Tensor& input, const Integers& spatial_dims) {
  const TensorShape known = input.shape();
  Integers sizes;
  for (const int64_t dim : spatial_dims) {
    sizes.push_back(known.known_rank() ? known[static_cast<int>(dim)] : kNone);
  }
  if (std::ranges::find(sizes, kNone) == sizes.end()) {
    return ShapeLike(sizes).to_tensor(int32);
  }
  return raw_ops::GatherV2(shape(input),
                           ShapeLike(spatial_dims).to_tensor(int32),
                           ShapeLike(0).to_tensor(int32));
}

// One row per dimension after the first: rows of `tensor` for spatial
// dimensions, `fill` for others.
Tensor with_other_dims(const Tensor& tensor, int fill,
                       const Integers& spatial_dims) {
  if (spatial_dims.back() == static_cast<int64_t>(spatial_dims.size())) {
    return tensor;
  }
  const TensorShape row = tensor.shape().slice(1, std::nullopt);
  if (const auto known = constant_integers(tensor)) {
    const auto width =
        static_cast<int64_t>(known->size() / spatial_dims.size());
    Integers all(static_cast<size_t>(spatial_dims.back() * width), fill);
    auto next = known->begin();
    for (const int64_t dim : spatial_dims) {
      std::copy_n(next, width, all.begin() + (dim - 1) * width);
      next += width;
    }
    return integers(TensorShape({spatial_dims.back()}).concatenate(row), all);
  }
  const Tensor other = tfx::fill(TensorShape({1}).concatenate(row), fill);
  std::vector<Tensor> parts;
  int64_t next = 1;
  for (size_t i = 0; i < spatial_dims.size(); ++i) {
    for (; next < spatial_dims[i]; ++next) parts.push_back(other);
    parts.push_back(tensor[Slice(i, i + 1)]);
    ++next;
  }
  return concat(parts, 0);
}

}  // namespace

Tensor same_paddings(const Tensor& filter_shape, int64_t num_spatial_dims,
                     const Tensor& rate) {
  const auto known_filter = constant_integers(filter_shape);
  const auto known_rate = constant_integers(rate);
  const auto count = static_cast<size_t>(num_spatial_dims);
  if (known_filter && known_filter->size() >= count && known_rate) {
    Integers paddings;
    for (size_t i = 0; i < count; ++i) {
      const int64_t both = ((*known_filter)[i] - 1) * (*known_rate)[i];
      paddings.insert(paddings.end(), {both / 2, both - both / 2});
    }
    return integers({num_spatial_dims, 2}, paddings);
  }
  const Tensor both = (filter_shape[Slice(_, num_spatial_dims)] - 1) * rate;
  const Tensor start = math::floordiv(both, 2);
  return stack({start, both - start}, {.axis = 1});
}

Tensor run_with_space_to_batch(const Tensor& input, const SpaceToBatch& how,
                               const SlidingOp& op) {
  const Tensor rate =
      TensorLike(how.dilation_rate.to_tensor(int32)).to_tensor(int32);
  const TensorShape rate_shape = rate.shape();
  if (rate_shape.known_rank() && *rate_shape.rank() != 1) {
    throw ValueError(
        "`dilation_rate.shape.rank` must be 1. Received: dilation_rate=" +
        tensor_text(rate) + " of rank " + rank_text(rate_shape));
  }
  if (!rate_shape.is_fully_defined()) {
    throw ValueError(
        "`dilation_rate.shape` must be fully defined. Received: "
        "dilation_rate=" +
        tensor_text(rate) + " with shape " + rate_shape.str());
  }
  const int64_t count = rate_shape[0];
  const Integers spatial_dims = spatial_dims_of(how, count);
  check_rank(input.shape(), how, spatial_dims);
  if (const auto known = constant_integers(rate)) {
    if (std::ranges::any_of(*known, [](int64_t each) { return each < 1; })) {
      throw ValueError(
          "`dilation_rate` must be positive. Received: "
          "dilation_rate=" +
          numpy_text(*known));
    }
    if (std::ranges::all_of(*known, [](int64_t each) { return each == 1; })) {
      return op(input, count, how.padding);
    }
  }
  const auto [paddings, crops] = required_space_to_batch_paddings(
      spatial_shape(input, spatial_dims), rate,
      {.base_paddings = base_paddings(how, rate)});
  const Tensor block = with_other_dims(rate, 1, spatial_dims);
  const Tensor batches = space_to_batch_nd(
      input, block, with_other_dims(paddings, 0, spatial_dims));
  return batch_to_space(op(batches, count, "VALID"), block,
                        with_other_dims(crops, 0, spatial_dims));
}

}  // namespace internal

Tensor with_space_to_batch(const TensorLike& input,
                           const ShapeLike& dilation_rate,
                           const Padding& padding, const SlidingOp& op,
                           const WithSpaceToBatchOptions& options) {
  const TensorOption& filter_shape = options.filter_shape;
  return internal::run_with_space_to_batch(
      input.to_tensor(),
      {.dilation_rate = dilation_rate,
       .padding = padding,
       .filter_shape = filter_shape.is_none()
                           ? Tensor()
                           : cast(filter_shape.to_tensor(), int32),
       .spatial_dims = options.spatial_dims,
       .data_format = options.data_format},
      op);
}

}  // namespace tfx::nn
