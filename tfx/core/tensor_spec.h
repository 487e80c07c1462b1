// tf.TensorSpec: what is known of a tensor before there is one.
#ifndef TFX_CORE_TENSOR_SPEC_H_
#define TFX_CORE_TENSOR_SPEC_H_

#include <iosfwd>
#include <string>
#include <utility>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

struct TensorSpecOptions {
  std::string name = {};
};

class TensorSpec {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): TensorSpec({2, 3}), {shape}
  TensorSpec(TensorShape shape, DType dtype = float32, std::string name = {})
      : shape_(std::move(shape)), dtype_(dtype), name_(std::move(name)) {}
  // TensorSpec({2, 3}, tf::float32, {.name = "x"})
  TensorSpec(TensorShape shape, DType dtype, const TensorSpecOptions& options)
      : TensorSpec(std::move(shape), dtype, options.name) {}
  static TensorSpec from_tensor(const Tensor& tensor) {
    return {tensor.shape(), tensor.dtype()};
  }

  const TensorShape& shape() const { return shape_; }
  DType dtype() const { return dtype_; }
  const std::string& name() const { return name_; }  // may be empty

  // Whether every tensor that `other` describes fits this.
  bool is_supertype_of(const TensorSpec& other) const;
  // What both have in common: dimensions that differ are not known. They must
  // have one dtype.
  TensorSpec most_specific_common_supertype(const TensorSpec& other) const;

  // "TensorSpec(shape=(None, 2), dtype=tf.float32, name='x')"
  std::string repr() const;
  friend bool operator==(const TensorSpec& a, const TensorSpec& b);
  friend std::ostream& operator<<(std::ostream& stream, const TensorSpec& spec);

 private:
  TensorShape shape_;
  DType dtype_;
  std::string name_;
};

}  // namespace tfx

#endif  // TFX_CORE_TENSOR_SPEC_H_
