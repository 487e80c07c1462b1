#include "tfx/ragged/ragged_gather_ops.h"

#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ragged/ragged_array_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/ragged_operators.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx {
namespace ragged::internal {
namespace {

RaggedOrDense gather_along(const RaggedOrDense& params,
                           const RaggedOrDense& indices, int64_t axis,
                           int64_t batch_dims);

void require_rank(const RaggedOrDense& indices) {
  if (indices.shape().known_rank()) return;
  throw ValueError("rank(indices) must be known statically");
}

RaggedTensor as_ragged(const RaggedOrDense& value, DType dtype) {
  if (value.is_ragged()) return value.ragged();
  return RaggedTensor::from_tensor(value.tensor(), {.row_splits_dtype = dtype});
}

DType dtype_of_splits(const RaggedOrDense& value) {
  return value.ragged().row_splits().dtype();
}

RaggedOrDense flatten_rows(const RaggedOrDense& value) {
  if (value.is_ragged()) return value.ragged().values();
  const Tensor sizes = shape(value.tensor());
  return RaggedOrDense(reshape(
      value.tensor(), concat({TensorLike({-1}), sizes[Slice(2, _)]}, 0)));
}

// The offset of each row in the flat values, reshaped to the given rank.
Tensor row_offsets(const RaggedOrDense& value, DType dtype, int rank) {
  Tensor starts;
  if (value.is_ragged()) {
    starts = cast(value.ragged().row_starts(), dtype);
  } else {
    const Tensor sizes = shape(value.tensor(), {.out_type = dtype});
    starts = tfx::range(sizes[0]) * sizes[1];
  }
  std::vector<int64_t> ones(static_cast<size_t>(rank - 1), 1);
  return reshape(
      starts,
      concat({shape(starts), TensorLike(ones).to_tensor(tfx::int32)}, 0));
}

// indices + offsets, which have the same rank.
RaggedOrDense moved(const RaggedOrDense& indices, const Tensor& offsets) {
  if (indices.is_ragged()) return indices.ragged() + offsets;
  return RaggedOrDense(indices.tensor() + offsets);
}

RaggedOrDense batch_gather(RaggedOrDense params, RaggedOrDense indices,
                           int64_t axis, int64_t batch_dims) {
  const auto batch = static_cast<int>(batch_dims);
  const TensorShape batch_shape = indices.shape().slice(std::nullopt, batch);
  if (!params.shape()
           .slice(std::nullopt, batch)
           .is_compatible_with(batch_shape)) {
    throw ValueError("batch shape from indices " + batch_shape.str() +
                     " does not match params shape " + params.shape().str());
  }
  if (batch_dims > 1) {
    const auto check_uniform = [](const RaggedOrDense& value,
                                  const char* text) {
      if (value.ragged().uniform_row_length().has_value()) return;
      throw ValueError(
          std::string(
              "batch shape from indices does not match params shape: ") +
          text);
    };
    if (!params.is_ragged()) {
      check_uniform(indices,
                    "ragged indices dimension corresponds to uniform params "
                    "dimension");
      params = as_ragged(params, dtype_of_splits(indices));
    }
    if (!indices.is_ragged()) {
      check_uniform(params,
                    "ragged params dimension corresponds to uniform indices "
                    "dimension");
      indices = as_ragged(indices, dtype_of_splits(params));
    }
    return params.ragged().with_values(gather_along(params.ragged().values(),
                                                    indices.ragged().values(),
                                                    axis - 1, batch_dims - 1));
  }
  if (axis > 1) {
    if (!indices.is_ragged()) {
      const RaggedTensor& rows = params.ragged();
      indices = rows.with_values(
          repeat(indices.tensor(), rows.row_lengths(), {.axis = 0}));
    } else {
      const RaggedTensor rows = as_ragged(params, dtype_of_splits(indices));
      const Tensor numbers =
          repeat(tfx::range(rows.nrows()), rows.row_lengths());
      indices = gather_along(indices, rows.with_values(numbers), 0, 0);
      params = rows;
    }
    return batch_gather(params, indices, axis, batch_dims + 1);
  }
  require_rank(indices);
  const RaggedOrDense flat = flatten_rows(params);
  const Tensor offsets =
      row_offsets(params, indices.dtype(), *indices.shape().rank());
  return gather_along(flat, moved(indices, offsets), axis - 1, 0);
}

RaggedOrDense axis_gather(const RaggedOrDense& params,
                          const RaggedOrDense& indices, int64_t axis) {
  if (axis > 1) {
    const RaggedTensor rows = params.is_ragged()
                                  ? params.ragged()
                                  : as_ragged(params, dtype_of_splits(indices));
    return rows.with_values(gather_along(rows.values(), indices, axis - 1, 0));
  }
  require_rank(indices);
  const RaggedOrDense flat = flatten_rows(params);
  const Tensor offsets =
      row_offsets(params, indices.dtype(), *indices.shape().rank() + 1);
  return gather_along(flat, moved(indices, offsets), axis - 1, 0);
}

RaggedOrDense gather_along(const RaggedOrDense& params,
                           const RaggedOrDense& indices, int64_t axis,
                           int64_t batch_dims) {
  if (!params.is_ragged() && !indices.is_ragged()) {
    return RaggedOrDense(tfx::gather(params.tensor(), indices.tensor(),
                                     {.axis = axis, .batch_dims = batch_dims}));
  }
  if (batch_dims > 0) return batch_gather(params, indices, axis, batch_dims);
  if (axis > 0) return axis_gather(params, indices, axis);
  if (indices.is_ragged()) {
    return indices.ragged().with_values(
        gather_along(params, indices.ragged().values(), 0, 0));
  }
  require_rank(indices);
  const RaggedTensor& rows = params.ragged();
  const auto result = raw_ops::RaggedGather(
      rows.nested_row_splits(), rows.flat_values(), indices.tensor(),
      indices.tensor().rank() + rows.ragged_rank() - 1);
  return RaggedTensor::from_nested_row_splits(result.output_dense_values,
                                              result.output_nested_splits,
                                              {.validate = false});
}

}  // namespace

RaggedOrDense gather(const RaggedLike& params, const RaggedLike& indices,
                     const GatherOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedGather");
  const RaggedOrDense values = params.value();
  const RaggedOrDense places = indices.value();
  splits_dtype_of({values, places});
  const auto values_rank = values.shape().rank();
  const auto places_rank = places.shape().rank();
  int64_t batch_dims = options.batch_dims;
  if (batch_dims != places_rank.value_or(-1)) {
    batch_dims =
        positive_axis(batch_dims, places_rank, "batch_dims", "rank(indices)");
  }
  if (values_rank && batch_dims >= *values_rank) {
    throw ValueError("batch_dims must be less than rank(params)");
  }
  const int64_t axis = positive_axis(
      options.axis.is_none() ? batch_dims : one_axis(options.axis), values_rank,
      "axis", "rank(params)");
  if (axis < batch_dims) {
    throw ValueError("axis must be greater than or equal to batch_dims");
  }
  return gather_along(values, places, axis, batch_dims);
}

namespace {

// Each row of indices selects one element or slice.
RaggedOrDense gather_rows(const RaggedTensor& params, const Tensor& indices,
                          int64_t index_size) {
  if (index_size == 0) {
    RaggedOrDense all = params;
    for (int i = 1; i < indices.rank(); ++i) all = expand_dims(all, 0);
    const Tensor ones_behind =
        ones(tfx::stack({tfx::rank(params)}), {.dtype = tfx::int32});
    return tile(all, concat({shape(indices)[Slice(_, -1)], ones_behind}, 0));
  }
  if (index_size == 1) {
    return tfx::gather(params, reshape(indices, {-1}));
  }
  const Tensor places = cast(indices, params.row_splits().dtype());
  Tensor flat = tfx::gather(params.row_splits(), places(ellipsis, 0)) +
                places(ellipsis, 1);
  RaggedOrDense values = params.values();
  for (int64_t dim = 2; dim < index_size; ++dim) {
    if (!values.is_ragged()) {
      const Tensor rest = places(ellipsis, Slice(dim, _));
      return RaggedOrDense(tfx::gather_nd(
          values.tensor(), concat({expand_dims(flat, 1), rest}, 1)));
    }
    flat =
        tfx::gather(values.ragged().row_starts(), flat) + places(ellipsis, dim);
    values = values.ragged().values();
  }
  return tfx::gather(values, flat);
}

}  // namespace

RaggedOrDense gather_nd(const RaggedLike& params, const RaggedLike& indices,
                        const GatherNdOptions& options) {
  if (options.batch_dims != 0) {
    throw ValueError("batch_dims != 0 is not supported for ragged gather yet.");
  }
  const RaggedOrDense values = params.value();
  RaggedOrDense places = indices.value();
  if (!values.is_ragged() && !places.is_ragged()) {
    return RaggedOrDense(
        tfx::gather_nd(values.tensor(), places.tensor(), options));
  }
  if (!options.bad_indices_policy.empty() &&
      options.bad_indices_policy != "DEFAULT") {
    throw ValueError(
        "non-default bad_indices_policy not supported for ragged gather");
  }
  const NameScope scope = name_scope(options.name, "RaggedGatherNd");
  splits_dtype_of({values, places});
  const TensorShape form = places.shape();
  if (!form.known_rank()) throw ValueError("indices.rank be statically known.");
  const int rank = *form.rank();
  if (rank == 0) throw ValueError("indices.rank must be at least 1.");
  if (places.is_ragged() && rank == places.ragged_rank() + 1) {
    throw ValueError("The innermost dimension of indices may not be ragged");
  }
  const int64_t index_size = form[-1];
  if (index_size < 0) {
    throw ValueError("indices.shape[-1] must be statically known.");
  }
  if (rank <= 2)
    return gather_rows(values.ragged(), places.tensor(), index_size);
  const bool is_dense = !places.is_ragged();
  if (is_dense) {
    places = RaggedTensor::from_tensor(
        places.tensor(),
        {.ragged_rank = rank - 2, .row_splits_dtype = dtype_of_splits(values)});
  }
  const RaggedTensor result = places.ragged().with_flat_values(
      gather_nd(values, places.flat_values(), {}));
  if (is_dense && result.ragged_rank() == rank - 2) {
    return RaggedOrDense(result.to_tensor());
  }
  return result;
}

}  // namespace ragged::internal

RaggedOrDense gather(const RaggedOrDense& params, const TensorLike& indices,
                     const GatherOptions& options) {
  return ragged::internal::gather(params, indices.to_tensor(), options);
}

RaggedOrDense gather_nd(const RaggedOrDense& params, const TensorLike& indices,
                        const GatherNdOptions& options) {
  return ragged::internal::gather_nd(params, indices.to_tensor(), options);
}

}  // namespace tfx
