// tf.IndexedSlices: some slices of a larger tensor, and where they belong.
#ifndef TFX_CORE_INDEXED_SLICES_H_
#define TFX_CORE_INDEXED_SLICES_H_

#include <iosfwd>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx {

// values[i] is row indices[i] of a tensor of shape dense_shape, which may be
// unknown. The slices of an index that repeats add up.
class IndexedSlices {
 public:
  IndexedSlices(const TensorLike& values, const TensorLike& indices,
                Tensor dense_shape = {});

  const Tensor& values() const { return values_; }
  const Tensor& indices() const { return indices_; }
  // A vector; no tensor if the shape is unknown.
  const Tensor& dense_shape() const { return dense_shape_; }
  DType dtype() const { return values_.dtype(); }
  // The shape of the whole tensor, as far as dense_shape tells.
  TensorShape shape() const;

  // The whole tensor, zero where there is no slice. Throws ValueError if the
  // dense shape is not known.
  Tensor to_tensor() const;

  std::string str() const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const IndexedSlices& slices);

 private:
  Tensor values_;
  Tensor indices_;
  Tensor dense_shape_;
};

}  // namespace tfx

#endif  // TFX_CORE_INDEXED_SLICES_H_
