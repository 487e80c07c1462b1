// tf.RaggedTensorSpec: the static shape and dtypes of a ragged tensor.
#ifndef TFX_RAGGED_RAGGED_TENSOR_SPEC_H_
#define TFX_RAGGED_RAGGED_TENSOR_SPEC_H_

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

class RaggedTensorSpec {
 public:
  // Without a ragged rank all dimensions but the first are ragged; the rank
  // must be known then. Throws ValueError otherwise.
  // NOLINTNEXTLINE(google-explicit-constructor): RaggedTensorSpec({2, kNone})
  RaggedTensorSpec(TensorShape shape, DType dtype = float32,
                   std::optional<int64_t> ragged_rank = std::nullopt,
                   DType row_splits_dtype = int64);
  static RaggedTensorSpec from_value(const RaggedTensor& value);

  const TensorShape& shape() const& { return shape_; }
  TensorShape shape() && { return std::move(shape_); }
  DType dtype() const { return dtype_; }
  int64_t ragged_rank() const { return ragged_rank_; }
  DType row_splits_dtype() const { return row_splits_dtype_; }

  // The specs of RaggedTensor::components().
  std::vector<TensorSpec> component_specs() const;
  bool is_compatible_with(const RaggedTensorSpec& other) const;
  bool is_compatible_with(const RaggedTensor& value) const {
    return is_compatible_with(from_value(value));
  }

  // "RaggedTensorSpec(TensorShape([2, None]), tf.int32, 1, tf.int64)"
  std::string repr() const;
  friend bool operator==(const RaggedTensorSpec& a,
                         const RaggedTensorSpec& b) = default;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const RaggedTensorSpec& spec);

 private:
  TensorShape shape_;
  DType dtype_;
  int64_t ragged_rank_;
  DType row_splits_dtype_;
};

inline RaggedTensorSpec type_spec_from_value(const RaggedTensor& value) {
  return RaggedTensorSpec::from_value(value);
}

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_TENSOR_SPEC_H_
