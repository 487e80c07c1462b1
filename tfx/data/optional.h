// tf.experimental.Optional: an element of a dataset, or none.
//
//   auto it = iter(dataset);
//   while (auto element = it.get_next_as_optional()) {
//     auto [x, y] = element.get_value();
//   }
#ifndef TFX_DATA_OPTIONAL_H_
#define TFX_DATA_OPTIONAL_H_

#include <iosfwd>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/structure.h"
#include "tfx/core/structure_like.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/core/type_spec.h"

namespace tfx::data {

// tf.OptionalSpec.
class OptionalSpec {
 public:
  explicit OptionalSpec(StructuredSpec value_spec)
      : value_spec_(std::move(value_spec)) {}

  const StructuredSpec& value_spec() const& { return value_spec_; }
  StructuredSpec value_spec() && { return std::move(value_spec_); }

  std::vector<TensorSpec> component_specs() const;
  // "OptionalSpec(TensorSpec(…))"
  std::string repr() const;
  friend bool operator==(const OptionalSpec& a, const OptionalSpec& b);
  friend std::ostream& operator<<(std::ostream& stream,
                                  const OptionalSpec& spec);

 private:
  StructuredSpec value_spec_;
};

// A handle; also usable while a function is traced.
class Optional {
 public:
  // What get_next_as_optional() returned.
  Optional(Tensor variant, StructuredSpec value_spec)
      : variant_(std::move(variant)), value_spec_(std::move(value_spec)) {}
  static Optional from_value(const StructureLike& value);
  static Optional empty(const StructuredSpec& element_spec);

  // A scalar bool.
  Tensor has_value() const;
  explicit operator bool() const { return static_cast<bool>(has_value()); }
  // Throws InvalidArgumentError if there is none.
  Structure get_value() const;
  const StructuredSpec& value_spec() const& { return value_spec_; }
  StructuredSpec value_spec() && { return std::move(value_spec_); }

  // A composite tensor (tfx/core/composite_tensor.h).
  std::vector<Tensor> components() const { return {variant_}; }
  Optional with_components(std::span<const Tensor> components) const;
  std::vector<TensorShape> component_shapes() const { return {{}}; }
  std::string type_key() const;
  TypeSpec type_spec() const;
  std::string repr() const;

 private:
  Tensor variant_;
  StructuredSpec value_spec_;
};

}  // namespace tfx::data

namespace tfx::experimental {
using data::Optional;
}  // namespace tfx::experimental

namespace tfx {
using data::OptionalSpec;
}  // namespace tfx

#endif  // TFX_DATA_OPTIONAL_H_
