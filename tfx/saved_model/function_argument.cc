#include "tfx/saved_model/function_argument.h"

#include <algorithm>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"

namespace tfx::saved_model {

using Elements = FunctionArgument::Elements;

FunctionArgument::FunctionArgument() = default;
FunctionArgument::FunctionArgument(Tensor tensor) : value_(std::move(tensor)) {}
FunctionArgument::FunctionArgument(Variable value) : value_(std::move(value)) {}
FunctionArgument::FunctionArgument(Literal literal)
    : value_(std::move(literal)) {}
FunctionArgument::FunctionArgument(Node node)
    : value_(std::make_shared<const Node>(std::move(node))) {}

FunctionArgument::FunctionArgument(const FunctionArgument& other) = default;
FunctionArgument::FunctionArgument(FunctionArgument&& other) noexcept = default;
FunctionArgument& FunctionArgument::operator=(const FunctionArgument& other) =
    default;
FunctionArgument& FunctionArgument::operator=(
    FunctionArgument&& other) noexcept = default;
FunctionArgument::~FunctionArgument() = default;

const Tensor* FunctionArgument::tensor() const {
  return std::get_if<Tensor>(&value_);
}
const Variable* FunctionArgument::variable() const {
  return std::get_if<Variable>(&value_);
}
const Literal* FunctionArgument::literal() const {
  return std::get_if<Literal>(&value_);
}
bool FunctionArgument::is_none() const {
  return std::holds_alternative<std::monostate>(value_);
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
FunctionArgument::FunctionArgument(const Structure& structure) {
  if (structure.is_none()) return;
  if (structure.is_tensor()) {
    value_ = structure.tensor();
    return;
  }
  Elements children(structure.begin(), structure.end());
  if (structure.is_dict()) {
    value_ = std::make_shared<const Node>(
        Node{Kind::kDict, std::move(children), structure.keys()});
    return;
  }
  value_ = std::make_shared<const Node>(Node{
      structure.is_tuple() ? Kind::kTuple : Kind::kList, std::move(children)});
}

FunctionArgument::FunctionArgument(
    std::initializer_list<FunctionArgument> elements)
    : FunctionArgument(Node{Kind::kAnySequence, elements}) {}

FunctionArgument FunctionArgument::tuple(Elements elements) {
  return FunctionArgument(Node{Kind::kTuple, std::move(elements)});
}

FunctionArgument FunctionArgument::list(Elements elements) {
  return FunctionArgument(Node{Kind::kList, std::move(elements)});
}

FunctionArgument FunctionArgument::dict(Items items) {
  std::ranges::stable_sort(items, {}, &Items::value_type::first);
  Node node{Kind::kDict, {}};
  for (auto& [key, value] : items) {
    node.keys.push_back(std::move(key));
    node.elements.push_back(std::move(value));
  }
  return FunctionArgument(std::move(node));
}

const FunctionArgument::Node* FunctionArgument::node() const {
  const auto* const node = std::get_if<std::shared_ptr<const Node>>(&value_);
  return node == nullptr ? nullptr : node->get();
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
bool FunctionArgument::is_literal() const {
  if (node() == nullptr) return literal() != nullptr;
  return node()->kind != Kind::kDict &&
         std::ranges::all_of(node()->elements, &FunctionArgument::is_literal);
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
Literal FunctionArgument::as_literal() const {
  if (node() == nullptr) return *literal();
  std::vector<Literal> elements;
  for (const FunctionArgument& element : node()->elements) {
    elements.push_back(element.as_literal());
  }
  return Literal(std::move(elements));
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
Tensor FunctionArgument::to_tensor(DType hint) const {
  if (tensor() != nullptr) return *tensor();
  if (variable() != nullptr) return variable()->read_value();
  if (is_literal()) return TensorLike(as_literal()).to_tensor_like(hint);
  if (node() == nullptr || node()->kind == Kind::kDict) {
    throw ValueError("Attempt to convert a value (" + repr() +
                     ") with an unsupported type to a Tensor.");
  }
  std::vector<Tensor> elements;
  for (const FunctionArgument& element : node()->elements) {
    elements.push_back(element.to_tensor(hint));
  }
  return TensorLike(elements).to_tensor();
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
std::string FunctionArgument::repr() const {
  if (tensor() != nullptr) return tensor()->repr();
  if (variable() != nullptr) return variable()->repr();
  if (literal() != nullptr) return literal()->repr();
  if (node() == nullptr) return "None";
  const bool is_dict = node()->kind == Kind::kDict;
  const bool is_tuple = node()->kind == Kind::kTuple;
  std::string text;
  for (size_t i = 0; i < node()->elements.size(); ++i) {
    text += text.empty() ? "" : ", ";
    if (is_dict) text += internal::str_repr(node()->keys[i]) + ": ";
    text += node()->elements[i].repr();
  }
  if (is_dict) return "{" + text + "}";
  if (!is_tuple) return "[" + text + "]";
  return "(" + text + (node()->elements.size() == 1 ? ",)" : ")");
}

}  // namespace tfx::saved_model
