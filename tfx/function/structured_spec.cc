#include "tfx/function/structured_spec.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"

namespace tfx {
namespace {

std::string join(const std::vector<std::string>& parts) {
  std::string text;
  for (size_t i = 0; i < parts.size(); ++i) {
    text += (i == 0 ? "" : ", ") + parts[i];
  }
  return text;
}

}  // namespace

StructuredSpec::StructuredSpec(TensorSpec spec)
    : shared_(
          std::make_shared<decltype(shared_)::element_type>(std::move(spec))) {}
StructuredSpec::StructuredSpec(Value value)
    : shared_(
          std::make_shared<decltype(shared_)::element_type>(std::move(value))) {
}
StructuredSpec::StructuredSpec(Type type)
    : shared_(
          std::make_shared<decltype(shared_)::element_type>(std::move(type))) {}
StructuredSpec::StructuredSpec(Node node)
    : shared_(
          std::make_shared<decltype(shared_)::element_type>(std::move(node))) {}

StructuredSpec StructuredSpec::value(std::string repr) {
  return StructuredSpec(Value{std::move(repr)});
}

StructuredSpec StructuredSpec::type(std::string repr) {
  return StructuredSpec(Type{std::move(repr)});
}

StructuredSpec StructuredSpec::tuple(std::vector<StructuredSpec> children) {
  return StructuredSpec(Node{Kind::kTuple, std::move(children)});
}

StructuredSpec StructuredSpec::list(std::vector<StructuredSpec> children) {
  return StructuredSpec(Node{Kind::kList, std::move(children)});
}

StructuredSpec StructuredSpec::dict(std::vector<std::string> keys,
                                    std::vector<StructuredSpec> children) {
  return StructuredSpec(
      Node{Kind::kDict, std::move(children), std::move(keys)});
}

bool StructuredSpec::is(Kind kind) const {
  const Node* const node = std::get_if<Node>(shared_.get());
  return node != nullptr && node->kind == kind;
}

bool StructuredSpec::is_tensor() const {
  return std::holds_alternative<TensorSpec>(*shared_);
}
bool StructuredSpec::is_tuple() const { return is(Kind::kTuple); }
bool StructuredSpec::is_list() const { return is(Kind::kList); }
bool StructuredSpec::is_dict() const { return is(Kind::kDict); }

const TensorSpec& StructuredSpec::spec() const {
  const TensorSpec* const spec = std::get_if<TensorSpec>(shared_.get());
  if (spec == nullptr) throw TypeError(repr() + " is not a tensor");
  return *spec;
}

const StructuredSpec::Node& StructuredSpec::node() const {
  const Node* const node = std::get_if<Node>(shared_.get());
  if (node == nullptr) {
    throw TypeError(repr() + " is not a tuple, list or dict");
  }
  return *node;
}

std::span<const StructuredSpec> StructuredSpec::children() const {
  return node().children;
}

const StructuredSpec& StructuredSpec::operator[](int64_t index) const {
  const auto count = static_cast<int64_t>(size());
  if (is_dict()) throw KeyError(std::to_string(index));
  const int64_t place = index < 0 ? index + count : index;
  if (place < 0 || place >= count) {
    throw IndexError((is_list() ? "list" : "tuple") +
                     std::string(" index out of range"));
  }
  return children()[static_cast<size_t>(place)];
}

const StructuredSpec& StructuredSpec::operator[](std::string_view key) const {
  const auto found = std::ranges::find(keys(), key);
  if (found == keys().end()) throw KeyError(internal::str_repr(key));
  return children()[static_cast<size_t>(found - keys().begin())];
}

const std::vector<std::string>& StructuredSpec::keys() const {
  if (!is_dict()) throw TypeError(repr() + " is not a dict");
  return node().keys;
}

std::string StructuredSpec::repr() const {
  if (is_tensor()) return spec().repr();
  if (const auto* value = std::get_if<Value>(shared_.get())) {
    return value->repr;
  }
  if (const auto* type = std::get_if<Type>(shared_.get())) return type->repr;
  std::vector<std::string> parts;
  for (size_t i = 0; i < size(); ++i) {
    parts.push_back(
        (is_dict() ? internal::str_repr(keys()[i]) + ": " : std::string()) +
        children()[i].repr());
  }
  if (is_dict()) return "{" + join(parts) + "}";
  if (is_list()) return "[" + join(parts) + "]";
  return "(" + join(parts) + (parts.size() == 1 ? ",)" : ")");
}

std::string StructuredSpec::trace_type() const {
  if (const auto* value = std::get_if<Value>(shared_.get())) {
    return "Literal[" + value->repr + "]";
  }
  if (!std::holds_alternative<Node>(*shared_)) return repr();
  std::vector<std::string> parts;
  for (size_t i = 0; i < size(); ++i) {
    const std::string type = children()[i].trace_type();
    parts.push_back(is_dict() ? "[" + internal::str_repr(keys()[i]) + ", " +
                                    type + "]"
                              : type);
  }
  const std::string kind = is_dict() ? "Dict" : is_list() ? "List" : "Tuple";
  return kind + "[" + join(parts) + "]";
}

std::ostream& operator<<(std::ostream& stream, const StructuredSpec& spec) {
  return stream << spec.repr();
}

}  // namespace tfx
