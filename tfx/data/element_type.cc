#include "tfx/data/element_type.h"

#include <algorithm>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/data/dataset.h"
#include "tfx/data/dataset_spec.h"
#include "tfx/data/optional.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/ragged/ragged_tensor_spec.h"
#include "tfx/ragged/ragged_variant.h"
#include "tfx/raw_ops/sparse_ops.h"
#include "tfx/sparse/serialize.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::data::internal {
namespace {

TensorShape with_batch(const TensorShape& shape, std::optional<int64_t> size) {
  return TensorShape({size.value_or(kNone)}).concatenate(shape);
}

TensorShape without_batch(const TensorShape& shape) {
  if (!shape.known_rank()) return shape;
  if (shape.rank() == 0) {
    throw ValueError("Unbatching a tensor is only supported for rank >= 1");
  }
  return shape.slice(1, std::nullopt);
}

// The spec of the one tensor that operations have for a leaf.
TensorSpec tensor_spec_of(const TypeSpec& leaf) {
  if (const auto* tensor = leaf.get_if<TensorSpec>()) return *tensor;
  if (const auto* dataset = leaf.get_if<DatasetSpec>()) {
    return TensorSpec(dataset->dataset_shape(), variant);
  }
  if (leaf.get_if<OptionalSpec>() != nullptr) return TensorSpec({}, variant);
  if (leaf.get_if<SparseTensorSpec>() != nullptr ||
      leaf.get_if<RaggedTensorSpec>() != nullptr) {
    return TensorSpec(TensorShape::unknown(), variant);
  }
  throw TypeError("a dataset has no elements of type " + leaf.repr());
}

Tensor checked_tensor(const Structure& value, const TensorSpec& spec) {
  const Tensor& tensor = value.tensor();
  if (tensor.dtype() != spec.dtype() ||
      !tensor.shape().is_compatible_with(spec.shape())) {
    throw ValueError("Value " + tensor.str() +
                     " is not convertible to a tensor with dtype " +
                     spec.dtype().repr() + " and shape " + spec.shape().str() +
                     ".");
  }
  return tensor;
}

Tensor encode_ragged(const Structure& value, const RaggedTensorSpec& spec,
                     bool is_batched) {
  // A row of a ragged tensor with one ragged dimension is a tensor.
  if (spec.ragged_rank() <= 0 && !value.is_composite()) {
    return ragged::internal::dense_to_variant(value.tensor());
  }
  return ragged::internal::to_variant(value.as<RaggedTensor>(), is_batched);
}

Tensor encode(const Structure& value, const TypeSpec& spec, bool is_batched) {
  if (const auto* tensor = spec.get_if<TensorSpec>()) {
    return checked_tensor(value, *tensor);
  }
  if (const auto* ragged = spec.get_if<RaggedTensorSpec>()) {
    return encode_ragged(value, *ragged, is_batched);
  }
  if (spec.get_if<SparseTensorSpec>() != nullptr) {
    const auto sparse = value.as<SparseTensor>();
    return is_batched ? io::serialize_many_sparse(sparse, {.out_type = variant})
                      : io::serialize_sparse(sparse, {.out_type = variant});
  }
  return value.composite().components()[0];
}

Structure decode(const Tensor& tensor, const TypeSpec& spec) {
  if (spec.get_if<TensorSpec>() != nullptr) return tensor;
  if (const auto* dataset = spec.get_if<DatasetSpec>()) {
    return Dataset::of_variant(tensor, dataset->element_spec());
  }
  if (const auto* optional = spec.get_if<OptionalSpec>()) {
    return Optional(tensor, optional->value_spec());
  }
  if (const auto* sparse = spec.get_if<SparseTensorSpec>()) {
    const auto parts = raw_ops::DeserializeSparse(tensor, sparse->dtype());
    SparseTensor result(parts.sparse_indices, parts.sparse_values,
                        parts.sparse_shape);
    result.set_shape(sparse->shape());
    return result;
  }
  const auto& ragged = *spec.get_if<RaggedTensorSpec>();
  const RaggedOrDense result = ragged::internal::from_variant(
      tensor, ragged.dtype(), ragged.row_splits_dtype(), ragged.ragged_rank(),
      ragged.shape());
  if (result.is_ragged()) return result.ragged();
  return result.tensor();
}

void collect_leaves(const StructuredSpec& spec, std::vector<TypeSpec>& leaves) {
  if (!spec.is_leaf()) {
    for (const StructuredSpec& child : spec) collect_leaves(child, leaves);
  } else if (const TypeSpec* leaf = spec.type_spec()) {
    leaves.push_back(*leaf);
  } else if (!spec.is_none()) {
    throw TypeError("a dataset has no elements of type " + spec.repr());
  }
}

void collect_values(const Structure& element,
                    std::vector<const Structure*>& values) {
  if (!element.is_leaf()) {
    for (const Structure& child : element) collect_values(child, values);
  } else if (!element.is_none()) {
    values.push_back(&element);
  }
}

bool has_same_structure(const StructuredSpec& spec, const Structure& element) {
  if (spec.is_leaf() || element.is_leaf()) {
    return spec.is_leaf() && element.is_leaf() &&
           spec.is_none() == element.is_none();
  }
  if (spec.size() != element.size() || spec.is_dict() != element.is_dict() ||
      (spec.is_dict() && spec.keys() != element.keys())) {
    return false;
  }
  for (size_t i = 0; i < spec.size(); ++i) {
    if (!has_same_structure(spec.children()[i], element.children()[i])) {
      return false;
    }
  }
  return true;
}

[[noreturn]] void throw_incompatible(const std::string& a, const std::string& b,
                                     const std::string& what) {
  throw TypeError("Incompatible " + what + ":\n  " + a + " vs.   " + b);
}

TypeSpec common_leaf(const TypeSpec& a, const TypeSpec& b,
                     const std::string& what) {
  if (a == b) return a;
  const auto* tensor_a = a.get_if<TensorSpec>();
  const auto* tensor_b = b.get_if<TensorSpec>();
  if (tensor_a != nullptr && tensor_b != nullptr &&
      tensor_a->dtype() == tensor_b->dtype()) {
    return tensor_a->most_specific_common_supertype(*tensor_b);
  }
  throw_incompatible(a.repr(), b.repr(), what);
}

}  // namespace

