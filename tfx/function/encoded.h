// Private: what values have in them for a function: tensors, and all else,
// which is part of what distinguishes one trace from another.
#ifndef TFX_FUNCTION_ENCODED_H_
#define TFX_FUNCTION_ENCODED_H_

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx::internal {

// What a composite tensor's type says of the shape of one of its tensors.
struct ComponentShape {
  size_t tensor;
  TensorShape shape;
};

// The tensors of some values, in order, and the rest of them as a key that is
// equal for equal values.
struct Encoded {
  std::string key = {};
  std::vector<Tensor> tensors = {};
  // Those of composite tensors, in order.
  std::vector<ComponentShape> component_shapes = {};
  // What distinguishes the types of composite tensors, if it shall be no part
  // of the key.
  std::optional<std::string> types = std::nullopt;

  void add_bytes(const void* data, size_t size) {
    key.append(static_cast<const char*>(data), size);
  }
  void add_text(std::string_view text) {
    key += std::to_string(text.size()) + ":";
    key += text;
  }
  void add_tensor(const Tensor& tensor) {
    key += tensor.has_value() ? 'T' : 'N';
    if (tensor.has_value()) tensors.push_back(tensor);
  }
  // What may differ where the types of composite tensors may.
  void add_type(std::string_view type_key);
  // With a shape for each component.
  void add_composite(std::string_view type_key,
                     std::span<const Tensor> components,
                     std::span<const TensorShape> shapes);
};

// Whether composite tensors that are made again are of the same types.
enum class CompositeTypes { kSame, kOpen };

// Tensors to put in the places of others.
class TensorReader {
 public:
  explicit TensorReader(std::span<const Tensor> tensors,
                        CompositeTypes types = CompositeTypes::kSame)
      : tensors_(tensors), types_(types) {}
  const Tensor& next() { return tensors_[next_++]; }
  // None stays None.
  Tensor next(const Tensor& place) {
    return place.has_value() ? next() : Tensor();
  }
  CompositeTypes types() const { return types_; }

 private:
  std::span<const Tensor> tensors_;
  CompositeTypes types_;
  size_t next_ = 0;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_ENCODED_H_
