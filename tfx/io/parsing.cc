#include "tfx/io/parsing.h"

#include <utility>
#include <vector>

#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/debugging.h"
#include "tfx/io/composite_features.h"
#include "tfx/io/parse_params.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/parsing_ops.h"

namespace tfx::io {
namespace {

constexpr KnownFeatures kOfExamples = {
    .sparse = true, .fixed_len = true, .fixed_len_sequence = true};
constexpr KnownFeatures kOfContexts = {.fixed_len = true};
constexpr KnownFeatures kOfSequences = {.fixed_len_sequence = true};

Tensor string_vector(const std::vector<std::string>& strings) {
  return constant(strings);
}

Tensor names_of(const TensorOption& names) {
  return names.is_none() ? zeros({0}, {.dtype = tfx::string})
                         : names.to_tensor(tfx::string);
}

// Prepends an unknown dimension, the length, to the shape of each sequence.
Features with_open_sequences(const Features& features) {
  Features result = features;
  for (auto& [key, feature] : result) {
    const auto* const sequence = feature.get_if<FixedLenSequenceFeature>();
    if (sequence == nullptr) continue;
    if (!sequence->allow_missing) {
      throw ValueError(
          "Unsupported: FixedLenSequenceFeature requires allow_missing to be "
          "True.");
    }
    FixedLenSequenceFeature open = *sequence;
    open.shape = TensorShape({kNone}).concatenate(sequence->shape);
    feature = open;
  }
  return result;
}

// Outputs of a parsing op, in the order of the keys of each kind.
struct OpOutputs {
  std::span<const Tensor> sparse_indices;
  std::span<const Tensor> sparse_values;
  std::span<const Tensor> sparse_shapes;
  std::span<const Tensor> dense_values;
  std::span<const Tensor> ragged_values;
  // Empty for a single example, which has no rows.
  std::span<const Tensor> ragged_splits;
  // Splits within a row, for feature lists.
  std::span<const Tensor> inner_splits = {};
};

FeatureValue ragged_value(const OpOutputs& outputs, size_t i) {
  RaggedOrDense value(outputs.ragged_values[i]);
  if (!outputs.inner_splits.empty()) {
    value = RaggedTensor::from_row_splits(value, outputs.inner_splits[i],
                                          {.validate = false});
  }
  if (!outputs.ragged_splits.empty()) {
    value = RaggedTensor::from_row_splits(value, outputs.ragged_splits[i],
                                          {.validate = false});
  }
  return value;
}

ParsedFeatures by_key(const ParseParams& params, const OpOutputs& outputs) {
  ParsedFeatures parsed;
  for (size_t i = 0; i < params.sparse_keys.size(); ++i) {
    parsed[params.sparse_keys[i]] =
        SparseTensor(outputs.sparse_indices[i], outputs.sparse_values[i],
                     outputs.sparse_shapes[i]);
  }
  for (size_t i = 0; i < params.dense_keys.size(); ++i) {
    parsed[params.dense_keys[i]] = outputs.dense_values[i];
  }
  for (size_t i = 0; i < params.ragged_keys.size(); ++i) {
    parsed[params.ragged_keys[i]] = ragged_value(outputs, i);
  }
  return parsed;
}

void check_known_rank(const Tensor& serialized, bool has_ragged) {
  if (has_ragged && serialized.rank() < 0) {
    throw ValueError(
        "serialized must have statically-known rank to parse ragged features.");
  }
}

// The op's outputs by key; composite features are still in parts.
ParsedFeatures parse_parts(const Tensor& serialized, const ParseParams& params,
                           const ParseExampleOptions& options) {
  const NameScope scope = name_scope(options.name, "ParseExample");
  check_known_rank(serialized, !params.ragged_keys.empty());
  const auto outputs = raw_ops::ParseExampleV2(
      serialized, names_of(options.example_names),
      string_vector(params.sparse_keys), string_vector(params.dense_keys),
      string_vector(params.ragged_keys), params.dense_default_tensors(),
      static_cast<int64_t>(params.sparse_keys.size()), params.sparse_types,
      params.ragged_value_types, params.ragged_split_types, params.dense_shapes,
      {.name = options.name});
  const bool is_single = serialized.rank() == 0;
  return by_key(params, {.sparse_indices = outputs.sparse_indices,
                         .sparse_values = outputs.sparse_values,
                         .sparse_shapes = outputs.sparse_shapes,
                         .dense_values = outputs.dense_values,
                         .ragged_values = outputs.ragged_values,
                         .ragged_splits =
                             is_single ? std::span<const Tensor>()
                                       : std::span(outputs.ragged_row_splits)});
}

ParsedFeatures parse(const Tensor& serialized, const Features& features,
                     const ParseExampleOptions& options) {
  if (features.empty()) {
    throw ValueError("Argument `features` cannot be None or falsy. Got {}");
  }
  const Features open = with_open_sequences(features);
  const ParseParams params(open, kOfExamples);
  return with_composite_features(open,
                                 parse_parts(serialized, params, options));
}

Tensor checked_scalar(const Tensor& value) {
  const int rank = value.rank();
  if (rank == 0) return value;
  if (rank > 0) throw ValueError("Input serialized must be a scalar");
  const Tensor check = debugging::Assert(equal(tfx::rank(value), 0),
                                         {"Input serialized must be a scalar"},
                                         {.name = "SerializedIsScalar"});
  const ControlDependencies after = control_dependencies({check});
  const Tensor result = identity(value, {.name = "serializedDependencies"});
  result.set_shape({});
  return result;
}

// Feature lists may be missing, but must not have defaults.
Tensor missing_assumed_empty(const ParseParams& params) {
  std::vector<bool> empty;
  for (const std::string& key : params.dense_keys) {
    const auto found = params.dense_defaults.find(key);
    empty.push_back(found != params.dense_defaults.end());
    if (empty.back() && !found->second.is_none()) {
      throw ValueError("Value feature_list.dense_defaults[" + key +
                       "] must be None");
    }
  }
  return constant(empty);
}

ParsedSequenceExamples parse_sequences(const Tensor& serialized,
                                       const ParseParams& context,
                                       const ParseParams& lists,
                                       const TensorOption& names,
                                       const std::string& name) {
  if (context.count() + lists.count() == 0) {
    throw ValueError("Must provide at least one feature key.");
  }
  const NameScope scope = name_scope(name, "ParseSequenceExample");
  const Tensor may_be_missing = missing_assumed_empty(lists);
  check_known_rank(serialized,
                   !context.ragged_keys.empty() || !lists.ragged_keys.empty());
  const auto outputs = raw_ops::ParseSequenceExampleV2(
      serialized, names_of(names), string_vector(context.sparse_keys),
      string_vector(context.dense_keys), string_vector(context.ragged_keys),
      string_vector(lists.sparse_keys), string_vector(lists.dense_keys),
      string_vector(lists.ragged_keys), may_be_missing,
      context.dense_default_tensors(),
      {.Ncontext_sparse = static_cast<int64_t>(context.sparse_keys.size()),
       .context_sparse_types = context.sparse_types,
       .context_ragged_value_types = context.ragged_value_types,
       .context_ragged_split_types = context.ragged_split_types,
       .context_dense_shapes = context.dense_shapes,
       .Nfeature_list_sparse = static_cast<int64_t>(lists.sparse_keys.size()),
       .Nfeature_list_dense = static_cast<int64_t>(lists.dense_keys.size()),
       .feature_list_dense_types = lists.dense_types,
       .feature_list_sparse_types = lists.sparse_types,
       .feature_list_ragged_value_types = lists.ragged_value_types,
       .feature_list_ragged_split_types = lists.ragged_split_types,
       .feature_list_dense_shapes = lists.dense_shapes,
       .name = name});
  const bool is_single = serialized.rank() == 0;
  const auto splits_of = [&](const std::vector<Tensor>& splits) {
    return is_single ? std::span<const Tensor>() : std::span(splits);
  };
  ParsedSequenceExamples parsed;
  parsed.context = by_key(
      context, {.sparse_indices = outputs.context_sparse_indices,
                .sparse_values = outputs.context_sparse_values,
                .sparse_shapes = outputs.context_sparse_shapes,
                .dense_values = outputs.context_dense_values,
                .ragged_values = outputs.context_ragged_values,
                .ragged_splits = splits_of(outputs.context_ragged_row_splits)});
  parsed.feature_lists = by_key(
      lists,
      {.sparse_indices = outputs.feature_list_sparse_indices,
       .sparse_values = outputs.feature_list_sparse_values,
       .sparse_shapes = outputs.feature_list_sparse_shapes,
       .dense_values = outputs.feature_list_dense_values,
       .ragged_values = outputs.feature_list_ragged_values,
       .ragged_splits = splits_of(outputs.feature_list_ragged_outer_splits),
       .inner_splits = outputs.feature_list_ragged_inner_splits});
  for (size_t i = 0; i < lists.dense_keys.size(); ++i) {
    parsed.feature_list_lengths[lists.dense_keys[i]] =
        outputs.feature_list_dense_lengths[i];
  }
  return parsed;
}

void put_together(const Features& context, const Features& sequences,
                  ParsedFeatures& parsed_context,
                  ParsedFeatures& parsed_lists) {
  parsed_context = with_composite_features(context, parsed_context);
  parsed_lists = with_composite_features(sequences, parsed_lists);
}

}  // namespace

ParsedFeatures parse_example(const TensorLike& serialized,
                             const Features& features,
                             const ParseExampleOptions& options) {
  return parse(serialized.to_tensor(), features, options);
}

ParsedFeatures parse_single_example(const TensorLike& serialized,
                                    const Features& features,
                                    const ParseExampleOptions& options) {
  if (features.empty()) {
    throw ValueError("Invalid argument: features cannot be empty.");
  }
  const NameScope scope = name_scope(options.name, "ParseSingleExample");
  return parse(checked_scalar(serialized.to_tensor()), features, options);
}

ParsedSequenceExamples parse_sequence_example(
    const TensorLike& serialized, const ParseSequenceExampleOptions& options) {
  if (options.context_features.empty() && options.sequence_features.empty()) {
    throw ValueError(
        "Both `context_features` and `sequence_features` argument are None, "
        "but at least one should have values.");
  }
  const ParseParams context(options.context_features, kOfContexts);
  const ParseParams lists(options.sequence_features, kOfSequences);
  const NameScope scope = name_scope(options.name, "ParseSequenceExample");
  ParsedSequenceExamples parsed =
      parse_sequences(serialized.to_tensor(), context, lists,
                      options.example_names, options.name);
  put_together(options.context_features, options.sequence_features,
               parsed.context, parsed.feature_lists);
  return parsed;
}

ParsedSequenceExample parse_single_sequence_example(
    const TensorLike& serialized,
    const ParseSingleSequenceExampleOptions& options) {
  if (options.context_features.empty() && options.sequence_features.empty()) {
    throw ValueError(
        "Both context_features and sequence_features are None, but at least "
        "one should have values.");
  }
  const ParseParams context(options.context_features, kOfContexts);
  const ParseParams lists(options.sequence_features, kOfSequences);
  const NameScope scope =
      name_scope(options.name, "ParseSingleSequenceExample");
  Tensor single;
  {
    const NameScope check = name_scope(options.name, "ParseSingleExample");
    single = checked_scalar(serialized.to_tensor());
  }
  ParsedSequenceExamples parsed = parse_sequences(
      single, context, lists, options.example_name, options.name);
  put_together(options.context_features, options.sequence_features,
               parsed.context, parsed.feature_lists);
  return {std::move(parsed.context), std::move(parsed.feature_lists)};
}

}  // namespace tfx::io
