#include "tfx/io/features.h"

#include <ostream>

#include "tfx/core/errors.h"
#include "tfx/core/tensor_spec.h"

namespace tfx::io {
namespace {

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

const Tensor& FeatureValue::tensor() const {
  return get<Tensor>(value_, "Tensor");
}
const SparseTensor& FeatureValue::sparse() const {
  return get<SparseTensor>(value_, "SparseTensor");
}
const RaggedTensor& FeatureValue::ragged() const {
  return get<RaggedTensor>(value_, "RaggedTensor");
}

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

std::string FeatureValue::spec_repr() const {
  if (!has_value()) return "Literal[None]";
  if (is_sparse()) return sparse().spec_repr();
  return is_ragged() ? ragged().spec_repr()
                     : TensorSpec::from_tensor(tensor()).repr();
}

}  // namespace tfx::io