std::vector<TypeSpec> leaf_specs(const StructuredSpec& spec) {
  std::vector<TypeSpec> leaves;
  collect_leaves(spec, leaves);
  return leaves;
}

StructuredSpec with_leaf_specs(const StructuredSpec& spec,
                               std::span<const TypeSpec> leaves) {
  size_t next = 0;
  return tfx::internal::convert_tree<StructuredSpec>(
      spec, [&](const StructuredSpec& leaf) {
        return leaf.is_none() ? leaf : StructuredSpec(leaves[next++]);
      });
}

StructuredSpec spec_of(const Structure& element) {
  return tfx::internal::convert_tree<StructuredSpec>(
      element, [](const Structure& leaf) -> StructuredSpec {
        if (leaf.is_none()) return {};
        if (leaf.is_composite()) return leaf.composite().type_spec();
        return TensorSpec::from_tensor(leaf.tensor());
      });
}

TypeSpec batched(const TypeSpec& spec, std::optional<int64_t> size) {
  if (const auto* tensor = spec.get_if<TensorSpec>()) {
    return TensorSpec(with_batch(tensor->shape(), size), tensor->dtype());
  }
  if (const auto* sparse = spec.get_if<SparseTensorSpec>()) {
    return SparseTensorSpec(with_batch(sparse->shape(), size), sparse->dtype());
  }
  if (const auto* ragged = spec.get_if<RaggedTensorSpec>()) {
    return RaggedTensorSpec(with_batch(ragged->shape(), size), ragged->dtype(),
                            ragged->ragged_rank() + 1,
                            ragged->row_splits_dtype());
  }
  if (const auto* dataset = spec.get_if<DatasetSpec>()) {
    return DatasetSpec(dataset->element_spec(),
                       with_batch(dataset->dataset_shape(), size));
  }
  throw ValueError("elements of type " + spec.repr() + " cannot be batched");
}

