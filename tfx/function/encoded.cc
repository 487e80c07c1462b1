#include "tfx/function/encoded.h"

namespace tfx::internal {

void Encoded::add_type(std::string_view type_key) {
  std::string& to = types ? *types : key;
  to += std::to_string(type_key.size()) + ":";
  to += type_key;
}

void Encoded::add_composite(std::string_view type_key,
                            std::span<const Tensor> components,
                            std::span<const TensorShape> shapes) {
  add_type(type_key);
  for (size_t i = 0; i < components.size(); ++i) {
    if (components[i].has_value()) {
      component_shapes.push_back({tensors.size(), shapes[i]});
    }
    add_tensor(components[i]);
  }
}

}  // namespace tfx::internal
