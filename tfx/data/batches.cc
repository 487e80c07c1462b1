// Dataset's methods that make batches of elements whose shapes differ.
#include <algorithm>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/data/batching.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/ragged/ragged_tensor_spec.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/experimental_dataset_ops.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::data {

using internal::ElementType;

namespace {

bool is_tensor_spec(const TypeSpec& leaf) {
  return leaf.get_if<TensorSpec>() != nullptr;
}

void check_can_be_padded(const std::vector<TypeSpec>& leaves) {
  for (const TypeSpec& leaf : leaves) {
    if (is_tensor_spec(leaf)) continue;
    if (leaf.get_if<DatasetSpec>() != nullptr) {
      throw TypeError(
          "`padded_batch` is not supported for datasets of datasets");
    }
    throw TypeError(
        "`padded_batch` is only supported for datasets that produce tensor "
        "elements but type spec of elements in the input dataset is not a "
        "subclass of TensorSpec: `" +
        leaf.repr() + "`.");
  }
}

bool can_be_padded_to(const TensorShape& padded, const TensorShape& shape) {
  if (!padded.known_rank() || !shape.known_rank()) return true;
  if (padded.rank() != shape.rank()) return false;
  for (int i = 0; i < *shape.rank(); ++i) {
    if (padded[i] != kNone && shape[i] != kNone && padded[i] < shape[i]) {
      return false;
    }
  }
  return true;
}

[[noreturn]] void throw_other_length(size_t input, size_t shallow) {
  throw ValueError(
      "The two structures don't have the same sequence length. Input structure "
      "has length " +
      std::to_string(input) + ", while shallow structure has length " +
      std::to_string(shallow) + ".");
}

// The values for the leaves of `spec`, in order. None stands for the default of
// all leaves that it is in the place of.
// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
void collect_padding(const StructureLike& values, const StructuredSpec& spec,
                     std::vector<StructureLike>& collected) {
  if (values.is_none() || spec.is_leaf()) {
    collected.insert(collected.end(), internal::leaf_specs(spec).size(),
                     values);
    return;
  }
  if (values.is_leaf() || values.is_dict() != spec.is_dict()) {
    throw TypeError(
        "The two structures don't have the same sequence type: the elements "
        "are " +
        spec.layout() + ", and `padding_values` " + values.layout() + ".");
  }
  if (values.size() != spec.size()) {
    throw_other_length(spec.size(), values.size());
  }
  if (spec.is_dict() && values.keys() != spec.keys()) {
    throw ValueError(
        "The two structures don't have the same keys: the elements have " +
        spec.keys_str() + ", and `padding_values` " + values.keys_str() + ".");
  }
  for (size_t i = 0; i < spec.size(); ++i) {
    collect_padding(values.children()[i], spec.children()[i], collected);
  }
}

Tensor padding_tensor(const StructureLike& value, DType dtype) {
  if (value.is_none()) {
    if (dtype == variant) {
      throw TypeError(
          "Unable to create default padding value for a component of type "
          "'variant'.");
    }
    return dtype == tfx::string ? TensorLike("").to_tensor()
                                : zeros({}, {.dtype = dtype});
  }
  const Tensor tensor = value.to_structure().tensor();
  if (!tensor.shape().is_compatible_with({})) {
    throw ValueError(
        "Invalid `padding_values`. `padding_values` values should be scalars, "
        "but got " +
        tensor.shape().str() + ".");
  }
  if (tensor.dtype() != dtype) {
    throw TypeError("Invalid `padding_values`. `padding_values` values type " +
                    tensor.dtype().str() + " does not match type " +
                    dtype.str() + " of the corresponding input component.");
  }
  return tensor;
}

std::vector<Tensor> padding_tensors(const StructureLike& padding,
                                    const StructuredSpec& spec,
                                    const std::vector<DType>& dtypes) {
  std::vector<StructureLike> values;
  if (padding.is_leaf()) {
    values.assign(dtypes.size(), padding);  // the same for all
  } else {
    collect_padding(padding, spec, values);
  }
  std::vector<Tensor> tensors;
  for (size_t i = 0; i < values.size(); ++i) {
    tensors.push_back(padding_tensor(values[i], dtypes[i]));
  }
  return tensors;
}

// A ragged tensor's type for tensors of varying size.
TypeSpec ragged_or_same(const TypeSpec& leaf, DType row_splits_dtype) {
  const auto* const tensor = leaf.get_if<TensorSpec>();
  if (tensor == nullptr || !tensor->shape().known_rank() ||
      tensor->shape().is_fully_defined()) {
    return leaf;
  }
  int64_t ragged_rank = 0;
  for (int i = 0; i < *tensor->shape().rank(); ++i) {
    if (tensor->shape()[i] == kNone) ragged_rank = i;
  }
  return RaggedTensorSpec(tensor->shape(), tensor->dtype(), ragged_rank,
                          row_splits_dtype);
}

// The tensors of an element whose leaves have become those of `type`.
Structure with_ragged_leaves(const Structure& element, const ElementType& type,
                             const std::vector<TypeSpec>& leaves) {
  size_t next = 0;
  const Structure converted = tfx::internal::convert_tree<Structure>(
      element, [&](const Structure& leaf) -> Structure {
        if (leaf.is_none()) return leaf;
        const auto* const ragged = leaves[next++].get_if<RaggedTensorSpec>();
        if (!leaf.is_tensor() || ragged == nullptr ||
            ragged->ragged_rank() == 0) {
          return leaf;
        }
        return RaggedTensor::from_tensor(
            leaf.tensor(), {.ragged_rank = ragged->ragged_rank(),
                            .row_splits_dtype = ragged->row_splits_dtype()});
      });
  const std::vector<Tensor> tensors = type.to_tensors(converted);
  return Structure::tuple({tensors.begin(), tensors.end()});
}

// The dtypes instead of the types of tensors.
StructuredSpec dtypes_in(const StructuredSpec& spec) {
  return tfx::internal::convert_tree<StructuredSpec>(
      spec, [](const StructuredSpec& leaf) {
        return leaf.is_tensor()
                   ? StructuredSpec::value(leaf.spec().dtype().repr())
                   : leaf;
      });
}

// The first dimension of a batch, if it is known.
std::optional<int64_t> batch_dimension(const TypeSpec& leaf) {
  TensorShape shape = TensorShape::unknown();
  if (const auto* tensor = leaf.get_if<TensorSpec>()) shape = tensor->shape();
  if (const auto* sparse = leaf.get_if<SparseTensorSpec>()) {
    shape = sparse->shape();
  }
  if (const auto* ragged = leaf.get_if<RaggedTensorSpec>()) {
    shape = ragged->shape();
  }
  if (!shape.known_rank()) return std::nullopt;
  if (shape.rank() == 0) {
    throw ValueError(
        "Invalid `batch_sizes`. Expected dataset with rank of >= 1 but found a "
        "dataset with scalar elements. Fix the issue by adding the `batch` "
        "transformation to the dataset.");
  }
  if (shape[0] == kNone) return std::nullopt;
  return shape[0];
}

// The size of all batches of rebatch(), if they have one.
std::optional<int64_t> new_batch_dimension(const StructuredSpec& element_spec,
                                           const Tensor& batch_sizes,
                                           bool drop_remainder) {
  const auto sizes = constant_integers(batch_sizes);
  if (!sizes || sizes->empty()) return std::nullopt;
  if (batch_sizes.shape().rank() > 1) {
    throw ValueError(
        "Invalid `batch_sizes`. Expected `batch_sizes` to be a scalar or a "
        "vector. Received `batch_sizes` of rank " +
        std::to_string(*batch_sizes.shape().rank()) + ".");
  }
  const int64_t size = sizes->front();
  if (std::ranges::any_of(*sizes, [&](int64_t s) { return s != size; })) {
    return std::nullopt;
  }
  if (drop_remainder) return size;
  std::optional<int64_t> of_input;
  for (const TypeSpec& leaf : internal::leaf_specs(element_spec)) {
    const std::optional<int64_t> dimension = batch_dimension(leaf);
    if (!dimension) continue;
    if (of_input && *of_input != *dimension) {
      throw ValueError(
          "Invalid `input_dataset.` The batch dimension of "
          "component 0 is " +
          std::to_string(*of_input) + ", while that of another one is " +
          std::to_string(*dimension) + ".");
    }
    of_input = dimension;
  }
  if (!of_input || size <= 0 || *of_input % size != 0) return std::nullopt;
  return size;
}

}  // namespace

