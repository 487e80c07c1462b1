#include "tfx/ragged/ragged_array_ops.h"

#include <algorithm>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx {

using ragged::internal::positive_axis;

RaggedOrDense expand_dims(const RaggedOrDense& input, int64_t axis,
                          const NameOptions& options) {
  if (!input.is_ragged()) {
    return RaggedOrDense(expand_dims(input.tensor(), axis, options));
  }
  const NameScope scope = name_scope(options.name, "RaggedExpandDims");
  const RaggedTensor& ragged = input.ragged();
  auto rank = ragged.shape().rank();
  if (rank) ++*rank;
  const int64_t place = positive_axis(axis, rank, "axis", "rank(input)");
  if (place == 0) {
    return RaggedTensor::from_uniform_row_length(
        ragged, ragged.nrows(), {.nrows = 1, .validate = false});
  }
  if (place == 1) {
    return RaggedTensor::from_uniform_row_length(
        ragged, 1, {.nrows = ragged.nrows(), .validate = false});
  }
  return ragged.with_values(expand_dims(ragged.values(), place - 1));
}

namespace {

std::vector<Tensor> check_ones(const RaggedTensor& input,
                               const std::vector<int64_t>& axes) {
  const auto is_wanted = [&](int64_t axis) {
    return std::ranges::find(axes, axis) != axes.end();
  };
  std::vector<Tensor> checks;
  int64_t axis = 1;
  for (const Tensor& lengths : input.nested_row_lengths()) {
    if (is_wanted(axis)) {
      checks.push_back(
          debugging::Assert(reduce_all(math::equal(lengths, 1)),
                            {"the given axis (axis = " + std::to_string(axis) +
                             ") is not squeezable!"}));
    }
    ++axis;
  }
  if (is_wanted(0)) {
    checks.push_back(
        debugging::Assert(math::equal(size(input.row_splits()), 2),
                          {"the given axis (axis = 0) is not squeezable!"}));
  }
  return checks;
}

}  // namespace

RaggedOrDense squeeze(const RaggedOrDense& input,
                      const SqueezeOptions& options) {
  if (!input.is_ragged()) {
    return RaggedOrDense(squeeze(input.tensor(), options));
  }
  const NameScope scope = name_scope(options.name, "RaggedSqueeze");
  const RaggedTensor& ragged = input.ragged();
  if (options.axis.is_none()) {
    throw ValueError("Ragged.squeeze must have an axis argument.");
  }
  const int64_t ragged_rank = ragged.ragged_rank();
  std::vector<int64_t> dense_axes;
  std::vector<int64_t> ragged_axes;
  for (size_t i = 0; i < options.axis.axes().size(); ++i) {
    const int64_t axis =
        positive_axis(options.axis.axes()[i], ragged.shape().rank(),
                      "axis[" + std::to_string(i) + "]", "rank(input)");
    if (axis > ragged_rank) {
      dense_axes.push_back(axis - ragged_rank);
    } else {
      ragged_axes.push_back(axis);
    }
  }
  Tensor flat = tfx::internal::with_dependencies(
      check_ones(ragged, ragged_axes), ragged.flat_values());
  if (!dense_axes.empty()) flat = squeeze(flat, {.axis = dense_axes});
  const auto is_squeezed = [&](int64_t axis) {
    return std::ranges::find(ragged_axes, axis) != ragged_axes.end();
  };
  std::vector<Tensor> remaining;
  int64_t axis = 1;
  for (const Tensor& splits : ragged.nested_row_splits()) {
    if (!is_squeezed(axis++)) remaining.push_back(splits);
  }
  if (!remaining.empty() && is_squeezed(0)) remaining.erase(remaining.begin());
  const RaggedOrDense result =
      RaggedTensor::from_nested_row_splits(flat, remaining);
  for (int64_t all = 0; all <= ragged_rank; ++all) {
    if (!is_squeezed(all)) return result;
  }
  return RaggedOrDense(squeeze(result.tensor(), {.axis = 0}));
}

