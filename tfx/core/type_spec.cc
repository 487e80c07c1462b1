#include "tfx/core/type_spec.h"

#include <ostream>

namespace tfx {

TypeSpec::TypeSpec(TensorSpec spec)
    : shared_(new Holder<TensorSpec>(std::move(spec))) {}

const void* TypeSpec::find(internal::TypeId type) const noexcept {
  return shared_->find(type);
}

std::vector<TensorSpec> TypeSpec::component_specs() const {
  return shared_->component_specs();
}

std::string TypeSpec::repr() const { return shared_->repr(); }

bool operator==(const TypeSpec& a, const TypeSpec& b) {
  return a.shared_->equals(b);
}

std::ostream& operator<<(std::ostream& stream, const TypeSpec& spec) {
  return stream << spec.repr();
}

}  // namespace tfx
