#include "tfx/io/composite_features.h"

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/debugging.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged.h"
#include "tfx/sparse/shaping.h"

namespace tfx::io {
namespace {

using Kind = RaggedPartition::Kind;

// Combines the index features, the last coordinates, and the value feature into
// one sparse tensor.
SparseTensor merge_sparse(const SparseFeature& feature,
                          const ParsedFeatures& parsed) {
  if (feature.index_key.size() != feature.size.size()) {
    throw ValueError("sp_ids and vocab_size have to have equal lengths.");
  }
  const NameScope scope = name_scope("SparseMerge");
  const SparseTensor& first = parsed.at(feature.index_key[0]).sparse();
  std::vector<Tensor> columns = {first.indices()(_, Slice(_, -1))};
  for (const std::string& key : feature.index_key) {
    const Tensor& ids = parsed.at(key).sparse().values();
    columns.push_back(expand_dims(ids, 1));
  }
  const Tensor indices = concat(columns, 1);
  const Tensor shape =
      concat({first.dense_shape()[Slice(_, -1)], constant(feature.size)}, 0);
  const SparseTensor merged(
      indices, parsed.at(feature.value_key).sparse().values(), shape);
  if (feature.already_sorted) return merged;
  const SparseTensor sorted = sparse::reorder(merged);
  return {sorted.indices(), sorted.values(), shape};
}

// Reshapes values to rows of equal length: [-1, length, …].
Tensor even_rows(const Tensor& values, int64_t length) {
  const Tensor rows = constant({-1, static_cast<int>(length)});
  return reshape(values, concat({rows, shape(values)[Slice(1, _)]}, 0));
}

// Applies a partition to the values of one example.
RaggedOrDense divide(const RaggedOrDense& values,
                     const RaggedPartition& partition,
                     const RaggedFeature& feature,
                     const ParsedFeatures& parsed) {
  const RaggedFromOptions options = {.validate = feature.validate};
  if (partition.kind == Kind::kUniformRowLength) {
    if (!values.is_ragged()) {
      return RaggedOrDense(even_rows(values.tensor(), partition.length));
    }
    return RaggedTensor::from_uniform_row_length(
        values, constant(partition.length, {.dtype = feature.row_splits_dtype}),
        {.validate = feature.validate});
  }
  const Tensor rows =
      cast(parsed.at(partition.key).tensor(), feature.row_splits_dtype);
  switch (partition.kind) {
    case Kind::kRowSplits:
      return RaggedTensor::from_row_splits(values, rows, options);
    case Kind::kRowLengths:
      return RaggedTensor::from_row_lengths(values, rows, options);
    case Kind::kRowStarts:
      return RaggedTensor::from_row_starts(values, rows, options);
    case Kind::kRowLimits:
      return RaggedTensor::from_row_limits(values, rows, options);
    default:
      return RaggedTensor::from_value_rowids(values, rows,
                                             {.validate = feature.validate});
  }
}

RaggedTensor divide_batch_evenly(const RaggedTensor& batch, int64_t length,
                                 bool validate) {
  const RaggedOrDense values = batch.values();
  const Tensor splits = batch.row_splits();
  const Tensor row_length = constant(length, {.dtype = splits.dtype()});
  const RaggedOrDense rows =
      values.is_ragged() ? RaggedOrDense(RaggedTensor::from_uniform_row_length(
                               values, row_length, {.validate = validate}))
                         : RaggedOrDense(even_rows(values.tensor(), length));
  return RaggedTensor::from_row_splits(rows, math::floordiv(splits, row_length),
                                       {.validate = validate});
}

// Applies a partition to the values of a batch. The partition of each example
// counts from the example's own first value, so offsets are added.
RaggedTensor divide_batch(const RaggedTensor& batch,
                          const RaggedPartition& partition,
                          const std::string& key, const RaggedFeature& feature,
                          const ParsedFeatures& parsed,
                          const Tensor& outer_splits) {
  if (partition.kind == Kind::kUniformRowLength) {
    return divide_batch_evenly(batch, partition.length, feature.validate);
  }
  RaggedTensor rows = parsed.at(partition.key).ragged();
  const DType dtype = batch.row_splits().dtype();
  if (rows.dtype() != dtype) {
    rows = rows.with_flat_values(cast(rows.flat_values(), dtype));
  }
  if (outer_splits.has_value()) {
    if (feature.validate) {
      debugging::assert_equal(
          outer_splits, rows.row_splits(),
          {.message =
               "Feature " + key + ": values and partitions are not aligned"});
    }
    rows = rows.values().ragged();
  }
  const RaggedFromOptions options = {.validate = feature.validate};
  const auto from_first_value = [&](const RaggedTensor& places) {
    return places.values().tensor() +
           repeat(batch.row_starts(), places.row_lengths());
  };
  switch (partition.kind) {
    case Kind::kRowSplits:
      rows = rows(_, Slice(1, _));
      [[fallthrough]];
    case Kind::kRowLimits:
      return rows.with_values(RaggedTensor::from_row_limits(
          batch.values(), from_first_value(rows), options));
    case Kind::kRowStarts:
      return rows.with_values(RaggedTensor::from_row_starts(
          batch.values(), from_first_value(rows), options));
    case Kind::kRowLengths:
      return rows.with_values(RaggedTensor::from_row_lengths(
          batch.values(), rows.values().tensor(), options));
    default: {
      const Tensor counts =
          maximum(static_cast<Tensor>(reduce_max(rows + 1, {.axis = 1})), 0);
      const Tensor ids =
          rows.values().tensor() +
          repeat(cumsum(counts, {.exclusive = true}), rows.row_lengths());
      return RaggedTensor::from_row_lengths(
          RaggedTensor::from_value_rowids(batch.values(), ids,
                                          {.validate = feature.validate}),
          counts, options);
    }
  }
}

FeatureValue build_ragged(const std::string& key, const RaggedFeature& feature,
                          const ParsedFeatures& parsed) {
  const FeatureValue& values = parsed.at(feature.value_key.value_or(key));
  const auto& partitions = feature.partitions;
  if (!values.is_ragged()) {
    RaggedOrDense result(values.tensor());
    for (auto each = partitions.rbegin(); each != partitions.rend(); ++each) {
      result = divide(result, *each, feature, parsed);
    }
    return result;
  }
  RaggedTensor result = values.ragged();
  Tensor outer_splits;
  if (result.ragged_rank() > 1) {
    // A batch of sequences: treat its two outer dimensions as one for now.
    outer_splits = result.row_splits();
    result = result.values().ragged();
  }
  for (auto each = partitions.rbegin(); each != partitions.rend(); ++each) {
    result = divide_batch(result, *each, key, feature, parsed, outer_splits);
  }
  if (!outer_splits.has_value()) return result;
  return RaggedTensor::from_row_splits(result, outer_splits,
                                       {.validate = feature.validate});
}

}  // namespace

ParsedFeatures with_composite_features(const Features& features,
                                       const ParsedFeatures& parsed) {
  ParsedFeatures result;
  for (const auto& [key, feature] : features) {
    if (const auto* sparse = feature.get_if<SparseFeature>()) {
      result[key] = merge_sparse(*sparse, parsed);
    } else if (const auto* ragged = feature.get_if<RaggedFeature>()) {
      result[key] = build_ragged(key, *ragged, parsed);
    } else {
      result[key] = parsed.at(key);
    }
  }
  return result;
}

}  // namespace tfx::io