RaggedOrDense reverse(const RaggedOrDense& tensor,
                      const std::vector<int64_t>& axis,
                      const NameOptions& options) {
  if (!tensor.is_ragged()) {
    return RaggedOrDense(reverse(tensor.tensor(), axis, options));
  }
  const NameScope scope = name_scope(options.name, "Reverse");
  std::vector<Index> slices;
  for (size_t i = 0; i < axis.size(); ++i) {
    const auto place = static_cast<size_t>(
        positive_axis(axis[i], tensor.shape().rank(),
                      "axis[" + std::to_string(i) + "]", "rank(tensor)"));
    if (slices.size() <= place) slices.resize(place + 1, Index(_));
    slices[place] = Slice(_, _, -1);
  }
  return getitem(tensor.ragged(), slices);
}

Tensor size(const RaggedOrDense& input, const OutTypeOptions& options) {
  return size(input.flat_values(), options);
}

Tensor rank(const RaggedOrDense& input, const NameOptions& options) {
  if (!input.is_ragged()) return rank(input.tensor(), options);
  const NameScope scope = name_scope(options.name, "RaggedRank");
  return input.ragged_rank() + rank(input.flat_values());
}

namespace {

RaggedOrDense with_flat(const RaggedOrDense& value, const Tensor& flat) {
  if (!value.is_ragged()) return RaggedOrDense(flat);
  return value.ragged().with_flat_values(flat);
}

}  // namespace

RaggedOrDense one_hot(const RaggedOrDense& indices, const TensorLike& depth,
                      const OneHotOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedOneHot");
  OneHotOptions inner = options;
  inner.name = {};
  if (options.axis.value_or(-1) >= 0) {
    const int64_t ragged_rank = indices.ragged_rank();
    if (*options.axis <= ragged_rank && indices.is_ragged()) {
      throw ValueError("axis (" + std::to_string(*options.axis) +
                       ") must be greater than indices.ragged_rank (" +
                       std::to_string(ragged_rank) + ").");
    }
    inner.axis = *options.axis - ragged_rank;
  }
  return with_flat(indices, one_hot(indices.flat_values(), depth, inner));
}

RaggedOrDense zeros_like(const RaggedOrDense& input,
                         const LikeOptions& options) {
  return with_flat(input, zeros_like(input.flat_values(), options));
}

RaggedOrDense ones_like(const RaggedOrDense& input,
                        const LikeOptions& options) {
  return with_flat(input, ones_like(input.flat_values(), options));
}

RaggedOrDense identity(const RaggedOrDense& input, const NameOptions& options) {
  if (!input.is_ragged()) {
    return RaggedOrDense(identity(input.tensor(), options));
  }
  std::vector<Tensor> parts = input.components();
  for (Tensor& part : parts) part = identity(part, options);
  return input.ragged().with_components(parts);
}

RaggedFillEmptyRowsOutputs ragged_fill_empty_rows(
    const TensorLike& value_rowids, const TensorLike& values,
    const TensorLike& nrows, const TensorLike& default_value,
    const NameOptions& options) {
  const auto [tensor, filling] = match_dtypes(values, default_value);
  const auto result = raw_ops::RaggedFillEmptyRows(
      value_rowids.to_tensor(int64), tensor, nrows.to_tensor(int64), filling,
      {.name = options.name});
  return {result.output_value_rowids, result.output_values,
          result.empty_row_indicator, result.reverse_index_map};
}

RaggedFillEmptyRowsGradOutputs ragged_fill_empty_rows_grad(
    const TensorLike& reverse_index_map, const TensorLike& grad_values,
    const NameOptions& options) {
  const auto result = raw_ops::RaggedFillEmptyRowsGrad(
      reverse_index_map.to_tensor(int64), grad_values.to_tensor(),
      {.name = options.name});
  return {result.d_values, result.d_default_value};
}

}  // namespace tfx
