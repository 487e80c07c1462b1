#include "tfx/sparse/sparse_tensor.h"

#include <ostream>
#include <utility>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/string_ops.h"
#include "tfx/raw_ops/sparse_ops.h"
#include "tfx/sparse/helpers.h"

namespace tfx {
namespace {

// The error names the argument, as in Python.
Tensor converted(const TensorLike& value, DType dtype, const char* name) {
  try {
    return value.to_tensor(dtype);
  } catch (const ValueError& error) {
    throw ValueError(std::string(name) + ": " + error.what());
  }
}

DType quotient_dtype(DType dtype) {
  if (!dtype.is_numeric() || dtype.is_quantized()) {
    throw TypeError(
        "Invalid dtype " + dtype.repr() +
        " in __truediv__. Expected one of {tf.uint8, tf.int8, tf.uint16, "
        "tf.int16, tf.uint32, tf.int32, tf.uint64, tf.int64, tf.bfloat16, "
        "tf.float16, tf.float32, tf.float64, tf.complex64, tf.complex128}.");
  }
  if (!dtype.is_integer()) return dtype;
  return dtype.size() <= 2 ? float32 : float64;
}

}  // namespace

SparseTensor::SparseTensor(const TensorLike& indices, const TensorLike& values,
                           const ShapeLike& dense_shape)
    : indices_(converted(indices, int64, "indices")),
      values_(converted(values, {}, "values")),
      dense_shape_(
          converted(dense_shape.to_tensor(int64), int64, "dense_shape")),
      shape_(constant_value_as_shape(dense_shape_)) {
  const TensorShape indices_shape = indices_.shape().with_rank(2);
  const TensorShape values_shape = values_.shape().with_rank(1);
  const TensorShape rank = dense_shape_.shape().with_rank(1);
  sparse::internal::check_dimensions(indices_shape[0], values_shape[0]);
  sparse::internal::check_dimensions(indices_shape[1], rank[0]);
}

SparseTensor SparseTensor::from_value(const SparseTensor& value) {
  return {value.indices_, value.values_, value.dense_shape_};
}

void SparseTensor::set_shape(const TensorShape& shape) {
  shape_ = shape_.merge_with(shape);
}

SparseTensor SparseTensor::with_values(const TensorLike& new_values) const {
  return {indices_, new_values, dense_shape_};
}

std::string SparseTensor::str() const {
  return "SparseTensor(indices=" + indices_.str() +
         ", values=" + values_.str() + ", dense_shape=" + dense_shape_.str() +
         ")";
}

std::ostream& operator<<(std::ostream& stream, const SparseTensor& tensor) {
  return stream << tensor.str();
}

SparseTensor operator*(const SparseTensor& x, const TensorLike& y) {
  return x.with_values(raw_ops::SparseDenseCwiseMul(
      x.indices_, x.values_, x.dense_shape_, converted(y, x.dtype(), "y"),
      {.name = "mul"}));
}

SparseTensor operator*(const Tensor& x, const SparseTensor& y) {
  return y.with_values(raw_ops::SparseDenseCwiseMul(
      y.indices_, y.values_, y.dense_shape_, x, {.name = "mul"}));
}

SparseTensor operator/(const SparseTensor& x, const TensorLike& y) {
  const Tensor divisor = converted(y, x.dtype(), "y");
  const NameScope scope = name_scope("", "truediv");
  const DType dtype = quotient_dtype(x.dtype());
  const Tensor values = cast(x.values_, dtype);
  return x.with_values(raw_ops::SparseDenseCwiseDiv(
      x.indices_, values, x.dense_shape_, cast(divisor, dtype),
      {.name = scope.name()}));
}

std::vector<Tensor> SparseTensor::components() const {
  return {indices_, values_, dense_shape_};
}

SparseTensor SparseTensor::from_components(std::span<const Tensor> components) {
  return {components[0], components[1], components[2]};
}

SparseTensor SparseTensor::with_components(
    std::span<const Tensor> components) const {
  SparseTensor result = from_components(components);
  result.set_shape(shape_);
  return result;
}

std::vector<TensorShape> SparseTensor::component_shapes() const {
  return SparseTensorSpec::from_value(*this).component_shapes();
}

std::string SparseTensor::type_key() const { return shape_.str(); }

// With the quotes that Python puts around it.
Tensor SparseTensor::print_text(int64_t summarize) const {
  return strings::format("'SparseTensor(indices={}, values={}, shape={})'",
                         std::vector<Tensor>{indices_, values_, dense_shape_},
                         {.summarize = summarize});
}

TypeSpec SparseTensor::type_spec() const {
  return SparseTensorSpec::from_value(*this);
}

SparseTensorSpec::SparseTensorSpec(TensorShape shape, DType dtype)
    : shape_(std::move(shape)), dtype_(dtype) {}

SparseTensorSpec SparseTensorSpec::from_value(const SparseTensor& value) {
  return SparseTensorSpec(value.shape(), value.dtype());
}

std::vector<TensorShape> SparseTensorSpec::component_shapes() const {
  const int64_t rank = shape_.known_rank() ? int64_t{*shape_.rank()} : kNone;
  return {{kNone, rank}, {kNone}, {rank}};
}

std::vector<TensorSpec> SparseTensorSpec::component_specs() const {
  const std::vector<TensorShape> shapes = component_shapes();
  return {TensorSpec(shapes[0], int64), TensorSpec(shapes[1], dtype_),
          TensorSpec(shapes[2], int64)};
}

bool SparseTensorSpec::is_compatible_with(const SparseTensor& value) const {
  return is_compatible_with(from_value(value));
}

bool SparseTensorSpec::is_compatible_with(const SparseTensorSpec& other) const {
  return dtype_ == other.dtype_ && shape_.is_compatible_with(other.shape_);
}

std::string SparseTensorSpec::repr() const {
  return "SparseTensorSpec(" + shape_.repr() + ", " + dtype_.repr() + ")";
}

std::ostream& operator<<(std::ostream& stream, const SparseTensorSpec& spec) {
  return stream << spec.repr();
}

}  // namespace tfx
