// tf.SparseTensor: a tensor most of whose elements are zero, and its spec.
//
//   tf::SparseTensor st({{0, 0}, {1, 2}}, {1.0, 2.0}, {3, 4});
//
// It consists of three tensors: indices (a row of int64 coordinates per value),
// values, and the dense shape. Most operations require indices in lexicographic
// order, which is not checked; tf::sparse::reorder sorts them. Copies are as
// cheap as copies of tensors. It may be an argument and a result of a
// tf::function. Gradients flow through the values.
#ifndef TFX_SPARSE_SPARSE_TENSOR_H_
#define TFX_SPARSE_SPARSE_TENSOR_H_

#include <concepts>
#include <iosfwd>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/type_spec.h"
#include "tfx/ops/shape_like.h"

namespace tfx {

class SparseTensor {
 public:
  // Throws ValueError if a tensor of indices or dimensions is not int64, or if
  // shapes do not match.
  SparseTensor(const TensorLike& indices, const TensorLike& values,
               const ShapeLike& dense_shape);
  static SparseTensor from_value(const SparseTensor& value);

  // [N, rank], int64.
  const Tensor& indices() const& { return indices_; }
  Tensor indices() && { return std::move(indices_); }
  // [N].
  const Tensor& values() const& { return values_; }
  Tensor values() && { return std::move(values_); }
  // [rank], int64.
  const Tensor& dense_shape() const& { return dense_shape_; }
  Tensor dense_shape() && { return std::move(dense_shape_); }
  DType dtype() const { return values_.dtype(); }
  // The static shape.
  const TensorShape& shape() const& { return shape_; }
  TensorShape shape() && { return std::move(shape_); }
  TensorShape get_shape() const { return shape_; }
  // Refines the static shape of this copy. Throws ValueError if the shapes are
  // incompatible.
  void set_shape(const TensorShape& shape);

  // Other values, of any dtype, at the same indices.
  [[nodiscard]] SparseTensor with_values(const TensorLike& new_values) const;

  // str(st) and repr(st), which are the same.
  std::string str() const;
  std::string repr() const { return str(); }
  friend std::ostream& operator<<(std::ostream& stream,
                                  const SparseTensor& tensor);

  // Multiply and divide the values by the elements of a dense tensor, which is
  // broadcast. Division of integers gives floats.
  friend SparseTensor operator*(const SparseTensor& x, const TensorLike& y);
  friend SparseTensor operator*(const Tensor& x, const SparseTensor& y);
  friend SparseTensor operator/(const SparseTensor& x, const TensorLike& y);

  // For tf::function; see tfx/core/composite_tensor.h. The components are
  // indices, values and dense shape. with_components() keeps the static shape;
  // component_shapes() depends on the rank only.
  std::vector<Tensor> components() const;
  static SparseTensor from_components(std::span<const Tensor> components);
  SparseTensor with_components(std::span<const Tensor> components) const;
  std::vector<TensorShape> component_shapes() const;
  // The static shape; part of the cache key of traced functions.
  std::string type_key() const;
  // A SparseTensorSpec.
  TypeSpec type_spec() const;
  Tensor print_text(int64_t summarize) const;

 private:
  Tensor indices_;
  Tensor values_;
  Tensor dense_shape_;
  TensorShape shape_;
};

// The parameter type of functions that take a SparseTensor and that others of
// their name take any tensor: braces are a tensor's, {1, 2, 3} is a vector.
class SparseArgument {
 public:
  template <std::same_as<SparseTensor> T>
  SparseArgument(const T& tensor) : tensor_(tensor) {}  // NOLINT

  operator const SparseTensor&() const { return tensor_; }  // NOLINT
  const SparseTensor* operator->() const { return &tensor_; }

 private:
  const SparseTensor& tensor_;
};

// tf.SparseTensorSpec: the static shape and dtype of a sparse tensor.
class SparseTensorSpec {
 public:
  explicit SparseTensorSpec(TensorShape shape = TensorShape::unknown(),
                            DType dtype = float32);
  static SparseTensorSpec from_value(const SparseTensor& value);

  const TensorShape& shape() const& { return shape_; }
  TensorShape shape() && { return std::move(shape_); }
  DType dtype() const { return dtype_; }
  // The shapes of indices, values and dense shape.
  std::vector<TensorShape> component_shapes() const;
  std::vector<TensorSpec> component_specs() const;
  bool is_compatible_with(const SparseTensor& value) const;
  bool is_compatible_with(const SparseTensorSpec& other) const;

  // "SparseTensorSpec(TensorShape([None, 3]), tf.float32)"
  std::string repr() const;
  friend bool operator==(const SparseTensorSpec&,
                         const SparseTensorSpec&) = default;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const SparseTensorSpec& spec);

 private:
  TensorShape shape_;
  DType dtype_;
};

inline SparseTensorSpec type_spec_from_value(const SparseTensor& value) {
  return SparseTensorSpec::from_value(value);
}

namespace sparse {
using tfx::SparseTensor;
}  // namespace sparse

}  // namespace tfx

#endif  // TFX_SPARSE_SPARSE_TENSOR_H_
