#include "tfx/function/leaves.h"

#include <atomic>

#include "tfx/core/errors.h"

namespace tfx::internal {

int64_t unique_number() {
  static std::atomic<int64_t> last = 0;
  return ++last;
}

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

void throw_no_common_type(const std::string& spec) {
  throw TypeError(
      "all branches, and all iterations of a loop, must return values of the "
      "same type: one is " +
      spec + ", and another is not");
}

}  // namespace tfx::internal
