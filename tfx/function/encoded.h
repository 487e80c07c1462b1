// Private: what values have in them for a function: tensors, and all else,
// which is part of what distinguishes one trace from another.
#ifndef TFX_FUNCTION_ENCODED_H_
#define TFX_FUNCTION_ENCODED_H_

#include <cstddef>
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
  // What stands in the places of tensors that are not there, in order.
  std::vector<TensorSpec> specs = {};
  // What has been told by its address and has owners elsewhere.
  std::vector<std::weak_ptr<const void>> owners = {};
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
  // A tensor that is not there yet.
  void add_spec(TensorSpec spec) {
    key += 'T';
    tensors.emplace_back();
    specs.push_back(std::move(spec));
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

// Where tensors come from that values are made with again: a call of a
// function, one of several branches, or iterations of a loop.
enum class Origin { kCall, kBranches, kIterations };

// Tensors to put in the places of others.
class TensorReader {
 public:
  explicit TensorReader(std::span<const Tensor> tensors,
                        CompositeTypes types = CompositeTypes::kSame,
                        Origin origin = Origin::kCall)
      : tensors_(tensors), types_(types), origin_(origin) {}
  const Tensor& next() { return tensors_[next_++]; }
  // None stays None.
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
