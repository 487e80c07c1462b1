#include "tfx/data/numpy_elements.h"

#include <ostream>

#include "tfx/core/element_format.h"

namespace tfx::data {
namespace {

std::string leaf_repr(const Structure& leaf) {
  if (leaf.is_none()) return "None";
  if (leaf.is_composite()) return leaf.composite().repr();
  const np::NDArray array = leaf.numpy();
  return array.repr();
}

std::string joined(const Structure& element) {
  std::string text;
  for (const Structure& child : element) {
    text += (text.empty() ? "" : ", ") + NumpyElement(child).repr();
  }
  return text;
}

}  // namespace

std::string NumpyElement::repr() const {
  if (element_.is_leaf()) return leaf_repr(element_);
  if (element_.is_list()) return "[" + joined(element_) + "]";
  if (!element_.is_dict()) {
    return "(" + joined(element_) + (element_.size() == 1 ? ",)" : ")");
  }
  std::string text;
  for (const size_t i : element_.keys_as_written()) {
    text += (text.empty() ? "'" : ", '") + element_.keys()[i] +
            "': " + NumpyElement(element_.children()[i]).repr();
  }
  return "{" + text + "}";
}

std::string NumpyElement::str() const {
  return element_.is_tensor() ? element_.numpy().str() : repr();
}

std::ostream& operator<<(std::ostream& stream, const NumpyElement& element) {
  return stream << element.str();
}

}  // namespace tfx::data
