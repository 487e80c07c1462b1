#include "tfx/autodiff/recorded_op.h"

#include <functional>
#include <map>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/op_definition.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {
namespace {

bool has_bit(uint64_t bits, size_t index) {
  // The last bit holds for all that follow: lists may be long.
  constexpr size_t kLast = 63;
  return ((bits >> (index < kLast ? index : kLast)) & 1U) != 0;
}

bool is_input_kept(const Keeps& keeps, size_t index, size_t count) {
  return keeps.input != nullptr ? keeps.input(index, count)
                                : has_bit(keeps.inputs, index);
}

const Tensor& kept_value(const RecordedTensor& tensor, const std::string& op) {
  if (!tensor.value.has_value()) {
    throw RuntimeError("the gradient of " + op +
                       " asks for a tensor that its registration says it does "
                       "not need");
  }
  return tensor.value;
}

TensorShape shape_of(const RecordedTensor& tensor) {
  return tensor.value.has_value() ? tensor.value.shape() : tensor.shape;
}

Tensor shape_tensor_of(const RecordedTensor& tensor) {
  const TensorShape shape = shape_of(tensor);
  if (!shape.is_fully_defined()) return raw_ops::Shape(tensor.value);
  const std::vector<int64_t>& dims = shape.as_list();
  const std::vector<int32_t> narrow(dims.begin(), dims.end());
  return Tensor(c::Tensor::from_values<int32_t>(
      {static_cast<int64_t>(narrow.size())}, narrow));
}

}  // namespace

RecordedTensor::RecordedTensor(const Tensor& tensor, bool keep)
    : id(tensor.id()), dtype(tensor.dtype()) {
  if (keep) {
    value = tensor;
    return;
  }
  shape = tensor.shape();
  // The shape of a symbolic tensor may only be known when the graph runs, so
  // the tensor must be kept.
  if (!shape.is_fully_defined()) value = tensor;
}

struct RecordedOp::GraphAttrs {
  c::Operation operation;
  // A map, because gradient functions hold references.
  std::map<std::string, OwnedAttr, std::less<>> read = {};
};

RecordedOp::RecordedOp(const OpCall& call, std::span<const Tensor> outputs,
                       const Keeps& keeps)
    : type_(call.op), attrs_(call.attrs) {
  size_t count = 0;
  for (const Argument& argument : call.inputs) {
    count += argument.tensors().size();
  }
  inputs_.reserve(count);
  for (const Argument& argument : call.inputs) {
    for (const Tensor& tensor : argument.tensors()) {
      inputs_.emplace_back(tensor, is_input_kept(keeps, inputs_.size(), count));
    }
  }
  outputs_.reserve(outputs.size());
  for (const Tensor& tensor : outputs) {
    outputs_.emplace_back(tensor, has_bit(keeps.outputs, outputs_.size()));
  }
}

RecordedOp::RecordedOp(const GraphBuilder& graph, c::Operation operation,
                       const Keeps& keeps)
    : type_(operation.op_type()),
      graph_attrs_(std::make_unique<GraphAttrs>(GraphAttrs{operation})) {
  const std::vector<c::Output> inputs = operation.inputs();
  inputs_.reserve(inputs.size());
  for (const c::Output input : inputs) {
    inputs_.emplace_back(graph.outside(input),
                         is_input_kept(keeps, inputs_.size(), inputs.size()));
  }
  const int count = operation.num_outputs();
  outputs_.reserve(static_cast<size_t>(count));
  for (int i = 0; i < count; ++i) {
    outputs_.emplace_back(graph.outside(operation.output(i)),
                          has_bit(keeps.outputs, outputs_.size()));
  }
}

RecordedOp::RecordedOp(std::string type, TensorSpan inputs, TensorSpan outputs)
    : type_(std::move(type)) {
  for (const Tensor& tensor : inputs) inputs_.emplace_back(tensor, false);
  for (const Tensor& tensor : outputs) outputs_.emplace_back(tensor, false);
}

RecordedOp::RecordedOp(RecordedOp&& other) noexcept = default;
RecordedOp& RecordedOp::operator=(RecordedOp&& other) noexcept = default;
RecordedOp::~RecordedOp() = default;

const Tensor& RecordedOp::input(size_t index) const {
  return kept_value(inputs_.at(index), type_);
}

const Tensor& RecordedOp::output(size_t index) const {
  return kept_value(outputs_.at(index), type_);
}

DType RecordedOp::input_dtype(size_t index) const {
  return inputs_.at(index).dtype;
}

DType RecordedOp::output_dtype(size_t index) const {
  return outputs_.at(index).dtype;
}

TensorShape RecordedOp::input_shape(size_t index) const {
  return shape_of(inputs_.at(index));
}

TensorShape RecordedOp::output_shape(size_t index) const {
  return shape_of(outputs_.at(index));
}

Tensor RecordedOp::input_shape_tensor(size_t index) const {
  return shape_tensor_of(inputs_.at(index));
}

Tensor RecordedOp::output_shape_tensor(size_t index) const {
  return shape_tensor_of(outputs_.at(index));
}

bool RecordedOp::is_wanted(size_t index) const {
  return has_bit(wanted_, index);
}

const OwnedAttr* RecordedOp::find_attr(std::string_view name) const {
  if (graph_attrs_ != nullptr) {
    auto& [operation, read] = *graph_attrs_;
    const auto found = read.find(name);
    if (found != read.end()) return &found->second;
    return &read.emplace(name, read_attr(operation, name)).first->second;
  }
  if (const OwnedAttr* given = attrs_.find(name)) return given;
  if (const auto* fallback = op_definition(type_).defaults.find(name)) {
    return fallback;
  }
  throw LookupError("an operation of type " + type_ +
                    " was recorded without attribute " + std::string(name));
}

void RecordedOp::throw_attr_type(std::string_view name) const {
  throw TypeError("attribute " + std::string(name) + " of " + type_ +
                  " is of another type than asked for");
}

}  // namespace tfx
