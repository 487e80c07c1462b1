// tf.TensorSpec: the shape, dtype and name of a tensor, without a value.
#ifndef TFX_CORE_TENSOR_SPEC_H_
#define TFX_CORE_TENSOR_SPEC_H_

#include <concepts>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

struct TensorSpecOptions {
  ByName by_name{};
  std::string name = {};
};

class TensorSpec {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): TensorSpec({2, 3}), {shape}
  TensorSpec(TensorShape shape, DType dtype = float32,
             const TensorSpecOptions& options = {})
      : shape_(std::move(shape)), dtype_(dtype), name_(options.name) {}
  // TensorSpec({2, 3}, tf::float32, "x"). A template: braces are options.
  template <std::convertible_to<std::string> Name>
  TensorSpec(TensorShape shape, DType dtype, const Name& name)
      : shape_(std::move(shape)), dtype_(dtype), name_(name) {}
  static TensorSpec from_tensor(const Tensor& tensor) {
    return {tensor.shape(), tensor.dtype()};
  }

  const TensorShape& shape() const& { return shape_; }
  TensorShape shape() && { return std::move(shape_); }
  DType dtype() const { return dtype_; }
  // May be empty.
  const std::string& name() const& { return name_; }
  std::string name() && { return std::move(name_); }

  // {*this}; required by tfx/core/type_spec.h.
  std::vector<TensorSpec> component_specs() const { return {*this}; }

  // Whether this spec also describes every tensor that `other` describes.
  bool is_supertype_of(const TensorSpec& other) const;
  // The most specific spec that describes the tensors of both: dimensions that
  // differ are unknown. Both must have the same dtype.
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