std::optional<int64_t> internal::static_batch_size(const Tensor& batch_size,
                                                   bool drop_remainder) {
  return drop_remainder ? constant_integer(batch_size) : std::nullopt;
}

Dataset internal::sliceable(const Dataset& dataset) {
  const auto type = DatasetFactory::type_of(dataset);
  if (std::ranges::all_of(leaf_specs(type->spec()), is_tensor_spec)) {
    return dataset;
  }
  return dataset.map([type](const Structure& element) {
    const std::vector<Tensor> tensors = type->to_batched_tensors(element);
    return Structure::tuple({tensors.begin(), tensors.end()});
  });
}

Tensor internal::shape_tensor(const TensorShape& shape) {
  return TensorLike(shape.as_list()).to_tensor(int64);
}

std::vector<Tensor> internal::padded_shapes_of(const Dataset& dataset) {
  std::vector<Tensor> shapes;
  for (const TypeSpec& leaf : leaf_specs(dataset.element_spec())) {
    const auto* const tensor = leaf.get_if<TensorSpec>();
    if (tensor == nullptr) continue;  // padded_batch() refuses it
    if (!tensor->shape().known_rank()) {
      throw ValueError(
          "You must provide `padded_shapes` argument because component " +
          std::to_string(shapes.size()) + " has unknown rank.");
    }
    shapes.push_back(shape_tensor(tensor->shape()));
  }
  return shapes;
}