TypeSpec unbatched(const TypeSpec& spec) {
  if (const auto* tensor = spec.get_if<TensorSpec>()) {
    return TensorSpec(without_batch(tensor->shape()), tensor->dtype());
  }
  if (const auto* sparse = spec.get_if<SparseTensorSpec>()) {
    return SparseTensorSpec(without_batch(sparse->shape()), sparse->dtype());
  }
  if (const auto* ragged = spec.get_if<RaggedTensorSpec>()) {
    return RaggedTensorSpec(without_batch(ragged->shape()), ragged->dtype(),
                            ragged->ragged_rank() - 1,
                            ragged->row_splits_dtype());
  }
  if (const auto* dataset = spec.get_if<DatasetSpec>()) {
    if (dataset->dataset_shape().rank() == 0) {
      throw ValueError("Slicing dataset elements is not supported for rank 0.");
    }
    return DatasetSpec(dataset->element_spec(),
                       without_batch(dataset->dataset_shape()));
  }
  throw ValueError("elements of type " + spec.repr() + " cannot be unbatched");
}

StructuredSpec batched(const StructuredSpec& spec,
                       std::optional<int64_t> size) {
  std::vector<TypeSpec> leaves = leaf_specs(spec);
  for (TypeSpec& leaf : leaves) leaf = batched(leaf, size);
  return with_leaf_specs(spec, leaves);
}

StructuredSpec unbatched(const StructuredSpec& spec) {
  std::vector<TypeSpec> leaves = leaf_specs(spec);
  for (TypeSpec& leaf : leaves) leaf = unbatched(leaf);
  return with_leaf_specs(spec, leaves);
}

StructuredSpec common_type(const StructuredSpec& a, const StructuredSpec& b,
                           const std::string& what) {
  std::vector<TypeSpec> leaves = leaf_specs(a);
  const std::vector<TypeSpec> others = leaf_specs(b);
  if (a.layout() != b.layout() || leaves.size() != others.size()) {
    throw_incompatible(a.repr(), b.repr(), what);
  }
  for (size_t i = 0; i < leaves.size(); ++i) {
    leaves[i] = common_leaf(leaves[i], others[i], what);
  }
  return with_leaf_specs(a, leaves);
}

ElementType::ElementType(StructuredSpec spec)
    : spec_(std::move(spec)), leaves_(leaf_specs(spec_)) {
  for (const TypeSpec& leaf : leaves_) {
    const TensorSpec tensor = tensor_spec_of(leaf);
    dtypes_.push_back(tensor.dtype());
    shapes_.push_back(tensor.shape());
  }
  if (spec_.is_tensor()) {
    form_ = Form::kTensor;
  } else if (spec_.is_tuple() &&
             std::ranges::all_of(spec_.children(),
                                 &StructuredSpec::is_tensor)) {
    form_ = Form::kTupleOfTensors;
  }
}

std::vector<TensorSpec> ElementType::tensor_specs() const {
  std::vector<TensorSpec> specs;
  for (const TypeSpec& leaf : leaves_) specs.push_back(tensor_spec_of(leaf));
  return specs;
}

std::vector<Tensor> ElementType::encoded(const Structure& element,
                                         bool is_batched) const {
  if (!has_same_structure(spec_, element)) {
    throw TypeError("the element has the structure " + element.layout() +
                    ", but " + spec_.layout() + " is expected");
  }
  std::vector<const Structure*> values;
  collect_values(element, values);
  std::vector<Tensor> tensors;
  tensors.reserve(values.size());
  for (size_t i = 0; i < values.size(); ++i) {
    tensors.push_back(encode(*values[i], leaves_[i], is_batched));
  }
  return tensors;
}

std::vector<Tensor> ElementType::to_tensors(const Structure& element) const {
  return encoded(element, /*is_batched=*/false);
}

std::vector<Tensor> ElementType::to_batched_tensors(
    const Structure& element) const {
  return encoded(element, /*is_batched=*/true);
}

Structure ElementType::from_tensors(std::span<const Tensor> tensors) const {
  switch (form_) {
    case Form::kTensor:
      return tensors[0];
    case Form::kTupleOfTensors:
      return Structure::tuple({tensors.begin(), tensors.end()});
    case Form::kOther:
      break;
  }
  size_t next = 0;
  return tfx::internal::convert_tree<Structure>(
      spec_, [&](const StructuredSpec& leaf) -> Structure {
        if (leaf.is_none()) return {};
        return decode(tensors[next++], *leaf.type_spec());
      });
}

}  // namespace tfx::data::internal
