#include "tfx/data/structured_shapes.h"

#include <map>

namespace tfx::data {

StructuredShapes::StructuredShapes(std::initializer_list<Item> dict) {
  std::map<std::string, const std::vector<TensorShape>*> sorted;
  for (const Item& item : dict) sorted[item.key] = &item.shapes;
  for (const auto& [key, shapes] : sorted) append(*shapes);
}

}  // namespace tfx::data
