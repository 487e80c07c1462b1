// Private: a call's arguments, flattened: its tensors, and a cache key of
// everything else.
#ifndef TFX_FUNCTION_ENCODED_H_
#define TFX_FUNCTION_ENCODED_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"

namespace tfx::internal {

// The shape of a composite tensor's component, as far as the composite's type
// determines it.
struct ComponentShape {
  size_t tensor;
  TensorShape shape;
};

// C++ values, flattened: their tensors in order, and a key of everything else,
// which is equal for equal values.
struct Encoded {
  std::string key = {};
  std::vector<Tensor> tensors = {};
  // The specs for empty elements of `tensors`, in order.
  std::vector<TensorSpec> specs = {};
  // Objects that are keyed by their address and owned by shared pointers.
  std::vector<std::weak_ptr<const void>> owners = {};
  // The identities of objects that are keyed by them.
  std::vector<int64_t> identities = {};
  // For all components of composite tensors, in order.
  std::vector<ComponentShape> component_shapes = {};
  // If set, the type keys of composite tensors are appended here instead of to
  // `key`.
  std::optional<std::string> types = std::nullopt;

  void add_bytes(const void* data, size_t size) {
    key.append(static_cast<const char*>(data), size);
  }
  void add_identity(int64_t identity) {
    add_bytes(&identity, sizeof(identity));
    identities.push_back(identity);
  }
  void add_text(std::string_view text) {
    key += std::to_string(text.size()) + ":";
    key += text;
  }
  void add_tensor(const Tensor& tensor) {
    key += tensor.has_value() ? 'T' : 'N';
    if (tensor.has_value()) tensors.push_back(tensor);
  }
  // Adds a spec in the place of a tensor.
  void add_spec(TensorSpec spec) {
    key += 'T';
    tensors.emplace_back();
    specs.push_back(std::move(spec));
  }
  // Adds a type key of a composite tensor.
  void add_type(std::string_view type_key);
  // `shapes` has a shape for each component.
  void add_composite(std::string_view type_key,
                     std::span<const Tensor> components,
                     std::span<const TensorShape> shapes);
};

// How composite tensors are rebuilt: with their own type, or with the general
// type of from_components().
enum class CompositeTypes { kSame, kOpen };

// What produced the tensors that a value is rebuilt from.
enum class Origin { kCall, kBranches, kIterations };

// Hands out the tensors that values are rebuilt from, in order.
class TensorReader {
 public:
  explicit TensorReader(std::span<const Tensor> tensors,
                        CompositeTypes types = CompositeTypes::kSame,
                        Origin origin = Origin::kCall)
      : tensors_(tensors), types_(types), origin_(origin) {}
  const Tensor& next() { return tensors_[next_++]; }
  // The next tensor to replace `place`; None stays None.
  Tensor next(const Tensor& place) {
    return place.has_value() ? next() : Tensor();
  }
  CompositeTypes types() const { return types_; }
  Origin origin() const { return origin_; }

 private:
  std::span<const Tensor> tensors_;
  CompositeTypes types_;
  Origin origin_;
  size_t next_ = 0;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_ENCODED_H_
