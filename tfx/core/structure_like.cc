#include "tfx/core/structure_like.h"

#include <algorithm>
#include <string>
#include <variant>

#include "tfx/core/errors.h"
#include "tfx/core/tree_impl.h"

namespace tfx {

template class internal::Tree<StructureLike>;

struct StructureLike::SharedLiteral final : internal::Counted {
  explicit SharedLiteral(Literal shared) : value(std::move(shared)) {}
  const Literal value;
};

StructureLike::StructureLike(const Literal& literal)
    : literal_(new SharedLiteral(literal)) {}

StructureLike::StructureLike(const Structure& structure)
    : StructureLike(internal::convert_tree<StructureLike>(
          structure, [](const Structure& leaf) {
            return leaf.is_composite() ? StructureLike(leaf.composite())
                                       : StructureLike(leaf.tensor());
          })) {}

StructureLike::StructureLike(const np::NDArray& array)
    : tensor_(TensorLike(array).to_tensor()) {}

StructureLike::StructureLike(std::initializer_list<StructureLike> elements) {
  const auto is_text = [](const StructureLike& item) {
    return item[1].literal() != nullptr && item[1].literal()->is_text();
  };
  if (elements.size() == 0 ||
      !std::ranges::all_of(elements, &StructureLike::is_item) ||
      std::ranges::all_of(elements, is_text)) {
    *this = sequence(elements);
    return;
  }
  std::vector<Item> items;
  for (const StructureLike& item : elements) {
    items.emplace_back(std::get<std::string>(item[0].literal()->value()),
                       item[1]);
  }
  *this = dict(std::move(items));
}

bool StructureLike::is_item() const {
  return is_sequence() && size() == 2 && (*this)[0].literal() != nullptr &&
         (*this)[0].literal()->is_text();
}

bool StructureLike::is_none() const noexcept {
  return is_leaf() && !tensor_.has_value() && !composite_.has_value() &&
         literal_ == nullptr;
}

const Tensor* StructureLike::tensor() const {
  return tensor_.has_value() ? &tensor_ : nullptr;
}

const Literal* StructureLike::literal() const {
  return literal_ == nullptr ? nullptr : &literal_->value;
}

bool StructureLike::is_literal() const {
  if (is_leaf()) return literal() != nullptr;
  return !is_dict() && std::ranges::all_of(*this, &StructureLike::is_literal);
}

Literal StructureLike::as_literal() const {
  if (is_leaf()) return *literal();
  std::vector<Literal> elements;
  for (const StructureLike& element : *this) {
    elements.push_back(element.as_literal());
  }
  return Literal(std::move(elements));
}

Tensor StructureLike::to_tensor(DType hint) const {
  if (tensor() != nullptr) return *tensor();
  if (is_literal()) return TensorLike(as_literal()).to_tensor_like(hint);
  if (is_leaf() || is_dict()) {
    throw ValueError("Attempt to convert a value (" + repr() +
                     ") with an unsupported type to a Tensor.");
  }
  std::vector<Tensor> elements;
  for (const StructureLike& element : *this) {
    elements.push_back(element.to_tensor(hint));
  }
  return TensorLike(elements).to_tensor();
}

Structure StructureLike::to_structure() const {
  if (composite_.has_value()) return composite_;
  if (is_none() || tensor() != nullptr) return tensor_;
  if ((is_leaf() || !is_tuple()) && is_literal()) {
    return TensorLike(as_literal()).to_tensor();
  }
  std::vector<Structure> children;
  for (const StructureLike& child : *this) {
    children.push_back(child.to_structure());
  }
  if (is_list()) return Structure::list(std::move(children));
  if (!is_dict()) return Structure::tuple(std::move(children));
  std::vector<Structure::Item> items;
  for (const size_t i : keys_as_written()) {
    items.emplace_back(keys()[i], std::move(children[i]));
  }
  return Structure::dict(std::move(items));
}

std::string StructureLike::leaf_repr() const {
  if (composite_.has_value()) return composite_.repr();
  if (literal() != nullptr) return literal()->repr();
  return tensor_.has_value() ? tensor_.repr() : "None";
}

std::string_view StructureLike::leaf_type_name() const noexcept {
  if (is_none()) return "NoneType";
  return literal() != nullptr ? "value" : "EagerTensor";
}

}  // namespace tfx
