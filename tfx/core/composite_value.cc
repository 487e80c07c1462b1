#include "tfx/core/composite_value.h"

#include "tfx/core/errors.h"

namespace tfx {

namespace internal {

// g++ and clang write "… [with T = tfx::SparseTensor; …]" and "… [T = …]".
std::string_view class_name_in(std::string_view type_text) {
  const size_t start = type_text.find("T = ");
  std::string_view name = type_text.substr(start + 4);
  name = name.substr(0, name.find_first_of(";]<"));
  const size_t scope = name.rfind("::");
  return scope == std::string_view::npos ? name : name.substr(scope + 2);
}

void throw_no_common_type(const std::string& spec) {
  throw TypeError(
      "all branches, and all iterations of a loop, must return values of the "
      "same type: one is " +
      spec + ", and another is not");
}

void throw_not_printable(std::string_view type_name) {
  throw TypeError("tf.print cannot show a value of class " +
                  std::string(type_name));
}

}  // namespace internal

const void* CompositeValue::find(internal::TypeId type) const noexcept {
  return has_value() ? shared_->find(type) : nullptr;
}

std::string_view CompositeValue::type_name() const {
  return shared_->type_name();
}

std::vector<Tensor> CompositeValue::components() const {
  return shared_->components();
}

CompositeValue CompositeValue::with_components(
    std::span<const Tensor> components) const {
  return shared_->with_components(components);
}

CompositeValue CompositeValue::of_components(
    std::span<const Tensor> components) const {
  return shared_->of_components(components);
}

std::vector<TensorShape> CompositeValue::component_shapes() const {
  return shared_->component_shapes();
}

std::string CompositeValue::type_key() const { return shared_->type_key(); }

TypeSpec CompositeValue::type_spec() const { return shared_->type_spec(); }

std::string CompositeValue::str() const { return shared_->str(); }

std::string CompositeValue::repr() const { return shared_->repr(); }

Tensor CompositeValue::print_text(int64_t summarize) const {
  return shared_->print_text(summarize);
}

}  // namespace tfx
