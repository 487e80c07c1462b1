#include "tfx/core/structure_cast.h"

#include "tfx/core/errors.h"

namespace tfx::structure_cast {
namespace {

// "(., .)"; a point alone would say little.
std::string found(const Structure& structure) {
  if (structure.is_none()) return "None";
  if (!structure.is_leaf()) return structure.layout();
  return structure.is_tensor() ? "a Tensor"
                               : "a " + std::string(structure.type_name());
}

}  // namespace

std::span<const Structure> sequence(const Structure& structure, size_t size,
                                    Expected expected) {
  if (!structure.is_tuple() && !structure.is_list()) {
    throw TypeError("expected a structure " + expected() + ", got " +
                    found(structure));
  }
  const size_t actual = structure.size();
  if (size != kAnySize && actual != size) {
    throw ValueError(std::string(actual < size ? "not enough" : "too many") +
                     " values to unpack (expected " + std::to_string(size) +
                     ", got " + std::to_string(actual) +
                     "): expected a structure " + expected() + ", got " +
                     found(structure));
  }
  return structure.children();
}

void check_dict(const Structure& structure, Expected expected) {
  if (structure.is_dict()) return;
  throw TypeError("expected a structure " + expected() + ", got " +
                  found(structure));
}

void throw_other_leaf(const Structure& structure, Expected expected) {
  throw TypeError("expected a structure " + expected() + ", got " +
                  found(structure));
}

std::string tuple_str(const std::vector<Expected>& children) {
  std::string text = "(";
  for (const Expected child : children) {
    if (text.size() > 1) text += ", ";
    text += child();
  }
  return text + (children.size() == 1 ? ",)" : ")");
}

}  // namespace tfx::structure_cast
