#include "tfx/core/structured_spec.h"

#include <ostream>

#include "tfx/core/errors.h"
#include "tfx/core/tree_impl.h"

namespace tfx {

template class internal::Tree<StructuredSpec>;

namespace {

// The type of a value that has no tensors.
struct ObjectSpec {
  std::string text;

  const std::string& repr() const { return text; }
  static std::vector<TensorSpec> component_specs() { return {}; }
  friend bool operator==(const ObjectSpec&, const ObjectSpec&) = default;
};

void append_component_specs(const StructuredSpec& spec,
                            std::vector<TensorSpec>& all) {
  if (!spec.is_leaf()) {
    for (const StructuredSpec& child : spec) append_component_specs(child, all);
  } else if (const TypeSpec* const type = spec.type_spec()) {
    for (TensorSpec& each : type->component_specs()) {
      all.push_back(std::move(each));
    }
  }
}

}  // namespace

StructuredSpec::StructuredSpec(DType dtype)
    : StructuredSpec(TensorSpec(TensorShape::unknown(), dtype)) {}

StructuredSpec::StructuredSpec(StructuredSpec a, StructuredSpec b)
    : StructuredSpec(tuple({std::move(a), std::move(b)})) {}

StructuredSpec::StructuredSpec(StructuredSpec a, StructuredSpec b,
                               StructuredSpec c)
    : StructuredSpec(tuple({std::move(a), std::move(b), std::move(c)})) {}

StructuredSpec::StructuredSpec(StructuredSpec a, StructuredSpec b,
                               StructuredSpec c, StructuredSpec d)
    : StructuredSpec(
          tuple({std::move(a), std::move(b), std::move(c), std::move(d)})) {}

StructuredSpec::StructuredSpec(std::initializer_list<Item> items)
    : StructuredSpec(dict(items)) {}

StructuredSpec StructuredSpec::value(std::string repr) {
  StructuredSpec spec;
  spec.value_ = std::move(repr);
  return spec;
}

StructuredSpec StructuredSpec::object(std::string repr) {
  return TypeSpec(ObjectSpec{std::move(repr)});
}

bool StructuredSpec::is_tensor() const {
  return spec_ && spec_->get_if<TensorSpec>() != nullptr;
}

const TensorSpec& StructuredSpec::spec() const& {
  if (!is_tensor()) throw TypeError(repr() + " is not a tensor");
  return *spec_->get_if<TensorSpec>();
}

std::vector<TensorSpec> StructuredSpec::component_specs() const {
  std::vector<TensorSpec> all;
  append_component_specs(*this, all);
  return all;
}

std::string StructuredSpec::leaf_repr() const {
  if (spec_) return spec_->repr();
  return value_.empty() ? "None" : value_;
}

std::string_view StructuredSpec::leaf_type_name() const noexcept {
  if (is_none()) return "NoneType";
  return is_tensor() ? "TensorSpec" : spec_ ? "TypeSpec" : "value";
}

std::string StructuredSpec::trace_type() const {
  if (is_leaf()) return spec_ ? repr() : "Literal[" + repr() + "]";
  std::string text;
  const auto append = [&](const std::string& part) {
    text += (text.empty() ? "" : ", ") + part;
  };
  if (is_dict()) {
    for (const size_t i : keys_as_written()) {
      append("[" + internal::str_repr(keys()[i]) + ", " +
             children()[i].trace_type() + "]");
    }
    return "Dict[" + text + "]";
  }
  for (const StructuredSpec& child : *this) append(child.trace_type());
  return (is_list() ? "List[" : "Tuple[") + text + "]";
}

std::ostream& operator<<(std::ostream& stream, const StructuredSpec& spec) {
  return stream << spec.repr();
}

}  // namespace tfx
