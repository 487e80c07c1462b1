// RecordedOp: an operation, as its gradient function sees it. It is made of one
// that was executed, or of one that a graph has.
#ifndef TFX_AUTODIFF_RECORDED_OP_H_
#define TFX_AUTODIFF_RECORDED_OP_H_

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tfx/c/operation.h"
#include "tfx/core/attr_map.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_span.h"

namespace tfx {

class GraphBuilder;
struct OpCall;

// The inputs and outputs that an op's gradient function uses, a bit each; the
// others are not kept alive for it.
struct Keeps {
  uint64_t inputs = ~uint64_t{0};
  uint64_t outputs = ~uint64_t{0};
  // For ops with lists of variable length: replaces `inputs`, and says whether
  // the input at `index` of `count` is used.
  bool (*input)(size_t index, size_t count) = nullptr;
};
inline constexpr Keeps kKeepsNothing{0, 0};
inline constexpr Keeps kKeepsInputs{~uint64_t{0}, 0};
inline constexpr Keeps kKeepsOutputs{0, ~uint64_t{0}};

// A tensor of a recorded operation. Shape and dtype are known even if the
// tensor is not kept.
struct RecordedTensor {
  RecordedTensor(const Tensor& tensor, bool keep);

  int64_t id;
  DType dtype;
  Tensor value;
  TensorShape shape;  // if the tensor is not kept
};

class RecordedOp {
 public:
  RecordedOp(const OpCall& call, std::span<const Tensor> outputs,
             const Keeps& keeps);
  // An operation of a graph. Inputs that the graph captured are the tensors
  // outside. Attributes are read when they are asked for.
  RecordedOp(const GraphBuilder& graph, c::Operation operation,
             const Keeps& keeps);
  // For a custom gradient, which is not an op.
  RecordedOp(std::string type, TensorSpan inputs, TensorSpan outputs);
  // Defined in the source, so that not every includer compiles those of the
  // attributes.
  RecordedOp(RecordedOp&& other) noexcept;
  RecordedOp& operator=(RecordedOp&& other) noexcept;
  ~RecordedOp();

  const std::string& type() const { return type_; }
  // Each tensor of a list counts.
  size_t input_count() const { return inputs_.size(); }
  size_t output_count() const { return outputs_.size(); }

  // Throws RuntimeError if the op's registration does not keep the tensor.
  const Tensor& input(size_t index) const;
  const Tensor& output(size_t index) const;
  DType input_dtype(size_t index) const;
  DType output_dtype(size_t index) const;
  // The static shape, and the shape as an int32 vector.
  TensorShape input_shape(size_t index) const;
  TensorShape output_shape(size_t index) const;
  Tensor input_shape_tensor(size_t index) const;
  Tensor output_shape_tensor(size_t index) const;

  // Whether the gradient of this input is needed. If not, a gradient function
  // may skip the work and return None.
  bool is_wanted(size_t index) const;
  // Sets it for all inputs, a bit each; the last bit holds for all that follow.
  void set_wanted(uint64_t inputs) { wanted_ = inputs; }

  std::span<const RecordedTensor> inputs() const { return inputs_; }
  std::span<const RecordedTensor> outputs() const { return outputs_; }

  // An attribute, or its default: attr<bool>("transpose_a"),
  // attr<std::vector<int64_t>>("strides"). Throws LookupError if there is none,
  // TypeError if it has another type.
  template <typename T>
  const T& attr(std::string_view name) const {
    const T* value = std::get_if<T>(find_attr(name));
    if (value == nullptr) throw_attr_type(name);
    return *value;
  }

 private:
  const OwnedAttr* find_attr(std::string_view name) const;
  [[noreturn]] void throw_attr_type(std::string_view name) const;
  // The operation of a graph, with its attributes as far as they were read.
  struct GraphAttrs;

  std::string type_;
  std::vector<RecordedTensor> inputs_;
  std::vector<RecordedTensor> outputs_;
  AttrMap attrs_;
  std::unique_ptr<GraphAttrs> graph_attrs_;
  uint64_t wanted_ = ~uint64_t{0};
};

}  // namespace tfx

#endif  // TFX_AUTODIFF_RECORDED_OP_H_
