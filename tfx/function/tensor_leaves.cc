#include "tfx/function/tensor_leaves.h"

namespace tfx::internal {
namespace {

void encode_leaves(const Structure& structure, Encoded& to) {
  if (structure.is_composite()) {
    Leaves<CompositeValue>::encode(structure.composite(), to);
  } else if (structure.is_leaf()) {
    to.add_tensor(structure.tensor());
  } else {
    for (const Structure& child : structure) encode_leaves(child, to);
  }
}

}  // namespace

void Leaves<Structure>::encode(const Structure& value, Encoded& to) {
  to.add_text(value.layout());
  encode_leaves(value, to);
}

Structure Leaves<Structure>::decode(const Structure& value,
                                    TensorReader& from) {
  return convert_tree<Structure>(value, [&](const Structure& leaf) {
    return leaf.is_composite() ? Structure(Leaves<CompositeValue>::decode(
                                     leaf.composite(), from))
                               : Structure(from.next(leaf.tensor()));
  });
}

}  // namespace tfx::internal
