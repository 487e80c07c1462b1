#include "tfx/io/features.h"

#include <ostream>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/io/any_feature.h"

namespace tfx::io {

std::string shape_repr(const TensorShape& shape) {
  if (!shape.known_rank()) return "None";
  std::string text;
  for (const int64_t dim : shape.as_list()) {
    text += (text.empty() ? "" : ", ") +
            (dim == kNone ? "None" : std::to_string(dim));
  }
  return "[" + text + "]";
}

std::string list_repr(const std::vector<std::string>& texts) {
  std::string text;
  for (const std::string& each : texts) {
    text += (text.empty() ? "" : ", ") + internal::str_repr(each);
  }
  return "[" + text + "]";
}

namespace {

using tfx::internal::str_repr;

std::string bool_repr(bool value) { return value ? "True" : "False"; }

std::string default_repr(const TensorOption& value) {
  return value.is_none() ? "None" : value.str();
}

struct Repr {
  std::string operator()(const VarLenFeature& feature) const {
    return "VarLenFeature(dtype=" + feature.dtype.repr() + ")";
  }
  std::string operator()(const SparseFeature& feature) const {
    const bool is_single = feature.index_key.size() == 1;
    std::string size;
    for (const int64_t each : feature.size) {
      size += (size.empty() ? "" : ", ") + std::to_string(each);
    }
    return "SparseFeature(index_key=" +
           (is_single ? str_repr(feature.index_key[0])
                      : list_repr(feature.index_key)) +
           ", value_key=" + str_repr(feature.value_key) +
           ", dtype=" + feature.dtype.repr() +
           ", size=" + (is_single ? size : "[" + size + "]") +
           ", already_sorted=" + bool_repr(feature.already_sorted) + ")";
  }
  std::string operator()(const FixedLenFeature& feature) const {
    return "FixedLenFeature(shape=" + shape_repr(feature.shape) +
           ", dtype=" + feature.dtype.repr() +
           ", default_value=" + default_repr(feature.default_value) + ")";
  }
  std::string operator()(const FixedLenSequenceFeature& feature) const {
    return "FixedLenSequenceFeature(shape=" + shape_repr(feature.shape) +
           ", dtype=" + feature.dtype.repr() +
           ", allow_missing=" + bool_repr(feature.allow_missing) +
           ", default_value=" + default_repr(feature.default_value) + ")";
  }
  std::string operator()(const RaggedFeature& feature) const {
    return "RaggedFeature(dtype=" + feature.dtype.repr() + ", value_key=" +
           (feature.value_key ? str_repr(*feature.value_key) : "None") +
           ", partitions=" + std::to_string(feature.partitions.size()) +
           ", row_splits_dtype=" + feature.row_splits_dtype.repr() +
           ", validate=" + bool_repr(feature.validate) + ")";
  }
};

void check_ragged_feature(const RaggedFeature& feature) {
  if (feature.value_key && feature.value_key->empty()) {
    throw ValueError("Argument `value_key` must not be empty");
  }
  if (feature.dtype != tfx::int64 && feature.dtype != tfx::float32 &&
      feature.dtype != tfx::string) {
    throw ValueError("Argument `dtype` must be int64, float32, or bytes; got " +
                     feature.dtype.repr());
  }
  if (feature.row_splits_dtype != tfx::int32 &&
      feature.row_splits_dtype != tfx::int64) {
    throw ValueError("Argument `row_splits_dtype` must be int32 or int64; got" +
                     feature.row_splits_dtype.repr());
  }
}

}  // namespace

RaggedFeature::RaggedFeature(DType dtype, RaggedFeatureOptions options)
    : dtype(dtype),
      value_key(std::move(options.value_key)),
      partitions(std::move(options.partitions)),
      row_splits_dtype(options.row_splits_dtype),
      validate(options.validate) {
  check_ragged_feature(*this);
}

Feature::Feature(VarLenFeature feature) : any_(new Any(feature)) {}
Feature::Feature(SparseFeature feature) : any_(new Any(std::move(feature))) {}
Feature::Feature(FixedLenFeature feature) : any_(new Any(std::move(feature))) {}
Feature::Feature(FixedLenSequenceFeature feature)
    : any_(new Any(std::move(feature))) {}
Feature::Feature(RaggedFeature feature) : any_(new Any(std::move(feature))) {}

const Feature::Any& Feature::any() const { return *any_; }

std::string Feature::repr() const { return std::visit(Repr(), any_->feature); }

template const VarLenFeature* Feature::get_if() const;
template const SparseFeature* Feature::get_if() const;
template const FixedLenFeature* Feature::get_if() const;
template const FixedLenSequenceFeature* Feature::get_if() const;
template const RaggedFeature* Feature::get_if() const;

FeatureValue::FeatureValue() = default;
FeatureValue::FeatureValue(Tensor tensor) : value_(std::move(tensor)) {}
FeatureValue::FeatureValue(SparseTensor sparse) : value_(std::move(sparse)) {}
FeatureValue::FeatureValue(RaggedTensor ragged) : value_(std::move(ragged)) {}

FeatureValue::FeatureValue(const FeatureValue& other) = default;
FeatureValue::FeatureValue(FeatureValue&& other) noexcept = default;
FeatureValue& FeatureValue::operator=(const FeatureValue& other) = default;
FeatureValue& FeatureValue::operator=(FeatureValue&& other) noexcept = default;
FeatureValue::~FeatureValue() = default;

FeatureValue::FeatureValue(const RaggedOrDense& value) {
  if (value.is_ragged()) {
    value_ = value.ragged();
  } else {
    value_ = value.tensor();
  }
}

bool FeatureValue::has_value() const {
  return !std::holds_alternative<std::monostate>(value_);
}
bool FeatureValue::is_tensor() const {
  return std::holds_alternative<Tensor>(value_);
}
bool FeatureValue::is_sparse() const {
  return std::holds_alternative<SparseTensor>(value_);
}
bool FeatureValue::is_ragged() const {
  return std::holds_alternative<RaggedTensor>(value_);
}

namespace {

template <typename T, typename Value>
const T& get(const Value& value, const char* wanted) {
  if (const T* found = std::get_if<T>(&value)) return *found;
  if (std::holds_alternative<std::monostate>(value)) {
    throw KeyError("no feature of that name was parsed");
  }
  throw TypeError(std::string("the feature is no ") + wanted + " but a " +
                  (std::holds_alternative<Tensor>(value) ? "Tensor"
                   : std::holds_alternative<SparseTensor>(value)
                       ? "SparseTensor"
                       : "RaggedTensor"));
}

}  // namespace

const Tensor& FeatureValue::tensor() const& {
  return get<Tensor>(value_, "Tensor");
}
const SparseTensor& FeatureValue::sparse() const& {
  return get<SparseTensor>(value_, "SparseTensor");
}
const RaggedTensor& FeatureValue::ragged() const& {
  return get<RaggedTensor>(value_, "RaggedTensor");
}

FeatureValue::operator Tensor() const { return tensor(); }
FeatureValue::operator SparseTensor() const { return sparse(); }
FeatureValue::operator RaggedTensor() const { return ragged(); }

DType FeatureValue::dtype() const {
  if (is_sparse()) return sparse().dtype();
  return is_ragged() ? ragged().dtype() : tensor().dtype();
}

TensorShape FeatureValue::shape() const {
  if (is_sparse()) return sparse().shape();
  return is_ragged() ? ragged().shape() : tensor().shape();
}

std::string FeatureValue::repr() const {
  if (!has_value()) return "None";
  if (is_sparse()) return sparse().repr();
  return is_ragged() ? ragged().repr() : tensor().repr();
}

std::ostream& operator<<(std::ostream& stream, const FeatureValue& value) {
  if (value.is_tensor()) return stream << value.tensor();
  return stream << value.repr();
}

std::vector<Tensor> FeatureValue::components() const {
  if (!has_value()) return {};
  if (is_sparse()) return sparse().components();
  if (is_ragged()) return ragged().components();
  return {tensor()};
}

FeatureValue FeatureValue::with_components(
    std::span<const Tensor> components) const {
  if (!has_value()) return {};
  if (is_sparse()) return sparse().with_components(components);
  if (is_ragged()) return ragged().with_components(components);
  return components[0];
}

std::vector<TensorShape> FeatureValue::component_shapes() const {
  if (!has_value()) return {};
  if (is_sparse()) return sparse().component_shapes();
  if (is_ragged()) return ragged().component_shapes();
  return {tensor().shape()};
}

std::string FeatureValue::type_key() const {
  if (!has_value()) return "none";
  if (is_sparse()) return "sparse " + sparse().type_key();
  return is_ragged() ? "ragged " + ragged().type_key() : "dense";
}

TypeSpec FeatureValue::type_spec() const {
  if (is_sparse()) return sparse().type_spec();
  return is_ragged() ? ragged().type_spec()
                     : TypeSpec(TensorSpec::from_tensor(tensor()));
}

Structure FeatureValue::to_structure() const {
  if (!has_value()) return {};
  if (is_sparse()) return sparse();
  return is_ragged() ? Structure(ragged()) : Structure(tensor());
}

}  // namespace tfx::io
