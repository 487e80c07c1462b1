// tf.SparseTensor: a tensor most of whose elements are zero, and its spec.
//
//   tf::SparseTensor st({{0, 0}, {1, 2}}, {1.0, 2.0}, {3, 4});
//
// It is three tensors: where the values are (a row of int64 coordinates each),
// the values, and the shape of the whole. Most operations want the rows of
// indices in lexicographic order, which tf::sparse::reorder makes; nothing
// checks it. It is as cheap to copy as tensors are, and may be an argument and
// a result of a tf::function. Gradients flow through the values.
#ifndef TFX_SPARSE_SPARSE_TENSOR_H_
#define TFX_SPARSE_SPARSE_TENSOR_H_

#include <iosfwd>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ops/shape_like.h"

namespace tfx {

class SparseTensor {
 public:
  // Throws ValueError for tensors of indices or dimensions that are not int64,
  // and for shapes that do not fit together.
  SparseTensor(const TensorLike& indices, const TensorLike& values,
               const ShapeLike& dense_shape);
  static SparseTensor from_value(const SparseTensor& value);

  // [N, rank], int64.
  const Tensor& indices() const { return indices_; }
  // [N].
  const Tensor& values() const { return values_; }
  // [rank], int64.
  const Tensor& dense_shape() const { return dense_shape_; }
  DType dtype() const { return values_.dtype(); }
  // As far as it is known.
  const TensorShape& shape() const { return shape_; }
  const TensorShape& get_shape() const { return shape_; }
  // Adds to what is known of the shape, of this copy. Throws ValueError if the
  // two contradict.
  void set_shape(const TensorShape& shape);

  // With other values, of any dtype, at the same places.
  [[nodiscard]] SparseTensor with_values(const TensorLike& new_values) const;

  // str(st) and repr(st), which are the same.
  std::string str() const;
  std::string repr() const { return str(); }
  friend std::ostream& operator<<(std::ostream& stream,
                                  const SparseTensor& tensor);

  // The values times, and by, those of a dense tensor at the same places; it is
  // broadcast to this. The quotient of integers is of floating numbers.
  friend SparseTensor operator*(const SparseTensor& x, const TensorLike& y);
  friend SparseTensor operator*(const Tensor& x, const SparseTensor& y);
  friend SparseTensor operator/(const SparseTensor& x, const TensorLike& y);

  // What it is made of, for tf::function: indices, values and shape; one of
  // these, and the same of the static shape of this; what is known of their
  // shapes whatever the values are.
  std::vector<Tensor> components() const;
  static SparseTensor from_components(std::span<const Tensor> components);
  SparseTensor with_components(std::span<const Tensor> components) const;
  std::vector<TensorShape> component_shapes() const;
  // Tells it from others of the same dtype.
  std::string type_key() const;
  // "SparseTensorSpec(TensorShape([2, 3]), tf.float32)"
  std::string spec_repr() const;

 private:
  Tensor indices_;
  Tensor values_;
  Tensor dense_shape_;
  TensorShape shape_;
};

// tf.SparseTensorSpec: what is known of a sparse tensor before there is one.
class SparseTensorSpec {
 public:
  explicit SparseTensorSpec(TensorShape shape = TensorShape::unknown(),
                            DType dtype = float32);
  static SparseTensorSpec from_value(const SparseTensor& value);

  const TensorShape& shape() const { return shape_; }
  DType dtype() const { return dtype_; }
  // Of the indices, the values and the shape.
  std::vector<TensorShape> component_shapes() const;
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
