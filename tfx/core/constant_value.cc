#include "tfx/core/constant_value.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "tfx/core/func_graph.h"
#include "tfx/core/symbol.h"

namespace tfx {

std::optional<Tensor> constant_value(const Tensor& tensor) {
  const Symbol* const symbol = tensor.symbol();
  if (symbol == nullptr) return tensor;
  c::Tensor value = symbol->graph->graph.try_evaluate_constant(symbol->output);
  if (!value) return std::nullopt;
  return Tensor(std::move(value));
}

std::optional<std::vector<int64_t>> constant_integers(const Tensor& tensor) {
  const std::optional<Tensor> constant = constant_value(tensor);
  if (!constant) return std::nullopt;
  if (constant->dtype() == int32) {
    const auto values = constant->data<int32_t>();
    return std::vector<int64_t>(values.begin(), values.end());
  }
  const auto values = constant->data<int64_t>();
  return std::vector<int64_t>(values.begin(), values.end());
}

std::optional<int64_t> constant_integer(const Tensor& tensor) {
  const std::optional<Tensor> constant = constant_value(tensor);
  if (!constant) return std::nullopt;
  return constant->dtype() == int32 ? constant->item<int32_t>()
                                    : constant->item<int64_t>();
}

namespace {

// The tensor that is input `index` of what makes `symbol`.
Tensor input_of(const Symbol& symbol, int index) {
  return Tensor({symbol.graph, symbol.output.operation.input(index)});
}

// What is below zero is not known.
TensorShape as_shape(std::vector<int64_t> dims) {
  for (int64_t& dim : dims) dim = std::max(dim, kNone);
  return dims;
}

TensorShape packed_shape(const Symbol& symbol) {
  std::vector<int64_t> dims;
  for (int i = 0; i < symbol.output.operation.num_inputs(); ++i) {
    dims.push_back(constant_integer(input_of(symbol, i)).value_or(kNone));
  }
  return as_shape(std::move(dims));
}

TensorShape joined_shape(const Symbol& symbol) {
  TensorShape all;
  for (int i = 0; i + 1 < symbol.output.operation.num_inputs(); ++i) {
    all = all.concatenate(constant_value_as_shape(input_of(symbol, i)));
  }
  return all;
}

// A part of a shape, unless it is one with steps.
std::optional<TensorShape> sliced_shape(const Symbol& symbol) {
  const c::Operation slice = symbol.output.operation;
  const auto begin = constant_integers(input_of(symbol, 1));
  const auto end = constant_integers(input_of(symbol, 2));
  const auto strides = constant_integers(input_of(symbol, 3));
  if (!begin || !end || strides != std::vector<int64_t>{1} ||
      slice.attr_int("ellipsis_mask") != 0 ||
      slice.attr_int("new_axis_mask") != 0 ||
      slice.attr_int("shrink_axis_mask") != 0) {
    return std::nullopt;
  }
  using Limits = std::numeric_limits<int>;
  const auto bound = [&](const std::vector<int64_t>& value,
                         const char* mask) -> std::optional<int> {
    if (slice.attr_int(mask) != 0) return std::nullopt;
    return static_cast<int>(
        std::clamp<int64_t>(value[0], Limits::min(), Limits::max()));
  };
  return constant_value_as_shape(input_of(symbol, 0))
      .slice(bound(*begin, "begin_mask"), bound(*end, "end_mask"));
}

// Of what an input of the function that is being traced stands for, if it is a
// capture.
std::optional<TensorShape> captured_shape(const Symbol& symbol) {
  const FuncGraph* const graph = FuncGraph::current();
  if (graph == nullptr) return std::nullopt;
  for (const FuncGraph::Capture& capture : graph->captures()) {
    if (capture.inner.symbol()->output == symbol.output) {
      return constant_value_as_shape(capture.outer);
    }
  }
  return std::nullopt;
}

// What the operation that makes it tells of single dimensions.
std::optional<TensorShape> shape_by_operation(const Symbol& symbol) {
  const std::string type = symbol.output.operation.op_type();
  if (type == "Shape") return input_of(symbol, 0).shape();
  if (type == "Cast" && input_of(symbol, 0).dtype().is_integer()) {
    return constant_value_as_shape(input_of(symbol, 0));
  }
  if (type == "Pack") return packed_shape(symbol);
  if (type == "ConcatV2") return joined_shape(symbol);
  if (type == "StridedSlice") return sliced_shape(symbol);
  if (type == "Placeholder") return captured_shape(symbol);
  return std::nullopt;
}

}  // namespace

TensorShape constant_value_as_shape(const Tensor& tensor) {
  const TensorShape length = tensor.shape().with_rank(1);
  if (auto dims = constant_integers(tensor)) {
    return tensor.is_symbolic() ? as_shape(*std::move(dims)) : *std::move(dims);
  }
  if (auto shape = shape_by_operation(*tensor.symbol())) {
    return *std::move(shape);
  }
  if (length[0] == kNone) return TensorShape::unknown();
  return std::vector<int64_t>(static_cast<size_t>(length[0]), kNone);
}

}  // namespace tfx