Dataset internal::padded_batch(const Dataset& dataset,
                               const TensorLike& batch_size,
                               const std::vector<Tensor>& padded_shapes,
                               const PaddedBatchOptions& options) {
  const StructuredSpec& spec = dataset.element_spec();
  std::vector<TypeSpec> leaves = leaf_specs(spec);
  check_can_be_padded(leaves);
  const Tensor size = batch_size.to_tensor(int64);
  if (padded_shapes.size() != leaves.size()) {
    throw_other_length(padded_shapes.size(), leaves.size());
  }
  const auto type = DatasetFactory::type_of(dataset);
  const TensorShape batch = {
      static_batch_size(size, options.drop_remainder).value_or(kNone)};
  for (size_t i = 0; i < leaves.size(); ++i) {
    const TensorShape padded = constant_value_as_shape(padded_shapes[i]);
    if (!can_be_padded_to(padded, type->shapes()[i])) {
      throw ValueError("The padded shape " + padded.str() +
                       " is not compatible with the shape " +
                       type->shapes()[i].str() +
                       " of the corresponding input component.");
    }
    leaves[i] = TensorSpec(batch.concatenate(padded), type->dtypes()[i]);
  }
  const std::vector<Tensor> values =
      padding_tensors(options.padding_values, spec, type->dtypes());
  return DatasetFactory::make(
      "_PaddedBatchDataset", with_leaf_specs(spec, leaves),
      {.datasets = {dataset}}, [&](const ElementType& batches) {
        return raw_ops::PaddedBatchDatasetV2(
            dataset.variant_tensor(), size, padded_shapes, values,
            TensorLike(options.drop_remainder).to_tensor(), batches.shapes(),
            {.metadata = metadata(options.name)});
      });
}

Dataset Dataset::padded_batch(const TensorLike& batch_size,
                              const PaddedBatchOptions& options) const {
  if (options.padded_shapes.is_none()) {
    return internal::padded_batch(*this, batch_size,
                                  internal::padded_shapes_of(*this), options);
  }
  if (options.padded_shapes.is_single() && !element_spec().is_leaf()) {
    throw TypeError(
        "If shallow structure is a sequence, input must also be a sequence. "
        "Input has type: 'TensorShape'.");
  }
  std::vector<Tensor> shapes;
  for (const TensorShape& shape : options.padded_shapes.shapes()) {
    shapes.push_back(internal::shape_tensor(shape));
  }
  return internal::padded_batch(*this, batch_size, shapes, options);
}

Dataset Dataset::ragged_batch(const TensorLike& batch_size,
                              const RaggedBatchOptions& options) const {
  std::vector<TypeSpec> leaves = internal::leaf_specs(element_spec());
  for (TypeSpec& leaf : leaves) {
    leaf = ragged_or_same(leaf, options.row_splits_dtype);
  }
  const auto type = std::make_shared<const ElementType>(
      internal::with_leaf_specs(element_spec(), leaves));
  const Dataset encoded = map([type, leaves](const Structure& element) {
    return with_ragged_leaves(element, *type, leaves);
  });
  const Dataset ragged = DatasetFactory::make(
      "_DenseToRaggedDataset", type->spec(), {.datasets = {encoded}},
      [&](const ElementType&) { return encoded.variant_tensor(); });
  return ragged.batch(batch_size, {.drop_remainder = options.drop_remainder});
}

Dataset Dataset::sparse_batch(const TensorLike& batch_size,
                              const TensorShape& row_shape,
                              const NameOptions& options) const {
  if (!element_spec().is_tensor()) {
    throw TypeError(
        "`dense_to_sparse_batch` requires an input dataset whose elements have "
        "a single component, but the given dataset has the following component "
        "types: " +
        dtypes_in(element_spec()).repr() + ".");
  }
  const DType dtype = element_spec().spec().dtype();
  return DatasetFactory::make(
      "_DenseToSparseBatchDataset",
      SparseTensorSpec(TensorShape({kNone}).concatenate(row_shape), dtype),
      {.datasets = {*this}}, [&](const ElementType& type) {
        return raw_ops::DenseToSparseBatchDataset(
            variant_tensor(), batch_size.to_tensor(int64),
            internal::shape_tensor(row_shape), type.dtypes(), type.shapes(),
            {.name = options.name});
      });
}

Dataset Dataset::rebatch(const TensorLike& batch_size,
                         const RebatchOptions& options) const {
  const Tensor sizes = batch_size.to_tensor(int64);
  const std::optional<int64_t> dimension =
      new_batch_dimension(element_spec(), sizes, options.drop_remainder);
  StructuredSpec spec =
      internal::batched(internal::unbatched(element_spec()), dimension);
  const Dataset input = internal::sliceable(*this);
  return DatasetFactory::make(
      "_RebatchDataset", std::move(spec), {.datasets = {input}},
      [&](const ElementType& type) {
        return raw_ops::RebatchDatasetV2(
            input.variant_tensor(), sizes,
            TensorLike(options.drop_remainder).to_tensor(), type.dtypes(),
            type.shapes(), {.name = options.name});
      });
}

}  // namespace tfx::data
