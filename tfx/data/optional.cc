#include "tfx/data/optional.h"

#include <ostream>

#include "tfx/data/element_type.h"
#include "tfx/raw_ops/dataset_ops.h"

namespace tfx::data {

std::vector<TensorSpec> OptionalSpec::component_specs() const {
  return {TensorSpec({}, variant)};
}

std::string OptionalSpec::repr() const {
  return "OptionalSpec(" + value_spec_.repr() + ")";
}

bool operator==(const OptionalSpec& a, const OptionalSpec& b) {
  return a.repr() == b.repr();
}

std::ostream& operator<<(std::ostream& stream, const OptionalSpec& spec) {
  return stream << spec.repr();
}

Optional Optional::from_value(const StructureLike& value) {
  const Structure structure = value.to_structure();
  const internal::ElementType type(internal::spec_of(structure));
  return {raw_ops::OptionalFromValue(type.to_tensors(structure)), type.spec()};
}

Optional Optional::empty(const StructuredSpec& element_spec) {
  return {raw_ops::OptionalNone(), element_spec};
}

Tensor Optional::has_value() const {
  return raw_ops::OptionalHasValue(variant_);
}

Structure Optional::get_value() const {
  const internal::ElementType type(value_spec_);
  return type.from_tensors(
      raw_ops::OptionalGetValue(variant_, type.dtypes(), type.shapes()));
}

Optional Optional::with_components(std::span<const Tensor> components) const {
  return {components[0], value_spec_};
}

std::string Optional::type_key() const { return type_spec().repr(); }

TypeSpec Optional::type_spec() const { return OptionalSpec(value_spec_); }

std::string Optional::repr() const {
  return "<tf.experimental.Optional value_spec=" + value_spec_.repr() + ">";
}

}  // namespace tfx::data
